#pragma once
// From a gaze map to a heatmap: H(d) = Σ_g G(g)·exp(−‖d − g‖²/2σ²), d and g centres of display and map cells.

#include "core/maps/gaze_map.h"

namespace nictate {

/// display rows × display columns of `display`. The sum over a map with any grid over the same stimulus;
/// sigma_px > 0 in stimulus pixels, the same in both directions. A fixation adds 1 at its place.
/// `sigma_px` = 0 shows the map itself (nearest cell).
GazeMap blurToDisplay(const GazeMap& map, const Grid& map_grid, const Grid& display, double sigma_px);

/// A larger display's grid: longer side `longer_side` cells, the other in proportion, at least 1.
Grid displayGrid(double stimulus_width_px, double stimulus_height_px, int longer_side = 200);

/// 3 % of the picture's width, the default σ_b.
inline double defaultBlur(double stimulus_width_px) { return 0.03 * stimulus_width_px; }

} // namespace nictate
