#include "app/benches/signals/signal_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/release_options.h"
#include "app/cli/signal_options.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/io/feature_folder.h"
#include "core/noise/entropy.h"

#include <CLI/CLI.hpp>

#include <array>
#include <bit>
#include <iostream>

namespace nictate::cli {

namespace {

struct SignalsCommand {
    SignalInputOptions input;
    std::string mechanism;
    Settings settings;
    std::string out;
    bool seeded = false; ///< a seed was given
    bool json = false;
};

/// The study with protected tables in place of its own, and nothing else of it but people and their attributes.
Dataset withTables(const Dataset& study, const SignalStudy& signals) {
    Dataset out;
    out.name = study.name;
    out.participants = study.participants;
    out.features.names = signals.features;
    out.features.step_s = signals.step_s;
    for (const SignalGroup& group : signals.conditions)
        for (std::size_t i = 0; i < group.tables.size(); ++i)
            out.features.tables.push_back({group.participants[i], group.condition, group.tables[i]});
    return out;
}

constexpr auto mark = "SIMULATION: repeatable noise, not protected; only nictate-cli release makes data that may be published";

/// A seed that can be guessed takes the noise off again.
std::uint64_t freshSeed() {
    std::array<unsigned char, sizeof(std::uint64_t)> bytes{};
    fillWithEntropy(bytes);
    const std::uint64_t seed = std::bit_cast<std::uint64_t>(bytes) >> 11; // a whole number in every JSON reader
    std::cerr << "nictate-cli: seed " << seed << "\n";
    return seed;
}

void run(const SignalsCommand& options) {
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(options.mechanism);
    const Parameters given = options.settings.of(mechanism.info);
    const SignalInput input = openSignals(options.input, options.settings);
    const SignalFacts facts = signalFacts(input.signals);
    const Parameters resolved = resolve(mechanism, given, facts);
    const std::uint64_t seed = options.seeded ? input.seed : freshSeed();
    const SignalStudy simulated = simulate(mechanism, input.signals, given, facts, SeededNoise(seed));
    writeFeatureFolder(withTables(input.study, simulated), options.out, {}, mark);
    const Guarantee guarantee = mechanism.guarantee(resolved, facts);
    Json out;
    out["simulation"] = true;
    out["seed"] = seed;
    out["mechanism"] = mechanism.info.id;
    out["length"] = facts.length;
    out["features"] = facts.features;
    out["recordings"] = facts.recordings;
    out["participants"] = facts.participants;
    out["noise_scale"] = guarantee.noise_scale;
    out["guarantee"] = toJson(guarantee);
    out["parameters"] = toJson(resolved);
    print(out, options.json);
}

} // namespace

void addSignalsCommand(CLI::App& app) {
    auto options = std::make_shared<SignalsCommand>();
    auto* command = app.add_subcommand("signals", "simulate every participant's protected feature tables (not a release)");
    options->input.addTo(*command);
    command->add_option("--mechanism", options->mechanism, "a mechanism's id")->required();
    options->settings.addTo(*command);
    command->add_option("--out", options->out, "the folder to write")->required();
    command->add_flag("--json", options->json, "one JSON object");
    auto* seed = command->get_option("--seed")->description("seed of the simulation; default a fresh one, which is printed");
    command->callback([options, seed] {
        options->seeded = seed->count() > 0;
        run(*options);
    });
}

// Release -----------------------------------------------------------------------------------------------------------------------

namespace {

struct ReleaseSignalsCommand {
    SignalInputOptions input;
    ReleaseOptions release;
};

Session sessionOf(const ReleaseSignalsCommand& options) {
    Session session;
    session.data.path = options.input.data.path;
    session.at(SignalsView::bench).mechanism = mechanismOf<Signals>(options.release.mechanism).info.id;
    session.view<SignalsView>().bounds = options.input.bounds;
    if (const auto length = options.release.settings.fact("length"))
        session.view<SignalsView>().length = static_cast<int>(*length);
    session.given[session.at(SignalsView::bench).mechanism] =
        options.release.settings.of(mechanismInfo(session.at(SignalsView::bench).mechanism));
    return session;
}

void run(const ReleaseSignalsCommand& options) {
    if (options.input.bounds == "data")
        throw InvalidParameter(
            "bounds", "data",
            Text("a file feature,lower,upper with public bounds: noise scaled by the data's own range would tell "
                 "about it"));
    const Session session = sessionOf(options);
    const SignalInput input = openSignals(options.input, options.release.settings);
    const auto study = std::make_shared<const Dataset>(input.study);
    const ReleaseJob job = signalJob(study, input.signals, session, signalDrawing(0), options.release.declared());
    const ReleaseOutcome outcome = release(options.release.order(job, options.input.data.path), options.release);
    print(releasedTable(outcome.done.front()), options.release.json);
}

} // namespace

void addReleaseSignalsCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseSignalsCommand>();
    auto* command = release.add_subcommand("signals", "release protected feature tables of every participant");
    options->input.addTo(*command, false);
    command->get_option("--bounds")->required()->description("public bounds of every feature: a CSV feature,lower,upper");
    options->release.addTo(*command, "a new folder for what is released");
    command->callback([options] { withPictures([options] { run(*options); }); });
}

} // namespace nictate::cli
