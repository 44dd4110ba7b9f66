// A concert poster: an owl on a branch before a moonlit garden.
#include "widgets/gallery/brush.h"

#include <QRadialGradient>

#include <numbers>

namespace nictate::gallery {

namespace {

const QColor cream(0xfd, 0xf1, 0xd6);
const QColor gold(0xf4, 0xb9, 0x4f);

void paintSky(QPainter& painter, const Scene& scene) {
    const QRectF all(0, 0, scene.width_px, scene.height_px);
    QLinearGradient sky(all.topLeft(), all.bottomLeft());
    sky.setColorAt(0, QColor(0x12, 0x1b, 0x3f));
    sky.setColorAt(0.55, QColor(0x2b, 0x4a, 0x78));
    sky.setColorAt(0.85, QColor(0x6f, 0x8f, 0x9f));
    painter.fillRect(all, sky);
    painter.setBrush(QColor(255, 244, 214, 200));
    for (unsigned i = 0; i < 90; ++i) {
        const double r = 0.7 + 1.3 * speckle(3 * i + 2) * speckle(3 * i + 500);
        painter.drawEllipse(QPointF(all.width() * speckle(3 * i), (290 + 420 * speckle(3 * i + 1)) * (i % 4 ? 1 : 0.12)), r, r);
    }
}

void paintMoon(QPainter& painter, const QRectF& box) {
    QRadialGradient glow(box.center(), box.width() * 1.3);
    glow.setColorAt(0.35, QColor(255, 240, 200, 90));
    glow.setColorAt(1, QColor(255, 240, 200, 0));
    painter.setBrush(glow);
    painter.drawEllipse(box.center(), box.width() * 1.3, box.width() * 1.3);
    painter.setBrush(QColor(0xfb, 0xe9, 0xbd));
    painter.drawEllipse(box);
    painter.setBrush(QColor(0xee, 0xd6, 0x9f));
    painter.drawEllipse(box.center() + QPointF(-34, -22), 20, 18);
    painter.drawEllipse(box.center() + QPointF(24, 34), 26, 22);
    painter.drawEllipse(box.center() + QPointF(38, -30), 10, 9);
    painter.drawEllipse(box.center() + QPointF(-20, 44), 9, 8);
}

void paintHills(QPainter& painter, const Scene& scene) {
    const double w = scene.width_px, h = scene.height_px;
    const struct {
        QColor colour;
        double level, height, phase;
    } ranges[] = {{QColor(0x3d, 0x62, 0x78), 800, 46, 0.3},
                  {QColor(0x27, 0x4a, 0x5c), 860, 38, 2.1},
                  {QColor(0x16, 0x33, 0x42), 925, 30, 4.0}};
    for (const auto& range : ranges) {
        QPolygonF ridge;
        for (double x = -80; x <= w + 80; x += 80)
            ridge << QPointF(x, range.level + range.height * std::sin(x / 130 + range.phase));
        QPainterPath hill = curve(ridge);
        hill.lineTo(w + 80, h);
        hill.lineTo(-80, h);
        painter.fillPath(hill, range.colour);
    }
}

void paintFlowers(QPainter& painter, const Scene& scene) {
    const QColor petals[] = {QColor(0xe8, 0x6a, 0x5c), gold, QColor(0xf2, 0xd8, 0xc2), QColor(0x8f, 0xb8, 0xb0)};
    for (unsigned i = 0; i < 34; ++i) {
        const double x = scene.width_px * (i + 0.2 + 0.6 * speckle(i)) / 34.0;
        const double top = 905 + 70 * speckle(i + 100);
        painter.setPen(QPen(QColor(0x0d, 0x24, 0x30), 3));
        painter.drawLine(QPointF(x, top), QPointF(x + 6 * speckle(i + 200) - 3, 1010));
        painter.setPen(Qt::NoPen);
        painter.setBrush(petals[i % 4]);
        const double r = 5 + 4 * speckle(i + 300);
        for (int petal = 0; petal < 5; ++petal) {
            const double angle = petal * 2 * std::numbers::pi / 5 + speckle(i + 400);
            painter.drawEllipse(QPointF(x + r * std::cos(angle), top + r * std::sin(angle)), r * 0.72, r * 0.72);
        }
        painter.setBrush(QColor(0x16, 0x33, 0x42));
        painter.drawEllipse(QPointF(x, top), r * 0.5, r * 0.5);
    }
}

void paintLantern(QPainter& painter, const QRectF& box) {
    painter.setPen(QPen(QColor(0x0d, 0x1c, 0x2c), 6));
    painter.drawLine(QPointF(box.center().x(), box.bottom()), QPointF(box.center().x(), 1000));
    painter.setPen(Qt::NoPen);
    QRadialGradient glow(box.center(), box.height() * 1.5);
    glow.setColorAt(0, QColor(255, 205, 110, 150));
    glow.setColorAt(1, QColor(255, 205, 110, 0));
    painter.setBrush(glow);
    painter.drawEllipse(box.center(), box.height() * 1.5, box.height() * 1.5);
    painter.setBrush(QColor(0x0d, 0x1c, 0x2c));
    painter.drawRoundedRect(box, 8, 8);
    painter.drawPolygon(
        QPolygonF{{box.left() + 4, box.top() + 4}, {box.center().x(), box.top() - 22}, {box.right() - 4, box.top() + 4}});
    painter.setBrush(QColor(0xff, 0xd9, 0x80));
    painter.drawRoundedRect(box.adjusted(7, 12, -7, -12), 5, 5);
}

void paintBranch(QPainter& painter) {
    QPainterPath branch = curve({{-20, 700}, {110, 728}, {240, 742}, {330, 738}, {392, 722}});
    painter.strokePath(branch, QPen(QColor(0x10, 0x1d, 0x2b), 20, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(curve({{300, 742}, {344, 764}, {376, 800}}),
                       QPen(QColor(0x10, 0x1d, 0x2b), 9, Qt::SolidLine, Qt::RoundCap));
    const QPointF leaves[] = {{60, 690}, {100, 752}, {392, 702}, {392, 752}, {372, 822}, {20, 730}, {326, 784}};
    for (unsigned i = 0; i < 7; ++i) {
        painter.save();
        painter.translate(leaves[i]);
        painter.rotate(360 * speckle(i + 50));
        painter.setBrush(QColor(0x35, 0x6b, 0x63));
        painter.drawPath(blob({{-26, 0}, {0, -10}, {26, 0}, {0, 10}}));
        painter.restore();
    }
}

void paintPosterEye(QPainter& painter, const QRectF& box) {
    painter.setBrush(QColor(0xf6, 0xe3, 0xbf));
    painter.drawEllipse(box.adjusted(-12, -12, 12, 12));
    painter.setBrush(gold);
    painter.drawEllipse(box);
    painter.setBrush(QColor(0x12, 0x14, 0x24));
    painter.drawEllipse(box.center(), box.width() * 0.29, box.height() * 0.29);
    painter.setBrush(Qt::white);
    painter.drawEllipse(box.center() + QPointF(-7, -7), 5, 5);
}

void paintOwl(QPainter& painter, const Scene& scene) {
    const double x = placeOf(scene, "owl").center().x();
    const QColor dark(0x5b, 0x3b, 0x33), middle(0x8a, 0x5d, 0x46), light(0xd9, 0xb0, 0x84);
    painter.setBrush(dark); // tail and body with tufts
    painter.drawRoundedRect(QRectF(x - 30, 690, 60, 96), 26, 26);
    painter.setBrush(middle);
    painter.drawPath(blob({{x, 492},
                           {x + 62, 486},
                           {x + 96, 560},
                           {x + 104, 650},
                           {x + 60, 735},
                           {x, 748},
                           {x - 60, 735},
                           {x - 104, 650},
                           {x - 96, 560},
                           {x - 62, 486}}));
    painter.drawPolygon(QPolygonF{{x - 96, 440}, {x - 84, 540}, {x - 22, 496}});
    painter.drawPolygon(QPolygonF{{x + 96, 440}, {x + 84, 540}, {x + 22, 496}});
    painter.setBrush(light);
    painter.drawEllipse(QPointF(x, 668), 62, 72);
    painter.setBrush(dark);
    for (int row = 0; row < 4; ++row)
        for (int column = -2 + row / 2; column <= 2 - row / 2; ++column) {
            const double fx = x + column * 24, fy = 634 + row * 26;
            painter.drawPath(blob({{fx, fy}, {fx + 7, fy + 5}, {fx, fy + 15}, {fx - 7, fy + 5}}));
        }
    painter.drawPath(blob({{x - 92, 590}, {x - 64, 640}, {x - 70, 716}, {x - 104, 668}}));
    painter.drawPath(blob({{x + 92, 590}, {x + 64, 640}, {x + 70, 716}, {x + 104, 668}}));
    paintPosterEye(painter, placeOf(scene, "left eye"));
    paintPosterEye(painter, placeOf(scene, "right eye"));
    painter.setBrush(gold);
    painter.drawPath(blob({{x, 566}, {x + 11, 576}, {x, 602}, {x - 11, 576}}));
    for (int side : {-1, 1})
        for (int toe = -1; toe <= 1; ++toe)
            painter.drawEllipse(QPointF(x + side * 32 + toe * 10, 740), 6, 11);
}

} // namespace

void paintPoster(QPainter& painter, const Scene& scene) {
    paintSky(painter, scene);
    paintMoon(painter, placeOf(scene, "moon"));
    paintHills(painter, scene);
    paintFlowers(painter, scene);
    paintLantern(painter, placeOf(scene, "lantern"));
    paintBranch(painter);
    paintOwl(painter, scene);
    painter.fillRect(QRectF(0, 1000, scene.width_px, scene.height_px - 1000), QColor(0x0d, 0x1c, 0x2c));

    const QRectF title = placeOf(scene, "title");
    const double half = title.height() / 2;
    write(painter, QRectF(title.left(), title.top() - 8, title.width(), half), Qt::AlignCenter, sans(112, QFont::Black, 6), cream,
          "NIGHT");
    write(painter, QRectF(title.left(), title.top() + half + 4, title.width(), half), Qt::AlignCenter, sans(112, QFont::Black, 6),
          gold, "GARDEN");
    write(painter, placeOf(scene, "subtitle"), Qt::AlignCenter, sans(30, QFont::Medium, 1), cream,
          "open-air concerts under the stars");
    write(painter, placeOf(scene, "date"), Qt::AlignCenter, sans(52, QFont::Bold), cream, "14–16 June");
    const QRectF programme = placeOf(scene, "programme");
    const char* const evenings[] = {"strings & frogs", "brass at dusk", "songs for owls"};
    const char* const days[] = {"Fri", "Sat", "Sun"};
    for (int i = 0; i < 3; ++i) {
        const QRectF line(programme.left() + 24, programme.top() + i * 28, programme.width() - 24, 28);
        write(painter, line, Qt::AlignVCenter | Qt::AlignLeft, sans(22, QFont::Bold), gold, days[i]);
        write(painter, line.adjusted(56, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, sans(22, QFont::Medium),
              QColor(0xe3, 0xea, 0xee), evenings[i]);
    }
    write(painter, placeOf(scene, "footer"), Qt::AlignCenter, sans(24, QFont::Medium, 1), gold,
          "Botanical Garden  ·  gates open at 8 pm  ·  free entry");
}

} // namespace nictate::gallery
