#include "core/mechanisms/signals/cfpa.h"

#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/signals/signal_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const SignalFacts& facts) { return chunkedDefaults(given, facts); }

SignalPlan plan(const Parameters& resolved, const SignalFacts& facts) {
    return fourierPlan(resolved, SignalDomain::spectrum, chunksOf(facts.length, chunkSize(resolved, facts)));
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) {
    return planGuarantee(plan(resolved, facts), resolved, facts);
}

SignalStudy simulateCfpa(const SignalStudy& study, const Parameters& resolved, const SeededNoise& noise,
                         const Progress& progress) {
    return simulatePlan(plan(resolved, signalFacts(study)), study, resolved, noise, progress);
}

} // namespace

SignalMechanism cfpa() {
    SignalMechanism mechanism;
    mechanism.info.id = "cfpa";
    mechanism.info.name = "CFPA";
    mechanism.info.reads = Reads::signals;
    mechanism.info.summary = "FPA on consecutive chunks: the signal's shape is kept better, but every chunk costs ε again.";
    mechanism.info.formula = "FPA on each chunk of c; λ = min(√c·√k·Δ2, direct bound)/ε";
    mechanism.info.citation = bozkir2020;
    mechanism.info.parameters = {
        signalEpsilonSpec(), deltaSpec(),       chunkSpec(),        keptSpec("min(2, ⌊c/2⌋+1)"),
        keptChoiceSpec(),    keptEpsilonSpec(), fourierNoiseSpec(), boundSpec("direct with public bounds, else cauchy"),
        finishSpec()};
    mechanism.info.statuses = {Status::proven, Status::as_published};
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.plan = plan;
    mechanism.simulate = simulateCfpa;
    mechanism.post_processing = finishInWords;
    return mechanism;
}

} // namespace nictate
