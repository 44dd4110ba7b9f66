#include "core/domains/heatmap/picture_centre.h"

namespace nictate {

namespace {

// Fitted with the weights of attention.cpp.
constexpr double bias_across = 0.322, bias_down = 0.216; ///< standard deviations, of the sides
constexpr double bias_floor = 0.126;

/// exp(−x²/2w²) over the middle of `cells`, of mean 1.
Eigen::VectorXd bell(int cells, double width) {
    const Eigen::ArrayXd x = (Eigen::ArrayXd::LinSpaced(cells, 0, cells - 1) + 0.5) / cells - 0.5;
    const Eigen::ArrayXd out = (-0.5 * (x / width).square()).exp();
    return out / out.mean();
}

} // namespace

GazeMap pictureCentre(int rows, int columns) {
    const GazeMap centre = (bell(rows, bias_down) * bell(columns, bias_across).transpose()).array();
    return (1 - bias_floor) * centre + bias_floor;
}

} // namespace nictate
