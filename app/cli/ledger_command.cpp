#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/errors.h"
#include "core/privacy/ledger.h"
#include "core/release/card_entry.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace nictate::cli {

namespace {

Json ledgerJson(const std::optional<LossBound>& bound) {
    return bound ? Json{{"epsilon", bound->epsilon}, {"delta", bound->delta}} : Json(nullptr);
}

Json ledgerJson(const LedgerEntry& entry) {
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
    if (entry.at_most)
        out["at_most"] = ledgerJson(entry.at_most);
    if (entry.clock_behind)
        out["clock_behind"] = true;
    if (entry.broken)
        out["broken"] = entry.acknowledged ? "acknowledged" : "not acknowledged";
    return out;
}

Json ledgerJson(const Ledger& ledger) {
    const Totals totals = ledger.totals();
    Json out;
    out["entries"] = Json::array();
    for (const LedgerEntry& entry : ledger.entries())
        out["entries"].push_back(ledgerJson(entry));
    out["totals"] = {{"epsilon", orNull(totals.epsilon)},
                     {"delta", totals.delta},
                     {"rho", orNull(totals.rho)},
                     {"published_epsilon", totals.published_epsilon},
                     {"worst_observer_entries", totals.worst_observer_entries}};
    out["budget"] = orNull(ledger.budget());
    out["verified"] = ledger.verified();
    out["first_broken"] = orNull(ledger.firstBroken());
    for (const LedgerBreak& one : ledger.breaks())
        out["breaks"].push_back({{"entry", one.line}, {"acknowledged", one.acknowledged}, {"at_most", ledgerJson(one.at_most)}});
    return out;
}

struct LedgerCommand {
    std::string file, card, at_most;
    std::optional<std::size_t> acknowledge;
    bool json = false;
};

/// Throws LedgerBroken unless the ledger still holds the card's entry.
void requireEntryOf(const std::string& card, const Ledger& ledger) {
    const CardEntry stated = cardEntryOf(card);
    const bool reaches = stated.entry <= ledger.entries().size();
    if (reaches && (stated.chain.empty() || ledger.holds(stated.entry, stated.chain)))
        return;
    throw LedgerBroken(
        stated.entry,
        Text("%1 does not hold entry %2 of %3: it is an older copy, another study's, or was rewritten; restore the newest copy",
             ledger.path().string(), stated.entry, card));
}

void run(const LedgerCommand& options) {
    const std::string& file = options.file;
    Ledger ledger(file);
    if (!ledger.exists())
        throw MissingData(Text("%1: the ledger does not exist", file));
    if (options.acknowledge)
        ledger.acknowledge(*options.acknowledge,
                           options.at_most.empty() ? std::nullopt : std::optional(lossBoundOf(options.at_most)));
    print(ledgerJson(ledger), options.json);
    if (!options.card.empty())
        requireEntryOf(options.card, ledger);
    if (const auto broken = ledger.firstBroken())
        throw LedgerBroken(
            *broken,
            Text("%1: the chain of entries breaks at entry %2; releases are refused until it is acknowledged (--acknowledge %2)",
                 file, *broken));
}

} // namespace

void addLedgerCommand(CLI::App& app) {
    auto options = std::make_shared<LedgerCommand>();
    auto* command = app.add_subcommand("ledger", "what has been released, what it cost together, and whether the chain holds");
    command->add_option("FILE", options->file, "a ledger")->required();
    auto* acknowledge = command
                            ->add_option("--acknowledge", options->acknowledge,
                                         "acknowledge that the chain breaks at this entry; releases may go on, but the total is "
                                         "unbounded until an upper bound of the loss there is given (--at-most)")
                            ->transform(wholeNumber(0, std::numeric_limits<int>::max()));
    command->add_option("--at-most", options->at_most, "EPS or EPS,DELTA: upper bound of the loss where the chain breaks")
        ->needs(acknowledge);
    command->add_option("--card", options->card, "a privacy card of this study: does the ledger still hold its entry?");
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
