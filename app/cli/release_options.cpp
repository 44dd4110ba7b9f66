#include "app/cli/release_options.h"

#include "app/release/ledger_place.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/file_operations.h"
#include "core/files/platform/platform.h"
#include "core/files/words.h"
#include "core/io/study_place.h"
#include "core/privacy/guarantee.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>

#include <csignal>
#include <iostream>

namespace nictate::cli {

namespace {

std::atomic<bool> interrupted = false;

/// Rounded up, with all the digits a line has room for.
std::string lossText(const std::optional<double>& loss) { return loss ? figure(roundedUp(*loss, 6)) : "∞"; }

void announce(const ReleaseJob& job, const Ledger& ledger) {
    const Totals after = ledger.totalsAfter(job.records());
    const Together together = job.together(ledger);
    std::cerr << "nictate-cli: " << counted(job.items.size(), Text("release"), Text("releases"))
              << ", ρ = " << lossText(together.rho) << " together; the study's total would become ε = " << lossText(after.epsilon)
              << " at δ = " << lossText(after.delta) << "\n";
    for (const auto& [id, name] : job.renamed)
        std::cerr << "nictate-cli: " << id << " is called " << name << " in what is released: its id looks like a file\n";
    const ReleaseItem& first = job.items.front();
    if (job.items.size() > 1)
        for (const Text& sentence : shownSentences(together, first.guarantee))
            std::cerr << "nictate-cli: " << sentence << "\n";
    if (const Text empty = job.emptyPromise(ledger); !empty.empty())
        std::cerr << "nictate-cli: warning: this is " << empty << "\n";
    for (const Text& risk : job.risks())
        std::cerr << "nictate-cli: warning: " << risk << "\n";
    if (first.needsConfirmation()) {
        std::string although = confirmedAlthough(first.guarantee).english();
        although.front() = 'r';
        std::cerr << "nictate-cli: " << although << " (status: " << name(first.guarantee.status) << "):\n";
        for (const Text& reason : first.guarantee.reasons)
            std::cerr << "  " << reason << "\n";
    }
    if (!job.expected().warning.empty())
        std::cerr << "nictate-cli: note: expect mostly noise at these settings\n";
}

Progress countedOff(const ReleaseJob& job) {
    return {[&job](double fraction) {
                const std::size_t all = job.items.size();
                const auto done = static_cast<std::size_t>(fraction * static_cast<double>(all) + 0.5);
                if (all > 1)
                    std::cerr << "nictate-cli: " << done << " of " << all << ": " << job.items[done - 1].name << "\n";
            },
            nullptr};
}

/// Some systems forget who takes a signal once it has come.
void interrupt(int) {
    std::signal(SIGINT, interrupt);
    interrupted = true;
}

/// Until it stands somewhere or the person gives up.
bool savedWhereAsked(ReleaseOutcome::One& one) {
    while (!one.failure.empty()) {
        std::cerr << "nictate-cli: " << one.failure
                  << "\nnictate-cli: another new folder for it (empty: give up): " << std::flush;
        std::string folder;
        if (!std::getline(std::cin, folder) || folder.empty())
            return false;
        try {
            one.saveIn(folder);
        } catch (const std::exception& error) { // what is released is paid for: nothing may end this
            one.failure = textOf(error);
        }
    }
    return true;
}

/// Throws OutputError with where it stands, so that nobody takes the folder that was asked for as written.
void rescue(ReleaseOutcome::One& one, const std::filesystem::path& fallback) {
    const Text failure = one.failure;
    if (platform::onTerminal() && savedWhereAsked(one)) {
        std::cerr << "nictate-cli: " << one.released.name << " is in " << one.folder.string() << "\n";
        return;
    }
    const auto place = fallback / ("entry-" + std::to_string(one.released.booking.entry));
    try {
        one.saveIn(place);
    } catch (const std::exception& error) {
        throw OutputError(Text("%1 and could not be kept either: %2", failure, textOf(error)));
    }
    throw OutputError(Text("%1 and is in %2, from where it can be moved at no cost", failure, place.string()));
}

} // namespace

void ReleaseOptions::addTo(CLI::App& command, const std::string& out_meaning) {
    command.add_option("--mechanism", mechanism, "a mechanism's id")->required();
    settings.addTo(command);
    command.add_option("--out", out, out_meaning)->required();
    command.add_option(
        "--fallback", fallback,
        "a folder for what is paid for and cannot be written to --out; default nictate-unwritten beside the ledger");
    command.add_option("--ledger", ledger,
                       "the study's ledger; default nictate-ledger-NAME.jsonl beside DATA, NAME being DATA's own");
    command.add_flag("--same-study", same_study,
                     "the ledger was begun for this study, though it had another name or other stimuli");
    command.add_flag("--other-people", other_people, "these are not the people of another ledger, though they have the same ids");
    command.add_option("--budget", budget, "the study's total ε, set once")->transform(positiveNumber());
    command
        .add_option("--study-delta", study_delta,
                    "the study's δ, set once; default the first release's --set delta=, or 1e-5 or n^(-3/2), the smaller")
        ->transform(positiveNumber());
    command
        .add_option("--declare", declare,
                    "what was fixed before anybody was recorded, though it was counted from the data: "
                    "people,stimuli,tasks,conditions,rates,lengths,groups,filter")
        ->delimiter(',');
    command.add_flag("--accept-unproven,--accept-published", accept_unproven,
                     "release although the guarantee is not proven; --accept-published is the old name");
    command.add_flag("--json", json, "one JSON object");
}

std::set<std::string> ReleaseOptions::declared() const {
    const std::set<std::string> names(declare.begin(), declare.end());
    requireDeclarable(names);
    return names;
}

ReleaseOrder ReleaseOptions::order(ReleaseJob job, const std::string& data) const {
    ReleaseOrder order;
    order.job = std::move(job);
    order.out = plainPath(out);
    order.ledger = ledger.empty() ? defaultLedger(data) : plainPath(ledger);
    order.budget = budget;
    order.study_delta = study_delta;
    order.same_study = same_study;
    order.confirmed = accept_unproven;
    order.files = {"*"};
    order.other_people = other_people;
    order.ledger_folders = {studyPlace(data).parent_path()};
    return order;
}

std::filesystem::path ReleaseOptions::fallbackPath(const ReleaseOrder& order) const {
    return fallback.empty() ? order.ledger.parent_path() / "nictate-unwritten" : plainPath(fallback);
}

ReleaseOutcome release(const ReleaseOrder& order, const ReleaseOptions& options) {
    const Ledger ledger = ledgerOf(order);
    requireReleasable(order, ledger);
    announce(order.job, ledger);
    std::signal(SIGINT, interrupt);
    ReleaseOutcome outcome = runRelease(order, countedOff(order.job), interrupted);
    for (const ReleaseOutcome::One& one : outcome.done)
        for (const Text& file : one.undrawn())
            std::cerr << "nictate-cli: warning: " << one.released.name << " is without " << file << "\n";
    if (const auto unwritten = outcome.unwritten())
        rescue(outcome.done[*unwritten], options.fallbackPath(order));
    else if (outcome.error)
        std::rethrow_exception(outcome.error);
    if (outcome.stopped)
        throw Cancelled();
    if (outcome.done.size() < outcome.planned)
        throw OutputError(
            Text("%1 of %2 are released; the others were not begun and cost nothing", outcome.done.size(), outcome.planned));
    return outcome;
}

Json totalsJson(const Booking& booking) {
    Json out;
    out["epsilon"] = orNull(booking.totals.epsilon);
    out["delta"] = booking.totals.delta;
    out["rho"] = orNull(booking.totals.rho);
    out["budget"] = orNull(booking.budget);
    return out;
}

Json togetherJson(const Together& together, const Guarantee& one) {
    Json out;
    out["releases"] = together.releases;
    out["epsilon"] = orNull(together.epsilon);
    out["delta"] = together.delta;
    out["rho"] = orNull(together.rho);
    out["sentence"] = plainSentences(together, one).front();
    return out;
}

void withPictures(const std::function<void()>& run) {
    platform::reportSizeLimits();
    int count = 0;
    const QGuiApplication application(count, nullptr);
    run();
}

Json releasedTable(const ReleaseOutcome::One& one) {
    Json out;
    out["folder"] = one.folder.string();
    out["entry"] = one.released.booking.entry;
    out["noise_scale"] = one.released.guarantee.noise_scale;
    out["noise_unit"] = one.released.guarantee.noise_unit;
    for (const auto& [what, count] : one.released.counts)
        out[what] = count;
    out["guarantee"] = toJson(one.released.guarantee);
    out["totals"] = totalsJson(one.released.booking);
    return out;
}

} // namespace nictate::cli
