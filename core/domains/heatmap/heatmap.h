#pragma once
// From a gaze map to a heatmap: H(d) = Σ_g G(g)·exp(−‖d − g‖²/2σ²), d and g centres of display and map cells.

#include "core/data/gaze_map.h"

namespace nictate {

/// display rows × display columns of `display`. The sum over a map with any grid over the same stimulus;
/// sigma_px > 0 in stimulus pixels, the same in both directions. A fixation adds 1 at its place.
/// `sigma_px` = 0 shows the map itself (nearest cell).
GazeMap blurToDisplay(const GazeMap& map, const Grid& map_grid, const Grid& display, double sigma_px);

/// The same as a value that keeps its kernels: blurs many maps of one grid, and each window's of a grid that is cut in time.
/// Sigmas may differ by direction and must be > 0. A unit of mass adds `amplitude` at its place.
class DisplayBlur {
  public:
    DisplayBlur(const Grid& map_grid, const Grid& display, double sigma_x_px, double sigma_y_px, double amplitude = 1);
    GazeMap operator()(const GazeMap& map) const;

  private:
    /// One direction of the separable sum: for each output cell the inputs within reach and their weights.
    struct Band {
        std::vector<Eigen::Index> first;
        std::vector<Eigen::ArrayXd> weights;
    };
    static Band gaussianBand(int inputs, int outputs, double length_px, double sigma_px, double amplitude);

    GazeMap ofEach(const GazeMap& maps) const;

    Eigen::Index rows_; ///< of one window's map
    Band down_, across_;
};

/// A larger display's grid: longer side `longer_side` cells, the other in proportion, at least 1.
Grid displayGrid(double stimulus_width_px, double stimulus_height_px, int longer_side = 200);

/// 3 % of the picture's width, the default σ_b.
inline double defaultBlur(double stimulus_width_px) { return 0.03 * stimulus_width_px; }

} // namespace nictate
