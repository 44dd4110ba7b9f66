#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/errors.h"
#include "core/privacy/ledger.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace nictate::cli {

namespace {

template <class Value> Json orNull(const std::optional<Value>& value) { return value ? Json(*value) : Json(nullptr); }

Json toJson(const LedgerEntry& entry) {
    Json out;
    out["number"] = entry.number;
    out["time"] = entry.time;
    out["kind"] = name(entry.kind);
    if (entry.kind == EntryKind::release) {
        out["what"] = entry.what;
        if (!entry.stimulus.empty())
            out["stimulus"] = entry.stimulus;
        out["mechanism"] = entry.mechanism;
        out["epsilon"] = orNull(entry.loss.user_epsilon);
        out["published_epsilon"] = orNull(entry.loss.published_epsilon);
        out["delta"] = entry.loss.delta;
        out["rho"] = orNull(entry.loss.rho);
        out["rho_exact"] = entry.loss.rho ? Json(entry.loss.rho_exact) : Json(nullptr);
        out["status"] = entry.status;
    }
    if (entry.acknowledges)
        out["acknowledges"] = *entry.acknowledges;
    if (entry.clock_behind)
        out["clock_behind"] = true;
    if (entry.broken)
        out["broken"] = entry.acknowledged ? "acknowledged" : "not acknowledged";
    return out;
}

Json toJson(const Ledger& ledger) {
    const Totals totals = ledger.totals();
    Json out;
    out["entries"] = Json::array();
    for (const LedgerEntry& entry : ledger.entries())
        out["entries"].push_back(toJson(entry));
    out["totals"] = {{"epsilon", orNull(totals.epsilon)},
                     {"delta", totals.delta},
                     {"rho", orNull(totals.rho)},
                     {"published_epsilon", totals.published_epsilon},
                     {"worst_observer_entries", totals.worst_observer_entries}};
    out["budget"] = orNull(ledger.budget());
    out["verified"] = ledger.verified();
    out["first_broken"] = orNull(ledger.firstBroken());
    return out;
}

void run(const std::string& file, const std::optional<std::size_t>& acknowledge, bool json) {
    Ledger ledger(file);
    if (!ledger.exists())
        throw MissingData(file + ": there is no such ledger");
    if (acknowledge)
        ledger.acknowledge(*acknowledge);
    print(toJson(ledger), json);
    if (const auto broken = ledger.firstBroken())
        throw LedgerBroken(*broken, file + ": the chain of entries breaks at entry " + std::to_string(*broken) +
                                        "; releases are refused until it is acknowledged (--acknowledge " +
                                        std::to_string(*broken) + ")");
}

} // namespace

void addLedgerCommand(CLI::App& app) {
    struct Options {
        std::string file;
        std::optional<std::size_t> acknowledge;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("ledger", "what has been released, what it cost together, and whether the chain holds");
    command->add_option("FILE", options->file, "a ledger")->required();
    command
        ->add_option("--acknowledge", options->acknowledge, "take note that the chain breaks at this entry; releases may go on")
        ->transform(wholeNumber(0, std::numeric_limits<int>::max()));
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { run(options->file, options->acknowledge, options->json); });
}

} // namespace nictate::cli
