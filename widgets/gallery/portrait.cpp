// An abstract figure with a bird on its shoulder; it shows no one.
#include "widgets/gallery/brush.h"

#include <numbers>

namespace nictate::gallery {

namespace {

const QColor skin(0xd8, 0x97, 0x6b), shade(0xb9, 0x74, 0x50), hair(0x2b, 0x27, 0x3e), outline(0x24, 0x1d, 0x2c);

void paintGround(QPainter& painter, const Scene& scene) {
    const QRectF all(0, 0, scene.width_px, scene.height_px);
    painter.fillRect(all, QColor(0xf3, 0xe4, 0xcb));
    painter.setBrush(QColor(0xe9, 0xb8, 0x72));
    painter.drawEllipse(QPointF(400, 420), 330, 330);
    painter.setBrush(QColor(0xef, 0xc9, 0x8b));
    painter.drawEllipse(QPointF(400, 420), 268, 268);
    painter.setBrush(QColor(0x8e, 0xb3, 0xa4));
    painter.drawPath(blob({{-40, 760}, {120, 820}, {240, 1040}, {-60, 1060}}));
    painter.setBrush(QColor(0xd8, 0x7a, 0x5b));
    painter.drawPath(blob({{840, 720}, {700, 800}, {600, 1050}, {860, 1060}}));
}

void paintLeaf(QPainter& painter, const QRectF& box) {
    painter.save();
    painter.translate(box.center());
    painter.rotate(-14);
    const double h = box.height() / 2, w = box.width() / 2;
    painter.setBrush(QColor(0x3e, 0x71, 0x66));
    painter.drawPath(blob({{0, -h}, {w, -h * 0.1}, {0, h}, {-w, -h * 0.1}}));
    painter.setPen(QPen(QColor(0xcf, 0xdf, 0xcb), 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -h * 0.75), QPointF(0, h * 1.3));
    for (int i = -2; i <= 2; ++i) {
        painter.drawLine(QPointF(0, h * 0.25 * i), QPointF(w * 0.62, h * (0.25 * i - 0.2)));
        painter.drawLine(QPointF(0, h * 0.25 * i), QPointF(-w * 0.62, h * (0.25 * i - 0.2)));
    }
    painter.restore();
}

void paintBody(QPainter& painter, const Scene& scene) {
    painter.setBrush(hair); // hair behind
    painter.drawPath(
        blob({{400, 190}, {540, 230}, {580, 380}, {572, 560}, {520, 650}, {280, 650}, {228, 560}, {220, 380}, {260, 230}}));
    painter.setBrush(QColor(0x2f, 0x5d, 0x74)); // coat
    painter.drawPath(blob({{400, 640}, {560, 684}, {662, 728}, {722, 1060}, {78, 1060}, {138, 728}, {240, 684}}));
    painter.setBrush(shade);
    painter.drawRoundedRect(QRectF(345, 540, 110, 180), 46, 46);
    const QRectF collar = placeOf(scene, "collar");
    painter.setBrush(QColor(0xf6, 0xee, 0xdd));
    painter.drawPolygon(QPolygonF{
        {collar.left(), collar.top() - 8}, {400, 764}, {collar.left() + 64, 790}, {collar.left() - 36, collar.bottom()}});
    painter.drawPolygon(QPolygonF{
        {collar.right(), collar.top() - 8}, {400, 764}, {collar.right() - 64, 790}, {collar.right() + 36, collar.bottom()}});
    painter.setPen(QPen(QColor(0x24, 0x49, 0x5d), 4));
    painter.drawLine(QPointF(400, 840), QPointF(400, 1000));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf1, 0xc0, 0x5f));
    for (int i = 0; i < 3; ++i)
        painter.drawEllipse(QPointF(424, 868 + 46 * i), 7, 7);
}

void paintBrooch(QPainter& painter, const QRectF& box) {
    painter.setBrush(QColor(0xf1, 0xc0, 0x5f));
    painter.drawEllipse(box);
    painter.setBrush(QColor(0xb8, 0x3a, 0x4b));
    painter.drawEllipse(box.adjusted(10, 10, -10, -10));
    painter.setBrush(QColor(255, 255, 255, 130));
    painter.drawEllipse(box.center() + QPointF(-8, -9), 8, 6);
}

void paintHead(QPainter& painter) {
    painter.setBrush(shade);
    painter.drawEllipse(QPointF(262, 430), 22, 36);
    painter.drawEllipse(QPointF(538, 430), 22, 36);
    painter.setBrush(skin);
    painter.drawPath(blob({{400, 230}, {500, 272}, {538, 400}, {508, 530}, {400, 622}, {292, 530}, {262, 400}, {300, 272}}));
    QPainterPath half; // the shaded side
    half.moveTo(400, 200);
    half.lineTo(580, 200);
    half.lineTo(580, 660);
    half.lineTo(400, 660);
    half.cubicTo(392, 560, 430, 480, 412, 400);
    half.closeSubpath();
    painter.save();
    painter.setClipPath(half);
    painter.setBrush(QColor(0xc8, 0x85, 0x5b));
    painter.drawPath(blob({{400, 230}, {500, 272}, {538, 400}, {508, 530}, {400, 622}, {292, 530}, {262, 400}, {300, 272}}));
    painter.restore();
    painter.setBrush(QColor(0xd7, 0x6f, 0x5a, 90));
    painter.drawEllipse(QPointF(318, 486), 34, 24);
    painter.drawEllipse(QPointF(482, 486), 34, 24);
    painter.setBrush(hair); // fringe
    painter.drawPath(blob({{250, 380},
                           {262, 262},
                           {340, 196},
                           {450, 186},
                           {536, 248},
                           {552, 380},
                           {516, 318},
                           {440, 290},
                           {352, 300},
                           {284, 326}}));
}

void paintEye(QPainter& painter, const QRectF& box) {
    const QPointF c = box.center();
    const double w = box.width() / 2, h = box.height() / 2 + 3;
    QPainterPath lids(QPointF(c.x() - w, c.y()));
    lids.quadTo(QPointF(c.x(), c.y() - 2 * h), QPointF(c.x() + w, c.y()));
    lids.quadTo(QPointF(c.x(), c.y() + 1.6 * h), QPointF(c.x() - w, c.y()));
    painter.setBrush(QColor(0xfd, 0xf8, 0xee));
    painter.drawPath(lids);
    painter.save();
    painter.setClipPath(lids);
    painter.setBrush(QColor(0x2f, 0x7d, 0x76));
    painter.drawEllipse(c - QPointF(0, 2), h * 0.82, h * 0.82);
    painter.setBrush(outline);
    painter.drawEllipse(c - QPointF(0, 2), h * 0.42, h * 0.42);
    painter.setBrush(Qt::white);
    painter.drawEllipse(c + QPointF(-6, -8), 4.5, 4.5);
    painter.restore();
    QPainterPath upper(QPointF(c.x() - w - 3, c.y() + 1));
    upper.quadTo(QPointF(c.x(), c.y() - 2 * h - 2), QPointF(c.x() + w + 3, c.y() + 1));
    painter.strokePath(upper, QPen(outline, 5, Qt::SolidLine, Qt::RoundCap));
    QPainterPath brow(QPointF(c.x() - w, c.y() - 40));
    brow.quadTo(QPointF(c.x(), c.y() - 62), QPointF(c.x() + w, c.y() - 40));
    painter.strokePath(brow, QPen(hair, 9, Qt::SolidLine, Qt::RoundCap));
}

void paintNoseAndMouth(QPainter& painter, const QRectF& nose, const QRectF& mouth) {
    QPainterPath line(QPointF(nose.center().x() - 6, nose.top()));
    line.cubicTo(nose.center().x() + 8, nose.center().y(), nose.right() - 6, nose.bottom() - 18, nose.center().x() + 14,
                 nose.bottom() - 8);
    line.quadTo(nose.center().x(), nose.bottom() + 2, nose.center().x() - 14, nose.bottom() - 8);
    painter.strokePath(line, QPen(QColor(0x8f, 0x52, 0x3a), 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double l = mouth.left() + 6, r = mouth.right() - 6, y = mouth.center().y(), x = mouth.center().x();
    QPainterPath lips(QPointF(l, y));
    lips.cubicTo(x - 24, y - 20, x - 8, y - 18, x, y - 10);
    lips.cubicTo(x + 8, y - 18, x + 24, y - 20, r, y);
    lips.cubicTo(x + 22, y + 24, x - 22, y + 24, l, y);
    painter.setBrush(QColor(0xb5, 0x3d, 0x45));
    painter.drawPath(lips);
    QPainterPath between(QPointF(l, y));
    between.cubicTo(x - 20, y + 5, x + 20, y + 5, r, y);
    painter.strokePath(between, QPen(QColor(0x7a, 0x25, 0x33), 3));
}

void paintFlower(QPainter& painter, const QRectF& box) {
    const double r = box.width() / 4;
    for (int i = 0; i < 7; ++i) {
        const double angle = 2 * std::numbers::pi * i / 7;
        painter.setBrush(i % 2 ? QColor(0xe7, 0x6f, 0x51) : QColor(0xef, 0x8a, 0x66));
        painter.drawEllipse(box.center() + QPointF(std::cos(angle), std::sin(angle)) * r * 1.15, r * 0.85, r * 0.85);
    }
    painter.setBrush(QColor(0xf6, 0xd0, 0x6f));
    painter.drawEllipse(box.center(), r * 0.7, r * 0.7);
}

void paintBird(QPainter& painter, const QRectF& box) {
    const double x = box.center().x(), y = box.center().y();
    painter.setBrush(QColor(0x1f, 0x49, 0x7a)); // tail
    painter.drawPolygon(QPolygonF{{x + 30, y + 22}, {x + 118, y + 98}, {x + 82, y + 106}, {x + 10, y + 46}});
    painter.setBrush(QColor(0x35, 0x74, 0xb3));
    painter.drawPath(blob({{x - 52, y - 34},
                           {x - 18, y - 58},
                           {x + 18, y - 36},
                           {x + 58, y + 16},
                           {x + 44, y + 54},
                           {x - 8, y + 62},
                           {x - 46, y + 28},
                           {x - 60, y - 4}}));
    painter.setBrush(QColor(0xf3, 0xd0, 0xa0));
    painter.drawPath(blob({{x - 54, y + 2}, {x - 20, y + 2}, {x + 2, y + 56}, {x - 30, y + 48}}));
    painter.setBrush(QColor(0x1f, 0x49, 0x7a));
    painter.drawPath(blob({{x - 4, y - 8}, {x + 40, y + 6}, {x + 72, y + 50}, {x + 20, y + 36}}));
    painter.setBrush(QColor(0xf1, 0xa2, 0x3e));
    painter.drawPolygon(QPolygonF{{x - 54, y - 34}, {x - 88, y - 20}, {x - 54, y - 14}});
    painter.setBrush(Qt::white);
    painter.drawEllipse(QPointF(x - 30, y - 30), 10, 10);
    painter.setBrush(outline);
    painter.drawEllipse(QPointF(x - 32, y - 30), 6, 6);
    painter.setPen(QPen(QColor(0xc7, 0x79, 0x2a), 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(x - 12, y + 60), QPointF(x - 16, y + 108));
    painter.drawLine(QPointF(x + 10, y + 60), QPointF(x + 12, y + 118));
    painter.setPen(Qt::NoPen);
}

} // namespace

void paintPortrait(QPainter& painter, const Scene& scene) {
    paintGround(painter, scene);
    paintLeaf(painter, placeOf(scene, "leaf"));
    paintBody(painter, scene);
    paintHead(painter);
    paintEye(painter, placeOf(scene, "left eye"));
    paintEye(painter, placeOf(scene, "right eye"));
    paintNoseAndMouth(painter, placeOf(scene, "nose"), placeOf(scene, "mouth"));
    paintFlower(painter, placeOf(scene, "flower"));
    paintBrooch(painter, placeOf(scene, "brooch"));
    paintBird(painter, placeOf(scene, "bird"));
}

} // namespace nictate::gallery
