// Three boards of groceries.
#include "widgets/gallery/brush.h"

namespace nictate::gallery {

namespace {

const QColor paper(0xfb, 0xf3, 0xe2);
const QColor dark_print(0x2c, 0x26, 0x2f);

enum class Pack { box, jar, bottle, tin, bag };

struct Product {
    const char* name;
    const char* label;
    Pack pack;
    QColor colour;
    QColor accent;
    int price_cents;
};

const Product products[] = {
    {"tea", "TEA", Pack::box, QColor(0x3c, 0x7a, 0x6b), QColor(0xf0, 0xc9, 0x6b), 340},
    {"honey", "HONEY", Pack::jar, QColor(0xe9, 0xa3, 0x2d), QColor(0x7d, 0x4f, 0x1f), 520},
    {"oil", "OIL", Pack::bottle, QColor(0x8a, 0x94, 0x3c), QColor(0x4b, 0x57, 0x20), 690},
    {"coffee", "COFFEE", Pack::bag, QColor(0xb4, 0x33, 0x2e), QColor(0xf6, 0xd9, 0x8b), 480},
    {"cocoa", "COCOA", Pack::tin, QColor(0x6b, 0x3f, 0x33), QColor(0xe8, 0x9a, 0x5b), 410},
    {"muesli", "MUESLI", Pack::box, QColor(0xe8, 0x8b, 0x3e), QColor(0x7c, 0x9a, 0x4a), 390},
    {"tomato", "TOMATO", Pack::tin, QColor(0xcf, 0x46, 0x36), QColor(0x5d, 0x8a, 0x4a), 120},
    {"rice", "RICE", Pack::bag, QColor(0xe7, 0xe1, 0xd2), QColor(0x4a, 0x77, 0x9d), 210},
    {"jam", "JAM", Pack::jar, QColor(0xa8, 0x2d, 0x52), QColor(0x5e, 0x8a, 0x56), 360},
    {"juice", "JUICE", Pack::bottle, QColor(0xf2, 0x9a, 0x2e), QColor(0x4f, 0x8f, 0x4f), 250},
    {"biscuits", "BISCUITS", Pack::box, QColor(0x2f, 0x5f, 0x9a), QColor(0xe2, 0xb0, 0x67), 290},
    {"vinegar", "VINEGAR", Pack::bottle, QColor(0x7a, 0x2f, 0x3b), QColor(0xd9, 0xb3, 0x6a), 310},
    {"salt", "SALT", Pack::tin, QColor(0x5a, 0x86, 0xa8), QColor(0x2f, 0x5f, 0x86), 90},
    {"pasta", "PASTA", Pack::bag, QColor(0x2e, 0x6f, 0x75), QColor(0xf1, 0xc9, 0x62), 170},
    {"olives", "OLIVES", Pack::jar, QColor(0x76, 0x85, 0x39), QColor(0x3c, 0x4a, 0x22), 330},
    {"chocolate", "CHOCOLATE", Pack::box, QColor(0x7c, 0x3f, 0x86), QColor(0xf3, 0xc2, 0x4f), 260},
    {"pepper", "PEPPER", Pack::tin, QColor(0x3d, 0x3d, 0x47), QColor(0xc9, 0xc2, 0xb4), 280},
    {"oats", "OATS", Pack::box, QColor(0xc9, 0xa4, 0x66), QColor(0x8b, 0x4f, 0x3a), 150},
};

/// A small picture of what is inside.
void paintEmblem(QPainter& painter, QPointF c, double r, const QColor& accent, const char* name) {
    painter.setBrush(accent);
    const QString what = name;
    if (what == "coffee" || what == "cocoa" || what == "olives" || what == "pepper") {
        for (int i = -1; i <= 1; i += 2) {
            painter.save();
            painter.translate(c + QPointF(i * r * 0.5, 0));
            painter.rotate(24 * i);
            painter.setBrush(accent);
            painter.drawEllipse(QPointF(0, 0), r * 0.42, r * 0.68);
            painter.setPen(QPen(QColor(0, 0, 0, 90), r * 0.1));
            painter.drawLine(QPointF(0, -r * 0.55), QPointF(0, r * 0.55));
            painter.setPen(Qt::NoPen);
            painter.restore();
        }
    } else if (what == "biscuits") {
        painter.drawEllipse(c, r, r);
        painter.setBrush(QColor(0x6b, 0x3f, 0x2a));
        for (unsigned i = 0; i < 6; ++i)
            painter.drawEllipse(c + 0.6 * r * QPointF(std::cos(1.05 * i), std::sin(1.05 * i)), r * 0.13, r * 0.13);
    } else if (what == "chocolate") {
        painter.setBrush(QColor(0x4e, 0x2c, 0x24));
        for (int row = 0; row < 2; ++row)
            for (int column = 0; column < 3; ++column)
                painter.drawRoundedRect(
                    QRectF(c.x() + (column - 1.5) * r * 0.72, c.y() + (row - 1) * r * 0.72, r * 0.64, r * 0.64), 3, 3);
    } else if (what == "tomato" || what == "jam" || what == "juice") {
        painter.setBrush(what == "juice" ? QColor(0xfb, 0xc6, 0x3d) : QColor(0xd9, 0x2f, 0x3a));
        painter.drawEllipse(c, r * 0.85, r * 0.8);
        painter.setBrush(accent);
        painter.drawPath(blob({c + QPointF(0, -r * 0.7), c + QPointF(r * 0.5, -r * 1.1), c + QPointF(r * 0.2, -r * 0.6)}));
        painter.drawPath(blob({c + QPointF(0, -r * 0.7), c + QPointF(-r * 0.5, -r * 1.0), c + QPointF(-r * 0.2, -r * 0.6)}));
    } else { // a leaf or ear
        for (int i = -1; i <= 1; ++i) {
            painter.save();
            painter.translate(c + QPointF(0, r * 0.7));
            painter.rotate(42 * i);
            painter.drawPath(blob({{0, 0}, {r * 0.32, -r * 0.8}, {0, -r * 1.5}, {-r * 0.32, -r * 0.8}}));
            painter.restore();
        }
    }
}

void paintLabel(QPainter& painter, const QRectF& label, const Product& product, bool light) {
    if (light) {
        painter.setBrush(paper);
        painter.drawRect(label);
    }
    const double text = std::min(30.0, label.height() * 0.34);
    write(painter, QRectF(label.left() + 5, label.top() + 4, label.width() - 10, text * 1.25), Qt::AlignCenter,
          sans(text, QFont::ExtraBold, 0.5), light ? dark_print : paper, product.label);
    const double room = label.height() - text * 1.25 - 8;
    paintEmblem(painter, {label.center().x(), label.bottom() - room / 2}, std::min(room * 0.4, label.width() * 0.27),
                product.accent, product.name);
}

void paintBox(QPainter& painter, const QRectF& box, const Product& product) {
    painter.setBrush(product.colour);
    painter.drawRect(box);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawRect(QRectF(box.right() - 14, box.top(), 14, box.height()));
    painter.setBrush(product.accent);
    painter.drawRect(QRectF(box.left(), box.top() + 12, box.width() - 14, 7));
    paintLabel(painter, box.adjusted(0, 24, -14, -12), product, false);
}

void paintJar(QPainter& painter, const QRectF& box, const Product& product) {
    painter.setBrush(product.colour);
    painter.drawRoundedRect(box.adjusted(0, 18, 0, 0), 18, 18);
    painter.setBrush(product.accent);
    painter.drawRoundedRect(QRectF(box.left() + 8, box.top(), box.width() - 16, 24), 5, 5);
    painter.setBrush(QColor(255, 255, 255, 60));
    painter.drawRoundedRect(QRectF(box.left() + 8, box.top() + 34, 8, box.height() - 52), 4, 4);
    paintLabel(painter, box.adjusted(0, 40, 0, -16), product, true);
}

void paintBottle(QPainter& painter, const QRectF& box, const Product& product) {
    const double c = box.center().x(), neck = box.width() * 0.19;
    QPainterPath glass(QPointF(c - neck, box.top() + 14));
    glass.lineTo(c - neck, box.top() + 38);
    glass.cubicTo(c - neck, box.top() + 62, box.left(), box.top() + 56, box.left(), box.top() + 84);
    glass.lineTo(box.left(), box.bottom() - 8);
    glass.quadTo(box.left(), box.bottom(), box.left() + 8, box.bottom());
    glass.lineTo(box.right() - 8, box.bottom());
    glass.quadTo(box.right(), box.bottom(), box.right(), box.bottom() - 8);
    glass.lineTo(box.right(), box.top() + 84);
    glass.cubicTo(box.right(), box.top() + 56, c + neck, box.top() + 62, c + neck, box.top() + 38);
    glass.lineTo(c + neck, box.top() + 14);
    painter.setBrush(product.colour);
    painter.drawPath(glass);
    painter.setBrush(product.accent);
    painter.drawRoundedRect(QRectF(c - neck - 3, box.top(), 2 * neck + 6, 20), 4, 4);
    painter.setBrush(QColor(255, 255, 255, 55));
    painter.drawRoundedRect(QRectF(box.left() + 6, box.top() + 84, 6, box.height() - 100), 3, 3);
    paintLabel(painter, QRectF(box.left(), box.top() + 92, box.width(), box.height() - 108), product, true);
}

void paintTin(QPainter& painter, const QRectF& box, const Product& product) {
    painter.setBrush(product.colour);
    painter.drawRect(box.adjusted(0, 8, 0, -8));
    painter.setBrush(QColor(0xb9, 0xb7, 0xb2));
    painter.drawRoundedRect(QRectF(box.left() - 2, box.top(), box.width() + 4, 13), 5, 5);
    painter.drawRoundedRect(QRectF(box.left() - 2, box.bottom() - 13, box.width() + 4, 13), 5, 5);
    painter.setBrush(QColor(255, 255, 255, 40));
    painter.drawRect(QRectF(box.left() + 10, box.top() + 13, 9, box.height() - 26));
    paintLabel(painter, box.adjusted(0, 26, 0, -24), product, true);
}

void paintBag(QPainter& painter, const QRectF& box, const Product& product) {
    painter.setBrush(product.colour);
    painter.drawPath(blob({{box.left() + 8, box.top() + 20},
                           {box.center().x(), box.top() + 26},
                           {box.right() - 8, box.top() + 20},
                           {box.right(), box.center().y()},
                           {box.right() - 2, box.bottom() - 3},
                           {box.center().x(), box.bottom()},
                           {box.left() + 2, box.bottom() - 3},
                           {box.left(), box.center().y()}}));
    painter.drawRect(QRectF(box.left() + 8, box.top(), box.width() - 16, 30));
    painter.setBrush(product.accent);
    painter.drawRect(QRectF(box.left() + 8, box.top() + 8, box.width() - 16, 9));
    paintLabel(painter, box.adjusted(10, 44, -10, -20), product, true);
}

void paintProduct(QPainter& painter, const QRectF& box, const Product& product) {
    painter.setBrush(QColor(60, 35, 20, 45));
    painter.drawEllipse(QPointF(box.center().x() + 8, box.bottom()), box.width() * 0.56, 7);
    switch (product.pack) {
    case Pack::box: return paintBox(painter, box, product);
    case Pack::jar: return paintJar(painter, box, product);
    case Pack::bottle: return paintBottle(painter, box, product);
    case Pack::tin: return paintTin(painter, box, product);
    case Pack::bag: return paintBag(painter, box, product);
    }
}

void paintTag(QPainter& painter, const QRectF& box, const QColor& ground, const QColor& text, const QString& words) {
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    write(painter, box, Qt::AlignCenter, sans(17, QFont::Bold), text, words);
}

} // namespace

void paintShelf(QPainter& painter, const Scene& scene) {
    const QRectF all(0, 0, scene.width_px, scene.height_px);
    painter.fillRect(all, QColor(0xd7, 0xe0, 0xd6));
    painter.setBrush(QColor(0xcb, 0xd6, 0xcb));
    for (int i = 0; i < 14; ++i)
        painter.drawRect(QRectF(80 * i, 0, 40, all.height()));
    for (double board : {254.0, 500.0, 742.0}) {
        painter.fillRect(QRectF(0, board + 36, all.width(), 26),
                         fade(QRectF(0, board + 36, 1, 26), QColor(40, 50, 40, 60), QColor(40, 50, 40, 0)));
        painter.fillRect(QRectF(0, board - 3, all.width(), 10), QColor(0xc8, 0x95, 0x62));
        painter.fillRect(QRectF(0, board + 7, all.width(), 30), QColor(0xa8, 0x74, 0x48));
    }
    for (const Product& product : products) {
        const QRectF box = placeOf(scene, product.name);
        paintProduct(painter, box, product);
        const QString price =
            QString::number(product.price_cents / 100) + "." + QString::number(product.price_cents % 100).rightJustified(2, '0');
        paintTag(painter, QRectF(box.center().x() - 26, box.bottom() + 10, 52, 24), paper, dark_print, price);
    }
    paintTag(painter, placeOf(scene, "offer"), QColor(0xd6, 0x2f, 0x2f), Qt::white, QString::fromUtf8("−20%"));
}

} // namespace nictate::gallery
