#include "tests/catch.h"
#include "tests/core/io/neighbours.h"

using namespace nictate;

TEST_CASE("neighbours: few of many, for the mutants", "[neighbours][reading]") {
    CHECK(test::openNeighbours(600).broken.empty());
}
