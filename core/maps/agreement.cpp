#include "core/maps/agreement.h"

#include "core/parallel.h"

#include <cmath>
#include <vector>

namespace nictate {

namespace {

/// Near the means of two maps: less it, squares do not cancel.
struct Shift {
    double a, b;
};

/// Sums over some rows of two maps, each less its shift.
struct RowSums {
    double a = 0, b = 0, aa = 0, bb = 0, ab = 0, error = 0;

    void take(const double* x, const double* y, Eigen::Index count, Shift shift) {
        const Eigen::Map<const Eigen::ArrayXd> u(x, count), v(y, count);
        a += (u - shift.a).sum();
        b += (v - shift.b).sum();
        aa += (u - shift.a).square().sum();
        bb += (v - shift.b).square().sum();
        ab += ((u - shift.a) * (v - shift.b)).sum();
        error += (u - v).square().sum();
    }
    void take(const RowSums& other) {
        a += other.a;
        b += other.b;
        aa += other.aa;
        bb += other.bb;
        ab += other.ab;
        error += other.error;
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

} // namespace

Agreement agreement(const GazeMap& map, const GazeMap& reference, int windows) {
    const Eigen::Index middle = map.rows() / 2;
    const Shift shift{map.row(middle).mean(), reference.row(middle).mean()};
    const double columns = static_cast<double>(map.cols());
    std::vector<RowSums> rows(static_cast<std::size_t>(map.rows()));
    parallelRows(map.rows(), [&](Eigen::Index begin, Eigen::Index end) {
        for (Eigen::Index y = begin; y < end; ++y)
            rows[static_cast<std::size_t>(y)].take(map.data() + y * map.cols(), reference.data() + y * map.cols(), map.cols(),
                                                   shift);
    });
    const std::size_t height = rows.size() / static_cast<std::size_t>(windows);
    Agreement out;
    for (std::size_t top = 0; top < rows.size(); top += height) {
        RowSums sums;
        for (std::size_t y = top; y < top + height; ++y)
            sums.take(rows[y]);
        out.cc += sums.cc(static_cast<double>(height) * columns, shift) / windows;
        out.mse += sums.error / static_cast<double>(map.size());
    }
    return out;
}

} // namespace nictate
