#pragma once
// Catch2's runner takes long to compile; this way it is compiled once.

#include <string>

namespace nictate {

/// Runs the tests that are linked in. What a program returns.
int runCatch(int argc, char** argv);

/// Runs the tests that `selection` names up to the first that fails, and names that one; empty when all passed.
std::string firstFailure(const std::string& selection);

} // namespace nictate
