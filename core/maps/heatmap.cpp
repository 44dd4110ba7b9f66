#include "core/maps/heatmap.h"

#include "core/errors.h"
#include "core/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nictate {

namespace {

GazeMap nearestCell(const GazeMap& map, const Grid& display) {
    GazeMap out(display.rows(), display.width);
    for (Eigen::Index row = 0; row < out.rows(); ++row)
        for (Eigen::Index column = 0; column < out.cols(); ++column)
            out(row, column) = map(row * map.rows() / out.rows(), column * map.cols() / out.cols());
    return out;
}

/// A cell that is not 0.
struct Occupied {
    Eigen::Index row;
    double value;
};

/// By column, each from top to bottom; nothing where more than `most` columns hold anything.
std::vector<std::vector<Occupied>> occupiedColumns(const GazeMap& map, std::size_t most) {
    std::vector<std::vector<Occupied>> columns(static_cast<std::size_t>(map.cols()));
    std::size_t occupied = 0;
    for (Eigen::Index y = 0; y < map.rows() && occupied <= most; ++y)
        if (!map.row(y).isZero(0))
            for (Eigen::Index x = 0; x < map.cols(); ++x)
                if (map(y, x) != 0) {
                    auto& column = columns[static_cast<std::size_t>(x)];
                    occupied += column.empty() ? 1 : 0;
                    column.push_back({y, map(y, x)});
                }
    if (occupied > most)
        columns.clear();
    return columns;
}

using TwoValues [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = double;
constexpr Eigen::Index strip = 16; ///< rows that are summed in registers

/// Columns of a map, each with its weight.
struct WeightedColumns {
    std::vector<const double*> columns;
    std::vector<double> weights;
};

/// Rows from `top` on of the columns' sum, added in their order. A multiple of `strip` rows.
void sumColumns(const WeightedColumns& of, Eigen::Index top, Eigen::Index rows, double* sum) {
    for (Eigen::Index y = 0; y < rows; y += strip) {
        TwoValues sums[strip / 2] = {};
        for (std::size_t i = 0; i < of.columns.size(); ++i) {
            const auto* column = reinterpret_cast<const TwoValues*>(of.columns[i] + top + y);
            for (int j = 0; j < strip / 2; ++j)
                sums[j] += of.weights[i] * column[j];
        }
        for (int j = 0; j < strip / 2; ++j)
            reinterpret_cast<TwoValues*>(sum + y)[j] = sums[j];
    }
}

/// The running sums of vector code along a row: four, the two of a last half, and one that is left.
using RunningSums = std::array<WeightedColumns, 7>;

RunningSums runningSums(const Eigen::ArrayXXd& middle, const std::vector<Eigen::Index>& at, const Eigen::ArrayXd& weights,
                        Eigen::Index first) {
    const Eigen::Index fours = weights.size() / 4 * 4, pairs = weights.size() / 2 * 2;
    RunningSums sums;
    for (auto i = std::lower_bound(at.begin(), at.end(), first); i != at.end() && *i - first < weights.size(); ++i) {
        const Eigen::Index k = *i - first;
        WeightedColumns& sum = sums[static_cast<std::size_t>(k < fours ? k % 4 : k < pairs ? 4 + k % 2 : 6)];
        sum.columns.push_back(middle.col(i - at.begin()).data());
        sum.weights.push_back(weights(k));
    }
    return sums;
}

/// The same sums as over all cells, in the same order, without the cells that are 0 and many rows at a time: the result is the
/// same to the last bit.
template <class Band> GazeMap blurOfFew(const std::vector<std::vector<Occupied>>& columns, const Band& down, const Band& across) {
    const auto height = std::ssize(down.first), width = std::ssize(across.first);
    std::vector<Eigen::Index> at;
    for (std::size_t x = 0; x < columns.size(); ++x)
        if (!columns[x].empty())
            at.push_back(static_cast<Eigen::Index>(x));
    Eigen::ArrayXXd middle = Eigen::ArrayXXd::Zero((height + strip - 1) / strip * strip, std::ssize(at)); // column after column
    parallelRows(middle.cols(), [&](Eigen::Index begin, Eigen::Index end) {
        for (Eigen::Index i = begin; i < end; ++i) {
            std::size_t reached = 0; // the first output that this cell reaches; no lower one is reached by cells below
            for (const Occupied& cell : columns[static_cast<std::size_t>(at[static_cast<std::size_t>(i)])]) {
                while (reached < down.first.size() && down.first[reached] + down.weights[reached].size() <= cell.row)
                    ++reached;
                for (std::size_t y = reached; y < down.first.size() && down.first[y] <= cell.row; ++y)
                    middle(static_cast<Eigen::Index>(y), i) += down.weights[y](cell.row - down.first[y]) * cell.value;
            }
        }
    });
    GazeMap out(height, width);
    constexpr Eigen::Index tall = 4 * strip, wide = 8; // what is worked on stays in the nearest cache
    parallelRows((width + wide - 1) / wide,
                 [&](Eigen::Index begin, Eigen::Index end) {
                     Eigen::Array<double, tall, wide> block;
                     Eigen::Array<double, tall, 7> sums;
                     std::array<RunningSums, wide> of_column;
                     for (Eigen::Index left = begin * wide; left < std::min<Eigen::Index>(end * wide, width); left += wide) {
                         const Eigen::Index count = std::min<Eigen::Index>(wide, width - left);
                         for (Eigen::Index j = 0; j < count; ++j) {
                             const auto x = static_cast<std::size_t>(left + j);
                             of_column[static_cast<std::size_t>(j)] = runningSums(middle, at, across.weights[x], across.first[x]);
                         }
                         for (Eigen::Index top = 0; top < height; top += tall) {
                             for (Eigen::Index j = 0; j < count; ++j) {
                                 Eigen::Index k = 0;
                                 for (const WeightedColumns& each : of_column[static_cast<std::size_t>(j)])
                                     sumColumns(each, top, std::min(tall, middle.rows() - top), sums.col(k++).data());
                                 block.col(j) = ((sums.col(0) + sums.col(2)) + sums.col(4)) +
                                                ((sums.col(1) + sums.col(3)) + sums.col(5)) + sums.col(6);
                             }
                             const Eigen::Index rows = std::min(tall, height - top);
                             out.block(top, left, rows, count) = block.topLeftCorner(rows, count);
                         }
                     }
                 },
                 1);
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
    : rows_(map_grid.height),
      down_(gaussianBand(map_grid.height, display.height, display.stimulus_height_px, sigma_y_px, amplitude)),
      across_(gaussianBand(map_grid.width, display.width, display.stimulus_width_px, sigma_x_px, 1)) {}

GazeMap DisplayBlur::operator()(const GazeMap& map) const {
    if (map.rows() > rows_)
        return ofEach(map);
    // Few columns, or few beside what is asked for: worth the sorting.
    if (const auto columns = occupiedColumns(map, across_.first.size() / 4); !columns.empty())
        return blurOfFew(columns, down_, across_);
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

GazeMap DisplayBlur::ofEach(const GazeMap& maps) const {
    const Eigen::Index windows = maps.rows() / rows_, height = std::ssize(down_.first);
    GazeMap out(windows * height, std::ssize(across_.first));
    for (Eigen::Index t = 0; t < windows; ++t)
        out.middleRows(t * height, height) = (*this)(maps.middleRows(t * rows_, rows_));
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
