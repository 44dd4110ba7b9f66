#include "widgets/area_drawing.h"

#include "widgets/theme.h"

#include <QPainter>

#include <cmath>

namespace nictate {

QPainterPath pathOf(const Area& area) {
    QPainterPath path;
    const std::vector<double>& p = area.points;
    if (area.shape == AreaShape::rectangle) {
        path.addRect(p[0], p[1], p[2], p[3]);
    } else if (area.shape == AreaShape::ellipse) {
        path.addEllipse(QPointF(p[0], p[1]), p[2], p[3]);
    } else {
        QPolygonF corners;
        for (const AreaPoint& corner : outlineOf(area))
            corners << QPointF(corner.x, corner.y);
        path.addPolygon(corners);
        path.closeSubpath();
    }
    return path;
}

QColor outlineColour(const Area& area, std::size_t place) {
    const QColor own(QString::fromStdString(area.colour));
    if (!area.colour.empty() && own.isValid())
        return own;
    const std::vector<QColor>& colours = lightTheme().methods;
    return colours[place % colours.size()];
}

QColor readableOn(const QColor& fill) {
    const double light = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF();
    return light > 0.55 ? Qt::black : Qt::white;
}

void paintFill(QPainter& painter, const Area& area, const AreaLook& look, const QTransform& to_page) {
    if (!look.fill.isValid())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false); // its edge lies below the outline; so it takes half the time
    painter.fillPath(to_page.map(pathOf(area)), look.fill);
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintOutline(QPainter& painter, const Area& area, std::size_t place, bool chosen, const QTransform& to_page) {
    const QPainterPath path = to_page.map(pathOf(area));
    const double width = chosen ? 3 : 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), width + 2)); // a dark line under a coloured one is seen on every picture
    painter.drawPath(path);
    painter.setPen(QPen(outlineColour(area, place), width, chosen ? Qt::DashLine : Qt::SolidLine));
    painter.drawPath(path);
}

void paintLabel(QPainter& painter, const Area& area, const AreaLook& look, const QTransform& to_page) {
    if (look.text.isEmpty())
        return;
    const QFontMetricsF metrics(painter.font());
    QSizeF size(0, 0);
    const QStringList lines = look.text.split('\n');
    for (const QString& line : lines)
        size = {std::max(size.width(), metrics.horizontalAdvance(line)), size.height() + metrics.height()};
    QRectF label(QPointF(), size + QSizeF(8, 4));
    label.moveCenter(to_page.map(pathOf(area)).boundingRect().center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 150));
    painter.drawRoundedRect(label, 3, 3);
    painter.setPen(Qt::white);
    painter.drawText(label, Qt::AlignCenter, look.text);
}

} // namespace nictate
