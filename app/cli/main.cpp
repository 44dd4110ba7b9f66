#include "app/cli/commands.h"
#include "core/files/platform/platform.h"

int main(int count, char** arguments) {
    return nictate::platform::ended(nictate::cli::runProgram(count, arguments, nictate::cli::addCommands));
}
