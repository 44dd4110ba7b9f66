#pragma once
// Colour maps as tables of 256 colours, and the bar that explains them.

#include "widgets/shown_number.h"

#include <QColor>
#include <QFont>
#include <QRect>
#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace nictate {

enum class ColourMap { viridis, cividis, turbo, diverging };
const char* name(ColourMap map);
const std::vector<ColourMap>& colourMaps();
std::optional<ColourMap> colourMapNamed(const std::string& text);

/// Opaque 0xffRRGGBB from the low to the high end.
using ColourTable = std::array<QRgb, 256>;
/// `dark` only changes the diverging map's middle: the neutral of the theme it is shown on.
const ColourTable& colourTable(ColourMap map, bool dark = false);

/// low < high in data units.
struct ColourLimits {
    double low = 0;
    double high = 1;
    bool operator==(const ColourLimits&) const = default;
};

/// A horizontal bar with both limits (and zero for a diverging map) as numbers, and the unit, below or beside
/// it: without its remark, or as `brief` has it, where there is no room for more.
void paintColourBar(QPainter& painter, const QRectF& place, const ColourTable& table, ColourLimits limits, const QString& unit,
                    const QColor& text, QString (*number)(double) = shortNumber, const QString& brief = {});

} // namespace nictate
