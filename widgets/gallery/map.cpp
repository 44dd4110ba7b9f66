// A town with a river, made up.
#include "widgets/gallery/brush.h"
#include "widgets/translated.h"

#include <numbers>

namespace nictate::gallery {

namespace {

const QColor lettering(0x3a, 0x3f, 0x4a);
const QColor water(0x9c, 0xc9, 0xdd);
const QColor green(0xbf, 0xdc, 0xac);

const QPolygonF river_course{{-40, 640}, {140, 665}, {330, 640},  {500, 570}, {640, 550},
                             {780, 572}, {900, 660}, {1010, 740}, {1170, 770}};

struct Street {
    QPolygonF course;
    double width;
};

/// Big streets bend through the town; small ones fill the blocks between.
std::vector<Street> bigStreets() {
    return {{{{-20, 420}, {200, 410}, {400, 425}, {548, 412}, {720, 400}, {900, 420}, {1140, 400}}, 24},
            {{{548, -20}, {540, 150}, {548, 300}, {552, 450}, {585, 560}, {600, 700}, {590, 840}}, 24},
            {{{-20, 130}, {180, 120}, {330, 100}, {540, 60}, {800, 70}, {1140, 40}}, 18},
            {{{210, -20}, {200, 130}, {205, 410}, {180, 560}, {190, 840}}, 18},
            {{{780, -20}, {790, 160}, {800, 400}, {760, 575}, {775, 700}, {770, 840}}, 18},
            {{{190, 770}, {380, 742}, {600, 715}, {775, 705}, {860, 760}, {930, 850}}, 18}};
}

std::vector<Street> smallStreets() {
    std::vector<Street> streets;
    for (double x : {70.0, 130.0, 275.0, 345.0, 420.0, 480.0, 620.0, 690.0, 880.0, 960.0, 1040.0})
        streets.push_back({{{x, 90 + 10 * std::sin(x)}, {x + 6, 270}, {x - 2, 420}, {x - 10, 590}}, 9});
    for (double y : {205.0, 285.0, 345.0, 490.0})
        streets.push_back({{{-20, y + 5}, {280, y - 3}, {560, y + 6}, {830, y - 4}, {1140, y + 2}}, 9});
    for (double x : {90.0, 300.0, 400.0, 500.0, 690.0})
        streets.push_back({{{x, 690}, {x + 8, 760}, {x + 4, 840}}, 9});
    streets.push_back({{{860, 450}, {960, 540}, {1060, 640}, {1140, 680}}, 12});
    streets.push_back({{{940, 420}, {1030, 500}, {1140, 570}}, 9});
    return streets;
}

void paintStreets(QPainter& painter, const std::vector<Street>& streets, double extra, const QColor& colour) {
    for (const Street& street : streets)
        painter.strokePath(curve(street.course), QPen(colour, street.width + extra, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintBuildings(QPainter& painter) {
    const QColor tones[] = {QColor(0xe6, 0xd8, 0xc6), QColor(0xe0, 0xcf, 0xbb), QColor(0xeb, 0xe0, 0xd1)};
    unsigned i = 0;
    for (double y = 100; y < 800; y += 34)
        for (double x = 10; x < 1110; x += 40, ++i)
            if (speckle(i) < 0.62) {
                painter.setBrush(tones[i % 3]);
                painter.drawRect(QRectF(x + 6 * speckle(i + 5000), y + 6 * speckle(i + 6000), 16 + 14 * speckle(i + 7000),
                                        13 + 11 * speckle(i + 8000)));
            }
}

void paintTrees(QPainter& painter, const QRectF& box, unsigned count, unsigned seed) {
    painter.setBrush(QColor(0x8f, 0xc0, 0x7f));
    for (unsigned i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * speckle(seed + i), r = 0.55 + 0.4 * speckle(seed + i + 90);
        painter.drawEllipse(box.center() + QPointF(box.width() / 2 * r * std::cos(angle), box.height() / 2 * r * std::sin(angle)),
                            7, 7);
    }
}

void paintParkAndLake(QPainter& painter, const QRectF& park, const QRectF& lake) {
    painter.setBrush(green);
    painter.drawRoundedRect(park.adjusted(-8, -22, 4, 22), 18, 18);
    painter.drawPath(blob({lake.topLeft() + QPointF(-40, 0), lake.topRight() + QPointF(30, -30),
                           lake.bottomRight() + QPointF(36, 40), lake.bottomLeft() + QPointF(-30, 36)}));
    paintTrees(painter, park.adjusted(-2, -16, -2, 16), 24, 11);
    paintTrees(painter, lake.adjusted(-34, -26, 34, 36), 30, 77);
    painter.setBrush(water);
    const QPointF c = lake.center();
    painter.drawPath(blob({c + QPointF(-76, -6), c + QPointF(-20, -38), c + QPointF(60, -28), c + QPointF(78, 10),
                           c + QPointF(10, 38), c + QPointF(-56, 28)}));
}

void paintSymbol(QPainter& painter, QPointF c, const std::string& name) {
    painter.setBrush(Qt::white);
    if (name == "station") {
        painter.drawRoundedRect(QRectF(c.x() - 10, c.y() - 12, 20, 21), 5, 5);
        painter.drawPolygon(QPolygonF{c + QPointF(-10, 14), c + QPointF(-5, 8), c + QPointF(5, 8), c + QPointF(10, 14)});
    } else if (name == "museum") {
        painter.drawPolygon(QPolygonF{c + QPointF(-11, -4), c + QPointF(0, -11), c + QPointF(11, -4)});
        for (int i = -1; i <= 1; ++i)
            painter.drawRect(QRectF(c.x() + 7 * i - 2, c.y() - 2, 4, 9));
        painter.drawRect(QRectF(c.x() - 11, c.y() + 8, 22, 3));
    } else if (name == "cafe") {
        painter.drawRoundedRect(QRectF(c.x() - 9, c.y() - 6, 14, 13), 4, 4);
        painter.setPen(QPen(Qt::white, 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(c + QPointF(7, 0), 4, 4);
        painter.setPen(Qt::NoPen);
    } else if (name == "harbour") {
        painter.drawPolygon(QPolygonF{c + QPointF(1, -12), c + QPointF(1, 3), c + QPointF(11, 3)});
        painter.drawPolygon(QPolygonF{c + QPointF(-12, 5), c + QPointF(12, 5), c + QPointF(7, 11), c + QPointF(-7, 11)});
    } else {
        painter.drawRect(QRectF(c.x() - 6, c.y() - 6, 12, 17));
        for (int i = -1; i <= 1; ++i)
            painter.drawRect(QRectF(c.x() + 6 * i - 2, c.y() - 11, 4, 6));
    }
}

/// A pin whose head fills the upper part of the box and whose tip is below it, with its name beside.
void paintPin(QPainter& painter, const Scene& scene, const std::string& name, const QColor& colour, const QString& label) {
    const QRectF box = placeOf(scene, name);
    const double r = box.width() * 0.44;
    const QPointF c(box.center().x(), box.top() + r + 2);
    painter.setBrush(QColor(0, 0, 0, 45));
    painter.drawEllipse(QPointF(c.x(), box.bottom() + 6), 13, 5);
    QPainterPath pin(QPointF(c.x(), box.bottom() + 6));
    pin.cubicTo(c.x() - 6, c.y() + r * 1.2, c.x() - r, c.y() + r * 0.8, c.x() - r, c.y());
    pin.arcTo(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), 180, -180);
    pin.cubicTo(c.x() + r, c.y() + r * 0.8, c.x() + 6, c.y() + r * 1.2, c.x(), box.bottom() + 6);
    painter.setBrush(colour);
    painter.drawPath(pin);
    paintSymbol(painter, c, name);
    const QRectF words(box.right() + 4, c.y() - 14, 220, 28);
    const int left = Qt::AlignVCenter | Qt::AlignLeft;
    for (int i = 0; i < 16; ++i) // a white rim, so that the name can lie across streets
        write(painter, words.translated(2.6 * std::cos(i * std::numbers::pi / 8), 2.6 * std::sin(i * std::numbers::pi / 8)), left,
              sans(20, QFont::Bold), Qt::white, label);
    write(painter, words, left, sans(20, QFont::Bold), lettering, label);
}

void paintCompass(QPainter& painter, const QRectF& box) {
    const QPointF c = box.center();
    painter.setBrush(QColor(255, 255, 255, 235));
    painter.drawEllipse(c, 40, 40);
    painter.setBrush(QColor(0xcf, 0x3f, 0x3a));
    painter.drawPolygon(QPolygonF{c + QPointF(0, -20), c + QPointF(8, 6), c + QPointF(-8, 6)});
    painter.setBrush(QColor(0xb9, 0xbe, 0xc6));
    painter.drawPolygon(QPolygonF{c + QPointF(0, 32), c + QPointF(8, 6), c + QPointF(-8, 6)});
    write(painter, QRectF(c.x() - 12, c.y() - 38, 24, 18), Qt::AlignCenter, sans(15, QFont::Bold), lettering, "N");
}

void paintLegend(QPainter& painter, const QRectF& box) {
    painter.setBrush(QColor(255, 255, 255, 240));
    painter.drawRoundedRect(box.adjusted(-4, -6, 4, 6), 8, 8);
    const struct {
        QColor colour;
        const char* words;
    } rows[] = {{QColor(0xf8, 0xd3, 0x7a), "main street"}, {green, "park"}, {water, "water"}};
    for (int i = 0; i < 3; ++i) {
        const double y = box.top() + 4 + i * 28;
        painter.setBrush(rows[i].colour);
        painter.drawRoundedRect(QRectF(box.left() + 10, y + 5, 30, 14), 4, 4);
        write(painter, QRectF(box.left() + 50, y, box.width() - 56, 24), Qt::AlignVCenter | Qt::AlignLeft,
              sans(17, QFont::Medium), lettering, rows[i].words);
    }
    painter.setPen(QPen(lettering, 2.5));
    const double y = box.bottom() - 16;
    painter.drawPolyline(
        QPolygonF{{box.left() + 12, y - 6}, {box.left() + 12, y}, {box.left() + 92, y}, {box.left() + 92, y - 6}});
    painter.setPen(Qt::NoPen);
    write(painter, QRectF(box.left() + 100, y - 16, 70, 24), Qt::AlignVCenter | Qt::AlignLeft, sans(16, QFont::Medium), lettering,
          "200 m");
}

} // namespace

void paintMap(QPainter& painter, const Scene& scene) {
    painter.fillRect(QRectF(0, 0, scene.width_px, scene.height_px), QColor(0xf4, 0xee, 0xe4));
    paintBuildings(painter);
    const std::vector<Street> big = bigStreets(), small = smallStreets();
    paintStreets(painter, small, 4, QColor(0xdd, 0xd3, 0xc4));
    paintStreets(painter, small, 0, Qt::white);
    paintParkAndLake(painter, placeOf(scene, "park"), placeOf(scene, "lake"));
    painter.strokePath(curve(river_course), QPen(green, 84, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(curve(river_course), QPen(water, 58, Qt::SolidLine, Qt::RoundCap));
    paintStreets(painter, big, 5, QColor(0xe0, 0xb3, 0x55));
    paintStreets(painter, big, 0, QColor(0xf8, 0xd3, 0x7a));

    const QColor park_green(0x3f, 0x7a, 0x46), river_blue(0x2f, 0x6d, 0x94);
    const QRectF park = placeOf(scene, "park");
    write(painter, park.adjusted(0, 0, -8, 0), Qt::AlignCenter, sans(20, QFont::DemiBold), park_green, "Linden Park");
    write(painter, placeOf(scene, "lake"), Qt::AlignCenter, sans(20, QFont::DemiBold, 1), river_blue, "Heron Lake");
    painter.save();
    const QRectF name = placeOf(scene, "river name");
    painter.translate(name.center());
    painter.rotate(5);
    write(painter, QRectF(-80, -16, 160, 32), Qt::AlignCenter, serif(22, false, true), river_blue, "River Alder");
    painter.restore();
    const QRectF square = placeOf(scene, "square");
    painter.setBrush(QColor(0xfb, 0xf6, 0xec));
    painter.drawRoundedRect(square.adjusted(-4, -4, 4, 4), 10, 10);
    write(painter, square, Qt::AlignCenter, sans(19, QFont::DemiBold), lettering, "Market Square");

    paintPin(painter, scene, "museum", QColor(0x7a, 0x4f, 0x9c), "Clock Museum");
    paintPin(painter, scene, "cafe", QColor(0xb0, 0x6b, 0x2f), QString::fromUtf8("Café Luna"));
    paintPin(painter, scene, "harbour", QColor(0x2f, 0x7a, 0xa6), "Old Harbour");
    paintPin(painter, scene, "tower", QColor(0x4c, 0x7f, 0x5a), "Water Tower");
    paintPin(painter, scene, "station", QColor(0xcf, 0x3f, 0x3a), "Central Station");
    paintCompass(painter, placeOf(scene, "compass"));
    paintLegend(painter, placeOf(scene, "legend"));
}

} // namespace nictate::gallery
