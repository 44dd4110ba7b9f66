#include "app/cli/plan_studies.h"

#include "app/cli/options.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace nictate::cli {

StimuliOf stimuliAsCommanded() {
    return [](const std::filesystem::path& study, const std::vector<BatchOption>& reading) {
        CLI::App alone;
        DataOptions data;
        data.addTo(alone);
        std::vector<std::string> arguments = {study.string()};
        for (const auto& [name, value] : reading)
            arguments.push_back("--" + name + "=" + value);
        std::reverse(arguments.begin(), arguments.end()); // as CLI11 takes them
        try {
            alone.parse(arguments);
        } catch (const CLI::ParseError& error) {
            throw InvalidParameter("options", error.what(), Text("what nictate-cli inspect --help lists"));
        }
        std::vector<std::string> stimuli;
        for (const Stimulus& stimulus : data.open().stimuli)
            stimuli.push_back(stimulus.id);
        return stimuli;
    };
}

} // namespace nictate::cli
