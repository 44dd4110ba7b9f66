#include "core/mechanisms/signals/fpa.h"

#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/signals/signal_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    return fourierDefaults(given, facts, std::min(4, frequencies(facts.length)), "cauchy");
}

SignalPlan plan(const Parameters& resolved, const SignalFacts& facts) {
    return fourierPlan(resolved, SignalDomain::spectrum, chunksOf(facts.length, facts.length));
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) {
    return planGuarantee(plan(resolved, facts), resolved, facts);
}

SignalStudy simulateFpa(const SignalStudy& study, const Parameters& resolved, const SeededNoise& noise,
                        const Progress& progress) {
    return simulatePlan(plan(resolved, signalFacts(study)), study, resolved, noise, progress);
}

} // namespace

SignalMechanism fpa() {
    SignalMechanism mechanism;
    mechanism.info.id = "fpa";
    mechanism.info.name = "FPA";
    mechanism.info.reads = Reads::signals;
    mechanism.info.summary = "Noise on the lowest k frequencies of the whole signal; the rest is dropped.";
    mechanism.info.formula = "F_j + Lap(λ) on Re and Im for j < k; λ = √n·√k·Δ2/ε";
    mechanism.info.citation = bozkir2020;
    mechanism.info.parameters = {signalEpsilonSpec(), deltaSpec(),        keptSpec("min(4, ⌊n/2⌋+1)"), keptChoiceSpec(),
                                 keptEpsilonSpec(),   fourierNoiseSpec(), boundSpec("cauchy"),         finishSpec()};
    mechanism.info.statuses = {Status::proven, Status::as_published};
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.plan = plan;
    mechanism.simulate = simulateFpa;
    mechanism.post_processing = finishInWords;
    return mechanism;
}

} // namespace nictate
