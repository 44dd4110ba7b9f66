#pragma once
// What the release commands share: where things go, the ledger, and what is said before anything leaves.

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/release/planned_release.h"

#include <filesystem>

namespace nictate::cli {

/// --mechanism, --set, --out, --ledger, --budget, --accept-published and --json.
struct ReleaseOptions {
    std::string mechanism;
    Settings settings;
    std::string out, ledger, budget;
    bool accept_published = false;
    bool json = false;

    void addTo(CLI::App& command, const std::string& out_meaning);
    std::filesystem::path outPath() const;
    /// The ledger, by default beside the data. Throws InvalidParameter where it would lie in what is published.
    std::filesystem::path ledgerPath(const std::string& data) const;
    std::optional<double> budgetNumber() const;
    /// What has been confirmed of these reasons.
    std::vector<std::string> confirmed(const Guarantee& guarantee) const;
};

/// Without "." and "..", and without a separator at the end.
std::filesystem::path plainPath(const std::string& text);

/// Says on standard error what is about to leave and what it costs. `plan` is one of `count` alike.
void announce(std::size_t count, const PlannedRelease& plan, const std::vector<LedgerRecord>& records, const Ledger& ledger);

Json totalsJson(const Booking& booking);

/// A full disk is an error to report, not a reason to die.
void reportFullDisks();

} // namespace nictate::cli
