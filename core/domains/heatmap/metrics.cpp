#include "core/domains/heatmap/metrics.h"

#include "core/compute/parallel.h"
#include "core/compute/simd_values.h"

#include <cmath>
#include <vector>

namespace nictate {

namespace {

/// Near the means of two maps: less it, squares do not cancel.
struct Shift {
    double a, b;
};

/// Sums over some rows of two maps, each less its shift. Made with {} in clones (heatmap.cpp says why).
struct RowSums {
    double a = 0, b = 0, aa = 0, bb = 0, ab = 0, error = 0;
    Extremes values, differences;

    void take(const RowSums& other) {
        a += other.a;
        b += other.b;
        aa += other.aa;
        bb += other.bb;
        ab += other.ab;
        error += other.error;
        values.take(other.values);
        differences.take(other.differences);
    }
    double cc(double count, Shift shift) const {
        const double va = aa - a * a / count, vb = bb - b * b / count;
        return isConstant(va, a / count, count, shift.a) || isConstant(vb, b / count, count, shift.b)
                   ? 0
                   : (ab - a * b / count) / std::sqrt(va * vb);
    }
    /// A constant map leaves only the rounding of its mean.
    static bool isConstant(double squares, double mean, double count, double shift) {
        const double rounding = 1e-13 * count;
        return !(squares > rounding * (mean * mean + (mean + shift) * (mean + shift)));
    }
};

NICTATE_CLONES("avx2", "default") RowSums sumsOf(const double* map, const double* reference, Eigen::Index count, Shift shift) {
    FourValues a{}, b{}, aa{}, bb{}, ab{}, error{}, low{}, high{}, less{}, more{};
    Eigen::Index i = 0;
    for (; i + 4 <= count; i += 4) {
        const FourValues x = *reinterpret_cast<const FourValues*>(map + i),
                         y = *reinterpret_cast<const FourValues*>(reference + i);
        const FourValues u = x - shift.a, v = y - shift.b;
        a += u, b += v;
        aa += u * u, bb += v * v, ab += u * v;
        const FourValues d = x - y;
        error += d * d;
        low = x < low ? x : low, high = x > high ? x : high; // false for NaN
        less = d < less ? d : less, more = d > more ? d : more;
    }
    RowSums sums{};
    for (int lane = 0; lane < 4; ++lane)
        sums.take(
            {a[lane], b[lane], aa[lane], bb[lane], ab[lane], error[lane], {low[lane], high[lane]}, {less[lane], more[lane]}});
    for (; i < count; ++i) {
        const double u = map[i] - shift.a, v = reference[i] - shift.b, e = map[i] - reference[i];
        sums.take({u, v, u * u, v * v, u * v, e * e, {map[i], map[i]}, {e, e}});
    }
    return sums;
}

} // namespace

Agreement agreement(const GazeMap& map, const GazeMap& reference, int windows) {
    const Eigen::Index middle = map.rows() / 2;
    const Shift shift{map.row(middle).mean(), reference.row(middle).mean()};
    const double columns = static_cast<double>(map.cols());
    std::vector<RowSums> rows(static_cast<std::size_t>(map.rows()));
    parallelRows(map.rows(), [&](Eigen::Index begin, Eigen::Index end) {
        for (Eigen::Index y = begin; y < end; ++y)
            rows[static_cast<std::size_t>(y)] =
                sumsOf(map.data() + y * map.cols(), reference.data() + y * map.cols(), map.cols(), shift);
    });
    const std::size_t height = rows.size() / static_cast<std::size_t>(windows);
    Agreement out;
    RowSums all;
    for (std::size_t top = 0; top < rows.size(); top += height) {
        RowSums sums;
        for (std::size_t y = top; y < top + height; ++y)
            sums.take(rows[y]);
        out.cc += sums.cc(static_cast<double>(height) * columns, shift) / windows;
        out.mse += sums.error / static_cast<double>(map.size());
        all.take(sums);
    }
    const auto finite = [](const Extremes& of) { return std::isfinite(of.low) && std::isfinite(of.high); };
    out.values = finite(all.values) ? all.values : extremes(map, nullptr);
    out.differences = finite(all.differences) ? all.differences : extremes(map, &reference);
    return out;
}

double correlationCC(const GazeMap& a, const GazeMap& b) { return agreement(a, b).cc; }

double meanSquaredError(const GazeMap& a, const GazeMap& b) { return (a - b).square().mean(); }

namespace {
GazeMap distribution(const GazeMap& map) {
    GazeMap positive = map.max(0.0);
    double total = positive.sum();
    if (total > 0)
        return positive / total;
    return GazeMap::Constant(map.rows(), map.cols(), 1.0 / static_cast<double>(map.size()));
}
} // namespace

double klDivergence(const GazeMap& reference, const GazeMap& map) {
    GazeMap p = distribution(reference), q = distribution(map);
    const double floor = 1e-12;
    q = (q + floor) / (1 + floor * static_cast<double>(q.size()));
    double sum = 0;
    for (Eigen::Index i = 0; i < p.size(); ++i)
        if (p.data()[i] > 0)
            sum += p.data()[i] * std::log(p.data()[i] / q.data()[i]);
    return std::max(0.0, sum);
}

double similaritySIM(const GazeMap& a, const GazeMap& b) { return distribution(a).min(distribution(b)).sum(); }

} // namespace nictate
