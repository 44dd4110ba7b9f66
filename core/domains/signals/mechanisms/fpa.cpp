#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/domains/signals/signal_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    return fourierDefaults(given, facts, std::min(4, frequencies(facts.length)), "cauchy");
}

std::optional<SignalPlan> plan(const Parameters& resolved, const SignalFacts& facts) {
    return fourierPlan(resolved, SignalDomain::spectrum, chunksOf(facts.length, facts.length));
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) { return planGuarantee(*plan(resolved, facts), facts); }

ExactSignals exact(const Parameters& resolved, const SignalFacts& facts) { return {plan(resolved, facts)}; }

} // namespace

Mechanism<Signals> fpa() {
    return {
        .info = {.id = "fpa",
                 .name = Text("FPA"),
                 .reads = Signals::reads,
                 .summary = Text("Noise on the lowest k frequencies of the whole signal; the rest is dropped."),
                 .formula = Text("F_j + Lap(λ) on Re and Im for j < k; λ = √n·√k·Δ2/ε"),
                 .citation = bozkir2021,
                 .parameters = {signalEpsilonSpec(), deltaSpec(), keptSpec(Text("min(4, ⌊n/2⌋+1)")), keptChoiceSpec(),
                                keptEpsilonSpec(), fourierNoiseSpec(), boundSpec(Text("cauchy")), finishSpec()},
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
