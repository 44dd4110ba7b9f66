// What can be released: a line a command.

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

void addReleaseCommand(CLI::App& app) {
    auto* release = app.add_subcommand("release", "release protected data: exact noise, ledger, privacy card");
    release->require_subcommand(1);
    addReleaseHeatmapCommand(*release);
    addReleaseSignalsCommand(*release);
    addReleaseAreasCommand(*release);
    addReleaseSummariesCommand(*release);
    addReleaseSamplesCommand(*release);
}

} // namespace nictate::cli
