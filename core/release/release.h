#pragma once
// Release: the only type that exporters accept.

#include "core/data/dataset.h"
#include "core/noise/secure_noise.h"
#include "core/privacy/ledger.h"
#include "core/release/release_plan.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// What leaves: protected values only.
template <class Domain> struct Drawn;

template <class Domain> class Release;

/// Books the plan in the ledger, then draws it from the data of the participants `included` (indices).
/// `confirmed_reasons` repeats plan.guarantee.reasons where the plan needs confirmation, and is ignored otherwise.
/// `budget`: see Ledger::book(). Throws ConfirmationMissing, BudgetExceeded, LedgerBroken, InvalidParameter, MissingData
/// (also where the study is not the one that was planned for), OutputError: nothing is booked and no noise is drawn
/// then; and EntropyUnavailable.
template <class Domain> Release<Domain> releasePlanned(const ReleasePlan<Domain>& plan, const Dataset& dataset,
                                                       const std::vector<std::size_t>& included,
                                                       const std::vector<Text>& confirmed_reasons, SecureNoise& noise,
                                                       Ledger& ledger, std::optional<double> budget = {});

/// Something protected that has been paid for: what was drawn, its plan and what the ledger said. It holds no seed, id, path
/// or original, and only releasePlanned() makes one. Saving it again costs nothing.
template <class Domain> class Release {
  public:
    /// What was released and how; what was chosen with noise is in it.
    const ReleasePlan<Domain>& plan() const { return plan_; }
    const Drawn<Domain>& drawn() const { return drawn_; }
    const Booking& booking() const { return booking_; }
    /// The program that made it.
    const std::string& version() const { return version_; }
    bool confirmed() const { return plan_.needsConfirmation(); }

  private:
    Release() = default;
    template <class Any> friend Release<Any> releasePlanned(const ReleasePlan<Any>&, const Dataset&,
                                                            const std::vector<std::size_t>&, const std::vector<Text>&,
                                                            SecureNoise&, Ledger&, std::optional<double>);

    ReleasePlan<Domain> plan_;
    Drawn<Domain> drawn_;
    Booking booking_;
    std::string version_;
};

/// Ids of participants, for ledgerRecord().
std::vector<std::string> observerIds(const Dataset& dataset, const std::vector<std::size_t>& included);

template <class Domain> Release<Domain> releasePlanned(const ReleasePlan<Domain>& plan, const Dataset& dataset,
                                                       const std::vector<std::size_t>& included,
                                                       const std::vector<Text>& confirmed_reasons, SecureNoise& noise,
                                                       Ledger& ledger, std::optional<double> budget) {
    requireConfirmation(plan, confirmed_reasons);
    const auto data = plannedData(plan, dataset, included);

    Release<Domain> release;
    release.booking_ = ledger.book(ledgerRecord(plan, observerIds(dataset, included)), budget);
    // From here on the loss is counted, whatever happens.
    release.plan_ = plan;
    release.drawn_ = draw(release.plan_, data, included, noise);
    release.version_ = NICTATE_VERSION;
    return release;
}

} // namespace nictate
