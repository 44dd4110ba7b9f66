#pragma once
// How many frequencies to keep, per feature, condition and chunk (mathematics.md §4.12).

#include "core/domains/signals/kept_errors.h"
#include "core/domains/signals/signal_study.h"

namespace nictate {

/// k by condition, feature and chunk.
using KeptTable = std::vector<std::vector<std::vector<int>>>;

/// Sensitivities by chunk for one feature of one condition: from its public range, or read from the data.
std::vector<SignalSensitivity> sensitivitiesOf(const SignalPlan& plan, const SignalStudy& study, std::size_t condition,
                                               std::size_t feature);

/// plan.k everywhere, lowered to a shorter chunk's half spectrum.
KeptTable fixedKept(const SignalPlan& plan, const SignalStudy& study);

inline constexpr int draws_for_optimal_k = 100; ///< as published

/// As published: the k with the least |NMSE| averaged over `repetitions` draws. Reads the data.
KeptTable optimalKept(const SignalPlan& plan, const SignalStudy& study, int repetitions, const SeededNoise& noise,
                      const Progress& progress = {});
/// The same at several ε instead of the plan's, one table each, from the same draws.
std::vector<KeptTable> optimalKept(const SignalPlan& plan, const std::vector<double>& epsilons, const SignalStudy& study,
                                   int repetitions, const SeededNoise& noise, const Progress& progress = {});

/// Scores −(mean over N participants of ‖tail_k‖₂ + √E‖noise_k‖²) in orthonormal coordinates, k = 1 …; their
/// sensitivity is Δ2/N.
Eigen::ArrayXd keptScores(const SignalPlan& plan, const Chunk& chunk, const Eigen::MatrixXd& chunk_signals,
                          const SignalSensitivity& sensitivity);

/// Exponential mechanism over keptScores at ε_k each. A simulation.
KeptTable noisyKept(const SignalPlan& plan, const SignalStudy& study, double epsilon_k, const SeededNoise& noise);

} // namespace nictate
