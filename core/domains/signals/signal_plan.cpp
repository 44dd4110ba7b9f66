#include "core/domains/signals/signal_plan.h"

#include "core/compute/real_dft.h"
#include "core/compute/symmetric_parts.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <mutex>
#include <tuple>

namespace nictate {

std::vector<Chunk> chunksOf(int length, int size) {
    std::vector<Chunk> chunks;
    for (int first = 0; first < length; first += size) {
        const int rest = length - first;
        chunks.push_back({first, std::min(size, rest)});
        if (rest <= size)
            break; // before first could overflow
    }
    return chunks;
}

void difference(double* values, int count) {
    for (int t = count - 1; t > 0; --t)
        values[t] -= values[t - 1];
}

void prefixSum(double* values, int count) {
    for (int t = 1; t < count; ++t)
        values[t] += values[t - 1];
}

void sumAsPrinted(double* values, int count) {
    for (int t = count - 1; t > 0; --t)
        values[t] += values[t - 1];
}

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

const char* name(KeptChoice choice) {
    switch (choice) {
    case KeptChoice::fixed: return "fixed";
    case KeptChoice::noisy: return "private";
    case KeptChoice::optimal: break;
    }
    return "optimal";
}

SignalSensitivity chunkSensitivity(const SignalPlan& plan, int chunk_length, double range) {
    // mutant signal-chunk-for-differences
    return plan.ofDifferences() ? differencesSensitivity(chunk_length, range)
                                : samplesSensitivity(plan.samplesOf(chunk_length), range);
}

double perturbedL1(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity) {
    if (!plan.inSpectrum())
        return sensitivity.l1;
    const bool plain = plan.noise == SignalNoise::laplace;
    // mutant signal-missing-root-n
    const double cauchy = plain
                              ? std::sqrt(static_cast<double>(chunk_length)) * std::sqrt(static_cast<double>(k)) * sensitivity.l2
                              : std::sqrt(static_cast<double>(keptCoefficients(chunk_length, k))) * sensitivity.l2;
    if (!plan.direct || sensitivity.range <= 0)
        return cauchy;
    const auto coefficients = plain ? Coefficients::dft : Coefficients::orthonormal;
    // mutant signal-chunk-for-differences
    return std::min(cauchy, sensitivity.range * directL1(chunk_length, k, plan.ofDifferences(), coefficients));
}

double perturbedL2(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity) {
    if (!plan.ofDifferences() || !plan.direct || sensitivity.range <= 0)
        return sensitivity.l2;
    return std::min(sensitivity.l2, sensitivity.range * directL2(chunk_length, k, true));
}

double noiseScale(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity) {
    switch (plan.noise) {
    case SignalNoise::laplace:
    case SignalNoise::equal: return plan.loss_factor * perturbedL1(plan, chunk_length, k, sensitivity) / plan.epsilon;
    case SignalNoise::k_norm: return perturbedL2(plan, chunk_length, k, sensitivity) / plan.epsilon;
    case SignalNoise::gaussian: return perturbedL2(plan, chunk_length, k, sensitivity) * analyticSigma(plan.epsilon, plan.delta);
    }
    return 0;
}

double coefficientWeight(const SignalPlan& plan, int chunk_length, int i) {
    return plan.inSpectrum() && plan.noise == SignalNoise::laplace ? 1 / dftScale(chunk_length, i) : 1;
}

double coefficientVariance(const SignalPlan& plan, int chunk_length, int coefficients, int i) {
    const double weight = coefficientWeight(plan, chunk_length, i);
    switch (plan.noise) {
    case SignalNoise::gaussian: return 1;
    case SignalNoise::k_norm: return coefficients + 1.0; // E radius²/p, radius ~ Gamma(p, 1)
    default: return 2 * weight * weight;
    }
}

double noiseEnergy(const SignalPlan& plan, int chunk_length, int k) {
    const int p = plan.inSpectrum() ? keptCoefficients(chunk_length, k) : plan.samplesOf(chunk_length);
    double energy = 0;
    for (int i = 0; i < p; ++i)
        energy += coefficientVariance(plan, chunk_length, p, i);
    return energy;
}

void drawUnits(const SignalPlan& plan, const Chunk& chunk, int count, const SeededNoise& signal_noise, double* z,
               double* radius) {
    thread_local std::vector<float> block;
    block.resize(static_cast<std::size_t>(count));
    const std::span<float> values(block.data(), block.size());
    const auto first = static_cast<std::uint64_t>(chunk.first);
    const bool laplace = plan.noise == SignalNoise::laplace || plan.noise == SignalNoise::equal;
    laplace ? signal_noise.fillLaplace(values, first) : signal_noise.fillNormal(values, first);
    std::copy(block.begin(), block.end(), z);
    if (plan.noise != SignalNoise::k_norm)
        return;
    double sum = 0;
    for (int i = 0; i < count; ++i)
        radius[i] = sum -= std::log(signal_noise.uniform(first + static_cast<std::uint64_t>(i)));
}

Eigen::ArrayXd chunkNoise(const SignalPlan& plan, const Chunk& chunk, int p, const SeededNoise& signal_noise) {
    Eigen::ArrayXd z(p), radius(p);
    drawUnits(plan, chunk, p, signal_noise, z.data(), radius.data());
    if (plan.noise == SignalNoise::k_norm)
        z *= radius[p - 1] / z.matrix().norm();
    if (plan.noise != SignalNoise::laplace || !plan.inSpectrum())
        return z;
    z.segment(1, std::max(0, p - 1)) *= 1 / std::sqrt(chunk.length / 2.0);
    z[0] *= coefficientWeight(plan, chunk.length, 0);
    if (p == chunk.length && p > 1)
        z[p - 1] *= coefficientWeight(plan, chunk.length, p - 1) * std::sqrt(chunk.length / 2.0);
    return z;
}

ChunkTransform::ChunkTransform(const SignalPlan& plan, int chunk_length)
    : spectrum_(plan.inSpectrum()), differences_(plan.ofDifferences()), as_printed_(plan.as_printed), dft_(chunk_length) {}

void ChunkTransform::forward(const double* samples, double* coefficients) const {
    const int n = dft_.length();
    if (samples != coefficients)
        std::copy(samples, samples + n, coefficients);
    if (differences_)
        difference(coefficients, n);
    if (spectrum_)
        dft_.forward(coefficients, coefficients);
}

void ChunkTransform::inverse(const double* coefficients, double* samples) const {
    const int n = dft_.length();
    if (spectrum_)
        dft_.inverse(coefficients, samples);
    else if (samples != coefficients)
        std::copy(coefficients, coefficients + n, samples);
    if (differences_)
        as_printed_ ? sumAsPrinted(samples, n) : prefixSum(samples, n);
}

PlanTransforms::PlanTransforms(const SignalPlan& plan) {
    for (const Chunk& chunk : plan.chunks)
        if (transforms_.count(chunk.length) == 0)
            transforms_.emplace(chunk.length, ChunkTransform(plan, chunk.length));
}

} // namespace nictate
