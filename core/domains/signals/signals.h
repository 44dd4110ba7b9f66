#pragma once
// The domain of mechanisms on feature signals.

#include "core/domains/signals/signal_plan.h"
#include "core/domains/signals/signal_study.h"
#include "core/mechanism/mechanisms.h"

#include <cstddef>
#include <optional>

namespace nictate {

struct DomainKind;

/// Public facts about a study's signals: everything a default or a guarantee may depend on besides parameters.
struct SignalFacts {
    int length = 1200;          ///< n samples a signal, ≥ 2
    int features = 1;           ///< F
    int recordings = 1;         ///< S a person
    int participants = 20;      ///< N
    double range = 1;           ///< R = U − L that noise scales and sensitivities are stated for
    bool range_is_unit = false; ///< features have ranges of their own: scales are multiples of them
    bool bounds_public = true;
    bool length_public = true;
    bool operator==(const SignalFacts&) const = default;
};
SignalFacts signalFacts(const SignalStudy& study);

/// How a mechanism on signals plans its noise.
struct SignalSteps {
    /// How each signal is perturbed; nothing where signals are not perturbed one by one.
    std::optional<SignalPlan> (*plan)(const Parameters& resolved, const SignalFacts&) = nullptr;
};

/// How signals are released exactly.
struct ExactSignals {
    std::optional<SignalPlan> plan = {}; ///< one by one, each drawn on its lattice …
    std::size_t group_size = 0;          ///< … or everybody gets the mean of a group of at least so many
};

/// The domain of feature signals: which types its mechanisms work with.
struct Signals {
    static constexpr auto reads = "signals";
    using Data = SignalStudy;
    using Facts = SignalFacts; ///< signalFacts() of the study
    using Steps = SignalSteps;
    using Output = SignalStudy; ///< of the same shape: n rows, all columns, the same participants
    using Plan = ExactSignals;
    static void check(const SignalFacts&) {}
    static int people(const SignalFacts& facts) { return facts.participants; }
};

/// How shared code knows the domain, and its mechanisms.
DomainKind signalDomain();
template <> const std::vector<Mechanism<Signals>>& mechanisms();

/// steps.plan, if there is one.
std::optional<SignalPlan> planOf(const Mechanism<Signals>& mechanism, const Parameters& resolved, const SignalFacts& facts);

/// How a mechanism is simulated that perturbs signals one by one: by its plan.
SignalStudy simulateByPlan(const Mechanism<Signals>& mechanism, const SignalStudy& study, const Parameters& resolved,
                           const SignalFacts& facts, const SeededNoise& noise, const Progress& progress);

} // namespace nictate
