#include "widgets/gallery/brush.h"

#include <QFontMetricsF>
#include <QLinearGradient>

namespace nictate::gallery {

QRectF placeOf(const Scene& scene, const std::string& name) {
    const Attractor& thing = attractor(scene, name);
    return {thing.x - 2 * thing.sx, thing.y - 2 * thing.sy, 4 * thing.sx, 4 * thing.sy};
}

QFont sans(double pixels, QFont::Weight weight, double letter_spacing_px) {
    QFont font;
    font.setFamilies({"Inter", "DejaVu Sans", "sans-serif"});
    font.setPixelSize(qRound(pixels));
    font.setWeight(weight);
    font.setLetterSpacing(QFont::AbsoluteSpacing, letter_spacing_px);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont serif(double pixels, bool bold, bool italic) {
    QFont font;
    font.setFamilies({"DejaVu Serif", "serif"});
    font.setPixelSize(qRound(pixels));
    font.setBold(bold);
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void write(QPainter& painter, const QRectF& box, int alignment, QFont font, const QColor& colour, const QString& text) {
    while (font.pixelSize() > 6 && QFontMetricsF(font).horizontalAdvance(text) > box.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, alignment | Qt::TextDontClip | Qt::TextSingleLine, text);
    painter.setPen(Qt::NoPen);
}

QBrush fade(const QRectF& box, const QColor& top, const QColor& bottom) {
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0, top);
    gradient.setColorAt(1, bottom);
    return gradient;
}

namespace {

/// Catmull–Rom as Bézier pieces.
void smoothTo(QPainterPath& path, QPointF before, QPointF from, QPointF to, QPointF after) {
    path.cubicTo(from + (to - before) / 6, to - (after - from) / 6, to);
}

} // namespace

QPainterPath blob(const QPolygonF& points) {
    QPainterPath path(points.first());
    const qsizetype n = points.size();
    for (qsizetype i = 0; i < n; ++i)
        smoothTo(path, points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]);
    path.closeSubpath();
    return path;
}

QPainterPath curve(const QPolygonF& points) {
    QPainterPath path(points.first());
    const qsizetype n = points.size();
    for (qsizetype i = 0; i + 1 < n; ++i)
        smoothTo(path, points[std::max<qsizetype>(i - 1, 0)], points[i], points[i + 1], points[std::min(i + 2, n - 1)]);
    return path;
}

double speckle(unsigned index) {
    unsigned h = index * 2654435761u + 0x9E3779B9u;
    h ^= h >> 15;
    h *= 2246822519u;
    h ^= h >> 13;
    h *= 3266489917u;
    h ^= h >> 16;
    return h / 4294967296.0;
}

} // namespace nictate::gallery
