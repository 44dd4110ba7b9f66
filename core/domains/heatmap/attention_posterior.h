#pragma once
// Post-processing of noisy, splatted maps by a public belief about where people look that follows the picture, and over time
// (mathematics.md §3.6.1). It never sees a protected map.

#include "core/domains/heatmap/data_share.h"
#include "core/domains/heatmap/prior_shrinkage.h"

#include <Eigen/Core>

#include <memory>
#include <mutex>
#include <vector>

namespace nictate {

/// Where people are believed to look before anybody has: public.
struct GazeBelief {
    /// How far what is seen may stray from what is expected.
    struct Variation {
        double contrast = 2.2; ///< of hot spots: standard deviation over mean, per hot-spot area, at the centre's peak
        double modes = 1;      ///< by which the modes are multiplied
        double weight = 1;     ///< how likely it is, beside the others; > 0
        bool operator==(const Variation&) const = default;
    };
    GazeMap attention;                                 ///< a density over the picture, any resolution
    std::vector<GazeMap> modes = {};                   ///< ways in which all of it may be another, each times a standard normal
    std::vector<Variation> variations = {Variation{}}; ///< one or more
    std::vector<GazeMap> in_windows = {}; ///< of a picture that moves its attention in each window; none = the same in all
    bool operator==(const GazeBelief& other) const;
};

/// The posterior mean of a Gaussian process over where people look, f, of which T noisy maps in a row saw y = S f + noise:
/// S spreads fixations over the cells of the noise grid as the splat did. f has mean `attention` × fixations and covariance
/// R_t ⊗ (c² D R D + m² M Mᵀ) with R squared-exponential over space, R_t = ρ^|t−t′| over time, D² following attention, M the
/// modes × fixations, and (c, m) one of the variations: of several, the posterior mean is that of their mixture, each weighted by
/// how well it explains y. A belief with attention in windows gives each map its own mean; D follows that of all. One symmetric
/// eigenproblem a grid, S D R D Sᵀ = UΛUᵀ; then every noise scale costs a few products, with modes by Woodbury's identity. Grids
/// of more than 800 cells are first summed in groups.
class AttentionPosterior {
  public:
    /// `shares`: of the fixations that fall in each of T maps.
    AttentionPosterior(const Grid& grid, const GazePrior& prior, const GazeBelief& belief,
                       const std::vector<double>& shares = {1});

    /// For each of the T noisy maps: posterior mean of f minus `threshold` × (share of data) posterior standard deviations, fewer
    /// where f is less spotted than gaze on pictures, clamped at 0, on grid(): fixations per cell as if they had never been
    /// spread. T maps of the constructor's grid; sigma > 0, ∞ allowed.
    std::vector<GazeMap> operator()(const std::vector<GazeMap>& noisy, double sigma, double threshold) const;

    /// The grid of the result, over the stimulus.
    const Grid& grid() const { return fine_; }

    /// Of each of the T maps at this noise, on the constructor's grid.
    std::vector<DataShare> shares(double sigma) const;

    static constexpr double correlation_in_time = 0.6; ///< ρ from one map to the next

  private:
    using Variation = GazeBelief::Variation;
    /// (c² Λ + m² F Fᵀ)·λ_t + σ², inverted: what one variation makes of what was seen.
    struct Inverse {
        Eigen::ArrayXd gain;   ///< 1/(c² Λ λ_t + σ²)
        Eigen::MatrixXd modes; ///< m² λ_t (1 + m² λ_t Fᵀ gain F)⁻¹
        double spread = 0;     ///< log of the determinant over that of the noise alone
    };
    Inverse inverse(const Variation& variation, Eigen::Index t, double noise) const;
    /// That inverse times a column of cells turned by Uᵀ.
    Eigen::VectorXd solved(const Inverse& known, const Eigen::VectorXd& turned) const;
    /// What multiplies the covariances, cells × T: of hot spots with c², of modes with m².
    struct Weights {
        Eigen::MatrixXd spots, modes;
        double contrast_squared = 0; ///< expected of c²
    };
    Weights weigh(const Eigen::MatrixXd& residual, double noise) const;
    /// Of one variation: prior less posterior variance of S f, along direction t of time.
    Eigen::ArrayXd knownVariance(const Variation& variation, Eigen::Index t, double noise) const;
    Eigen::ArrayXXd posteriorShare(double sigma) const; ///< 1 − posterior/prior variance, cells × T
    Eigen::ArrayXXd computedShare(double sigma) const;

    Eigen::VectorXd seen(const GazeMap& map) const; ///< S of a map of fine cells
    Eigen::MatrixXd coarseCovariance() const;       ///< S D R D Sᵀ
    void addModes(const GazeBelief& belief, double fixations);
    double noiseVariance(double sigma) const;              ///< of a group
    Eigen::VectorXd grouped(const GazeMap& map) const;     ///< as a column of cells
    double meanShare(const Eigen::ArrayXd& decided) const; ///< weighted by prior variance

    Grid grid_, coarse_, fine_;
    int group_x_ = 1, group_y_ = 1;
    double highest_variance_ = 0;
    GazeMap mean_, deviation_;                              ///< of f: attention × fixations, and D
    Eigen::VectorXd coarse_mean_;                           ///< of S f
    std::vector<GazeMap> means_;                            ///< of f, one a map, where the belief has windows; else none
    std::vector<Eigen::VectorXd> coarse_means_;             ///< of S f, likewise
    Eigen::ArrayXd coarse_variance_;                        ///< of S f, over all variations
    Eigen::MatrixXd spread_down_, spread_across_;           ///< S along an axis: coarse × fine cells
    Eigen::MatrixXd correlation_down_, correlation_across_; ///< R along an axis of fine cells
    std::vector<Variation> variations_;                     ///< their weights sum to 1
    Eigen::MatrixXd modes_, coarse_modes_, turned_modes_;   ///< M, S M and F = Uᵀ S M: cells × modes
    Eigen::ArrayXd time_shares_;
    Eigen::MatrixXd vectors_, time_vectors_, time_correlation_;
    Eigen::ArrayXd values_, time_values_;
    mutable std::mutex sharing_;
    mutable double shared_sigma_ = -1; ///< of shared_: a map and its share, or a hundred draws, are at one noise
    mutable Eigen::ArrayXXd shared_;
};

/// The posterior of these, which all are public; one of the last few that were asked for is not made again.
std::shared_ptr<const AttentionPosterior> attentionPosterior(const Grid& grid, const GazePrior& prior, const GazeBelief& belief,
                                                             const std::vector<double>& shares = {1});

} // namespace nictate
