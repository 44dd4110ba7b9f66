#include "tests/sample/samples.h"

#include "core/domains/signals/signal_parameters.h"

namespace nictate::test {

namespace {

Parameters defaults(const Parameters& given, const SignalFacts&) {
    Parameters out = given;
    if (!given.has("epsilon"))
        out.set("epsilon", 2.0);
    if (!given.has("stride"))
        out.set("stride", 3.0);
    return out;
}

/// Neither k nor a finish nor a kind of noise to choose.
std::optional<SignalPlan> plan(const Parameters& resolved, const SignalFacts& facts) {
    SignalPlan plan;
    plan.epsilon = resolved.number("epsilon");
    plan.window = static_cast<int>(resolved.number("stride"));
    plan.chunks = chunksOf(facts.length, facts.length);
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) { return planGuarantee(*plan(resolved, facts), facts); }

ExactSignals exact(const Parameters& resolved, const SignalFacts& facts) { return {plan(resolved, facts)}; }

} // namespace

Mechanism<Signals> sampleSignal() {
    return {
        .info = {.id = "sample-signal",
                 .name = Text("Sample signal"),
                 .reads = Signals::reads,
                 .summary = Text("Laplace noise on one sample of every few."),
                 .formula = Text("x_t + Lap(b)"),
                 .citation = "of the tests",
                 .parameters = {signalEpsilonSpec(),
                                {.name = "stride",
                                 .symbol = "s",
                                 .label = Text("Stride"),
                                 .meaning = Text("One sample of so many is kept."),
                                 .min = 1,
                                 .max = 100,
                                 .integer = true,
                                 .slider_min = 1,
                                 .slider_max = 100,
                                 .default_formula = Text("3")}},
                 .statuses = {Status::proven, Status::as_published}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.plan = plan},
        .simulate = simulateByPlan,
        .exact = exact,
    };
}

} // namespace nictate::test
