// A page to read, on how reading works.
#include "widgets/gallery/brush.h"

#include <QFontMetricsF>

namespace nictate::gallery {

namespace {

const QColor letters(0x2b, 0x2b, 0x30);
const QColor rust(0xb0, 0x4a, 0x2f);

/// Every line is set to exactly the width the scene gives it, so that simulated gaze meets words whatever the
/// font.
void paintLine(QPainter& painter, const ReadingLine& line, double size) {
    const QStringList words = QString::fromStdString(line.text).split(' ');
    QFont font = serif(size);
    QFontMetricsF metrics(font);
    double ink_width = 0;
    for (const QString& word : words)
        ink_width += metrics.horizontalAdvance(word);
    const double room = line.x1 - line.x0;
    const double narrowest = room - 0.18 * size * static_cast<double>(words.size() - 1);
    double squeeze = 1;
    if (ink_width > narrowest)
        squeeze = narrowest / ink_width;
    const double space = words.size() > 1 ? (room - squeeze * ink_width) / static_cast<double>(words.size() - 1) : 0;
    painter.setFont(font);
    painter.setPen(letters);
    double x = line.x0;
    for (const QString& word : words) {
        painter.save();
        painter.translate(x, line.y + metrics.capHeight() / 2);
        painter.scale(squeeze, 1);
        painter.drawText(QPointF(0, 0), word);
        painter.restore();
        x += squeeze * metrics.horizontalAdvance(word) + space;
    }
    painter.setPen(Qt::NoPen);
}

/// An eye above a line of letters, and the leaps between them.
void paintFigure(QPainter& painter, const QRectF& box) {
    painter.setBrush(QColor(0xf1, 0xe6, 0xd3));
    painter.drawRoundedRect(box.adjusted(-44, -20, 44, 20), 10, 10);
    const QPointF c(box.center().x(), box.top() + 38);
    const double w = 74, h = 34;
    QPainterPath lids(c - QPointF(w, 0));
    lids.quadTo(c - QPointF(0, 2 * h), c + QPointF(w, 0));
    lids.quadTo(c + QPointF(0, 2 * h), c - QPointF(w, 0));
    painter.setBrush(Qt::white);
    painter.drawPath(lids);
    painter.save();
    painter.setClipPath(lids);
    painter.setBrush(QColor(0x4a, 0x86, 0x8f));
    painter.drawEllipse(c, 29, 29);
    painter.setBrush(letters);
    painter.drawEllipse(c, 13, 13);
    painter.setBrush(Qt::white);
    painter.drawEllipse(c + QPointF(-9, -10), 6, 6);
    painter.restore();
    painter.strokePath(lids, QPen(letters, 3.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));

    const double y = box.bottom() - 8;
    const double stops[] = {box.left() - 10, box.left() + 36, box.left() + 70, box.left() + 118, box.right() + 6};
    for (int i = 0; i < 4; ++i) {
        QPainterPath leap(QPointF(stops[i], y - 8));
        leap.quadTo(QPointF((stops[i] + stops[i + 1]) / 2, y - 46), QPointF(stops[i + 1], y - 8));
        painter.strokePath(leap, QPen(rust, 2.5, Qt::SolidLine, Qt::RoundCap));
    }
    painter.setBrush(rust);
    for (int i = 0; i < 5; ++i)
        painter.drawEllipse(QPointF(stops[i], y - 4), 6.0 + 2.5 * speckle(static_cast<unsigned>(i) + 3),
                            6.0 + 2.5 * speckle(static_cast<unsigned>(i) + 3));
    painter.fillRect(QRectF(box.left() - 20, y + 10, box.width() + 40, 2), letters);
}

} // namespace

void paintTextPage(QPainter& painter, const Scene& scene) {
    painter.fillRect(QRectF(0, 0, scene.width_px, scene.height_px), QColor(0xfb, 0xf8, 0xf1));
    painter.fillRect(QRectF(100, 64, 64, 6), rust);
    write(painter, placeOf(scene, "title"), Qt::AlignVCenter | Qt::AlignLeft, serif(52, true), letters, "How an eye reads");
    write(painter, placeOf(scene, "subtitle"), Qt::AlignVCenter | Qt::AlignLeft, serif(24, false, true), QColor(0x6a, 0x66, 0x62),
          "On leaps, rests and what they tell");
    painter.fillRect(QRectF(100, 218, 640, 1.5), QColor(0xcf, 0xc6, 0xb6));
    for (const ReadingLine& line : scene.lines)
        paintLine(painter, line, 20);
    paintFigure(painter, placeOf(scene, "figure"));
    write(painter, placeOf(scene, "caption"), Qt::AlignCenter, serif(17, false, true), QColor(0x6a, 0x66, 0x62),
          "Four leaps along one line.");
    write(painter, placeOf(scene, "page number"), Qt::AlignCenter, serif(18), QColor(0x6a, 0x66, 0x62), "7");
}

} // namespace nictate::gallery
