#include "core/domains/signals/signal_sensitivity.h"

#include "core/compute/real_dft.h"
#include "core/compute/symmetric_parts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <mutex>
#include <tuple>

namespace nictate {

namespace {

constexpr int enumerable = 17;

/// max over signs of ‖Aᵀs‖₁, walking all sign vectors with one sign changed at a time (Gray code); s and −s give the
/// same, so the last sign stays.
double largestSignedSum(const Eigen::MatrixXd& rows) {
    const Eigen::MatrixXd columns = rows.transpose(); // one row of A contiguous
    const auto p = static_cast<int>(rows.rows());
    Eigen::ArrayXd sum = columns.rowwise().sum().array();
    Eigen::ArrayXd sign = Eigen::ArrayXd::Ones(p);
    double best = sum.abs().sum();
    for (std::uint64_t step = 1; step < std::uint64_t{1} << (p - 1); ++step) {
        const int flipped = std::countr_zero(step);
        sum -= 2 * sign[flipped] * columns.col(flipped).array();
        sign[flipped] = -sign[flipped];
        best = std::max(best, sum.abs().sum());
    }
    return best;
}

double computedL1(int length, int k, bool of_differences, Coefficients coefficients) {
    const Eigen::MatrixXd rows = coefficientRows(length, keptCoefficients(length, k), of_differences, coefficients);
    return rows.rows() <= enumerable ? largestSignedSum(rows) : rows.cwiseAbs().sum();
}

} // namespace

SignalSensitivity samplesSensitivity(int length, double range) {
    return {length * range, std::sqrt(static_cast<double>(length)) * range, range};
}

SignalSensitivity differencesSensitivity(int length, double range) {
    return {(2.0 * length - 1) * range, std::sqrt(4.0 * length - 3) * range, range};
}

SignalSensitivity sensitivityFromData(const Eigen::MatrixXd& signals) {
    SignalSensitivity out;
    for (Eigen::Index p = 0; p < signals.cols(); ++p)
        for (Eigen::Index q = 0; q < p; ++q) {
            const auto change = signals.col(p) - signals.col(q);
            out.l1 = std::max(out.l1, change.lpNorm<1>());
            out.l2 = std::max(out.l2, change.squaredNorm());
        }
    out.l2 = std::sqrt(out.l2);
    return out;
}

Eigen::MatrixXd coefficientRows(int length, int count, bool of_differences, Coefficients coefficients) {
    Eigen::MatrixXd rows = dftRows(length, count);
    if (coefficients == Coefficients::dft)
        for (int i = 0; i < count; ++i)
            rows.row(i) *= dftScale(length, i);
    if (of_differences) // A·D: sample t enters as itself and, negatively, in the next difference
        rows.leftCols(length - 1) -= rows.rightCols(length - 1).eval();
    return rows;
}

double directL1(int length, int k, bool of_differences, Coefficients coefficients) {
    // The enumeration takes milliseconds and sliders ask for the same few again and again.
    using Key = std::tuple<int, int, bool, Coefficients>;
    static std::mutex mutex;
    static std::map<Key, double> known;
    const Key key{length, k, of_differences, coefficients};
    {
        std::lock_guard lock(mutex);
        if (auto found = known.find(key); found != known.end())
            return found->second;
    }
    const double value = computedL1(length, k, of_differences, coefficients);
    std::lock_guard lock(mutex);
    return known[key] = value;
}

double directL2(int length, int k, bool of_differences) {
    const Eigen::MatrixXd rows = coefficientRows(length, keptCoefficients(length, k), of_differences, Coefficients::orthonormal);
    const double by_rows = rows.cwiseAbs().rowwise().sum().norm();
    const double by_columns = rows.colwise().norm().sum();
    const Eigen::MatrixXd gram = rows * rows.transpose();
    const double by_operator = std::sqrt(length * symmetricValues(gram).maxCoeff()) * (1 + 1e-12);
    const double whole = of_differences ? differencesSensitivity(length, 1).l2 : samplesSensitivity(length, 1).l2;
    return std::min({by_rows, by_columns, by_operator, whole});
}

} // namespace nictate
