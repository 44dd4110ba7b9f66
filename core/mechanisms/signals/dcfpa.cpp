#include "core/mechanisms/signals/dcfpa.h"

#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/signals/signal_parameters.h"

namespace nictate {

namespace {

ParameterSpec formSpec() {
    ParameterSpec spec;
    spec.name = spec.symbol = "form";
    spec.label = "Reconstruction";
    spec.meaning = "prefix-sum undoes the differences. as-printed is step 3 of the paper, which does not; for study only.";
    spec.choices = {"prefix-sum", "as-printed"};
    spec.default_formula = "prefix-sum";
    return spec;
}

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    Parameters out = chunkedDefaults(given, facts);
    if (!given.has("form"))
        out.set("form", "prefix-sum");
    if (!given.has("finish") && out.text("form") == "as-printed")
        out.set("finish", "raw");
    return out;
}

SignalPlan plan(const Parameters& resolved, const SignalFacts& facts) {
    SignalPlan plan =
        fourierPlan(resolved, SignalDomain::difference_spectrum, chunksOf(facts.length, chunkSize(resolved, facts)));
    plan.as_printed = resolved.text("form") == "as-printed";
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) {
    return planGuarantee(plan(resolved, facts), resolved, facts);
}

SignalStudy simulateDcfpa(const SignalStudy& study, const Parameters& resolved, const SeededNoise& noise,
                          const Progress& progress) {
    return simulatePlan(plan(resolved, signalFacts(study)), study, resolved, noise, progress);
}

} // namespace

SignalMechanism dcfpa() {
    SignalMechanism mechanism;
    mechanism.info.id = "dcfpa";
    mechanism.info.name = "DCFPA";
    mechanism.info.reads = Reads::signals;
    mechanism.info.summary = "CFPA on the differences inside each chunk, summed up again afterwards.";
    mechanism.info.formula =
        "FPA on d_1 = x_1, d_t = x_t − x_{t−1} of each chunk, then prefix sums; λ = min(√c·√k·√(4c−3)·R, direct bound)/ε";
    mechanism.info.citation = bozkir2020;
    mechanism.info.parameters = {
        signalEpsilonSpec(), deltaSpec(),       chunkSpec(),        keptSpec("min(2, ⌊c/2⌋+1)"),
        keptChoiceSpec(),    keptEpsilonSpec(), fourierNoiseSpec(), boundSpec("direct with public bounds, else cauchy"),
        formSpec(),          finishSpec()};
    mechanism.info.statuses = {Status::proven, Status::as_published};
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.plan = plan;
    mechanism.simulate = simulateDcfpa;
    mechanism.post_processing = finishInWords;
    return mechanism;
}

} // namespace nictate
