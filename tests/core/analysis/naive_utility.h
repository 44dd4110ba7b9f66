#pragma once
// The straightforward utility curve: every ε, draw and signal on its own, through the mechanism's transforms and back.
// Tests compare utilityCurve with it, and the benchmark measures against it.

#include "core/domains/signals/signal_perturbation.h"
#include "core/domains/signals/signal_utility.h"

#include <algorithm>
#include <cmath>

namespace nictate {

/// Without the losses. For mechanisms that perturb signals one by one.
inline UtilityPoint naiveUtility(const Mechanism<Signals>& mechanism, const SignalStudy& study, std::size_t condition,
                                 const Parameters& given, double epsilon, int repetitions, const SeededNoise& noise) {
    Parameters at = given;
    at.set("epsilon", epsilon);
    const SignalFacts facts = signalFacts(study);
    const Parameters resolved = resolve(mechanism, at, facts);
    const SignalPlan plan = *planOf(mechanism, resolved, facts);
    const KeptTable kept = keptFor(plan, study, noise.stream(1));
    SignalPlan unfinished = plan;
    unfinished.finish = SignalFinish::raw;
    SignalPerturbation raw(unfinished, study), finished(plan, study);
    const auto features = varyingFeatures(study.conditions[condition]);
    const auto& tables = study.conditions[condition].tables;
    UtilityPoint point;
    point.epsilon = epsilon;
    for (std::size_t f : features) {
        const auto sensitivities = sensitivitiesOf(plan, study, condition, f);
        const auto& ks = kept[condition][f];
        const double share = 1 / static_cast<double>(features.size()), range = study.bounds[f].range();
        const double draws = repetitions * static_cast<double>(tables.size());
        std::vector<std::vector<double>> nmse(plan.chunks.size());
        for (int r = 0; r < repetitions; ++r)
            for (std::size_t i = 0; i < tables.size(); ++i) {
                const SeededNoise draw =
                    noise.stream(2).stream(condition).stream(f).stream(static_cast<std::uint64_t>(r)).stream(i);
                const Eigen::VectorXd x = tables[i].col(static_cast<Eigen::Index>(f));
                Eigen::VectorXd noisy = x, left = x;
                raw(noisy, f, ks, sensitivities, draw);
                finished(left, f, ks, sensitivities, draw);
                point.mse += share * (noisy - x).squaredNorm() / study.length / draws;
                point.mse_range_normalised += share * (left - x).squaredNorm() / study.length / (range * range) / draws;
                for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
                    const auto [first, length] = plan.chunks[c];
                    const Eigen::VectorXd before = x.segment(first, length), after = noisy.segment(first, length);
                    nmse[c].push_back((after - before).squaredNorm() / length / std::abs(before.mean() * after.mean()));
                    point.utility += share / nmse[c].back() / draws / static_cast<double>(plan.chunks.size());
                }
            }
        for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
            std::sort(nmse[c].begin(), nmse[c].end());
            const double median = (nmse[c][nmse[c].size() / 2] + nmse[c][(nmse[c].size() - 1) / 2]) / 2;
            point.nmse_median += share * median / static_cast<double>(plan.chunks.size());
            point.k_mean += plan.inSpectrum() ? share * ks[c] / static_cast<double>(plan.chunks.size()) : 0;
        }
    }
    return point;
}

} // namespace nictate
