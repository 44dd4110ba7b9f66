#include "core/domains/signals/signals.h"

#include "core/domains/signals/signal_perturbation.h"

namespace nictate {

SignalFacts signalFacts(const SignalStudy& study) {
    SignalFacts facts;
    facts.length = study.length;
    facts.features = static_cast<int>(study.features.size());
    facts.recordings = study.recordings();
    facts.participants = study.participants;
    facts.range_is_unit = true;
    facts.bounds_public = study.bounds_public;
    facts.length_public = study.length_public;
    return facts;
}

std::optional<SignalPlan> planOf(const Mechanism<Signals>& mechanism, const Parameters& resolved, const SignalFacts& facts) {
    return mechanism.steps.plan ? mechanism.steps.plan(resolved, facts) : std::nullopt;
}

SignalStudy simulateByPlan(const Mechanism<Signals>& mechanism, const SignalStudy& study, const Parameters& resolved,
                           const SignalFacts& facts, const SeededNoise& noise, const Progress& progress) {
    return simulatePlan(mechanism.steps.plan(resolved, facts).value(), study, noise, progress);
}

} // namespace nictate
