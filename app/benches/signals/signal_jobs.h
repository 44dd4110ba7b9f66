#pragma once
// The slower figures of the Signals workspace, as plain functions that run on another thread.

#include "app/benches/signals/signal_engine.h"
#include "core/domains/signals/correlated_leakage.h"
#include "core/domains/signals/filter_attack.h"
#include "core/domains/signals/kept_curve.h"
#include "core/domains/signals/signal_utility.h"

#include <tuple>

namespace nictate {

/// What one utility curve depends on; equal keys give equal curves.
struct UtilityKey {
    std::string mechanism;
    Parameters given;                         ///< without ε
    std::shared_ptr<const SignalStudy> study; ///< one feature, or all
    std::size_t condition = 0;
    SignalFacts facts;
    std::uint64_t seed = 0;
    bool operator==(const UtilityKey&) const = default;
};
/// Keys of the chosen mechanism and of those it is compared with, in that order.
std::vector<UtilityKey> utilityKeys(const Session& session, const SignalFrame& frame);

/// Utility against ε.
struct UtilityCurve {
    std::vector<UtilityPoint> points;
    int draws = 0;
};
/// From 0.001 to 100 per feature: coarse is one draw while something moves, else more of both. Throws Cancelled,
/// InvalidParameter.
UtilityCurve utilityCurveOf(const UtilityKey& key, bool coarse, const Progress& progress);
/// The figure at one ε on logarithmic axes: between the points of the curve, and beyond them along its last piece.
double atEpsilon(const UtilityCurve& curve, double epsilon, double UtilityPoint::*figure);

/// What a KeptCurve depends on. ε is left out where it only scales the perturbation.
struct KeptKey {
    std::string mechanism;
    Parameters resolved; ///< without k
    std::shared_ptr<const SignalStudy> shown;
    std::size_t condition = 0;
    SignalPlan plan; ///< one of those that the others stand for
    bool operator==(const KeptKey& other) const {
        return std::tie(mechanism, resolved, shown, condition) ==
               std::tie(other.mechanism, other.resolved, other.shown, other.condition);
    }
};
/// Nothing where no frequencies are kept.
std::optional<KeptKey> keptKey(const SignalFrame& frame);

/// Error against the number of kept frequencies.
struct KeptResult {
    KeptCurve curve;
    bool scales = false; ///< with 1/ε²
    double epsilon = 1;  ///< at which the perturbation is known
};
KeptResult keptResult(const KeptKey& key, const Progress& progress);
KeptCurve at(const KeptResult& result, double epsilon);

/// ε′ per feature against chunk size; for mechanisms without chunks against the signal's correlation φ.
struct LeakageResult {
    bool by_chunk = true;
    std::vector<double> x;
    std::vector<CorrelatedLoss> losses; ///< at ε = 1; all scale with ε
};
/// What it depends on; nothing where there is no plan.
struct LeakageKey {
    std::string mechanism;
    Parameters resolved; ///< without ε, and without chunks where all of them are on the axis
    SignalFacts facts;
    double phi = 0;
    Parameters all; ///< one of those that `resolved` stands for
    bool operator==(const LeakageKey& other) const {
        return std::tie(mechanism, resolved, facts, phi) == std::tie(other.mechanism, other.resolved, other.facts, other.phi);
    }
};
std::optional<LeakageKey> leakageKey(const SignalFrame& frame);
LeakageResult leakageResult(const LeakageKey& key, const Progress& progress);

/// What is worked out anew for every frame.
struct FrameKey {
    std::shared_ptr<const SignalFrame> frame;
    std::uint64_t seed = 0;
    bool operator==(const FrameKey&) const = default;
};

} // namespace nictate
