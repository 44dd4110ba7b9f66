#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/domains/signals/signal_parameters.h"

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

std::optional<SignalPlan> plan(const Parameters& resolved, const SignalFacts& facts) {
    SignalPlan plan;
    plan.epsilon = resolved.number("epsilon");
    plan.finish = finishOf(resolved);
    plan.chunks = chunksOf(facts.length, facts.length);
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) { return planGuarantee(*plan(resolved, facts), facts); }

ExactSignals exact(const Parameters& resolved, const SignalFacts& facts) { return {plan(resolved, facts)}; }

} // namespace

Mechanism<Signals> lpa() {
    return {
        .info = {.id = "lpa",
                 .name = Text("LPA"),
                 .reads = Signals::reads,
                 .summary = Text("Laplace noise on every sample, for the whole signal at once."),
                 .formula = Text("x_t + Lap(b); b = Δ1/ε"),
                 .citation = bozkir2021,
                 .parameters = {signalEpsilonSpec(), finishSpec()},
                 .statuses = {Status::proven, Status::as_published}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.plan = plan},
        .simulate = simulateByPlan,
        .exact = exact,
        .post_processing = finishInWords,
    };
}

} // namespace nictate
