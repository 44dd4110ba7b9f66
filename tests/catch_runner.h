#pragma once
// Catch2's runner takes long to compile; this way it is compiled once.

namespace nictate {

/// Runs the tests that are linked in. What a program returns.
int runCatch(int argc, char** argv);

} // namespace nictate
