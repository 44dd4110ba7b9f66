#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/errors.h"
#include "core/io/feature_bounds_file.h"
#include "core/mechanisms/registry.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct Calibration {
    Parameters resolved;
    Guarantee guarantee;
    Json facts;
};

Calibration calibrated(const Mechanism<Maps>& mechanism, const Settings& settings) {
    MapFacts facts;
    facts.observers = settings.observers();
    Calibration out;
    out.resolved = resolve(mechanism, settings.of(mechanism.info), facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    out.facts["observers"] = facts.observers;
    return out;
}

Calibration calibrated(const Mechanism<Signals>& mechanism, const Settings& settings) {
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

Calibration calibrated(const Mechanism<Streams>& mechanism, const Settings& settings) {
    StreamFacts facts;
    if (settings.has("observers"))
        facts.participants = settings.observers();
    facts.samples = settings.fact("length").value_or(facts.samples);
    Calibration out;
    out.resolved = resolve(mechanism, settings.of(mechanism.info), facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    out.facts = {{"length", facts.samples}, {"observers", facts.participants}};
    return out;
}

Calibration calibration(const std::string& id, const Settings& settings) {
    return visitMechanism(id, [&](const auto& mechanism) { return calibrated(mechanism, settings); });
}

Json orNull(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

} // namespace

void addCalibrateCommand(CLI::App& app) {
    struct Options {
        std::string mechanism;
        Settings settings;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("calibrate", "noise scale, sensitivity and guarantee, without any data");
    command->add_option("MECHANISM", options->mechanism, "a mechanism's id")->required();
    options->settings.addTo(*command);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] {
        const Calibration made = calibration(options->mechanism, options->settings);
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
