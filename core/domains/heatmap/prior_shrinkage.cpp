#include "core/domains/heatmap/prior_shrinkage.h"

#include "core/compute/symmetric_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr int longest_axis = 128;
constexpr int refinement = 3;
/// Share of gaze that falls anywhere at all rather than around the centre.
constexpr double floor_share = 0.1;

int groupOf(int cells) { return (cells + longest_axis - 1) / longest_axis; }

GazeMap grouped(const GazeMap& map, int group_x, int group_y, const Grid& grid) {
    GazeMap out = GazeMap::Zero(grid.height, grid.width);
    for (Eigen::Index row = 0; row < map.rows(); ++row)
        for (Eigen::Index column = 0; column < map.cols(); ++column)
            out(row / group_y, column / group_x) += map(row, column);
    return out;
}

} // namespace

PriorShrinkage::Axis PriorShrinkage::axis(int cells, double cell_px, double length_px, double correlation_px,
                                          double centre_width) {
    auto positions = [](int count, double pitch) {
        return Eigen::ArrayXd((Eigen::ArrayXd::LinSpaced(count, 0, count - 1) + 0.5) * pitch);
    };
    Eigen::ArrayXd coarse = positions(cells, cell_px), fine = positions(cells * refinement, cell_px / refinement);
    auto bump = [&](const Eigen::ArrayXd& x) {
        return Eigen::ArrayXd((-0.5 * ((x - length_px / 2) / (centre_width * length_px)).square()).exp());
    };
    double total = bump(coarse).sum();
    auto profile = [&](const Eigen::ArrayXd& x) {
        return Eigen::ArrayXd((1 - floor_share) / total * bump(x) + floor_share / cells);
    };
    Axis axis;
    axis.mean = profile(coarse).matrix();
    axis.fine_mean = profile(fine).matrix();
    // Attention varies where there is attention: the variance follows the mean.
    double highest = axis.fine_mean.maxCoeff();
    Eigen::ArrayXd deviation = (axis.mean.array() / highest).sqrt();
    axis.fine_variance = axis.fine_mean.array() / highest;
    auto covariance = [&](const Eigen::ArrayXd& at, const Eigen::ArrayXd& deviation_at) {
        Eigen::MatrixXd out(at.size(), cells);
        for (Eigen::Index i = 0; i < at.size(); ++i)
            out.row(i) = deviation_at(i) * deviation * (-0.5 * ((at(i) - coarse) / correlation_px).square()).exp();
        return out;
    };
    SymmetricParts parts = symmetricParts(covariance(coarse, deviation));
    axis.values = parts.values.cwiseMax(0.0);
    axis.vectors = std::move(parts.vectors);
    axis.fine_vectors = covariance(fine, axis.fine_variance.sqrt()) * axis.vectors;
    return axis;
}

PriorShrinkage::PriorShrinkage(const Grid& grid, const GazePrior& prior)
    : grid_(grid), group_x_(groupOf(grid.width)), group_y_(groupOf(grid.height)), fixations_(prior.fixations) {
    coarse_.width = (grid.width + group_x_ - 1) / group_x_;
    coarse_.height = (grid.height + group_y_ - 1) / group_y_;
    coarse_.stimulus_width_px = coarse_.width * group_x_ * grid.cellWidth();
    coarse_.stimulus_height_px = coarse_.height * group_y_ * grid.cellHeight();
    fine_ = coarse_;
    fine_.width *= refinement;
    fine_.height *= refinement;

    double hot_spot = prior.hot_spot_width * grid.stimulus_width_px;
    auto correlation = [&](double cell) { return std::hypot(hot_spot, std::numbers::sqrt2 * prior.splat * cell); };
    double across = correlation(grid.cellWidth()), down = correlation(grid.cellHeight());
    x_ = axis(coarse_.width, coarse_.cellWidth(), grid.stimulus_width_px, across, prior.centre_width);
    y_ = axis(coarse_.height, coarse_.cellHeight(), grid.stimulus_height_px, down, prior.centre_width);
    // The spread kernel lowers the contrast that a hot spot has by itself.
    double highest = fixations_ * x_.fine_mean.maxCoeff() * y_.fine_mean.maxCoeff();
    variance_ = prior.contrast * prior.contrast * highest * highest * hot_spot * hot_spot / (across * down);
}

GazeMap PriorShrinkage::operator()(const GazeMap& noisy, double sigma, double threshold) const {
    const bool whole = group_x_ == 1 && group_y_ == 1;
    Eigen::MatrixXd residual = (whole ? noisy : grouped(noisy, group_x_, group_y_, coarse_)).matrix();
    residual -= fixations_ * y_.mean * x_.mean.transpose();

    // A floor far below any noise keeps the division finite where neither prior nor noise is left.
    const double noise_variance = std::max(sigma * sigma * group_x_ * group_y_, 1e-12 * variance_);
    Eigen::ArrayXXd gain = variance_ / ((variance_ * y_.values * x_.values.transpose()).array() + noise_variance);
    Eigen::MatrixXd weights = (gain * (y_.vectors.transpose() * residual * x_.vectors).array()).matrix();
    Eigen::MatrixXd estimate = y_.fine_vectors * weights * x_.fine_vectors.transpose();
    estimate += fixations_ * y_.fine_mean * x_.fine_mean.transpose();

    Eigen::MatrixXd known = y_.fine_vectors.cwiseAbs2() * gain.matrix() * x_.fine_vectors.cwiseAbs2().transpose();
    Eigen::ArrayXXd variance =
        variance_ * ((y_.fine_variance.matrix() * x_.fine_variance.matrix().transpose()).array() - known.array());
    GazeMap shown = (estimate.array() - threshold * variance.max(0.0).sqrt()).max(0.0);
    return shown / (refinement * refinement);
}

DataShare PriorShrinkage::share(double sigma) const {
    const double noise_variance = std::max(sigma * sigma * group_x_ * group_y_, 1e-12 * variance_);
    const Eigen::ArrayXXd values = (variance_ * y_.values * x_.values.transpose()).array();
    const Eigen::ArrayXXd known = values.square() / (values + noise_variance);
    const Eigen::MatrixXd down = y_.vectors.cwiseAbs2(), across = x_.vectors.cwiseAbs2();
    const Eigen::ArrayXXd decided = (down * known.matrix() * across.transpose()).array();
    const Eigen::ArrayXXd before = (down * values.matrix() * across.transpose()).array();
    const Eigen::ArrayXXd shares = (decided / before.max(1e-12 * variance_)).min(1.0);

    DataShare out{decided.sum() / before.sum(), GazeMap(grid_.height, grid_.width)};
    for (int row = 0; row < grid_.height; ++row)
        for (int column = 0; column < grid_.width; ++column)
            out.where(row, column) = shares(row / group_y_, column / group_x_);
    return out;
}

} // namespace nictate
