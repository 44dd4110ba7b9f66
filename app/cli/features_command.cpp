#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/files/number.h"
#include "core/io/feature_folder.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace nictate::cli {

namespace {

struct FeaturesCommand {
    DataOptions data;
    WindowParameters parameters;
    std::vector<Assignment> settings;
    std::string algorithm = "ivt", out;
};

/// name=value of an event parameter; ranges are checked with all others.
void set(EventParameters& parameters, const Assignment& setting) {
    std::string names;
    for (const EventParameterInfo& info : eventParameterInfos()) {
        names += (names.empty() ? "" : ", ") + std::string(info.name);
        if (setting.name != info.name)
            continue;
        DecimalSign sign = DecimalSign::point;
        const ParsedNumber number = parseNumber(setting.value, sign);
        if (number.kind != NumberKind::number)
            throw InvalidParameter(setting.name, setting.value, Text("a finite number"));
        parameters.*info.value = number.value;
        return;
    }
    throw InvalidParameter("set", setting.name, Text("name=value with one of %1", names));
}

WindowParameters windowParameters(const FeaturesCommand& options) {
    WindowParameters parameters = options.parameters;
    parameters.events.algorithm = options.algorithm == "idt" ? EventAlgorithm::idt : EventAlgorithm::ivt;
    for (const Assignment& setting : options.settings)
        set(parameters.events, setting);
    checkWindowParameters(parameters);
    return parameters;
}

void run(const FeaturesCommand& options) {
    const WindowParameters parameters = windowParameters(options); // before a large file is read
    Dataset study = options.data.open();
    study.features = featuresOf(study, parameters);
    if (const Text note = geometryNote(study, parameters.events); !note.empty())
        std::cerr << "nictate-cli: note: " << note << "\n";
    writeFeatureFolder(study, options.out);
    Eigen::Index fewest = study.features.tables.front().values.rows(), most = fewest;
    for (const FeatureTable& table : study.features.tables) {
        fewest = std::min(fewest, table.values.rows());
        most = std::max(most, table.values.rows());
    }
    std::cout << study.features.tables.size() << " tables of " << study.features.names.size() << " features, " << fewest
              << (most > fewest ? " to " + std::to_string(most) : "") << " windows each: " << options.out << "\n";
}

} // namespace

void addFeaturesCommand(CLI::App& app) {
    auto options = std::make_shared<FeaturesCommand>();
    auto* command = app.add_subcommand("features", "the 52 window features from raw samples");
    options->data.addTo(*command);
    command->add_option("--window", options->parameters.window_s, "seconds a window lasts (default 30)")
        ->transform(finiteNumber());
    command->add_option("--step", options->parameters.step_s, "seconds from one window to the next (default 0.5)")
        ->transform(finiteNumber());
    command
        ->add_option("--minimum-seen", options->parameters.minimum_seen,
                     "share of its time with gaze that a window needs, else its features are missing (default 0.1)")
        ->transform(finiteNumber());
    command->add_option("--algorithm", options->algorithm, "how fixations are found: ivt (by velocity) or idt (by dispersion)")
        ->check(CLI::IsMember({"ivt", "idt"}));
    command->add_option("--set", options->settings, "name=value of an event parameter, as in velocity_threshold=50")
        ->take_all()
        ->allow_extra_args(false)
        ->check(assignment("name=value, as in velocity_threshold=50"));
    command->add_option("--out", options->out, "the folder to make: one CSV per participant and condition")->required();
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
