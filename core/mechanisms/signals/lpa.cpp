#include "core/mechanisms/signals/lpa.h"

#include "core/mechanisms/signals/signal_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    Parameters out = given;
    if (!given.has("epsilon"))
        out.set("epsilon", 1.0);
    if (!given.has("finish"))
        out.set("finish", facts.bounds_public ? "shrink" : "raw");
    return out;
}

SignalPlan plan(const Parameters& resolved, const SignalFacts& facts) {
    SignalPlan plan;
    plan.epsilon = resolved.number("epsilon");
    plan.chunks = chunksOf(facts.length, facts.length);
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) {
    return planGuarantee(plan(resolved, facts), resolved, facts);
}

SignalStudy simulateLpa(const SignalStudy& study, const Parameters& resolved, const SeededNoise& noise,
                        const Progress& progress) {
    return simulatePlan(plan(resolved, signalFacts(study)), study, resolved, noise, progress);
}

} // namespace

SignalMechanism lpa() {
    SignalMechanism mechanism;
    mechanism.info.id = "lpa";
    mechanism.info.name = "LPA";
    mechanism.info.reads = Reads::signals;
    mechanism.info.summary = "Laplace noise on every sample, for the whole signal at once.";
    mechanism.info.formula = "x_t + Lap(b); b = Δ1/ε";
    mechanism.info.citation = bozkir2020;
    mechanism.info.parameters = {signalEpsilonSpec(), finishSpec()};
    mechanism.info.statuses = {Status::proven, Status::as_published};
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.plan = plan;
    mechanism.simulate = simulateLpa;
    mechanism.post_processing = finishInWords;
    return mechanism;
}

} // namespace nictate
