// The front page of a travel magazine.
#include "widgets/gallery/brush.h"

#include <QFontMetricsF>

namespace nictate::gallery {

namespace {

const QColor ink(0x1f, 0x2a, 0x37);
const QColor grey(0x66, 0x70, 0x7d);
const QColor accent(0xe4, 0x57, 0x3d);

QPainterPath ridge(const QPolygonF& line, double bottom) {
    QPainterPath path;
    path.addPolygon(line);
    path.lineTo(line.last().x(), bottom);
    path.lineTo(line.first().x(), bottom);
    path.closeSubpath();
    return path;
}

void paintHeader(QPainter& painter, const Scene& scene) {
    painter.fillRect(QRectF(0, 0, scene.width_px, 68), Qt::white);
    const QRectF logo = placeOf(scene, "logo");
    painter.setBrush(accent);
    painter.drawEllipse(QPointF(logo.left() + 17, logo.center().y()), 16, 16);
    painter.setBrush(Qt::white);
    painter.drawPolygon(QPolygonF{{logo.left() + 17, logo.center().y() - 12},
                                  {logo.left() + 22, logo.center().y()},
                                  {logo.left() + 17, logo.center().y() + 12},
                                  {logo.left() + 12, logo.center().y()}});
    write(painter, logo.adjusted(42, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, sans(25, QFont::Bold), ink, "Farther");
    const QRectF navigation = placeOf(scene, "navigation");
    const char* const links[] = {"About", "Packing", "Maps", "Stories"};
    double right = navigation.right();
    for (int i = 0; i < 4; ++i) {
        const QFont font = sans(18, QFont::Medium);
        write(painter, QRectF(right - 140, navigation.top(), 140, navigation.height()), Qt::AlignVCenter | Qt::AlignRight, font,
              i < 3 ? grey : ink, links[i]);
        right -= QFontMetricsF(font).horizontalAdvance(links[i]) + 52;
    }
}

void paintHut(QPainter& painter, const QRectF& box) {
    painter.setBrush(QColor(0x6b, 0x37, 0x2c));
    painter.drawRect(box.adjusted(10, 32, -10, 0));
    painter.setBrush(QColor(0x3c, 0x22, 0x22));
    painter.drawPolygon(QPolygonF{{box.left(), box.top() + 36}, {box.center().x(), box.top()}, {box.right(), box.top() + 36}});
    painter.drawRect(QRectF(box.right() - 34, box.top() + 2, 10, 24));
    painter.setBrush(QColor(0xff, 0xd8, 0x73));
    painter.drawRect(QRectF(box.left() + 22, box.top() + 44, 18, 18));
    painter.drawRect(QRectF(box.right() - 40, box.top() + 44, 18, 36));
}

void paintPine(QPainter& painter, QPointF foot, double height, const QColor& colour) {
    painter.setBrush(colour);
    for (int tier = 0; tier < 3; ++tier) {
        const double half = height * (0.24 - 0.05 * tier), y = foot.y() - height * 0.26 * tier;
        painter.drawPolygon(QPolygonF{{foot.x() - half, y}, {foot.x(), y - height * 0.48}, {foot.x() + half, y}});
    }
}

void paintHero(QPainter& painter, const Scene& scene) {
    const QRectF hero(0, 68, scene.width_px, 362);
    painter.save();
    painter.setClipRect(hero);
    painter.fillRect(hero, fade(hero, QColor(0x86, 0xb9, 0xd3), QColor(0xfc, 0xe5, 0xc8)));
    painter.setBrush(QColor(0xff, 0xf3, 0xcf));
    painter.drawEllipse(placeOf(scene, "sun"));
    painter.setBrush(QColor(0x92, 0xab, 0xc0));
    painter.drawPath(
        ridge({{0, 330}, {170, 230}, {300, 300}, {520, 170}, {640, 250}, {720, 210}, {900, 320}, {1060, 235}, {1200, 320}}, 430));
    painter.setBrush(QColor(0xf6, 0xf7, 0xf8));
    painter.drawPolygon(QPolygonF{{520, 170}, {478, 195}, {500, 200}, {515, 193}, {532, 208}, {556, 194}});
    painter.drawPolygon(QPolygonF{{1060, 235}, {1026, 256}, {1046, 262}, {1062, 255}, {1078, 264}, {1092, 255}});
    painter.setBrush(QColor(0x5c, 0x7f, 0x8d));
    painter.drawPath(ridge({{0, 380}, {140, 340}, {330, 372}, {560, 318}, {700, 350}, {930, 342}, {1200, 372}}, 430));
    painter.setBrush(QColor(0x3e, 0x66, 0x5f));
    painter.drawPath(ridge({{0, 412}, {260, 398}, {520, 400}, {680, 372}, {900, 366}, {1200, 390}}, 430));
    for (unsigned i = 0; i < 11; ++i) {
        const double x = 585 + 62 * i;
        if (std::abs(x - 800) > 62)
            paintPine(painter, {x + 20 * speckle(i), 386 + 16 * speckle(i + 9)}, 62 + 42 * speckle(i + 20),
                      QColor(0x24, 0x4a, 0x47));
    }
    paintHut(painter, placeOf(scene, "hut"));
    painter.restore();

    const QRectF headline = placeOf(scene, "headline");
    const double half = headline.height() / 2;
    write(painter, QRectF(headline.left(), headline.top(), headline.width(), half), Qt::AlignVCenter | Qt::AlignLeft,
          sans(58, QFont::ExtraBold, -1), ink, "Ten nights above");
    write(painter, QRectF(headline.left(), headline.top() + half, headline.width(), half), Qt::AlignVCenter | Qt::AlignLeft,
          sans(58, QFont::ExtraBold, -1), ink, "the tree line");
    const QRectF lead = placeOf(scene, "lead");
    write(painter, QRectF(lead.left(), lead.top(), lead.width(), 28), Qt::AlignVCenter | Qt::AlignLeft, sans(21, QFont::Medium),
          QColor(0x2f, 0x42, 0x52), "A slow walk from hut to hut, with bread,");
    write(painter, QRectF(lead.left(), lead.top() + 28, lead.width(), 28), Qt::AlignVCenter | Qt::AlignLeft,
          sans(21, QFont::Medium), QColor(0x2f, 0x42, 0x52), "thunder and one very old map.");
    painter.setBrush(accent);
    const QRectF button = placeOf(scene, "button");
    painter.drawRoundedRect(button, 26, 26);
    write(painter, button, Qt::AlignCenter, sans(20, QFont::DemiBold), Qt::white, QString::fromUtf8("Read the story"));
}

void paintTent(QPainter& painter, const QRectF& picture, const QRectF& box) {
    painter.fillRect(picture, fade(picture, QColor(0x1d, 0x27, 0x4e), QColor(0x5b, 0x5c, 0x8c)));
    painter.setBrush(QColor(255, 246, 220));
    for (unsigned i = 0; i < 40; ++i) {
        const double r = 0.6 + 1.1 * speckle(i + 700);
        painter.drawEllipse(QPointF(picture.left() + picture.width() * speckle(i + 800), picture.top() + 110 * speckle(i + 900)),
                            r, r);
    }
    painter.fillRect(QRectF(picture.left(), box.bottom() - 4, picture.width(), picture.bottom() - box.bottom() + 4),
                     QColor(0x22, 0x2b, 0x3d));
    painter.setBrush(QColor(0xf2, 0x9b, 0x4b));
    painter.drawPolygon(QPolygonF{box.bottomLeft(), {box.center().x(), box.top()}, box.bottomRight()});
    painter.setBrush(QColor(0xc9, 0x6a, 0x32));
    painter.drawPolygon(QPolygonF{{box.center().x(), box.top()}, box.bottomRight(), {box.right() - 46, box.bottom()}});
    painter.setBrush(QColor(0xff, 0xe3, 0x9c));
    painter.drawPolygon(QPolygonF{
        {box.center().x() - 8, box.top() + 30}, {box.center().x() - 38, box.bottom()}, {box.center().x() + 18, box.bottom()}});
}

void paintBoat(QPainter& painter, const QRectF& picture, const QRectF& box) {
    painter.fillRect(picture, fade(picture, QColor(0xf9, 0xc9, 0x9a), QColor(0xf7, 0xe6, 0xc4)));
    const double sea = box.bottom() - 16;
    painter.fillRect(QRectF(picture.left(), sea, picture.width(), picture.bottom() - sea), QColor(0x2f, 0x86, 0x91));
    painter.setBrush(QColor(255, 255, 255, 60));
    for (unsigned i = 0; i < 16; ++i)
        painter.drawRoundedRect(
            QRectF(picture.left() + 300 * speckle(i + 30), sea + 8 + 36 * speckle(i + 60), 24 + 30 * speckle(i), 3), 1.5, 1.5);
    const double mast = box.center().x() + 6;
    painter.setBrush(Qt::white);
    painter.drawPolygon(QPolygonF{{mast + 4, box.top()}, {mast + 4, sea - 16}, {box.right() - 8, sea - 16}});
    painter.setBrush(QColor(0xf3, 0xd9, 0xcf));
    painter.drawPolygon(QPolygonF{{mast - 4, box.top() + 14}, {mast - 4, sea - 16}, {box.left() + 22, sea - 16}});
    painter.setBrush(QColor(0xb8, 0x3a, 0x36));
    painter.drawPath(blob({{box.left() + 6, sea - 10},
                           {mast, sea - 8},
                           {box.right() - 2, sea - 12},
                           {box.right() - 30, box.bottom()},
                           {box.left() + 34, box.bottom()}}));
}

void paintBalloon(QPainter& painter, const QRectF& picture, const QRectF& box) {
    painter.fillRect(picture, fade(picture, QColor(0x5f, 0xa8, 0xc9), QColor(0xd8, 0xee, 0xea)));
    painter.setBrush(QColor(0xf0, 0xf7, 0xf8));
    for (QPointF cloud : {QPointF(picture.left() + 50, picture.top() + 46), {picture.right() - 62, picture.top() + 84}})
        for (int i = -1; i <= 1; ++i)
            painter.drawEllipse(cloud + QPointF(18 * i, i ? 4 : 0), 20, i ? 11 : 16);
    painter.setBrush(QColor(0x6f, 0x9b, 0x62));
    painter.drawPath(
        ridge({{picture.left(), 612}, {picture.left() + 90, 596}, {picture.left() + 200, 610}, {picture.right(), 592}},
              picture.bottom()));
    const QPointF middle = box.center() - QPointF(0, 14);
    const double r = box.width() * 0.42;
    painter.setBrush(QColor(0xd9, 0x48, 0x3b));
    painter.drawPolygon(QPolygonF{{middle.x() - r * 0.9, middle.y() + r * 0.42},
                                  {middle.x() + r * 0.9, middle.y() + r * 0.42},
                                  {middle.x() + 12, box.bottom() - 22},
                                  {middle.x() - 12, box.bottom() - 22}});
    painter.drawEllipse(middle, r, r);
    painter.setBrush(QColor(0xf9, 0xdb, 0x8d));
    painter.drawEllipse(middle, r * 0.56, r);
    painter.setBrush(QColor(0xd9, 0x48, 0x3b));
    painter.drawEllipse(middle, r * 0.2, r);
    painter.setBrush(QColor(0x6e, 0x49, 0x2f));
    painter.drawRoundedRect(QRectF(middle.x() - 11, box.bottom() - 16, 22, 16), 4, 4);
}

void paintCard(QPainter& painter, const Scene& scene, const std::string& name, const char* title, const char* first,
               const char* second, void (*paint)(QPainter&, const QRectF&, const QRectF&)) {
    const QRectF thing = placeOf(scene, name);
    const QRectF card(thing.center().x() - 168, 460, 336, 300);
    painter.setBrush(QColor(0, 0, 0, 18));
    painter.drawRoundedRect(card.adjusted(-1, 3, 1, 5), 12, 12);
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(card, 12, 12);
    QPainterPath round;
    round.addRoundedRect(card, 12, 12);
    painter.save();
    painter.setClipPath(round);
    const QRectF picture(card.left(), card.top(), card.width(), 168);
    painter.setClipRect(picture, Qt::IntersectClip);
    paint(painter, picture, thing);
    painter.restore();
    const QRectF text = placeOf(scene, name + " text");
    write(painter, placeOf(scene, name + " title"), Qt::AlignVCenter | Qt::AlignLeft, sans(24, QFont::Bold), ink, title);
    write(painter, QRectF(text.left(), text.top(), text.width(), 24), Qt::AlignVCenter | Qt::AlignLeft, sans(17), grey, first);
    write(painter, QRectF(text.left(), text.top() + 25, text.width(), 24), Qt::AlignVCenter | Qt::AlignLeft, sans(17), grey,
          second);
}

} // namespace

void paintWebPage(QPainter& painter, const Scene& scene) {
    painter.fillRect(QRectF(0, 0, scene.width_px, scene.height_px), QColor(0xf4, 0xf1, 0xec));
    paintHeader(painter, scene);
    paintHero(painter, scene);
    paintCard(painter, scene, "tent", "Sleeping out", "What the stars are called", "in five languages.", paintTent);
    paintCard(painter, scene, "boat", "Down the coast", "Nine harbours, two storms", "and a borrowed sail.", paintBoat);
    paintCard(painter, scene, "balloon", "Up before dawn", "The quietest way to see", "a valley wake.", paintBalloon);
}

} // namespace nictate::gallery
