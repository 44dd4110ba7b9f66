#pragma once
// Post-processing of noisy, splatted maps by a public belief about where people look that follows the picture, and over time
// (mathematics.md §3.6.1). It never sees a private map.

#include "core/maps/data_share.h"
#include "core/maps/prior_shrinkage.h"

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// The posterior mean of a Gaussian process over where people look, f, of which T noisy maps in a row saw y = S f + noise:
/// S spreads fixations over the cells of the noise grid as the splat did. f has mean `attention` × fixations and covariance
/// R_t ⊗ D R D with R squared-exponential over space, R_t = ρ^|t−t′| over time, and D² following attention. One symmetric
/// eigenproblem a grid, S D R D Sᵀ = UΛUᵀ; then every noise scale costs a few products. Grids of more than 800 cells are first
/// summed in groups.
class AttentionPosterior {
  public:
    /// `attention`: a density over the picture, any resolution. `shares`: of the fixations that fall in each of T maps.
    AttentionPosterior(const Grid& grid, const GazePrior& prior, const GazeMap& attention,
                       const std::vector<double>& shares = {1});

    /// For each of the T noisy maps: posterior mean of f minus `threshold` × (share of data) posterior standard deviations,
    /// clamped at 0, on grid(): fixations per cell as if they had never been spread. T maps of the constructor's grid;
    /// sigma > 0, ∞ allowed.
    std::vector<GazeMap> operator()(const std::vector<GazeMap>& noisy, double sigma, double threshold) const;

    /// The grid of the result, over the stimulus.
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
    double highest_variance_ = 0;
    GazeMap mean_, deviation_;                              ///< of f: attention × fixations, and D
    Eigen::VectorXd coarse_mean_;                           ///< of S f
    Eigen::ArrayXd coarse_variance_;                        ///< of S f
    Eigen::MatrixXd spread_down_, spread_across_;           ///< S along an axis: coarse × fine cells
    Eigen::MatrixXd correlation_down_, correlation_across_; ///< R along an axis of fine cells
    Eigen::ArrayXd time_shares_;
    Eigen::MatrixXd vectors_, time_vectors_, time_correlation_;
    Eigen::ArrayXd values_, time_values_;
};

} // namespace nictate
