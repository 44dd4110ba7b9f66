#pragma once
// Post-processing of a noisy, splatted map: what the noise most probably hid, given only what is publicly known
// about where people look. Post-processing, so it costs no privacy; it never sees the protected map.

#include "core/domains/heatmap/data_share.h"

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
    bool operator==(const GazePrior&) const = default;
};

/// The posterior mean of a Gaussian-process prior whose mean and covariance are products over the two axes, so
/// that it is solved exactly by two small eigenvalue problems, K = UΛUᵀ = (D_y R_y D_y) ⊗ (D_x R_x D_x):
///   x̂ = m_f + K_f U (1/(Λ + σ²)) Uᵀ (y − m),
/// evaluated on cells three times finer than the noise grid's (kriging), so that no cells show in the picture.
/// Axes longer than 128 cells are first summed in groups (the noise grows with them).
class PriorShrinkage {
  public:
    PriorShrinkage(const Grid& grid, const GazePrior& prior);

    /// Posterior mean minus `threshold` posterior standard deviations, clamped at 0, on grid(); fixations per cell.
    GazeMap operator()(const GazeMap& noisy, double sigma, double threshold) const;

    /// At this noise, on the constructor's grid.
    DataShare share(double sigma) const;

    /// The grid of the result. It may reach a little past the stimulus on the right and below.
    const Grid& grid() const { return fine_; }

  private:
    struct Axis {
        Eigen::VectorXd mean, fine_mean;       ///< profile, sums to 1 over the coarse cells
        Eigen::ArrayXd fine_variance;          ///< prior variance at fine cells, at most 1
        Eigen::MatrixXd vectors, fine_vectors; ///< U, and K_f U
        Eigen::VectorXd values;                ///< Λ ≥ 0
    };
    static Axis axis(int cells, double cell_px, double length_px, double correlation_px, double centre_width);

    Grid grid_, coarse_, fine_;
    int group_x_ = 1, group_y_ = 1;
    Axis x_, y_;
    double fixations_ = 0; ///< scale of the mean
    double variance_ = 0;  ///< scale of the covariance
};

} // namespace nictate
