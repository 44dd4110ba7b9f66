#pragma once
// Expected error against the number of kept frequencies, and the spectrum it comes from. No draws: exact expectations.

#include "core/domains/signals/kept_choice.h"

#include <vector>

namespace nictate {

/// MSE per sample for k = 1 …, averaged over participants and chunks: what dropping frequencies costs, and what the
/// noise on the kept ones costs. Their sum is the expected MSE of the output without finish.
struct KeptCurve {
    std::vector<double> reconstruction, perturbation;
    double total(std::size_t i) const { return reconstruction[i] + perturbation[i]; }
    int bestK() const; ///< of the total, from 1
};
/// Only for plans in the spectrum. Throws Cancelled.
KeptCurve keptCurve(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                    const Progress& progress = {});

/// One chunk's amplitudes |F_j| (or of its differences), j = 0 …: root mean square over participants, and the noise's.
struct SignalSpectrum {
    std::vector<double> signal;
    std::vector<double> noise; ///< of kept frequencies; the others are dropped, not perturbed
    int kept = 0;
    bool of_differences = false;
};
/// In the samples domain the noise floor lies under all frequencies.
SignalSpectrum signalSpectrum(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                              std::size_t chunk = 0);

} // namespace nictate
