#pragma once
// What everything that may be released has in common: what was asked for, what it promises and what it costs.

#include "core/data/public_frame.h"
#include "core/mechanism/mechanism_info.h"
#include "core/privacy/lattice_calibration.h"
#include "core/privacy/ledger.h"
#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Public: made without looking at what is released.
struct PlannedRelease {
    Parameters given; ///< chosen by hand; all others are defaults from public quantities
    Parameters resolved;
    Guarantee guarantee;        ///< with the noise, sensitivities and losses of the exact release
    double previewed_scale = 0; ///< the simulation's noise scale
    Loss loss;                  ///< what the ledger will book
    double study_delta = 0;     ///< proposed for the ledger, should this be its first entry: as given by hand, or default
    std::vector<FrameLine> rests_on = {}; ///< entries of the public frame
    std::optional<Together> batch;        ///< what it is released together with; unset when it is alone

    bool needsConfirmation() const { return nictate::needsConfirmation(guarantee); }
};

/// Choosing the cell cap by the exponential mechanism over 1 … largest, instead of by hand.
struct NoisyCap {
    int largest = 5;      ///< M ≥ 2
    double epsilon = 0.1; ///< what the choice costs, added to the release's own
};

/// δ of a new study: 1e-5 or n^(−3/2), whichever is smaller.
double defaultStudyDelta(int people);
/// Throws Refused unless δ < 1/n.
void requireSmallDelta(const std::optional<double>& delta, int people);

/// What a person should know: the odds of the batch where it is one of several.
std::vector<Text> sentencesOf(const PlannedRelease& plan);
/// emptyPromise() of it, or of the batch.
Text emptyPromise(const PlannedRelease& plan);

/// Throws ConfirmationMissing unless the guarantee's reasons were repeated or it is proven.
void requireConfirmation(const MechanismInfo& mechanism, const Guarantee& guarantee, const std::vector<Text>& confirmed_reasons);

/// The ledger's entry without what was released; `observers` are the ids of everybody included.
LedgerRecord ledgerRecord(const PlannedRelease& plan, const MechanismInfo& mechanism, std::vector<std::string> observers);

/// A zCDP loss, rounded up, and exactly.
struct ExactLoss {
    double rho;
    std::string exact;
};
/// times·ε²/divisor of a typed ε: ε²/2 of a pure mechanism, ε²/8 of a selection.
ExactLoss squaredLoss(double epsilon, UInt128 divisor, std::uint64_t times = 1);
/// times·rho.
ExactLoss timesLoss(Fraction rho, std::uint64_t times);

/// What ε-DP costs, for a typed ε.
Loss pureLoss(double epsilon);

/// times·ε of a typed ε: the double itself where it is that decimal, else rounded up.
double timesTyped(double epsilon, std::uint64_t times);

} // namespace nictate
