#include "app/cli/release_options.h"

#include "app/release/ledger_place.h"
#include "app/release/release_job.h"
#include "core/errors.h"
#include "core/files/file_operations.h"

#include <csignal>
#include <iostream>

namespace nictate::cli {

namespace {

std::string figure(const std::optional<double>& value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value.value_or(0));
    return value ? text : "∞";
}

} // namespace

void ReleaseOptions::addTo(CLI::App& command, const std::string& out_meaning) {
    command.add_option("--mechanism", mechanism, "a mechanism's id")->required();
    settings.addTo(command);
    command.add_option("--out", out, out_meaning)->required();
    command.add_option("--ledger", ledger, "the study's ledger; default nictate-ledger.jsonl beside DATA");
    command.add_option("--budget", budget, "the study's total ε, set once");
    command.add_flag("--accept-published", accept_published, "release although the mechanism is not proven private");
    command.add_flag("--json", json, "one JSON object");
}

std::filesystem::path ReleaseOptions::outPath() const { return plainPath(out); }

std::filesystem::path ReleaseOptions::ledgerPath(const std::string& data) const {
    const auto path = ledger.empty() ? defaultLedger(data) : plainPath(ledger);
    requireLedgerOutside(path, out);
    return path;
}

std::optional<double> ReleaseOptions::budgetNumber() const {
    return budget.empty() ? std::nullopt : std::optional(positiveNumber("budget", budget));
}

std::vector<std::string> ReleaseOptions::confirmed(const Guarantee& guarantee) const {
    return accept_published ? guarantee.reasons : std::vector<std::string>{};
}

void announce(std::size_t count, const PlannedRelease& plan, const std::vector<LedgerRecord>& records, const Ledger& ledger) {
    std::optional<double> rho = 0;
    for (const LedgerRecord& record : records)
        rho = rho && record.loss.rho ? std::optional(*rho + *record.loss.rho) : std::nullopt;
    const Totals after = ledger.totalsAfter(records);
    std::cerr << "nictate-cli: " << count << (count == 1 ? " release" : " releases") << ", ρ = " << figure(rho)
              << " together; the study's total becomes ε = " << figure(after.epsilon) << " at δ = " << figure(after.delta)
              << "\n";
    if (plan.needsConfirmation()) {
        std::cerr << "nictate-cli: accepted although " << name(plan.guarantee.status) << ":\n";
        for (const std::string& reason : plan.guarantee.reasons)
            std::cerr << "  " << reason << "\n";
    }
}

Json totalsJson(const Booking& booking) {
    Json out;
    out["epsilon"] = booking.totals.epsilon ? Json(*booking.totals.epsilon) : Json(nullptr);
    out["delta"] = booking.totals.delta;
    out["rho"] = booking.totals.rho ? Json(*booking.totals.rho) : Json(nullptr);
    out["budget"] = booking.budget ? Json(*booking.budget) : Json(nullptr);
    return out;
}

void reportFullDisks() { std::signal(SIGXFSZ, SIG_IGN); }

} // namespace nictate::cli
