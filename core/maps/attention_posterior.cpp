#include "core/maps/attention_posterior.h"

#include "core/maps/attention.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr int finer_by = 3;
constexpr int most_cells = 800;
constexpr double centre_share = 0.2;     ///< of the variance that follows the centre: eyes also go where no picture drew them
constexpr double picture_contrast = 2.2; ///< standard deviation over mean, per hot-spot area, at the centre's peak

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::ArrayXd cellsOf(const GazeMap& map) { return Eigen::Map<const Eigen::ArrayXd>(map.data(), map.size()); }

GazeMap asMap(const Eigen::ArrayXd& cells, const Grid& grid) {
    return Eigen::Map<const GazeMap>(cells.data(), grid.height, grid.width);
}

Eigen::ArrayXd cellCentres(int count, double pitch) { return (Eigen::ArrayXd::LinSpaced(count, 0, count - 1) + 0.5) * pitch; }

Eigen::MatrixXd correlations(const Eigen::ArrayXd& at, const Eigen::ArrayXd& coarse, double length) {
    Eigen::MatrixXd out(at.size(), coarse.size());
    for (Eigen::Index i = 0; i < at.size(); ++i)
        out.row(i) = (-0.5 * ((at(i) - coarse) / length).square()).exp();
    return out;
}

/// Of `cells` onto three times as many.
Eigen::MatrixXd interpolation(int cells) {
    Eigen::MatrixXd out = Eigen::MatrixXd::Zero(finer_by * cells, cells);
    for (int i = 0; i < finer_by * cells; ++i) {
        const double at = std::clamp((i + 0.5) / finer_by - 0.5, 0.0, cells - 1.0);
        const int left = std::min(static_cast<int>(at), std::max(0, cells - 2));
        out(i, left) = 1 - (at - left);
        if (cells > 1)
            out(i, left + 1) = at - left;
    }
    return out;
}

} // namespace

AttentionPosterior::AttentionPosterior(const Grid& grid, const GazePrior& prior, const GazeMap& attention,
                                       const std::vector<double>& shares)
    : grid_(grid), coarse_(grid), fixations_(prior.fixations),
      time_shares_(Eigen::Map<const Eigen::ArrayXd>(shares.data(), std::ssize(shares))) {
    while (coarse_.cells() > most_cells) {
        ++(coarse_.width >= coarse_.height ? group_x_ : group_y_);
        coarse_.width = (grid.width + group_x_ - 1) / group_x_;
        coarse_.height = (grid.height + group_y_ - 1) / group_y_;
    }
    coarse_.stimulus_width_px = coarse_.width * group_x_ * grid.cellWidth();
    coarse_.stimulus_height_px = coarse_.height * group_y_ * grid.cellHeight();
    fine_ = coarse_;
    fine_.width *= finer_by;
    fine_.height *= finer_by;

    const double down = coarse_.stimulus_height_px / grid.stimulus_height_px;
    const double across = coarse_.stimulus_width_px / grid.stimulus_width_px;
    auto onto = [&](const GazeMap& density, const Grid& cells) {
        return cellsOf(resampled(density, cells.height, cells.width, down, across));
    };
    const GazeMap centre = centreAttention(static_cast<int>(attention.rows()), static_cast<int>(attention.cols()));
    mean_ = onto(attention, coarse_);
    fine_mean_ = onto(attention, fine_) * (finer_by * finer_by);
    const Eigen::ArrayXd around = onto(centre, coarse_), fine_around = onto(centre, fine_) * (finer_by * finer_by);

    const double hot_spot = prior.hot_spot_width * grid.stimulus_width_px;
    auto length = [&](double cell) { return std::hypot(hot_spot, std::numbers::sqrt2 * prior.splat * cell); };
    const double length_x = length(grid.cellWidth()), length_y = length(grid.cellHeight());
    // As large as attention is there; the spread kernel lowers the picture_contrast that a hot spot has by itself.
    const double unit =
        std::pow(picture_contrast * fixations_, 2) * around.maxCoeff() * hot_spot * hot_spot / (length_x * length_y);
    auto deviation = [&](const Eigen::ArrayXd& picture, const Eigen::ArrayXd& middle) {
        return Eigen::ArrayXd((unit * ((1 - centre_share) * picture + centre_share * middle)).sqrt());
    };
    deviation_ = deviation(mean_, around);
    fine_deviation_ = deviation(fine_mean_, fine_around);
    highest_variance_ = deviation_.square().maxCoeff();

    const Eigen::ArrayXd x = cellCentres(coarse_.width, coarse_.cellWidth()),
                         y = cellCentres(coarse_.height, coarse_.cellHeight());
    fine_across_ = correlations(cellCentres(fine_.width, fine_.cellWidth()), x, length_x);
    fine_down_ = correlations(cellCentres(fine_.height, fine_.cellHeight()), y, length_y);
    spread_across_ = interpolation(coarse_.width);
    spread_down_ = interpolation(coarse_.height);
    const Eigen::MatrixXd across_each = correlations(x, x, length_x), down_each = correlations(y, y, length_y);
    Eigen::MatrixXd covariance(mean_.size(), mean_.size());
    for (int i = 0; i < coarse_.height; ++i)
        for (int j = 0; j < coarse_.height; ++j)
            covariance.block(i * coarse_.width, j * coarse_.width, coarse_.width, coarse_.width) = down_each(i, j) * across_each;
    covariance = deviation_.matrix().asDiagonal() * covariance * deviation_.matrix().asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> space(covariance);
    values_ = space.eigenvalues().cwiseMax(0.0);
    vectors_ = space.eigenvectors();

    const Eigen::Index maps = time_shares_.size();
    time_correlation_.resize(maps, maps);
    for (Eigen::Index s = 0; s < maps; ++s)
        for (Eigen::Index t = 0; t < maps; ++t) // a map of a third of the fixations varies a third as much
            time_correlation_(s, t) = time_shares_(s) * time_shares_(t) * std::pow(correlation_in_time, std::abs(s - t));
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> time(time_correlation_);
    time_values_ = time.eigenvalues().cwiseMax(0.0);
    time_vectors_ = time.eigenvectors();
}

Eigen::VectorXd AttentionPosterior::grouped(const GazeMap& map) const {
    if (group_x_ == 1 && group_y_ == 1)
        return cellsOf(map).matrix();
    GazeMap out = GazeMap::Zero(coarse_.height, coarse_.width);
    for (Eigen::Index row = 0; row < map.rows(); ++row)
        for (Eigen::Index at = 0; at < map.cols(); ++at)
            out(row / group_y_, at / group_x_) += map(row, at);
    return cellsOf(out).matrix();
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
        out.col(t) /= (deviation_.square() * std::max(time_correlation_(t, t), 1e-12)).max(1e-12 * highest_variance_);
    return out.max(0.0).min(1.0);
}

double AttentionPosterior::meanShare(const Eigen::ArrayXd& decided) const {
    const Eigen::ArrayXd weight = deviation_.square();
    return (decided * weight).sum() / weight.sum();
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
    Eigen::MatrixXd residual(mean_.size(), maps);
    for (Eigen::Index t = 0; t < maps; ++t)
        residual.col(t) = grouped(noisy[static_cast<std::size_t>(t)]) - fixations_ * time_shares_(t) * mean_.matrix();
    const Eigen::MatrixXd known = vectors_ * (gains(sigma) * (vectors_.transpose() * residual * time_vectors_).array()).matrix() *
                                  time_vectors_.transpose();
    const Eigen::MatrixXd weights = deviation_.matrix().asDiagonal() * known * time_correlation_;
    const Eigen::ArrayXXd decided = posteriorShare(sigma);
    std::vector<GazeMap> out;
    const GazeMap mean = asMap(fine_mean_, fine_), deviation = asMap(fine_deviation_, fine_);
    auto coarseMap = [&](const Eigen::VectorXd& cells) {
        return Eigen::Map<const RowMajor>(cells.data(), coarse_.height, coarse_.width);
    };
    for (Eigen::Index t = 0; t < maps; ++t) {
        const Eigen::VectorXd at = weights.col(t), uncertain = (1 - decided.col(t)).sqrt();
        const double lowered = threshold * meanShare(decided.col(t)) * std::sqrt(time_correlation_(t, t));
        const GazeMap estimate =
            fixations_ * time_shares_(t) * mean + deviation * (fine_down_ * coarseMap(at) * fine_across_.transpose()).array();
        const GazeMap doubt = (spread_down_ * coarseMap(uncertain) * spread_across_.transpose()).array() * deviation;
        out.push_back((estimate - lowered * doubt).max(0.0) / (finer_by * finer_by));
    }
    return out;
}

} // namespace nictate
