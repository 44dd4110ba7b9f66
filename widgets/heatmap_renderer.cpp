#include "widgets/heatmap_renderer.h"

#include "core/compute/parallel.h"
#include "core/compute/simd_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace nictate {

namespace {

// Loops the compiler turns into vector code; the wider version is chosen when the program starts.

constexpr float far_out = 1e6f;   ///< keeps infinities out of the weighted sums
constexpr int repeated_cells = 2; ///< repeated cells at both ends of a source row

/// Catmull-Rom weights of the four cells around a point `t` of the way from the second to the third.
std::array<float, 4> cubicWeights(float t) {
    float t2 = t * t, t3 = t2 * t;
    return {0.5f * (-t3 + 2 * t2 - t), 0.5f * (3 * t3 - 5 * t2 + 2), 0.5f * (-3 * t3 + 4 * t2 + t), 0.5f * (t3 - t2)};
}

/// For each pixel of a range the first of its four cells, and their weights.
struct Taps {
    std::vector<int> first; ///< may be −2 … cells − 1
    std::array<std::vector<float>, 4> weight;
    bool direct = true; ///< every pixel sits on a cell's centre, one cell a pixel

    Taps(const PixelRange& range, int cells, Upsampling upsampling) {
        auto count = static_cast<std::size_t>(range.count);
        first.resize(count);
        for (auto& w : weight)
            w.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            double place = std::clamp(range.first + static_cast<double>(i) * range.step, 0.0, double(cells));
            if (upsampling == Upsampling::nearest)
                place = std::min(std::floor(place), cells - 1.0) + 0.5;
            double cell = std::floor(place - 0.5);
            auto weights = cubicWeights(static_cast<float>(place - 0.5 - cell));
            first[i] = static_cast<int>(cell) - 1;
            for (std::size_t k = 0; k < 4; ++k)
                weight[k][i] = weights[k];
            direct &= weights[1] == 1.0f && first[i] == first[0] + static_cast<int>(i);
        }
    }
};

/// values → table units (0 … 255, plus one half so that truncation rounds), as floats.
struct Scale {
    double factor;
    double offset;
    explicit Scale(const ColourLimits& limits)
        : factor(255 / (limits.high > limits.low ? limits.high - limits.low : 1)), offset(0.5 - limits.low * factor) {}
};

NICTATE_CLONES("avx2", "default") void scaleRow(const double* __restrict map, Scale scale, float* __restrict out, int count) {
    for (int i = 0; i < count; ++i) {
        double v = map[i] * scale.factor + scale.offset;
        v = v > -far_out ? v : -far_out; // false for NaN
        out[i] = static_cast<float>(v < far_out ? v : far_out);
    }
}

NICTATE_CLONES("avx2", "default")
void scaleDifference(const double* __restrict map, const double* __restrict minus, Scale scale, float* __restrict out,
                     int count) {
    for (int i = 0; i < count; ++i) {
        double v = (map[i] - minus[i]) * scale.factor + scale.offset;
        v = v > -far_out ? v : -far_out;
        out[i] = static_cast<float>(v < far_out ? v : far_out);
    }
}

NICTATE_CLONES("avx2", "default")
void stretchRow(const float* __restrict row, const int* __restrict first, const float* w0, const float* w1, const float* w2,
                const float* w3, float* __restrict out, int count) {
    for (int i = 0; i < count; ++i) {
        const float* cells = row + first[i];
        out[i] = w0[i] * cells[0] + w1[i] * cells[1] + w2[i] * cells[2] + w3[i] * cells[3];
    }
}

NICTATE_CLONES("avx2", "default")
void mixRows(const float* a, const float* b, const float* c, const float* d, std::array<float, 4> w, float* __restrict out,
             int count) {
    for (int i = 0; i < count; ++i)
        out[i] = w[0] * a[i] + w[1] * b[i] + w[2] * c[i] + w[3] * d[i];
}

NICTATE_CLONES("avx512f", "avx2", "default")
void indexRow(const float* __restrict levels, std::int32_t* __restrict index, int count) {
    for (int i = 0; i < count; ++i) {
        float level = levels[i];
        level = level > 0 ? level : 0;
        level = level < 255.5f ? level : 255.5f;
        index[i] = static_cast<std::int32_t>(level);
    }
}

/// What the table says of every index, over what is there.
NICTATE_CLONES("avx512f", "avx2", "default")
void colourRow(const std::int32_t* __restrict index, const std::uint32_t* __restrict table, const std::uint32_t* __restrict under,
               std::uint32_t* __restrict out, int count) {
    for (int i = 0; i < count; ++i) {
        const std::uint32_t over = table[index[i]];
        const std::uint32_t alpha = over >> 24;
        const std::uint32_t keep = 256 - alpha - (alpha >> 7); // 256 at alpha 0, 0 at alpha 255
        const std::uint32_t red_blue = ((under[i] & 0xff00ffu) * keep + 0x800080u) >> 8 & 0xff00ffu;
        const std::uint32_t green = ((under[i] & 0x00ff00u) * keep + 0x008000u) >> 8 & 0x00ff00u;
        out[i] = 0xff000000u | ((red_blue | green) + (over & 0xffffffu));
    }
}

/// Makes the pixel rows of one run from top to bottom; keeps the four source rows it needs, stretched.
class RowMaker {
  public:
    RowMaker(const RenderJob& job, const Taps& columns, const Taps& rows)
        : job_(job), columns_(columns), rows_(rows), scale_(job.limits),
          source_(static_cast<std::size_t>(job.map->cols() + 2 * repeated_cells)),
          levels_(static_cast<std::size_t>(job.columns.count)), index_(levels_.size()) {
        for (auto& row : stretched_)
            row.resize(levels_.size());
        held_.fill(-1000);
    }

    void make(int y) {
        auto at = static_cast<std::size_t>(y);
        std::array<float, 4> w{rows_.weight[0][at], rows_.weight[1][at], rows_.weight[2][at], rows_.weight[3][at]};
        int first = rows_.first[at];
        int count = job_.columns.count;
        const float* levels = nullptr;
        if (w[1] == 1.0f) {
            levels = stretchedRow(first + 1);
        } else {
            mixRows(stretchedRow(first), stretchedRow(first + 1), stretchedRow(first + 2), stretchedRow(first + 3), w,
                    levels_.data(), count);
            levels = levels_.data();
        }
        indexRow(levels, index_.data(), count);
        colourRow(index_.data(), job_.table.data(), job_.under + y * job_.under_stride, job_.out + y * job_.out_stride, count);
    }

  private:
    /// Row `r` of the map (repeated beyond the edges), in table units, one value a pixel column.
    const float* stretchedRow(int r) {
        r = std::clamp(r, 0, static_cast<int>(job_.map->rows()) - 1);
        auto slot = static_cast<std::size_t>(r & 3); // four neighbours never share a slot
        std::vector<float>& row = stretched_[slot];
        if (held_[slot] == r)
            return row.data();
        held_[slot] = r;
        if (columns_.direct) {
            fetch(r, columns_.first.front() + 1, row.data(), job_.columns.count);
            return row.data();
        }
        int cells = static_cast<int>(job_.map->cols());
        fetch(r, 0, source_.data() + repeated_cells, cells);
        std::fill_n(source_.begin(), repeated_cells, source_[repeated_cells]);
        std::fill_n(source_.end() - repeated_cells, repeated_cells,
                    source_[static_cast<std::size_t>(repeated_cells + cells - 1)]);
        stretchRow(source_.data() + repeated_cells, columns_.first.data(), columns_.weight[0].data(), columns_.weight[1].data(),
                   columns_.weight[2].data(), columns_.weight[3].data(), row.data(), job_.columns.count);
        return row.data();
    }

    void fetch(int r, int from, float* out, int count) const {
        const double* map = job_.map->data() + job_.map->cols() * r + from;
        if (job_.minus)
            scaleDifference(map, job_.minus->data() + job_.minus->cols() * r + from, scale_, out, count);
        else
            scaleRow(map, scale_, out, count);
    }

    const RenderJob& job_;
    const Taps& columns_;
    const Taps& rows_;
    Scale scale_;
    std::vector<float> source_;
    std::array<std::vector<float>, 4> stretched_;
    std::array<int, 4> held_;
    std::vector<float> levels_;
    std::vector<std::int32_t> index_;
};

double fadeAt(double level, Fade fade) {
    constexpr double clear_until = 0.02, full_from = 0.2;
    if (fade == Fade::none)
        return 1;
    double strength = fade == Fade::middle ? std::abs(2 * level - 1) : level;
    double t = std::clamp((strength - clear_until) / (full_from - clear_until), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

} // namespace

BlendTable blendTable(const ColourTable& colours, double opacity, Fade fade) {
    BlendTable table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        double alpha = std::clamp(opacity, 0.0, 1.0) * fadeAt(static_cast<double>(i) / 255, fade);
        // Rounded down, so that colour + stimulus never carries into the next channel.
        auto part = [&](int value) { return static_cast<std::uint32_t>(value * std::floor(alpha * 255) / 255); };
        table[i] = static_cast<std::uint32_t>(alpha * 255) << 24 | part(qRed(colours[i])) << 16 | part(qGreen(colours[i])) << 8 |
                   part(qBlue(colours[i]));
    }
    return table;
}

void render(const RenderJob& job) {
    if (!job.map || job.map->size() == 0 || job.columns.count <= 0 || job.rows.count <= 0)
        return;
    Taps columns(job.columns, static_cast<int>(job.map->cols()), job.upsampling);
    Taps rows(job.rows, static_cast<int>(job.map->rows()), job.upsampling);
    parallelRows(job.rows.count, [&](Eigen::Index begin, Eigen::Index end) {
        RowMaker maker(job, columns, rows);
        for (Eigen::Index y = begin; y < end; ++y)
            maker.make(static_cast<int>(y));
    });
}

double valueAt(const GazeMap& map, const GazeMap* minus, double column, double row, Upsampling upsampling) {
    auto cells = [&](double place, Eigen::Index count) { return Taps({place, 1, 1}, static_cast<int>(count), upsampling); };
    Taps x = cells(column, map.cols()), y = cells(row, map.rows());
    double sum = 0;
    for (int j = 0; j < 4; ++j)
        for (int i = 0; i < 4; ++i) {
            double weight = double(x.weight[static_cast<std::size_t>(i)][0]) * double(y.weight[static_cast<std::size_t>(j)][0]);
            if (weight == 0) // a NaN or an infinity next door must not spoil a cell's own value
                continue;
            Eigen::Index c = std::clamp<Eigen::Index>(x.first[0] + i, 0, map.cols() - 1);
            Eigen::Index r = std::clamp<Eigen::Index>(y.first[0] + j, 0, map.rows() - 1);
            sum += weight * (map(r, c) - (minus ? (*minus)(r, c) : 0));
        }
    return sum;
}

} // namespace nictate
