#pragma once
// Post-processing of noisy, splatted maps by a public belief about where people look that follows the picture, and over time
// (mathematics.md §3.6). It never sees a private map.

#include "core/maps/data_share.h"
#include "core/maps/prior_shrinkage.h"

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// The posterior mean of a Gaussian process over the cells of a grid and T maps in a row: mean `attention` × fixations,
/// covariance R_t ⊗ D R D with R squared-exponential over space, R_t = ρ^|t−t′| over time, and D² following attention. One
/// symmetric eigenproblem a grid, K = UΛUᵀ; then every noise scale costs a few products. Grids of more than 800 cells are first
/// summed in groups.
class AttentionPosterior {
  public:
    /// `attention`: a density over the picture, any resolution. `shares`: of the fixations that fall in each of T maps.
    AttentionPosterior(const Grid& grid, const GazePrior& prior, const GazeMap& attention,
                       const std::vector<double>& shares = {1});

    /// For each of the T noisy maps: posterior mean minus `threshold` × (share of data) posterior standard deviations, clamped at
    /// 0, on grid(), cells three times finer; fixations per cell. T maps of the constructor's grid; sigma > 0, ∞ allowed.
    std::vector<GazeMap> operator()(const std::vector<GazeMap>& noisy, double sigma, double threshold) const;

    /// The grid of the result. It may reach a little past the stimulus on the right and below.
    const Grid& grid() const { return fine_; }

    /// Of each of the T maps at this noise, on the constructor's grid.
    std::vector<DataShare> shares(double sigma) const;

    static constexpr double correlation_in_time = 0.6; ///< ρ from one map to the next

  private:
    Eigen::ArrayXXd gains(double sigma) const;             ///< 1/(Λ_s λ_t + σ²), cells × T
    Eigen::ArrayXXd posteriorShare(double sigma) const;    ///< 1 − posterior/prior variance, cells × T
    Eigen::VectorXd grouped(const GazeMap& map) const;     ///< as a column of cells
    double meanShare(const Eigen::ArrayXd& decided) const; ///< weighted by prior variance

    Grid grid_, coarse_, fine_;
    int group_x_ = 1, group_y_ = 1;
    double fixations_ = 0, highest_variance_ = 0;
    Eigen::ArrayXd mean_, fine_mean_;           ///< density by cell
    Eigen::ArrayXd deviation_, fine_deviation_; ///< D
    Eigen::ArrayXd time_shares_;
    Eigen::MatrixXd vectors_, time_vectors_, time_correlation_;
    Eigen::ArrayXd values_, time_values_;
    Eigen::MatrixXd fine_down_, fine_across_;     ///< R between fine and coarse cells
    Eigen::MatrixXd spread_down_, spread_across_; ///< linear interpolation of coarse cells
};

} // namespace nictate
