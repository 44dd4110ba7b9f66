#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

void addInspectCommand(CLI::App& app, const std::vector<Importer>& among) {
    struct Options {
        DataOptions data;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("inspect", "what a study holds");
    options->data.addTo(*command);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options, among] {
        Dataset study = options->data.open(among);
        DatasetCounts counts = countDataset(study);
        Json out;
        out["participants"] = counts.participants;
        out["stimuli"] = counts.stimuli;
        out["stimuli_with_picture"] = counts.stimuli_with_picture;
        out["recordings"] = counts.recordings;
        out["fixations"] = counts.fixations;
        out["samples"] = counts.samples;
        out["conditions"] = counts.conditions;
        out["features"] = counts.features;
        out["sampling_rate_hz"] = counts.sampling_rate_hz > 0 ? Json(counts.sampling_rate_hz) : Json(nullptr);
        out["warnings"] = study.warnings;
        print(out, options->json);
    });
}

} // namespace nictate::cli
