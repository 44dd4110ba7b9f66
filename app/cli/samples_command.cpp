#include "app/benches/gaze/gaze_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/gaze_options.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/release_options.h"
#include "app/cli/swept_values.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "core/evaluation/gaze_utility.h"
#include "core/files/figures.h"
#include "core/io/native_folder.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>

namespace nictate::cli {

namespace {

struct Options {
    DataOptions data;
    std::string mechanism, out;
    Settings settings;
    std::uint64_t seed = 1;
    bool json = false;
};

constexpr auto mark = "SIMULATION: repeatable noise, not protected; only nictate-cli release makes data that may be published";

/// The study with protected gaze in place of its own, and nothing else of its recordings.
Dataset withStreams(const Dataset& study, const GazeStudy& streams) {
    Dataset out;
    out.name = "SIMULATION of " + study.name;
    out.participants = study.participants;
    out.stimuli = study.stimuli;
    out.warnings = {std::string(mark)};
    out.pictures = study.pictures;
    for (const GazeStream& stream : streams.streams) {
        const GazeTask& task = streams.tasks[stream.task];
        Recording recording;
        recording.participant = stream.participant;
        recording.stimulus = task.stimulus;
        recording.condition = task.condition;
        recording.sampling_rate_hz = stream.rate_hz;
        for (std::size_t i = 0; i < stream.rows.size(); ++i) {
            Sample sample;
            sample.t_ms = 1000 * static_cast<double>(i) / stream.rate_hz;
            const GazeField::Pixel at = stream.field.pixel(stream.rows[i]);
            sample.gaze.x_px = at.x;
            sample.gaze.y_px = at.y;
            recording.samples.push_back(sample);
        }
        out.recordings.push_back(std::move(recording));
    }
    return out;
}

void run(const Options& options) {
    const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(options.mechanism);
    const Parameters given = options.settings.of(mechanism.info);
    const GazeInput input = openGaze(options.data);
    const GazeFacts facts = gazeFacts(outlinesOf(input.streams));
    const Parameters resolved = resolve(mechanism, given, facts);
    const auto from = std::chrono::steady_clock::now();
    const SimulatedGaze simulated = simulate(mechanism, input.streams, given, facts, SeededNoise(options.seed));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - from;
    writeStudyFolder(withStreams(input.study, simulated.study), options.out);
    Json out;
    out["simulation"] = true;
    out["seed"] = options.seed;
    out["mechanism"] = mechanism.info.id;
    out["streams"] = input.streams.streams.size();
    const double rmse = medianRmse(input.streams, simulated.study), centre = centreRmse(input.streams);
    out["rmse_deg"] = rmse;
    out["centre_rmse_deg"] = centre;
    out["heatmap_cc"] = heatmapCC(input.streams, simulated.study);
    for (const auto& [name, value] : simulated.counts)
        out[name] = value;
    out["seconds"] = took.count();
    out["seconds_per_hour"] = took.count() / hoursOfGaze(input.streams);
    out["warnings"] = Json::array();
    if (worseThanCentre(rmse, centre))
        out["warnings"].push_back("these samples are further from the original than the middle of the field in every row (" +
                                  figure(rmse) + "° against " + figure(centre) + "°): publish the middle instead");
    out["guarantee"] = toJson(mechanism.guarantee(resolved, facts));
    out["parameters"] = toJson(resolved);
    print(out, options.json);
}

} // namespace

void addSamplesCommand(CLI::App& app) {
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("samples", "simulate every recording's protected gaze samples (not a release)");
    options->data.addTo(*command);
    command->add_option("--mechanism", options->mechanism, "a mechanism's id")->required();
    options->settings.addTo(*command);
    addSeed(*command, options->seed);
    command->add_option("--out", options->out, "the folder to write: a study of its own")->required();
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { run(*options); });
}

// Release -----------------------------------------------------------------------------------------------------------------------

namespace {

struct ReleaseSamplesOptions {
    DataOptions data;
    ReleaseOptions release;
};

Json resultOf(const ReleaseOutcome::One& one) {
    Json out;
    out["folder"] = one.folder.string();
    out["entry"] = one.released.booking.entry;
    for (const auto& [what, count] : one.released.counts)
        out[what] = count;
    out["guarantee"] = toJson(one.released.guarantee);
    out["totals"] = totalsJson(one.released.booking);
    return out;
}

void run(const ReleaseSamplesOptions& options) {
    const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(options.release.mechanism);
    Session session;
    session.data.path = options.data.path;
    session.given[mechanism.info.id] = options.release.settings.of(mechanism.info);
    const auto study = std::make_shared<const Dataset>(options.data.open());
    const ReleaseJob job = gazeJob(study, session, mechanism, gazeDrawing(), options.release.declared());
    const ReleaseOutcome outcome = release(options.release.order(job, options.data.path), options.release);
    print(resultOf(outcome.done.front()), options.release.json);
}

} // namespace

void addReleaseSamplesCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseSamplesOptions>();
    auto* command = release.add_subcommand(
        "samples", "release protected gaze samples: t, x and y of every recording, under fresh numbers in random order");
    options->data.addTo(*command);
    options->release.addTo(*command, "a new folder for what is released");
    command->callback([options] { withPictures([options] { run(*options); }); });
}

// What the samples are still good for -------------------------------------------------------------------------------------------

namespace {

struct SamplesUtility {
    DataOptions data;
    std::vector<std::string> mechanisms;
    Settings settings;
    std::vector<double> epsilons;
    SweptValues values;
    int repetitions = 5;
    std::uint64_t seed = 1;
    std::string out;
};

void run(const SamplesUtility& options) {
    std::vector<EvaluatedGaze> mechanisms;
    for (const std::string& id : options.mechanisms) {
        const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(id);
        for (const auto& [given, value] : options.values.of(mechanism.info, options.settings))
            mechanisms.push_back({&mechanism, given, value});
    }
    options.values.check(options.mechanisms, options.settings);
    const GazeInput input = openGaze(options.data);
    const auto rows = gazeUtility(input.streams, mechanisms, options.epsilons, options.repetitions, SeededNoise(options.seed));
    writeText(gazeUtilityCsv(rows, options.values.column()), options.out);
    for (const GazeUtilityRow& row : rows)
        if (row.mechanism != "raw" && row.mechanism != "centre" && worseThanCentre(row.rmse_deg, row.centre_rmse_deg))
            std::cerr << "nictate-cli: note: " << row.mechanism << (row.epsilon ? " at ε = " + figure(*row.epsilon) : "")
                      << " is further from the original than the middle of the field in every row (" << figure(row.rmse_deg)
                      << "° against " << figure(row.centre_rmse_deg) << "°)\n";
}

} // namespace

void addSamplesUtilityCommand(CLI::App& app) {
    auto options = std::make_shared<SamplesUtility>();
    auto* command = app.add_subcommand(
        "samples-utility",
        "utility of simulated gaze samples and re-identification from them, against ε; the output is sensitive");
    options->data.addTo(*command);
    command->add_option("--mechanism", options->mechanisms, "a mechanism's id; repeatable")
        ->required()
        ->take_all()
        ->allow_extra_args(false);
    options->settings.addTo(*command);
    addEpsilons(*command, options->epsilons, "of mechanisms that have one: 0.1,1,10");
    options->values.addTo(*command);
    addRepetitions(*command, options->repetitions, 1000);
    addSeed(*command, options->seed);
    command->add_option("--out", options->out, "the CSV to write (default: standard output)");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
