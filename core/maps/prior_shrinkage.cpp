#include "core/maps/prior_shrinkage.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr int longest_axis = 128;
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
    Axis axis;
    Eigen::ArrayXd position = (Eigen::ArrayXd::LinSpaced(cells, 0, cells - 1) + 0.5) * cell_px;
    Eigen::ArrayXd profile = (-0.5 * ((position - length_px / 2) / (centre_width * length_px)).square()).exp();
    profile = (1 - floor_share) * profile / profile.sum() + floor_share / cells;
    axis.mean = profile.matrix();
    // Attention varies where there is attention: the standard deviation follows the root of the mean.
    Eigen::VectorXd deviation = (profile / profile.maxCoeff()).sqrt().matrix();
    Eigen::MatrixXd covariance(cells, cells);
    for (int i = 0; i < cells; ++i)
        for (int j = 0; j < cells; ++j) {
            double distance = (position(i) - position(j)) / correlation_px;
            covariance(i, j) = deviation(i) * deviation(j) * std::exp(-0.5 * distance * distance);
        }
    Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(covariance);
    axis.values = solver.eigenvalues().cwiseMax(0.0);
    axis.vectors = solver.eigenvectors();
    return axis;
}

PriorShrinkage::PriorShrinkage(const Grid& grid, const GazePrior& prior)
    : group_x_(groupOf(grid.width)), group_y_(groupOf(grid.height)) {
    grid_.width = (grid.width + group_x_ - 1) / group_x_;
    grid_.height = (grid.height + group_y_ - 1) / group_y_;
    grid_.stimulus_width_px = grid_.width * group_x_ * grid.cellWidth();
    grid_.stimulus_height_px = grid_.height * group_y_ * grid.cellHeight();

    double hot_spot = prior.hot_spot_width * grid.stimulus_width_px;
    auto correlation = [&](double cell) { return std::hypot(hot_spot, std::numbers::sqrt2 * prior.splat * cell); };
    double across = correlation(grid.cellWidth()), down = correlation(grid.cellHeight());
    x_ = axis(grid_.width, grid_.cellWidth(), grid.stimulus_width_px, across, prior.centre_width);
    y_ = axis(grid_.height, grid_.cellHeight(), grid.stimulus_height_px, down, prior.centre_width);
    mean_ = prior.fixations * y_.mean * x_.mean.transpose();
    // The spread kernel lowers the contrast that a hot spot has by itself.
    double blurred = hot_spot * hot_spot / (across * down);
    double deviation = prior.contrast * std::sqrt(blurred) * mean_.maxCoeff();
    variance_ = deviation * deviation;
}

GazeMap PriorShrinkage::operator()(const GazeMap& noisy, double sigma, double threshold) const {
    const bool whole = group_x_ == 1 && group_y_ == 1;
    const double noise_variance = sigma * sigma * group_x_ * group_y_;
    Eigen::MatrixXd residual = (whole ? noisy : grouped(noisy, group_x_, group_y_, grid_)).matrix() - mean_;

    Eigen::ArrayXXd prior = (variance_ * y_.values * x_.values.transpose()).array();
    Eigen::ArrayXXd keep = prior / (prior + noise_variance).max(1e-300);
    Eigen::MatrixXd spectrum = y_.vectors.transpose() * residual * x_.vectors;
    Eigen::MatrixXd filtered = (keep * spectrum.array()).matrix();
    Eigen::MatrixXd estimate = mean_ + y_.vectors * filtered * x_.vectors.transpose();

    Eigen::MatrixXd posterior = (keep * noise_variance).matrix();
    Eigen::MatrixXd variance = y_.vectors.cwiseAbs2() * posterior * x_.vectors.cwiseAbs2().transpose();
    return (estimate.array() - threshold * variance.array().max(0.0).sqrt()).max(0.0);
}

} // namespace nictate
