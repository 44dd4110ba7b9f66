#include "core/domains/signals/signal_plan.h"

#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>

namespace nictate {

const char* name(KeptChoice choice) {
    switch (choice) {
    case KeptChoice::fixed: return "fixed";
    case KeptChoice::privately: return "private";
    case KeptChoice::optimal: break;
    }
    return "optimal";
}

SignalSensitivity chunkSensitivity(const SignalPlan& plan, int chunk_length, double range) {
    return plan.ofDifferences() ? differencesSensitivity(chunk_length, range)
                                : samplesSensitivity(plan.samplesOf(chunk_length), range);
}

double perturbedL1(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity) {
    if (!plan.inSpectrum())
        return sensitivity.l1;
    const bool plain = plan.noise == SignalNoise::laplace;
    const double cauchy = plain
                              ? std::sqrt(static_cast<double>(chunk_length)) * std::sqrt(static_cast<double>(k)) * sensitivity.l2
                              : std::sqrt(static_cast<double>(keptCoefficients(chunk_length, k))) * sensitivity.l2;
    if (!plan.direct || sensitivity.range <= 0)
        return cauchy;
    const auto coefficients = plain ? Coefficients::dft : Coefficients::orthonormal;
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
