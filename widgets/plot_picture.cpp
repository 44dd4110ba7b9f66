#include "widgets/plot_picture.h"

#include "widgets/custom_plot.h"
#include "widgets/theme.h"

#include <algorithm>

namespace nictate {

namespace {

struct Words {
    QString text;
    QFont font;
    QColor colour;
    int height(int width) const {
        const QRect room(0, 0, width, 10000);
        return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height() + 8;
    }
    void write(QPainter& painter, const QRect& place) const {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(place, Qt::TextWordWrap, text);
    }
};

} // namespace

Picture plotPicture(DrawPlot draw, const QString& title, const QString& caption, QSize size) {
    auto paint = [=](QPainter& painter, double) {
        const Words above{title, scaledFont(interfaceFont(), 1, QFont::DemiBold), lightTheme().text};
        const Words below{caption, scaledFont(interfaceFont(), 0.85), lightTheme().muted};
        const int width = size.width() - 12, top = above.height(width), bottom = below.height(width);
        QCustomPlot plot;
        plot.resize(size.width(), std::max(60, size.height() - top - bottom));
        draw(plot, plot.size(), lightTheme());
        painter.save();
        painter.translate(0, top);
        plot.toPainter(static_cast<QCPPainter*>(&painter), plot.width(), plot.height());
        painter.restore();
        painter.setClipping(false);
        above.write(painter, {6, 4, width, top});
        below.write(painter, {6, top + plot.height(), width, bottom});
    };
    return {.size = size, .paint = paint, .title = title, .description = caption};
}

} // namespace nictate
