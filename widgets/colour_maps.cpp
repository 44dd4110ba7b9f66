#include "widgets/colour_maps.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace nictate {

namespace {

using Stops = std::span<const QRgb>;

constexpr QRgb viridis_stops[] = {0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e,
                                  0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};
constexpr QRgb cividis_stops[] = {0x00224e, 0x123570, 0x3b496c, 0x575d6d, 0x707173,
                                  0x8a8678, 0xa59c74, 0xc3b369, 0xe1cc55, 0xfee838};
// Blue below, red above (the ends of ColorBrewer's RdBu); the middle is the panel's neutral.
constexpr QRgb diverging_light[] = {0x1f4e9c, 0x3f82c4, 0x8fc0e0, 0xd5e6f1, 0xf7f7f7, 0xfbdccb, 0xf2a482, 0xd35b4a, 0x9c1127};
constexpr QRgb diverging_dark[] = {0x8cc8ff, 0x4f97dc, 0x2f659f, 0x263f5c, 0x24272d, 0x5c3530, 0x9f4a3a, 0xdd6a50, 0xffb199};

int channel(Stops stops, double place, int shift) {
    double cell = std::min(std::floor(place), static_cast<double>(stops.size()) - 2);
    double t = place - cell;
    auto at = [&](double index) {
        auto i = static_cast<std::size_t>(std::clamp(index, 0.0, static_cast<double>(stops.size() - 1)));
        return static_cast<double>(stops[i] >> shift & 255);
    };
    double a = at(cell - 1), b = at(cell), c = at(cell + 1), d = at(cell + 2);
    double value = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    return static_cast<int>(std::lround(std::clamp(value, 0.0, 255.0)));
}

ColourTable fromStops(Stops stops) {
    ColourTable table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        double place = static_cast<double>(i) / 255 * static_cast<double>(stops.size() - 1);
        table[i] = qRgb(channel(stops, place, 16), channel(stops, place, 8), channel(stops, place, 0));
    }
    return table;
}

/// The published fifth-degree approximation of Turbo (Mikhailov, Google, 2019).
ColourTable turbo() {
    constexpr double red[] = {0.13572138, 4.61539260, -42.66032258, 132.13108234, -152.94239396, 59.28637943};
    constexpr double green[] = {0.09140261, 2.19418839, 4.84296658, -14.18503333, 4.27729857, 2.82956604};
    constexpr double blue[] = {0.10667330, 12.64194608, -60.58204836, 110.36276771, -89.90310912, 27.34824973};
    ColourTable table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        double x = static_cast<double>(i) / 255;
        auto value = [&](const double(&c)[6]) {
            double y = c[0] + x * (c[1] + x * (c[2] + x * (c[3] + x * (c[4] + x * c[5]))));
            return static_cast<int>(std::lround(255 * std::clamp(y, 0.0, 1.0)));
        };
        table[i] = qRgb(value(red), value(green), value(blue));
    }
    return table;
}

} // namespace

const char* name(ColourMap map) {
    switch (map) {
    case ColourMap::viridis: return "viridis";
    case ColourMap::cividis: return "cividis";
    case ColourMap::turbo: return "turbo";
    case ColourMap::diverging: break;
    }
    return "diverging";
}

const std::vector<ColourMap>& colourMaps() {
    static const std::vector<ColourMap> all{ColourMap::viridis, ColourMap::cividis, ColourMap::turbo, ColourMap::diverging};
    return all;
}

std::optional<ColourMap> colourMapNamed(const std::string& text) {
    for (ColourMap map : colourMaps())
        if (text == name(map))
            return map;
    return {};
}

const ColourTable& colourTable(ColourMap map, bool dark) {
    static const ColourTable viridis_table = fromStops(viridis_stops);
    static const ColourTable cividis_table = fromStops(cividis_stops);
    static const ColourTable turbo_table = turbo();
    static const ColourTable light_table = fromStops(diverging_light);
    static const ColourTable dark_table = fromStops(diverging_dark);
    switch (map) {
    case ColourMap::viridis: return viridis_table;
    case ColourMap::cividis: return cividis_table;
    case ColourMap::turbo: return turbo_table;
    case ColourMap::diverging: break;
    }
    return dark ? dark_table : light_table;
}

void paintColourBar(QPainter& painter, const QRectF& place, const ColourTable& table, ColourLimits limits, const QString& unit,
                    const QColor& text, QString (*number)(double), const QString& brief) {
    QFontMetricsF metrics(painter.font());
    QString low = number(limits.low), high = number(limits.high);
    double gap = 6, low_width = metrics.horizontalAdvance(low), high_width = metrics.horizontalAdvance(high);
    auto left = [&](const QString& words) {
        return place.width() - low_width - high_width - 3 * gap - metrics.horizontalAdvance(words);
    };
    const bool whole = left(unit) >= std::min(50.0, 0.3 * place.width());
    double least = std::min(24.0, 0.3 * place.width());
    QString said = whole ? unit : unit.section(", ", 0, 0); // a unit without its remark says more than half of both
    if (left(said) < least && !brief.isEmpty()) {
        said = brief;
        least = std::min(12.0, least); // rather than cut it again
    }
    const double bar_width = std::clamp(left(said), least, 180.0);
    QRectF bar(place.left() + low_width + gap, place.center().y() - 4, bar_width, 8);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 32; ++i)
        gradient.setColorAt(i / 32.0, QColor(table[static_cast<std::size_t>(i * 255 / 32)]));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 2, 2);
    painter.setPen(text);
    double y = place.top(), height = place.height();
    painter.drawText(QRectF(place.left(), y, low_width + 1, height), Qt::AlignVCenter | Qt::AlignLeft, low);
    painter.drawText(QRectF(bar.right() + gap, y, high_width + 1, height), Qt::AlignVCenter | Qt::AlignLeft, high);
    QRectF rest(bar.right() + 2 * gap + high_width, y, 0, height);
    rest.setRight(place.right());
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(said, Qt::ElideRight, rest.width() + 1));
}

} // namespace nictate
