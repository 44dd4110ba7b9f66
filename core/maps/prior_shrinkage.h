#pragma once
// Post-processing of a noisy, splatted map: what the noise most probably hid, given only what is publicly known
// about where people look. Post-processing, so it costs no privacy; it never sees the private map.

#include "core/maps/gaze_map.h"

#include <Eigen/Core>

namespace nictate {

/// A public belief about a mean map before anyone has looked at this picture: gaze gathers around the centre
/// and in hot spots of a few per cent of the picture's width.
struct GazePrior {
    double fixations = 10;         ///< expected per observer, after bounding (public)
    double splat = 0;              ///< s, cells: width of the kernel the fixations were spread with
    double centre_width = 0.22;    ///< standard deviation of gaze around the centre, of the picture's side
    double hot_spot_width = 0.035; ///< correlation length of attention, of the picture's width
    double contrast = 3.0;         ///< standard deviation over mean at the centre, per hot-spot area
};

/// The posterior mean of a Gaussian-process prior whose mean and covariance are products over the two axes, so
/// that it is solved exactly by two small eigenvalue problems:
///   x̂ = m + U (Λ/(Λ + σ²)) Uᵀ (y − m),  K = UΛUᵀ = (D_y R_y D_y) ⊗ (D_x R_x D_x).
/// Axes longer than 128 cells are first summed in groups (the noise grows with them).
class PriorShrinkage {
  public:
    PriorShrinkage(const Grid& grid, const GazePrior& prior);

    /// Posterior mean minus `threshold` posterior standard deviations, clamped at 0, on grid().
    GazeMap operator()(const GazeMap& noisy, double sigma, double threshold) const;

    /// The grid of the result: the given one, or a coarser one over slightly more than the stimulus.
    const Grid& grid() const { return grid_; }

  private:
    struct Axis {
        Eigen::VectorXd mean;    ///< profile, sums to 1
        Eigen::MatrixXd vectors; ///< columns: eigenvectors of D R D
        Eigen::VectorXd values;  ///< eigenvalues ≥ 0
    };
    static Axis axis(int cells, double cell_px, double length_px, double correlation_px, double centre_width);

    Grid grid_;
    int group_x_ = 1, group_y_ = 1;
    Axis x_, y_;
    Eigen::MatrixXd mean_;
    double variance_ = 0;
};

} // namespace nictate
