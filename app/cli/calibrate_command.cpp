#include "app/cli/area_options.h"
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/data/presentation.h"
#include "core/domains/gaze/mechanisms/kaleido.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/io/feature_bounds_file.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct CalibrateCommand {
    std::string mechanism;
    Settings settings;
    std::optional<double> expected_fixations;
    int areas = AreaFacts().areas;
    bool overlapping = false;
    std::vector<std::string> metrics = {words(AreaMetric::dwell_share).id};
    bool json = false;
};

struct Calibration {
    Parameters resolved;
    Guarantee guarantee;
    Json facts;
};

Calibration calibrated(const Mechanism<Heatmaps>& mechanism, const CalibrateCommand& options) {
    const Settings& settings = options.settings;
    HeatmapFacts facts;
    facts.expected_fixations = expectedFixations(options.expected_fixations, {});
    facts.observers = settings.observers();
    Calibration out;
    out.resolved = resolve(mechanism, settings.of(mechanism.info), facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    out.facts["observers"] = facts.observers;
    return out;
}

Calibration calibrated(const Mechanism<Signals>& mechanism, const CalibrateCommand& options) {
    const Settings& settings = options.settings;
    const FeatureBounds bounds{settings.fact("lower").value_or(0), settings.fact("upper").value_or(1)};
    checkBounds(bounds, "the feature");
    SignalFacts facts;
    facts.range = bounds.range();
    facts.length = static_cast<int>(settings.fact("length").value_or(facts.length));
    facts.features = static_cast<int>(settings.fact("features").value_or(1));
    facts.recordings = static_cast<int>(settings.fact("recordings").value_or(1));
    if (settings.has("observers"))
        facts.participants = settings.observers();
    Calibration out;
    out.resolved = resolve(mechanism, settings.of(mechanism.info), facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    out.facts = {{"length", facts.length},     {"lower", bounds.lower},          {"upper", bounds.upper},
                 {"features", facts.features}, {"recordings", facts.recordings}, {"observers", facts.participants}};
    return out;
}

Calibration calibrated(const Mechanism<Gaze>& mechanism, const CalibrateCommand& options) {
    const Settings& settings = options.settings;
    GazeFacts facts;
    facts.participants = facts.least_in_task = settings.has("observers") ? settings.observers() : 4;
    if (const auto rows = settings.fact("rows"))
        facts.rows = {{static_cast<std::size_t>(*rows)}};
    Calibration out;
    out.resolved = resolve(mechanism, settings.of(mechanism.info), facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    if (mechanism.info.id == "kaleido")
        out.facts["test_scale"] = kaleidoSettings(out.resolved).testScale();
    out.facts["rows"] = facts.rows.front().front();
    out.facts["observers"] = facts.participants;
    return out;
}

Calibration calibrated(const Mechanism<Areas>& mechanism, const CalibrateCommand& options) {
    AreaFacts facts;
    facts.areas = options.areas;
    facts.overlapping = options.overlapping;
    facts.metrics = areaMetricsOf(options.metrics);
    facts.expected_fixations = options.expected_fixations;
    const auto features = options.settings.fact("features").value_or(options.areas);
    if (mechanism.info.reads == Areas::summaries) // in parts of their bounds
        facts = summaryFacts(std::vector<FeatureBounds>(static_cast<std::size_t>(features)), 1);
    facts.observers = options.settings.observers();
    Calibration out;
    out.resolved = resolve(mechanism, options.settings.of(mechanism.info), facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    out.facts["observers"] = facts.observers;
    if (mechanism.info.reads == Areas::summaries)
        out.facts["features"] = facts.areas;
    else
        out.facts.update(Json{{"areas", facts.areas}, {"overlapping", facts.overlapping}, {"metrics", options.metrics}});
    return out;
}

Calibration calibration(const CalibrateCommand& options) {
    const std::string& id = options.mechanism;
    const std::string& reads = mechanismInfo(id).reads;
    if (reads == Heatmaps::reads)
        return calibrated(mechanismOf<Heatmaps>(id), options);
    if (reads == Signals::reads)
        return calibrated(mechanismOf<Signals>(id), options);
    if (reads == Gaze::reads)
        return calibrated(mechanismOf<Gaze>(id), options);
    if (reads == Areas::reads || reads == Areas::summaries)
        return calibrated(mechanismOf<Areas>(id), options);
    throw InvalidParameter("mechanism", id, Text("a mechanism of heatmaps, signals, gaze, areas or feature summaries"));
}

Json orNull(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

} // namespace

void addCalibrateCommand(CLI::App& app) {
    auto options = std::make_shared<CalibrateCommand>();
    auto* command = app.add_subcommand("calibrate", "noise scale, sensitivity and guarantee, without any data");
    command->add_option("MECHANISM", options->mechanism, "a mechanism's id")->required();
    options->settings.addTo(*command);
    addExpectedFixations(*command, options->expected_fixations);
    command->add_option("--areas", options->areas, "of aoi: how many areas of interest (default 5)")
        ->transform(wholeNumber(1, most_areas));
    command->add_flag("--overlapping", options->overlapping, "of aoi: some areas overlap");
    command->add_option("--metric", options->metrics, "of aoi: the metrics, with commas between (default dwell-share)")
        ->delimiter(',')
        ->allow_extra_args(false);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] {
        const Calibration made = calibration(*options);
        Json out;
        out["mechanism"] = options->mechanism;
        out["noise_scale"] = made.guarantee.noise_scale;
        out["sensitivity_l1"] = orNull(made.guarantee.sensitivity_l1);
        out["sensitivity_l2"] = orNull(made.guarantee.sensitivity_l2);
        out["guarantee"] = toJson(made.guarantee);
        out.update(made.facts);
        out["parameters"] = toJson(made.resolved);
        print(out, options->json);
    });
}

} // namespace nictate::cli
