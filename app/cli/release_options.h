#pragma once
// What the release commands share: where things go, the ledger, and the release itself.

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/release/release_job.h"

#include <filesystem>
#include <functional>

namespace nictate::cli {

/// --mechanism, --set, --out, --fallback, --ledger, --same-study, --other-people, --budget, --accept-unproven and --json.
struct ReleaseOptions {
    std::string mechanism;
    Settings settings;
    std::string out, fallback, ledger;
    std::vector<std::string> declare;
    std::optional<double> budget, study_delta;
    bool accept_unproven = false, same_study = false, other_people = false;
    bool json = false;

    void addTo(CLI::App& command, const std::string& out_meaning);
    /// Throws InvalidParameter for what cannot be declared.
    std::set<std::string> declared() const;
    /// Everything is written. `data` is the study's path.
    ReleaseOrder order(ReleaseJob job, const std::string& data) const;
    std::filesystem::path fallbackPath(const ReleaseOrder& order) const;
};

/// Says on standard error what is about to leave and what it costs, then releases. Throws what requireReleasable() throws,
/// Cancelled after Ctrl-C, and what ended the release before all of it was done. What is paid for but cannot be written is
/// asked another place for on a terminal, and else put into the fallback; OutputError then says where it stands.
ReleaseOutcome release(const ReleaseOrder& order, const ReleaseOptions& options);

Json totalsJson(const Booking& booking);
/// What somebody who is in all of several releases loses, with the odds.
Json togetherJson(const Together& together, const Guarantee& one);

/// Pictures and cards need fonts and nothing else of Qt; a full disk is an error to report, not a reason to die.
void withPictures(const std::function<void()>& run);

/// What a release of a table prints of itself.
Json releasedTable(const ReleaseOutcome::One& one);

} // namespace nictate::cli
