#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/io/feature_folder.h"

#include <algorithm>
#include <iostream>

namespace nictate::cli {

namespace {

struct Options {
    DataOptions data;
    std::string window = "30", step = "0.5", algorithm = "ivt", out;
    std::vector<std::string> settings;
};

/// name=value of an event parameter; ranges are checked with all others.
void set(EventParameters& parameters, const std::string& setting) {
    const std::size_t equals = setting.find('=');
    const std::string name = setting.substr(0, equals);
    std::string names;
    for (const EventParameterInfo& info : eventParameterInfos()) {
        names += (names.empty() ? "" : ", ") + std::string(info.name);
        if (name == info.name && equals != std::string::npos) {
            parameters.*info.value = anyNumber(name, setting.substr(equals + 1));
            return;
        }
    }
    throw InvalidParameter("set", setting, "name=value with one of " + names);
}

WindowParameters windowParameters(const Options& options) {
    WindowParameters parameters;
    parameters.window_s = anyNumber("window", options.window);
    parameters.step_s = anyNumber("step", options.step);
    parameters.events.algorithm = options.algorithm == "idt" ? EventAlgorithm::idt : EventAlgorithm::ivt;
    for (const std::string& setting : options.settings)
        set(parameters.events, setting);
    checkWindowParameters(parameters);
    return parameters;
}

void run(const Options& options) {
    const WindowParameters parameters = windowParameters(options); // before a large file is read
    Dataset study = options.data.open();
    study.features = featuresOf(study, parameters);
    if (const std::string note = geometryNote(study, parameters.events); !note.empty())
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
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("features", "the 52 window features from raw samples");
    options->data.addTo(*command);
    command->add_option("--window", options->window, "seconds a window lasts (default 30)");
    command->add_option("--step", options->step, "seconds from one window to the next (default 0.5)");
    command->add_option("--algorithm", options->algorithm, "how fixations are found: ivt (by velocity) or idt (by dispersion)")
        ->check(CLI::IsMember({"ivt", "idt"}));
    command->add_option("--set", options->settings, "name=value of an event parameter, as in velocity_threshold=50")
        ->take_all()
        ->allow_extra_args(false);
    command->add_option("--out", options->out, "the folder to make: one CSV a participant and condition")->required();
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
