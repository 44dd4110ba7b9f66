#include "widgets/cut_text.h"

#include "tests/catch.h"
#include "widgets/figure_table.h"

#include <QHelpEvent>
#include <QStandardItemModel>
#include <QToolTip>

using namespace nictate;

TEST_CASE("a title that is too long for its column ends in … within the padding, and its tip is the whole") {
    constexpr int padding = 8, width = 70;
    FigureTable table;
    table.setStyleSheet(
        QString("QHeaderView::section { background: white; color: black; border: none; padding: 2px %1px; }").arg(padding));
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({"WWWWWWWWWWWWWWWWWWWW", "x"});
    table.setModel(&model);
    table.resize(400, 100);
    table.horizontalHeader()->resizeSection(0, width);
    table.show();
    QCoreApplication::processEvents();
    QWidget* header = table.horizontalHeader()->viewport();
    const QImage picture = header->grab(QRect(0, 0, width, header->height())).toImage();
    int first = width, last = 0;
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (qGray(picture.pixel(x, y)) < 128) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    CHECK(first >= padding);
    CHECK(last < width - padding);
    CHECK(last > width / 2);

    QHelpEvent asked(QEvent::ToolTip, QPoint(width / 2, 5), header->mapToGlobal(QPoint(width / 2, 5)));
    QCoreApplication::sendEvent(header, &asked);
    CHECK(QToolTip::text() == "WWWWWWWWWWWWWWWWWWWW");
    QToolTip::hideText();
}
