#include "tests/app/cli/cli_run.h"

#include "tests/platform/test_system.h"

namespace nictate::test {

CliRun cli(const std::string& arguments, const char* errors, const char* program) {
    CommandRun run = inShell(std::string(NICTATE_BINARY_DIR) + "/" + program + " " + arguments + " " + errors);
    return {run.status, std::move(run.text)};
}

} // namespace nictate::test
