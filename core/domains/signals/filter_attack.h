#pragma once
// An attacker who smooths a released signal: how much of the noise that removes.

#include "core/domains/signals/kept_choice.h"
#include "core/progress.h"

#include <Eigen/Core>

namespace nictate {

/// What smoothing did to one feature of one condition, averaged over participants and draws.
struct FilterAttack {
    double released_mse = 0; ///< per sample, of the release without finish against the original
    double filtered_mse = 0; ///< after the attacker's filter
    double removed() const { return released_mse > 0 ? 1 - filtered_mse / released_mse : 0; } ///< share of the error, 0 … 1
    Eigen::VectorXd example_released, example_filtered;                                       ///< the first participant's
};
/// The attacker knows the plan (public) and that signals are AR(1) with mean, variance and φ estimated from the releases
/// themselves, and takes the best linear estimate of x from z (Wiener smoother; for LPA the fixed-interval Kalman
/// smoother gives the same). Nothing else of the data is used.
FilterAttack filterAttack(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                          int repetitions, const SeededNoise& noise, const Progress& progress = {});

} // namespace nictate
