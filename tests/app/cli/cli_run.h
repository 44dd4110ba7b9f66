#pragma once
// The command line, run as a person runs it.

#include <string>

namespace nictate::test {

struct CliRun {
    int status;
    std::string text; ///< what it printed
};

/// `nictate-cli ARGUMENTS` (or another program of the build) by inShell(); `errors` says where standard error goes.
CliRun cli(const std::string& arguments, const char* errors = "2>/dev/null", const char* program = "nictate-cli");

} // namespace nictate::test
