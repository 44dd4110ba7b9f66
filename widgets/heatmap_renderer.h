#pragma once
// From map values to panel pixels: cubic upsampling, colouring and blending over the stimulus in one pass a
// row.

#include "core/data/gaze_map.h"
#include "widgets/colour_maps.h"

#include <cstddef>
#include <cstdint>

namespace nictate {

/// 256 colours premultiplied by their opacity, 0xAARRGGBB.
using BlendTable = std::array<std::uint32_t, 256>;

/// How much the stimulus shows through.
enum class Fade {
    none,    ///< the same opacity everywhere
    low_end, ///< clear at the low end: where nobody looked the picture shows
    middle   ///< clear in the middle of a diverging map
};
BlendTable blendTable(const ColourTable& colours, double opacity, Fade fade);

enum class Upsampling { cubic, nearest };

/// Where on a map a row (or column) of panel pixels lies: pixel i's centre is at `first` + i·`step`, in cells
/// from the map's edge (0 = left edge of the first cell). step > 0.
struct PixelRange {
    double first = 0;
    double step = 1;
    int count = 0;
    bool operator==(const PixelRange&) const = default;
};

/// What to draw. Pointers are not owned. Values are map − minus when minus is given (equal shapes).
struct RenderJob {
    const GazeMap* map = nullptr;
    const GazeMap* minus = nullptr;
    PixelRange columns;
    PixelRange rows;
    ColourLimits limits;
    BlendTable table{};
    Upsampling upsampling = Upsampling::cubic;
    const std::uint32_t* under = nullptr; ///< the stimulus, 0xffRRGGBB, columns.count wide, rows.count high
    std::ptrdiff_t under_stride = 0;      ///< pixels from row to row
    std::uint32_t* out = nullptr;         ///< as `under`
    std::ptrdiff_t out_stride = 0;
};

/// Fills job.out, on all cores. NaN is drawn as the low limit. Cubic is Catmull-Rom (it passes through the
/// map's values), edges repeat.
void render(const RenderJob& job);

/// The map's value at a point in cells from its top left edge, as drawn.
double valueAt(const GazeMap& map, const GazeMap* minus, double column, double row, Upsampling upsampling);

} // namespace nictate
