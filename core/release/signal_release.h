#pragma once
// The door for feature signals: the twin of release.h.

#include "core/data/dataset.h"
#include "core/noise/secure_noise.h"
#include "core/release/release.h"
#include "core/release/signal_release_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Private tables of one condition. Participants have random numbers, the same in all conditions.
struct ReleasedTables {
    std::string condition;
    std::vector<int> numbers;            ///< from 1, rising
    std::vector<Eigen::MatrixXd> tables; ///< n × F each
};

/// Private feature tables that have been paid for. They hold no seed, id, path or original, and only releaseSignals()
/// makes them. Saving them again costs nothing.
class SignalRelease {
  public:
    const SignalReleasePlan& plan() const { return plan_; }
    const std::vector<ReleasedTables>& conditions() const { return conditions_; }
    const Booking& booking() const { return booking_; }
    /// The program that made it.
    const std::string& version() const { return version_; }
    bool confirmed() const { return plan_.needsConfirmation(); }

  private:
    SignalRelease() = default;
    friend SignalRelease releaseSignals(const SignalReleasePlan&, const Dataset&, const std::vector<std::size_t>&,
                                        const std::vector<std::string>&, SecureNoise&, Ledger&, std::optional<double>);

    SignalReleasePlan plan_;
    std::vector<ReleasedTables> conditions_;
    Booking booking_;
    std::string version_;
};

/// Books the plan in the ledger, then draws it from the feature tables of the participants `included` (indices).
/// `confirmed_reasons` repeats plan.guarantee.reasons where the plan needs confirmation, and is ignored otherwise.
/// `budget`: see Ledger::book(). Throws ConfirmationMissing, BudgetExceeded, LedgerBroken, InvalidParameter, MissingData
/// (also where the study is not the one that was planned for), OutputError: nothing is booked and no noise is drawn
/// then; and EntropyUnavailable.
SignalRelease releaseSignals(const SignalReleasePlan& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                             const std::vector<std::string>& confirmed_reasons, SecureNoise& noise, Ledger& ledger,
                             std::optional<double> budget = {});

/// Throws ConfirmationMissing unless the reasons were repeated or need not be.
void requireConfirmation(const SignalReleasePlan& plan, const std::vector<std::string>& confirmed_reasons);

} // namespace nictate
