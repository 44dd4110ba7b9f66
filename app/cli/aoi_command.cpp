#include "app/cli/area_options.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/analysis/area_preview.h"
#include "core/data/presentation.h"
#include "core/errors.h"
#include "core/mechanisms/areas/area_expectation.h"
#include "core/mechanisms/registry.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

namespace {

struct AoiOptions {
    AreaOptions input;
    std::string mechanism = "aoi";
    Settings settings;
    std::uint64_t seed = 1;
    std::optional<double> target;
    bool json = false;
};

Json rowsOf(const AreaFrame& frame) {
    Json rows = Json::array();
    for (const AreaRow& row : frame.rows)
        rows.push_back({{"aoi", row.aoi},
                        {"metric", row.shown.metric},
                        {"original", row.original},
                        {"private", row.shown.value},
                        {"ci_low", row.shown.low},
                        {"ci_high", row.shown.high}});
    return rows;
}

Json noisesOf(const AreaFrame& frame) {
    Json out = Json::array();
    for (const AreaNoise& noise : frame.noises)
        out.push_back({{"metric", words(noise.metric).id},
                       {"noise_scale", noise.scale},
                       {"ci_half_width", noise.halfWidth()},
                       {noise.laplace ? "sensitivity_l1" : "sensitivity_l2", noise.sensitivity}});
    return out;
}

Json boundedOf(const AreaFrame& frame) {
    Json out = Json::array();
    for (const BoundedMetric& one : frame.bounded)
        out.push_back({{"metric", words(one.metric).id}, {"observers", one.taken.observers}, {"share", one.taken.share}});
    return out;
}

void runAoi(const AoiOptions& options) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(options.mechanism);
    const Parameters given = options.settings.of(mechanism.info);
    if (options.settings.has("observers"))
        throw CLI::ValidationError("--set", "observers cannot be set here: with data, the observers are counted");
    const Dataset study = options.input.data.open();
    const Session session = options.input.session(study, given);
    const std::vector<std::size_t> everyone = includedParticipants(session, study);
    if (everyone.empty())
        throw MissingData("the study has no observers, so there is nothing to average");
    const AreaGaze gaze = areaGaze(study, chosenStimulus(session, study), everyone);
    for (const std::string& warning : warningsOf(gaze))
        std::cerr << "nictate-cli: note: " << warning << "\n";
    const AreasView& view = session.view<AreasView>();
    const std::vector<AreaMetric> metrics = areaMetricsOf(view.metrics);
    const AreaPreview preview(view.of(session.stimulus), gaze, metrics, session.expected_fixations, options.seed,
                              presentationOf(study.frame, session.stimulus));
    const AreaFrame frame = preview.frame(mechanism, given);
    noteBounds(frame, preview.facts().observers);

    Json out;
    out["simulation"] = true;
    out["stimulus"] = session.stimulus;
    out["mechanism"] = mechanism.info.id;
    out["observers"] = preview.facts().observers;
    out["areas"] = preview.facts().areas;
    out["overlapping"] = preview.facts().overlapping;
    out["rows"] = rowsOf(frame);
    out["noise"] = noisesOf(frame);
    out["noise_scale"] = frame.guarantee.noise_scale;
    out["guarantee"] = toJson(frame.guarantee);
    out["expected"] = areaExpectation(frame.noises, preview.facts(), frame.bounds).text;
    if (options.target) {
        const auto epsilon = epsilonForError(mechanism, given, preview.facts(), metrics.front(), *options.target);
        out["epsilon_for_target"] = orNull(epsilon);
    }
    out["parameters"] = toJson(frame.resolved);
    out["bounded"] = boundedOf(frame);
    print(out, options.json);
}

} // namespace

void addAoiCommand(CLI::App& app) {
    auto options = std::make_shared<AoiOptions>();
    auto* command = app.add_subcommand(
        "aoi", "simulate a private table of areas of interest, with 95 % intervals of the bounded mean of these observers");
    options->input.addTo(*command);
    command->add_option("--mechanism", options->mechanism, "a mechanism's id (default aoi)");
    options->settings.addTo(*command);
    addSeed(*command, options->seed);
    command
        ->add_option("--target", options->target,
                     "an error of the first metric in its own unit: the ε whose noise has that standard deviation is printed")
        ->transform(positiveNumber());
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { runAoi(*options); });
}

} // namespace nictate::cli
