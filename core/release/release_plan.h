#pragma once
// What would leave the house, and what it would cost: everything public that is known before a release.

#include "core/data/stimulus.h"
#include "core/mechanisms/maps/maps.h"
#include "core/release/planned_release.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Choosing the cell cap by the exponential mechanism over 1 … largest, instead of by hand.
struct PrivateCap {
    int largest = 5;      ///< M ≥ 2
    double epsilon = 0.1; ///< what the choice costs, added to the release's own
};

struct ReleaseRequest {
    Parameters given;              ///< chosen by hand; all others are defaults from public quantities
    int observers = 1;             ///< n
    std::optional<double> blur_px; ///< by hand; default 3 % of the stimulus' width
    int display_longer = 200;      ///< the display grid's longer side, cells
    std::optional<PrivateCap> private_cap;
};

/// A plan is public: it is made without looking at any gaze.
struct ReleasePlan : PlannedRelease {
    Mechanism<Maps> mechanism;
    std::string stimulus; ///< id
    MapFacts facts;
    bool blur_by_hand = false;
    std::optional<PrivateCap> private_cap; ///< `resolved` then holds the largest cap until one is chosen
    Grid grid;                             ///< of the noise
    LatticePlan lattice;
};

/// Throws InvalidParameter, and Refused where the stimulus' size was guessed from gaze.
ReleasePlan planRelease(const Mechanism<Maps>& mechanism, const Stimulus& stimulus, const ReleaseRequest& request);

/// Whether the mechanism has a cell cap that can be chosen privately.
bool capCanBeChosen(const Mechanism<Maps>& mechanism, const Parameters& resolved);

/// The same with the cap that was chosen.
ReleasePlan withCap(const ReleasePlan& plan, int cap);

/// The ledger's entry for it; `observers` are the ids of everybody included.
LedgerRecord ledgerRecord(const ReleasePlan& plan, std::vector<std::string> observers);

} // namespace nictate
