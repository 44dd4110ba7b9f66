#pragma once
// The straightforward all-k sweep: one thread, transforms planned once, one noise vector a draw, one inverse transform a k.
// Tests compare sweepKept with it, and the benchmark measures against it.

#include "core/domains/signals/kept_errors.h"

#include <cmath>
#include <map>

namespace nictate {

inline std::vector<KeptSweep> naiveSweep(const Eigen::MatrixXd& signals, const SignalPlan& plan,
                                         const std::vector<SignalSensitivity>& sensitivities, const std::vector<double>& epsilons,
                                         int repetitions, const SeededNoise& noise) {
    std::vector<KeptSweep> out(plan.chunks.size());
    const PlanTransforms transforms(plan);
    const auto rows = static_cast<Eigen::Index>(epsilons.size());
    std::vector<Eigen::ArrayXXd> scales;
    for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
        const int length = plan.chunks[c].length, largest = plan.inSpectrum() ? frequencies(length) : 1;
        out[c].mse = out[c].nmse = out[c].utility = Eigen::ArrayXXd::Zero(rows, largest);
        scales.emplace_back(rows, largest);
        for (Eigen::Index e = 0; e < rows; ++e)
            for (int k = 1; k <= largest; ++k) {
                SignalPlan at = plan;
                at.epsilon = epsilons[static_cast<std::size_t>(e)];
                scales[c](e, k - 1) = noiseScale(at, length, k, sensitivities[c]);
            }
    }
    for (Eigen::Index p = 0; p < signals.cols(); ++p)
        for (int r = 0; r < repetitions; ++r) {
            const SeededNoise draw = noise.stream(static_cast<std::uint64_t>(r)).stream(static_cast<std::uint64_t>(p));
            for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
                const Chunk& chunk = plan.chunks[c];
                const Eigen::ArrayXd x = signals.col(p).segment(chunk.first, chunk.length).array();
                Eigen::ArrayXd y(chunk.length), noisy(chunk.length), back(chunk.length), z(chunk.length), radius(chunk.length);
                transforms.of(chunk.length).forward(x.data(), y.data());
                drawUnits(plan, chunk, chunk.length, draw, z.data(), radius.data());
                for (int k = 1; k <= out[c].mse.cols(); ++k) {
                    const int count = plan.inSpectrum() ? keptCoefficients(chunk.length, k) : chunk.length;
                    const double stretch =
                        plan.noise == SignalNoise::k_norm ? radius[count - 1] / z.head(count).matrix().norm() : 1;
                    for (Eigen::Index e = 0; e < rows; ++e) {
                        noisy.setZero();
                        for (int i = 0; i < count; ++i)
                            noisy[i] = y[i] + scales[c](e, k - 1) * stretch * coefficientWeight(plan, chunk.length, i) * z[i];
                        transforms.of(chunk.length).inverse(noisy.data(), back.data());
                        const double error = (back - x).square().mean();
                        const double nmse = error / std::abs(x.mean() * back.mean());
                        out[c].mse(e, k - 1) += error;
                        out[c].nmse(e, k - 1) += nmse;
                        out[c].utility(e, k - 1) += 1 / nmse;
                    }
                }
            }
        }
    for (KeptSweep& sweep : out)
        for (Eigen::ArrayXXd* figure : {&sweep.mse, &sweep.nmse, &sweep.utility})
            *figure /= static_cast<double>(repetitions) * static_cast<double>(signals.cols());
    return out;
}

/// Smooth signals around 0.5 with some noise, length × participants.
inline Eigen::MatrixXd testSignals(int length, int participants, const SeededNoise& noise) {
    Eigen::MatrixXd out(length, participants);
    for (int p = 0; p < participants; ++p) {
        double state = 0;
        for (int t = 0; t < length; ++t) {
            state = 0.95 * state + 0.05 * noise.normal(static_cast<std::uint64_t>(p) * 100000 + static_cast<std::uint64_t>(t));
            out(t, p) = std::min(1.0, std::max(0.0, 0.5 + 0.1 * std::sin(0.01 * t + p) + state));
        }
    }
    return out;
}

inline std::vector<SignalSensitivity> unitSensitivities(const SignalPlan& plan) {
    std::vector<SignalSensitivity> out;
    for (const Chunk& chunk : plan.chunks)
        out.push_back(chunkSensitivity(plan, chunk.length, 1));
    return out;
}

} // namespace nictate
