#include "app/cli/commands.h"
#include "app/cli/release_options.h"
#include "app/cli/signal_options.h"
#include "core/analysis/signal_expectation.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"
#include "core/release/public_files.h"
#include "core/release/signal_release.h"
#include "widgets/release_pictures.h"

#include <QGuiApplication>

#include <iostream>
#include <numeric>

namespace nictate::cli {

namespace {

struct Options {
    SignalInputOptions input;
    ReleaseOptions release;
};

Json resultOf(const SignalRelease& release, const std::filesystem::path& folder) {
    Json out;
    out["folder"] = folder.string();
    out["entry"] = release.booking().entry;
    out["noise_scale"] = release.plan().guarantee.noise_scale;
    out["noise_unit"] = release.plan().guarantee.noise_unit;
    out["rows"] = release.plan().facts.length;
    out["features"] = release.plan().features.size();
    std::size_t tables = 0;
    for (const ReleasedTables& condition : release.conditions())
        tables += condition.tables.size();
    out["tables"] = tables;
    out["guarantee"] = toJson(release.plan().guarantee);
    out["totals"] = totalsJson(release.booking());
    return out;
}

void run(const Options& options) {
    reportFullDisks();
    int count = 0;
    QGuiApplication application(count, nullptr); // fonts
    if (options.input.bounds == "data")
        throw InvalidParameter("bounds", "data",
                               "a file feature,lower,upper with public bounds: noise scaled by the data's own range would tell "
                               "about it");
    const SignalMechanism& mechanism = signalMechanism(options.release.mechanism);
    const Parameters given = options.release.settings.of(mechanism.info);
    const SignalInput input = openSignals(options.input, options.release.settings);
    const SignalReleasePlan plan = planSignalRelease(mechanism, signalReleaseRequest(input.signals, given));

    Ledger ledger(options.release.ledgerPath(options.input.data.path));
    const std::optional<double> budget = options.release.budgetNumber();
    std::vector<std::size_t> included(input.study.participants.size());
    std::iota(included.begin(), included.end(), std::size_t{0});
    const std::vector<std::string> confirmed = options.release.confirmed(plan.guarantee);
    requireConfirmation(plan, confirmed);
    const std::vector<LedgerRecord> records = {ledgerRecord(plan, observerIds(input.study, included))};
    ledger.requireRoom(records, budget);
    SecureNoise noise;
    const std::filesystem::path folder = options.release.outPath();
    requirePublishable(folder);
    announce(1, plan, records, ledger);
    if (const auto expected = expectedSignalError(mechanism, plan.resolved, plan.facts); expected && expected->mostlyNoise())
        std::cerr << "nictate-cli: note: expect mostly noise at these settings\n";

    const SignalRelease release = releaseSignals(plan, input.study, included, confirmed, noise, ledger, budget);
    std::vector<PublicSignalWriter> writers = signalWriters(release);
    writers.push_back({"privacy_card.pdf", [](const SignalRelease& made) { return privacyCardPdf(made); }});
    publish(release, writers, folder);
    print(resultOf(release, folder), options.release.json);
}

} // namespace

void addReleaseSignalsCommand(CLI::App& release) {
    auto options = std::make_shared<Options>();
    auto* command = release.add_subcommand("signals", "release private feature tables of every participant");
    options->input.addTo(*command, false);
    command->get_option("--bounds")->required()->description("public bounds of every feature: a CSV feature,lower,upper");
    options->release.addTo(*command, "a new folder for what is released");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
