#pragma once
// The slower figures of the Signals bench, as plain functions that run on another thread.

#include "app/signals/signal_engine.h"
#include "core/analysis/correlated_leakage.h"
#include "core/analysis/filter_attack.h"
#include "core/analysis/kept_curve.h"
#include "core/analysis/signal_utility.h"

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

struct UtilityCurve {
    std::vector<UtilityPoint> points;
    int draws = 0;
};
/// From 0.001 to 100 per feature: coarse is one draw while something moves, else more of both. Throws Cancelled,
/// InvalidParameter.
UtilityCurve utilityCurveOf(const UtilityKey& key, bool coarse, const Progress& progress);
/// The figure at one ε on logarithmic axes: between the points of the curve, and beyond them along its last piece.
double atEpsilon(const UtilityCurve& curve, double epsilon, double UtilityPoint::*figure);

/// What KeptCurve depends on besides ε, which only scales the perturbation.
struct KeptKey {
    std::string mechanism;
    Parameters resolved; ///< without ε and k
    std::shared_ptr<const SignalStudy> shown;
    std::size_t condition = 0;
    bool operator==(const KeptKey&) const = default;
};
/// Nothing where no frequencies are kept.
std::optional<KeptKey> keptKey(const SignalFrame& frame);
/// ε at which the perturbation is known and what it must be multiplied by at another one.
struct KeptResult {
    KeptCurve curve;
    bool scales = false; ///< with 1/ε²
    double epsilon = 1;
};
KeptResult keptResult(const SignalPlan& plan, const SignalStudy& shown, std::size_t condition, const Progress& progress);
/// At the ε of a frame; nothing when it must be computed anew.
std::optional<KeptCurve> at(const KeptResult& result, double epsilon);

/// ε′ per feature against chunk size; for mechanisms without chunks against the signal's correlation φ.
struct LeakageResult {
    bool by_chunk = true;
    std::vector<double> x;
    std::vector<CorrelatedLoss> losses; ///< at ε = 1; all scale with ε
};
LeakageResult leakageResult(const Mechanism<Signals>& mechanism, const Parameters& resolved, const SignalFacts& facts, double phi,
                            const Progress& progress);

} // namespace nictate
