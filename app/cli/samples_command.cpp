#include "app/cli/commands.h"
#include "app/cli/gaze_options.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "core/files/figures.h"
#include "core/io/native_folder.h"

#include <CLI/CLI.hpp>

#include <chrono>

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
    const Mechanism<Streams>& mechanism = mechanismOf<Streams>(options.mechanism);
    const Parameters given = options.settings.of(mechanism.info);
    const GazeInput input = openStreams(options.data);
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

} // namespace nictate::cli
