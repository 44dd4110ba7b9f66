#include "tests/app/cli/cli_run.h"

#include "tests/catch.h"

#include <stdio.h>
#include <sys/wait.h>

namespace nictate::test {

CliRun cli(const std::string& arguments, const char* errors, const char* program) {
    FILE* pipe = ::popen((std::string(NICTATE_BINARY_DIR) + "/" + program + " " + arguments + " " + errors).c_str(), "r");
    REQUIRE(pipe != nullptr);
    CliRun run{0, {}};
    char block[4096];
    for (std::size_t got; (got = ::fread(block, 1, sizeof block, pipe)) > 0;)
        run.text.append(block, got);
    run.status = WEXITSTATUS(::pclose(pipe));
    return run;
}

} // namespace nictate::test
