#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/domains/signals/signal_parameters.h"

namespace nictate {

namespace {

ParameterSpec formSpec() {
    return {.name = "form",
            .label = Text("Reconstruction"),
            .meaning =
                Text("prefix-sum undoes the differences. as-printed is step 3 of the paper, which does not; for study only."),
            .choices = {Text("prefix-sum"), Text("as-printed")},
            .default_formula = Text("prefix-sum")};
}

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    Parameters out = chunkedDefaults(given, facts);
    if (!given.has("form"))
        out.set("form", "prefix-sum");
    if (!given.has("finish") && out.text("form") == "as-printed")
        out.set("finish", "raw");
    return out;
}

std::optional<SignalPlan> plan(const Parameters& resolved, const SignalFacts& facts) {
    SignalPlan plan =
        fourierPlan(resolved, SignalDomain::difference_spectrum, chunksOf(facts.length, chunkSize(resolved, facts)));
    plan.as_printed = resolved.text("form") == "as-printed";
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) { return planGuarantee(*plan(resolved, facts), facts); }

ExactSignals exact(const Parameters& resolved, const SignalFacts& facts) { return {plan(resolved, facts)}; }

} // namespace

Mechanism<Signals> dcfpa() {
    return {
        .info = {.id = "dcfpa",
                 .name = Text("DCFPA"),
                 .reads = Signals::reads,
                 .summary = Text("CFPA on the differences inside each chunk, summed up again afterwards."),
                 .formula = Text("FPA on d_1 = x_1, d_t = x_t − x_{t−1} of each chunk, then prefix sums; "
                                 "λ = min(√c·√k·√(4c−3)·R, direct bound)/ε"),
                 .citation = bozkir2021,
                 .parameters = {signalEpsilonSpec(), deltaSpec(), chunkSpec(), keptSpec(Text("min(2, ⌊c/2⌋+1)")),
                                keptChoiceSpec(), keptEpsilonSpec(), fourierNoiseSpec(),
                                boundSpec(Text("direct with public bounds, else cauchy")), formSpec(), finishSpec()},
                 .statuses = {Status::proven, Status::as_published}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.plan = plan},
        .simulate = simulateByPlan,
        .exact = exact,
        .refusal = refuseKNorm,
        .post_processing = finishInWords,
    };
}

} // namespace nictate
