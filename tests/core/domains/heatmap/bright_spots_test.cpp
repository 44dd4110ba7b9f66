#include "core/domains/heatmap/bright_spots.h"

#include "tests/catch.h"

using namespace nictate;

TEST_CASE("bright spots are peaks of at least half the largest, the brightest first") {
    GazeMap map = GazeMap::Zero(10, 20);
    map(2, 4) = 3;
    map(2, 5) = 2; // beside a brighter one
    map(7, 15) = 4;
    map(0, 0) = 1; // less than half
    map(9, 10) = 2;
    const std::vector<BrightSpot> spots = brightSpots(map, 9);
    REQUIRE(spots.size() == 3);
    CHECK(spots[0] == BrightSpot{15.5 / 20, 7.5 / 10, 4});
    CHECK(spots[1] == BrightSpot{4.5 / 20, 2.5 / 10, 3});
    CHECK(spots[2].value == 2);
    CHECK(brightSpots(map, 2).size() == 2);
    CHECK(brightSpots(GazeMap::Constant(3, 3, 1), 9).size() == 1); // a plain has one
    CHECK(brightSpots(-map, 9).empty());
    CHECK(brightSpots(GazeMap(), 9).empty());
}
