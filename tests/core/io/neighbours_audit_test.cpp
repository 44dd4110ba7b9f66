#include "tests/core/io/neighbours.h"

#include <catch2/catch.hpp>

using namespace nictate;

TEST_CASE("neighbours: few of many, for the mutants", "[neighbours]") { CHECK(test::openNeighbours(200).broken.empty()); }
