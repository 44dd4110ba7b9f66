#pragma once
// What privacy costs feature signals: NMSE, utility and MSE against ε, with the two reference lines (mathematics.md §4.14).

#include "core/domains/signals/signals.h"
#include "core/progress.h"

#include <string>
#include <vector>

namespace nictate {

/// One mechanism at one ε in one condition, averaged over features that are not constant.
struct UtilityPoint {
    double epsilon = 0; ///< per feature
    double published_epsilon = 0;
    double user_epsilon = 0;         ///< ∞ where nothing is promised
    double k_mean = 0;               ///< kept frequencies, averaged over features and chunks; 0 where there are none
    double mse = 0;                  ///< of the mechanism's output as it is
    double mse_range_normalised = 0; ///< of what leaves, after `finish`: MSE/R² averaged over features
    double nmse_median = 0;          ///< median |NMSE|, averaged over features
    double utility = 0;              ///< mean of 1/|NMSE| over draws and participants, then chunks, then features
};

/// `given` without ε, which goes through `epsilons`. Each point is averaged over `repetitions` draws. Losses are those of
/// `facts` (which may have more features than the study at hand). Throws InvalidParameter, Cancelled.
std::vector<UtilityPoint> utilityCurve(const Mechanism<Signals>& mechanism, const SignalStudy& study, std::size_t condition,
                                       const SignalFacts& facts, const Parameters& given, const std::vector<double>& epsilons,
                                       int repetitions, const SeededNoise& noise, const Progress& progress = {});

/// The reference lines: the signals themselves, and the centre of each feature's range published for everybody.
UtilityPoint withoutNoise();
UtilityPoint publishedConstant(const SignalStudy& study, std::size_t condition);

/// The study with one feature only.
SignalStudy onlyFeature(const SignalStudy& study, std::size_t feature);

/// Why no average can be made of a condition, or empty: every feature is constant.
std::vector<std::size_t> varyingFeatures(const SignalGroup& group);

} // namespace nictate
