#pragma once
// What a mechanism is: a self-description and a few pure functions on one domain. Adding one = one source, its declaration,
// one line in registry.cpp, one test.
//
// A domain (Heatmaps, Signals, Gaze, Areas) says what its mechanisms compute on and names
//   reads    which of them it is
//   Data     what they read; sensitive
//   Facts    the public facts a default or a guarantee may depend on besides parameters; check(Facts) throws, people(Facts)
//            is how many people's data it is
//   Steps    how they compute, taken apart for those who explore
//   Output   what a simulation makes
//   Plan     how a mechanism is released exactly

#include "core/mechanism/mechanism_info.h"
#include "core/noise/seeded_noise.h"
#include "core/progress.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// `resolved` parameters have every default filled in (see resolve) and are within their ranges.
template <class Domain> struct Mechanism {
    using Facts = typename Domain::Facts;

    MechanismInfo info;
    /// Defaults that depend on the situation, for parameters that were not given. Public facts only.
    Parameters (*defaults)(const Parameters& given, const Facts&) = nullptr;
    /// The promise, the noise scale and what they rest on.
    Guarantee (*guarantee)(const Parameters& resolved, const Facts&) = nullptr;
    typename Domain::Steps steps = {};
    /// One simulated output; never a release.
    typename Domain::Output (*simulate)(const Mechanism& self, const typename Domain::Data&, const Parameters& resolved,
                                        const Facts&, const SeededNoise&, const Progress&) = nullptr;
    /// The exact release of the same query, planned from public facts only; null = there is none.
    typename Domain::Plan (*exact)(const Parameters& resolved, const Facts&) = nullptr;
    /// Why there is no exact release with these parameters, in a sentence that names what would be right; null = never.
    std::optional<Text> (*refusal)(const Parameters& resolved, const Facts&) = nullptr;
    /// What happens after the noise, one sentence a step, for the privacy card; null = nothing.
    std::vector<Text> (*post_processing)(const Parameters& resolved, const Facts&) = nullptr;
};

/// `given` with every default filled in. Throws InvalidParameter for an unknown name or a value out of range.
template <class Domain>
Parameters resolve(const Mechanism<Domain>& mechanism, const Parameters& given, const typename Domain::Facts& facts) {
    Domain::check(facts);
    mechanism.info.check(given);
    Parameters resolved = mechanism.defaults(given, facts);
    mechanism.info.check(resolved);
    return resolved;
}

/// Guarantee for parameters as given; resolves them first.
template <class Domain>
Guarantee guaranteeOf(const Mechanism<Domain>& mechanism, const Parameters& given, const typename Domain::Facts& facts) {
    return mechanism.guarantee(resolve(mechanism, given, facts), facts);
}

/// A simulation from parameters as given. Never a release.
template <class Domain> typename Domain::Output simulate(const Mechanism<Domain>& mechanism, const typename Domain::Data& data,
                                                         const Parameters& given, const typename Domain::Facts& facts,
                                                         const SeededNoise& noise, const Progress& progress = {}) {
    return mechanism.simulate(mechanism, data, resolve(mechanism, given, facts), facts, noise, progress);
}

/// What follows the noise, one sentence a step.
template <class Domain> std::vector<Text> stepsAfterNoise(const Mechanism<Domain>& mechanism, const Parameters& resolved,
                                                          const typename Domain::Facts& facts) {
    return mechanism.post_processing ? mechanism.post_processing(resolved, facts) : std::vector<Text>{};
}

/// Why the mechanism cannot be released with these parameters; nothing when it can.
template <class Domain> std::optional<Text> refusalOf(const Mechanism<Domain>& mechanism, const Parameters& resolved,
                                                      const typename Domain::Facts& facts) {
    if (mechanism.refusal)
        if (auto why = mechanism.refusal(resolved, facts))
            return why;
    return mechanism.exact ? std::nullopt
                           : std::optional(Text("%1 has no exact release; it is for simulation only", mechanism.info.id));
}

} // namespace nictate
