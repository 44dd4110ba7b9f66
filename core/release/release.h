#pragma once
// The only door out of the house.

#include "core/data/dataset.h"
#include "core/noise/secure_noise.h"
#include "core/privacy/ledger.h"
#include "core/release/release_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A private heatmap that has been paid for: noisy grid, finished picture, plan and what the ledger said. It holds no
/// seed, id, path or original, and only releaseHeatmap() makes one. Saving it again costs nothing.
class Release {
  public:
    /// What was released and how; the cap is the one that was chosen.
    const ReleasePlan& plan() const { return plan_; }
    /// The noisy mean map on plan().grid: lattice integers × pitch / n, fixations per cell.
    const GazeMap& privateMap() const { return private_map_; }
    /// privateMap() after post-processing, on plan().facts.display.
    const GazeMap& heatmap() const { return heatmap_; }
    const Booking& booking() const { return booking_; }
    /// The program that made it.
    const std::string& version() const { return version_; }
    bool confirmed() const { return plan_.needsConfirmation(); }

  private:
    Release() = default;
    friend Release releaseHeatmap(const ReleasePlan&, const Dataset&, const std::vector<std::size_t>&,
                                  const std::vector<std::string>&, SecureNoise&, Ledger&, std::optional<double>);

    ReleasePlan plan_;
    GazeMap private_map_;
    GazeMap heatmap_;
    Booking booking_;
    std::string version_;
};

/// Books the plan in the ledger, then draws it from the fixations of the participants `included` (indices) on the
/// plan's stimulus. `confirmed_reasons` repeats plan.guarantee.reasons where the plan needs confirmation, and is
/// ignored otherwise. `budget`: see Ledger::book(). Throws ConfirmationMissing, BudgetExceeded, LedgerBroken,
/// InvalidParameter, MissingData, OutputError: nothing is booked and no noise is drawn then; and EntropyUnavailable.
Release releaseHeatmap(const ReleasePlan& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                       const std::vector<std::string>& confirmed_reasons, SecureNoise& noise, Ledger& ledger,
                       std::optional<double> budget = {});

/// Throws ConfirmationMissing unless the reasons were repeated or need not be.
void requireConfirmation(const ReleasePlan& plan, const std::vector<std::string>& confirmed_reasons);

/// Ids of participants, for ledgerRecord().
std::vector<std::string> observerIds(const Dataset& dataset, const std::vector<std::size_t>& included);

} // namespace nictate
