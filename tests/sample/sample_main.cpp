#include "app/cli/commands.h"
#include "tests/sample/pupil/pupil_command.h"

#include <CLI/CLI.hpp>

int main(int count, char** arguments) {
    return nictate::cli::runProgram(count, arguments, [](CLI::App& app) {
        nictate::cli::addCommands(app);
        nictate::cli::addPupilsCommand(app);
        nictate::cli::addReleasePupilsCommand(*app.get_subcommand("release"));
    });
}
