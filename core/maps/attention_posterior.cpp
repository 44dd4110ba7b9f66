#include "core/maps/attention_posterior.h"

#include "core/maps/attention.h"
#include "core/maps/heatmap.h"
#include "core/maps/splat.h"
#include "core/symmetric_parts.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int longer_side = 60; ///< fine cells
constexpr int most_cells = 800;
constexpr double centre_share = 0.2;     ///< of the variance that follows the centre: eyes also go where no picture drew them
constexpr double picture_contrast = 2.2; ///< standard deviation over mean, per hot-spot area, at the centre's peak

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// What a fixation in each of `fine` cells along an axis adds to each of `cells`, summed in groups: groups × fine.
Eigen::MatrixXd spreadAlong(int cells, int group, double splat, int fine) {
    const double pitch = static_cast<double>(cells) / fine;
    const double width = std::max(0.3, std::hypot(splat, pitch / std::sqrt(12.0))); // it lies anywhere in its fine cell
    Eigen::MatrixXd out = Eigen::MatrixXd::Zero((cells + group - 1) / group, fine);
    for (int i = 0; i < fine; ++i) {
        const SplatKernel kernel((i + 0.5) * pitch, width, cells);
        for (std::size_t k = 0; k < kernel.weights.size(); ++k)
            out((kernel.first + static_cast<int>(k)) / group, i) += kernel.weights[k];
    }
    return out;
}

/// exp(−d²/2·length²) between `cells` along a side of `side`.
Eigen::MatrixXd correlationAlong(int cells, double side, double length) {
    const Eigen::ArrayXd at = Eigen::ArrayXd::LinSpaced(cells, 0.5, cells - 0.5) * side / cells;
    Eigen::MatrixXd out(cells, cells);
    for (int i = 0; i < cells; ++i)
        out.row(i) = (-0.5 * ((at(i) - at) / length).square()).exp();
    return out;
}

/// The symmetric L with L·L = a, negative rounding taken for zero.
Eigen::MatrixXd root(const Eigen::MatrixXd& a) {
    const SymmetricParts parts = symmetricParts(a);
    return parts.vectors * parts.values.cwiseMax(0).cwiseSqrt().asDiagonal() * parts.vectors.transpose();
}

} // namespace

AttentionPosterior::AttentionPosterior(const Grid& grid, const GazePrior& prior, const GazeMap& attention,
                                       const std::vector<double>& shares)
    : grid_(grid), coarse_(grid), fine_(displayGrid(grid.stimulus_width_px, grid.stimulus_height_px, longer_side)),
      time_shares_(Eigen::Map<const Eigen::ArrayXd>(shares.data(), std::ssize(shares))) {
    while (coarse_.cells() > most_cells) {
        ++(coarse_.width >= coarse_.height ? group_x_ : group_y_);
        coarse_.width = (grid.width + group_x_ - 1) / group_x_;
        coarse_.height = (grid.height + group_y_ - 1) / group_y_;
    }
    spread_across_ = spreadAlong(grid.width, group_x_, prior.splat, fine_.width);
    spread_down_ = spreadAlong(grid.height, group_y_, prior.splat, fine_.height);
    mean_ = prior.fixations * resampled(attention, fine_.height, fine_.width);
    const GazeMap centre = prior.fixations * centreAttention(fine_.height, fine_.width);

    // As large as attention is there, a hot spot's area being the unit.
    const double hot_spot = prior.hot_spot_width * grid.stimulus_width_px;
    deviation_ = picture_contrast * (centre.maxCoeff() * ((1 - centre_share) * mean_ + centre_share * centre)).sqrt();
    correlation_across_ = correlationAlong(fine_.width, grid.stimulus_width_px, hot_spot);
    correlation_down_ = correlationAlong(fine_.height, grid.stimulus_height_px, hot_spot);

    // Rows of S D L, L the root of R, one for each cell that was noised.
    const Eigen::MatrixXd half_down = root(correlation_down_), half_across = root(correlation_across_);
    RowMajor factor(coarse_.height * coarse_.width, fine_.height * fine_.width);
    for (int y = 0; y < coarse_.height; ++y)
        for (int x = 0; x < coarse_.width; ++x) {
            const Eigen::MatrixXd cell = (spread_down_.row(y).transpose() * spread_across_.row(x)).array() * deviation_;
            Eigen::Map<RowMajor>(factor.row(y * coarse_.width + x).data(), fine_.height, fine_.width) =
                half_down * cell * half_across;
        }
    Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(factor.rows(), factor.rows());
    covariance.selfadjointView<Eigen::Lower>().rankUpdate(factor);
    coarse_variance_ = covariance.diagonal();
    highest_variance_ = coarse_variance_.maxCoeff();
    const RowMajor seen = spread_down_ * mean_.matrix() * spread_across_.transpose();
    coarse_mean_ = Eigen::Map<const Eigen::VectorXd>(seen.data(), seen.size());
    SymmetricParts space = symmetricParts(covariance);
    values_ = space.values.cwiseMax(0.0);
    vectors_ = std::move(space.vectors);

    const Eigen::Index maps = time_shares_.size();
    time_correlation_.resize(maps, maps);
    for (Eigen::Index s = 0; s < maps; ++s)
        for (Eigen::Index t = 0; t < maps; ++t) // a map of a third of the fixations varies a third as much
            time_correlation_(s, t) = time_shares_(s) * time_shares_(t) * std::pow(correlation_in_time, std::abs(s - t));
    SymmetricParts time = symmetricParts(time_correlation_);
    time_values_ = time.values.cwiseMax(0.0);
    time_vectors_ = std::move(time.vectors);
}

Eigen::VectorXd AttentionPosterior::grouped(const GazeMap& map) const {
    GazeMap out = GazeMap::Zero(coarse_.height, coarse_.width);
    for (Eigen::Index row = 0; row < map.rows(); ++row)
        for (Eigen::Index at = 0; at < map.cols(); ++at)
            out(row / group_y_, at / group_x_) += map(row, at);
    return Eigen::Map<const Eigen::VectorXd>(out.data(), out.size());
}

Eigen::ArrayXXd AttentionPosterior::gains(double sigma) const {
    // A floor far below any noise keeps the division finite where neither prior nor noise is left.
    const double noise = std::max(sigma * sigma * group_x_ * group_y_, 1e-12 * highest_variance_);
    return ((values_.matrix() * time_values_.matrix().transpose()).array() + noise).inverse();
}

Eigen::ArrayXXd AttentionPosterior::posteriorShare(double sigma) const {
    const Eigen::ArrayXXd known = (values_.square().matrix() * time_values_.square().matrix().transpose()).array() * gains(sigma);
    Eigen::ArrayXXd out = (vectors_.cwiseAbs2() * known.matrix() * time_vectors_.cwiseAbs2().transpose()).array();
    for (Eigen::Index t = 0; t < out.cols(); ++t)
        out.col(t) /= (coarse_variance_ * std::max(time_correlation_(t, t), 1e-12)).max(1e-12 * highest_variance_);
    return out.max(0.0).min(1.0);
}

double AttentionPosterior::meanShare(const Eigen::ArrayXd& decided) const {
    return (decided * coarse_variance_).sum() / coarse_variance_.sum();
}

std::vector<DataShare> AttentionPosterior::shares(double sigma) const {
    const Eigen::ArrayXXd decided = posteriorShare(sigma);
    std::vector<DataShare> out;
    for (Eigen::Index t = 0; t < decided.cols(); ++t) {
        DataShare share{meanShare(decided.col(t)), GazeMap(grid_.height, grid_.width)};
        for (int row = 0; row < grid_.height; ++row)
            for (int column = 0; column < grid_.width; ++column)
                share.where(row, column) = decided(row / group_y_ * coarse_.width + column / group_x_, t);
        out.push_back(std::move(share));
    }
    return out;
}

std::vector<GazeMap> AttentionPosterior::operator()(const std::vector<GazeMap>& noisy, double sigma, double threshold) const {
    const Eigen::Index maps = time_shares_.size();
    Eigen::MatrixXd residual(coarse_mean_.size(), maps);
    for (Eigen::Index t = 0; t < maps; ++t)
        residual.col(t) = grouped(noisy[static_cast<std::size_t>(t)]) - time_shares_(t) * coarse_mean_;
    const Eigen::MatrixXd weights = vectors_ *
                                    (gains(sigma) * (vectors_.transpose() * residual * time_vectors_).array()).matrix() *
                                    time_vectors_.transpose() * time_correlation_;
    const Eigen::ArrayXXd decided = posteriorShare(sigma);
    std::vector<GazeMap> out;
    auto onFine = [&](const Eigen::VectorXd& cells) {
        const Eigen::Map<const RowMajor> map(cells.data(), coarse_.height, coarse_.width);
        return GazeMap((spread_down_.transpose() * map * spread_across_).array());
    };
    for (Eigen::Index t = 0; t < maps; ++t) {
        const GazeMap known = onFine(weights.col(t)) * deviation_;
        const GazeMap doubt = onFine((1 - decided.col(t)).sqrt().matrix()) * deviation_;
        const double lowered = threshold * meanShare(decided.col(t)) * std::sqrt(time_correlation_(t, t));
        const GazeMap estimate =
            time_shares_(t) * mean_ + deviation_ * (correlation_down_ * known.matrix() * correlation_across_).array();
        out.push_back((estimate - lowered * doubt).max(0.0));
    }
    return out;
}

} // namespace nictate
