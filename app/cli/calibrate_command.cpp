#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/mechanisms/registry.h"

namespace nictate::cli {

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
        const MapMechanism& mechanism = mapMechanism(options->mechanism);
        MapFacts facts;
        facts.observers = options->settings.observers();
        Parameters resolved = resolve(mechanism, options->settings.of(mechanism.info), facts);
        Guarantee guarantee = mechanism.guarantee(resolved, facts);
        Json out;
        out["mechanism"] = mechanism.info.id;
        out["noise_scale"] = guarantee.noise_scale;
        out["sensitivity_l1"] = guarantee.sensitivity_l1 ? Json(*guarantee.sensitivity_l1) : Json(nullptr);
        out["sensitivity_l2"] = guarantee.sensitivity_l2 ? Json(*guarantee.sensitivity_l2) : Json(nullptr);
        out["guarantee"] = toJson(guarantee);
        out["observers"] = facts.observers;
        out["parameters"] = toJson(resolved);
        print(out, options->json);
    });
}

} // namespace nictate::cli
