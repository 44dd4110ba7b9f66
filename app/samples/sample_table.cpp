#include "app/samples/sample_table.h"

#include "app/bench/simulation_words.h"
#include "widgets/colour_maps.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>

#include <cmath>

namespace nictate {

namespace {

enum FigureColumn { figure_name, figure_original, figure_private, figure_columns };

QString figureText(double value) { return std::isfinite(value) ? shortNumber(value) : QStringLiteral("–"); }

} // namespace

SampleTable::SampleTable(QWidget* parent) : QTableWidget(0, figure_columns, parent) {
    setObjectName("sample_figures");
    setAccessibleName(tr("Figures of events, original and private"));
    setHorizontalHeaderLabels({tr("Figure"), tr("Original"), tr("Private")});
    horizontalHeaderItem(figure_original)->setToolTip(tr("Of the recording; never exported"));
    horizontalHeaderItem(figure_private)->setToolTip(tr("SIMULATION: what the mechanism makes of it"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setFont(scaledFont(interfaceFont(), 0.9));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + 6);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(figure_name, QHeaderView::ResizeToContents);
}

void SampleTable::setRows(const std::vector<FigureRow>& rows) {
    setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const FigureRow& figure = rows[static_cast<std::size_t>(row)];
        const QString texts[] = {figure.name, figureText(figure.original), figureText(figure.released)};
        for (int column = 0; column < figure_columns; ++column) {
            if (!item(row, column)) {
                setItem(row, column, new QTableWidgetItem);
                if (column != figure_name)
                    item(row, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            }
            item(row, column)->setText(texts[column]);
        }
    }
}

QString SampleTable::copied() const {
    QString text = "# " + simulationMark() + "\nfigure\tprivate\n";
    for (int row = 0; row < rowCount(); ++row)
        text += item(row, figure_name)->text() + "\t" + item(row, figure_private)->text() + "\n";
    return text;
}

void SampleTable::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy))
        return QTableWidget::keyPressEvent(event);
    QApplication::clipboard()->setText(copied());
}

} // namespace nictate
