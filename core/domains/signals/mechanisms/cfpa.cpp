#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/domains/signals/signal_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const SignalFacts& facts) { return chunkedDefaults(given, facts); }

std::optional<SignalPlan> plan(const Parameters& resolved, const SignalFacts& facts) {
    return fourierPlan(resolved, SignalDomain::spectrum, chunksOf(facts.length, chunkSize(resolved, facts)));
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) { return planGuarantee(*plan(resolved, facts), facts); }

ExactSignals exact(const Parameters& resolved, const SignalFacts& facts) { return {plan(resolved, facts)}; }

} // namespace

Mechanism<Signals> cfpa() {
    return {
        .info = {.id = "cfpa",
                 .name = Text("CFPA"),
                 .reads = Signals::reads,
                 .summary = Text("FPA on consecutive chunks: the signal's shape is kept better, but every chunk costs ε again."),
                 .formula = Text("FPA on each chunk of c; λ = min(√c·√k·Δ2, direct bound)/ε"),
                 .citation = bozkir2021,
                 .parameters = {signalEpsilonSpec(), deltaSpec(), chunkSpec(), keptSpec(Text("min(2, ⌊c/2⌋+1)")),
                                keptChoiceSpec(), keptEpsilonSpec(), fourierNoiseSpec(),
                                boundSpec(Text("direct with public bounds, else cauchy")), finishSpec()},
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
