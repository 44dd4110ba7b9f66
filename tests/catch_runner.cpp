#include "tests/catch_runner.h"

#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

namespace nictate {

int runCatch(int argc, char** argv) { return Catch::Session().run(argc, argv); }

} // namespace nictate
