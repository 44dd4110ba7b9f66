#pragma once
// What a mechanism on feature signals is: a self-description and a few pure functions, like one on gaze maps.
// Adding one = one header, one source, one line in registry.cpp, one test.

#include "core/mechanisms/mechanism.h"
#include "core/mechanisms/signals/signal_plan.h"
#include "core/progress.h"
#include "core/signals/signal_study.h"

namespace nictate {

/// Public facts about a study's signals: everything a default or a guarantee may depend on besides parameters.
struct SignalFacts {
    int length = 1200;          ///< n samples a signal, ≥ 2
    int features = 1;           ///< F
    int recordings = 1;         ///< S a person
    int participants = 20;      ///< N
    double range = 1;           ///< R = U − L that noise scales and sensitivities are stated for
    bool range_is_unit = false; ///< features have ranges of their own: scales are multiples of them
    bool bounds_public = true;
    bool length_public = true;
    bool operator==(const SignalFacts&) const = default;
};
SignalFacts signalFacts(const SignalStudy& study);

/// A mechanism on feature signals. `resolved` parameters have every default filled in and are within their ranges.
struct SignalMechanism {
    MechanismInfo info;
    /// Defaults that depend on the situation, for parameters that were not given. Public facts only.
    Parameters (*defaults)(const Parameters& given, const SignalFacts&) = nullptr;
    /// The promise for everything one participant gave: all features, chunks and recordings.
    Guarantee (*guarantee)(const Parameters& resolved, const SignalFacts&) = nullptr;
    /// How each signal is perturbed; null where signals are not perturbed one by one.
    SignalPlan (*plan)(const Parameters& resolved, const SignalFacts&) = nullptr;
    /// One private study of the same shape: n rows, all columns, the same participants. A simulation.
    SignalStudy (*simulate)(const SignalStudy&, const Parameters& resolved, const SeededNoise&, const Progress&) = nullptr;
    /// What happens after the noise, one sentence a step, for the privacy card.
    std::vector<std::string> (*post_processing)(const Parameters& resolved, const SignalFacts&) = nullptr;
};

/// `given` with every default filled in. Throws InvalidParameter for an unknown name or a value out of range.
Parameters resolve(const SignalMechanism& mechanism, const Parameters& given, const SignalFacts& facts);

/// Guarantee for parameters as given; resolves them first.
Guarantee guaranteeOf(const SignalMechanism& mechanism, const Parameters& given, const SignalFacts& facts);

/// A simulation from parameters as given. Never a release.
SignalStudy simulate(const SignalMechanism& mechanism, const SignalStudy& study, const Parameters& given,
                     const SeededNoise& noise, const Progress& progress = {});

} // namespace nictate
