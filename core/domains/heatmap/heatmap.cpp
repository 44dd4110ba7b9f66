#include "core/domains/heatmap/heatmap.h"

#include "core/compute/parallel.h"
#include "core/compute/simd_values.h"
#include "core/errors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>

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

constexpr Eigen::Index strip = 16; ///< rows that are summed in registers
using Strip = std::array<double, strip>;

/// What every output column sums: columns and their weights, by the running sums of vector code along a row, which are four, the
/// two of a last half, and one that is left.
struct Recipes {
    struct Term {
        std::uint32_t column;
        double weight;
    };
    std::vector<Term> terms;
    std::vector<std::array<std::uint32_t, 8>> ends; ///< of an output, sum k: the terms from [k] to [k + 1]

    /// `at`: the columns there are, in order; each output reaches from `first` on over as many as it has weights.
    Recipes(const std::vector<Eigen::Index>& at, const std::vector<Eigen::Index>& first,
            const std::vector<Eigen::ArrayXd>& weights) {
        for (std::size_t x = 0; x < first.size(); ++x)
            append(at, first[x], weights[x]);
    }

  private:
    void append(const std::vector<Eigen::Index>& at, Eigen::Index first, const Eigen::ArrayXd& weights) {
        const Eigen::Index fours = weights.size() & ~3, pairs = weights.size() & ~1;
        const auto sumOf = [&](Eigen::Index k) {
            return static_cast<std::size_t>(k < fours ? k & 3 : k < pairs ? 4 + (k & 1) : 6);
        };
        const auto begin = std::lower_bound(at.begin(), at.end(), first),
                   end = std::lower_bound(begin, at.end(), first + weights.size());
        std::array<std::uint32_t, 8> starts{};
        starts[0] = static_cast<std::uint32_t>(terms.size());
        for (auto i = begin; i != end; ++i)
            ++starts[sumOf(*i - first) + 1];
        std::partial_sum(starts.begin(), starts.end(), starts.begin());
        ends.push_back(starts);
        terms.resize(starts[7]);
        for (auto i = begin; i != end; ++i)
            terms[starts[sumOf(*i - first)]++] = {static_cast<std::uint32_t>(i - at.begin()), weights(*i - first)};
    }
};

/// A strip as vector code has it. Made with {}: clang 18 and 19 call a constructor from clones without making it.
struct Lanes {
    EightValues low{}, high{};

    [[gnu::always_inline]] void add(const Lanes& other) {
        low += other.low;
        high += other.high;
    }
    /// One running sum.
    [[gnu::always_inline]] void add(const Recipes::Term* term, const Recipes::Term* end, const Strip* columns) {
        Lanes sum{};
        for (; term != end; ++term) {
            const auto [column, weight] = *term;
            const auto* rows = reinterpret_cast<const EightValues*>(columns[column].data());
            sum.low += weight * rows[0];
            sum.high += weight * rows[1];
        }
        add(sum);
    }
};

/// A strip of the output from those of the columns: every running sum in its order, then those of even and of odd places.
NICTATE_CLONES("avx512f", "avx2", "default")
void addUp(const Recipes& recipes, const Strip* columns, double* out, Eigen::Index rows, Eigen::Index stride) {
    const Recipes::Term* terms = recipes.terms.data();
    for (std::size_t x = 0; x < recipes.ends.size(); ++x) {
        const auto& end = recipes.ends[x];
        Lanes even{}, odd{};
        for (std::size_t k : {0, 2, 4})
            even.add(terms + end[k], terms + end[k + 1], columns);
        for (std::size_t k : {1, 3, 5})
            odd.add(terms + end[k], terms + end[k + 1], columns);
        even.add(odd);
        even.add(terms + end[6], terms + end[7], columns);
        Strip total;
        reinterpret_cast<EightValues*>(total.data())[0] = even.low;
        reinterpret_cast<EightValues*>(total.data())[1] = even.high;
        double* to = out + x;
        if (rows == strip) // of known length: unrolled
            for (std::size_t y = 0; y < strip; ++y, to += stride)
                *to = total[y];
        else
            for (std::size_t y = 0; y < static_cast<std::size_t>(rows); ++y, to += stride)
                *to = total[y];
    }
}

/// The same sums as over all cells, in the same order, without the cells that are 0 and many rows at a time: the result is the
/// same to the last bit.
template <class Band> GazeMap blurOfFew(const std::vector<std::vector<Occupied>>& columns, const Band& down, const Band& across) {
    const auto height = std::ssize(down.first), width = std::ssize(across.first);
    std::vector<Eigen::Index> at;
    for (std::size_t x = 0; x < columns.size(); ++x)
        if (!columns[x].empty())
            at.push_back(static_cast<Eigen::Index>(x));
    std::vector<Strip> middle(static_cast<std::size_t>((height + strip - 1) / strip) * at.size()); // strip after strip of rows
    parallelRows(std::ssize(at), [&](Eigen::Index begin, Eigen::Index end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            std::size_t reached = 0; // the first output that this cell reaches; no lower one is reached by cells below
            for (const Occupied& cell : columns[static_cast<std::size_t>(at[i])]) {
                while (reached < down.first.size() && down.first[reached] + down.weights[reached].size() <= cell.row)
                    ++reached;
                for (std::size_t y = reached; y < down.first.size() && down.first[y] <= cell.row; ++y)
                    middle[y / strip * at.size() + i][y % strip] += down.weights[y](cell.row - down.first[y]) * cell.value;
            }
        }
    });
    const Recipes recipes(at, across.first, across.weights);
    GazeMap out(height, width);
    parallelRows((height + strip - 1) / strip,
                 [&](Eigen::Index begin, Eigen::Index end) {
                     for (Eigen::Index k = begin; k < end; ++k)
                         addUp(recipes, middle.data() + static_cast<std::size_t>(k) * at.size(), out.data() + k * strip * width,
                               std::min(strip, height - k * strip), width);
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
