#pragma once
// What a release of feature signals would give away and what it would cost: everything public that is known before.

#include "core/mechanisms/signals/signal_lattice.h"
#include "core/mechanisms/signals/signals.h"
#include "core/release/planned_release.h"

#include <memory>
#include <string>
#include <vector>

namespace nictate {

/// Public facts and choices. Which participant has which recording is study design and counts as public, too.
struct SignalReleaseRequest {
    Parameters given;                    ///< chosen by hand; all others are defaults from public quantities
    std::vector<std::string> features;   ///< every column of the study
    std::vector<FeatureBounds> bounds;   ///< public, one a feature
    std::vector<std::string> conditions; ///< sorted; their number is S
    int participants = 1;                ///< N
    int length = 2;                      ///< n ≥ 2
    bool length_public = true;           ///< else it is the longest recording's
    double step_s = 0;                   ///< between rows; 0 = unknown
};

/// The public side of a study. Throws Refused unless its bounds are public: noise scaled by the data's own range would
/// stand on the card and tell about it.
SignalReleaseRequest signalReleaseRequest(const SignalStudy& study, const Parameters& given);

/// A plan is public: it is made without looking at any signal.
struct SignalReleasePlan : PlannedRelease {
    Mechanism<Signals> mechanism;
    std::vector<std::string> features;
    std::vector<FeatureBounds> bounds;
    std::vector<std::string> conditions;
    SignalFacts facts;
    double step_s = 0;
    SignalPlan signal_plan;                         ///< of a mechanism that perturbs signals one by one …
    std::shared_ptr<const SignalLattices> lattices; ///< … else null

    /// k in a full chunk when it is fixed.
    int fullK() const { return SignalPlan::keptIn(signal_plan.chunks.front(), signal_plan.k); }
    bool perturbs() const { return lattices != nullptr; }
    std::string keptChoice() const; ///< fixed, private, optimal; empty where nothing is dropped
};

/// Throws InvalidParameter, and Refused for what has no exact path: K-norm noise, the exponential mechanism as
/// published, Marginals.
SignalReleasePlan planSignalRelease(const Mechanism<Signals>& mechanism, const SignalReleaseRequest& request);

/// The ledger's entry for it; `observers` are the ids of everybody included.
LedgerRecord ledgerRecord(const SignalReleasePlan& plan, std::vector<std::string> observers);

} // namespace nictate
