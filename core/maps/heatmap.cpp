#include "core/maps/heatmap.h"

#include "core/errors.h"
#include "core/parallel.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

GazeMap nearestCell(const GazeMap& map, const Grid& display) {
    GazeMap out(display.height, display.width);
    for (Eigen::Index row = 0; row < out.rows(); ++row)
        for (Eigen::Index column = 0; column < out.cols(); ++column)
            out(row, column) = map(row * map.rows() / out.rows(), column * map.cols() / out.cols());
    return out;
}

} // namespace

DisplayBlur::Band DisplayBlur::gaussianBand(int inputs, int outputs, double length_px, double sigma_px, double amplitude) {
    const double reach = 6.5 * sigma_px;
    const double input_cell = length_px / inputs, output_cell = length_px / outputs;
    Band band;
    for (int out = 0; out < outputs; ++out) {
        double centre = (out + 0.5) * output_cell;
        auto first = static_cast<Eigen::Index>(std::ceil((centre - reach) / input_cell - 0.5));
        auto last = static_cast<Eigen::Index>(std::floor((centre + reach) / input_cell - 0.5));
        first = std::max<Eigen::Index>(first, 0);
        last = std::min<Eigen::Index>(last, inputs - 1);
        Eigen::ArrayXd weights = Eigen::ArrayXd::Zero(std::max<Eigen::Index>(0, last - first + 1));
        for (Eigen::Index in = first; in <= last; ++in) {
            double distance = (static_cast<double>(in) + 0.5) * input_cell - centre;
            weights(in - first) = amplitude * std::exp(-0.5 * (distance / sigma_px) * (distance / sigma_px));
        }
        band.first.push_back(first);
        band.weights.push_back(std::move(weights));
    }
    return band;
}

DisplayBlur::DisplayBlur(const Grid& map_grid, const Grid& display, double sigma_x_px, double sigma_y_px, double amplitude)
    : down_(gaussianBand(map_grid.height, display.height, display.stimulus_height_px, sigma_y_px, amplitude)),
      across_(gaussianBand(map_grid.width, display.width, display.stimulus_width_px, sigma_x_px, 1)) {}

GazeMap DisplayBlur::operator()(const GazeMap& map) const {
    GazeMap middle(static_cast<Eigen::Index>(down_.first.size()), map.cols());
    // Blocks of columns narrow enough that a block of the whole map stays in the cache for all output rows.
    const Eigen::Index block = std::max<Eigen::Index>(16, 65536 / std::max<Eigen::Index>(1, map.rows()));
    parallelRows((map.cols() + block - 1) / block,
                 [&](Eigen::Index begin, Eigen::Index end) {
                     for (Eigen::Index at = begin * block; at < std::min(end * block, map.cols()); at += block) {
                         Eigen::Index columns = std::min(block, map.cols() - at);
                         for (Eigen::Index y = 0; y < middle.rows(); ++y) {
                             const auto& weights = down_.weights[static_cast<std::size_t>(y)];
                             Eigen::Index first = down_.first[static_cast<std::size_t>(y)];
                             auto row = middle.row(y).segment(at, columns);
                             row.setZero();
                             for (Eigen::Index k = 0; k < weights.size(); ++k)
                                 row += weights(k) * map.row(first + k).segment(at, columns);
                         }
                     }
                 },
                 1);
    GazeMap out(middle.rows(), static_cast<Eigen::Index>(across_.first.size()));
    parallelRows(out.rows(), [&](Eigen::Index begin, Eigen::Index end) {
        for (Eigen::Index y = begin; y < end; ++y)
            for (Eigen::Index x = 0; x < out.cols(); ++x) {
                const auto& w = across_.weights[static_cast<std::size_t>(x)];
                out(y, x) = (w.transpose() * middle.row(y).segment(across_.first[static_cast<std::size_t>(x)], w.size())).sum();
            }
    });
    return out;
}

GazeMap blurToDisplay(const GazeMap& map, const Grid& map_grid, const Grid& display, double sigma_px) {
    return sigma_px > 0 ? DisplayBlur(map_grid, display, sigma_px, sigma_px)(map) : nearestCell(map, display);
}

Grid displayGrid(double stimulus_width_px, double stimulus_height_px, int longer_side) {
    double longer = std::max(stimulus_width_px, stimulus_height_px);
    auto cells = [&](double side) { return std::max(1, static_cast<int>(std::lround(side / longer * longer_side))); };
    return {cells(stimulus_width_px), cells(stimulus_height_px), stimulus_width_px, stimulus_height_px};
}

} // namespace nictate
