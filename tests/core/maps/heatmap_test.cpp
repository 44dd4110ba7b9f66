#include "core/maps/heatmap.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace nictate;

TEST_CASE("the blur is the sum it says it is, for any pair of grids") {
    Grid fine{13, 7, 130, 70}, display{20, 11, 130, 70};
    GazeMap map = GazeMap::Zero(7, 13);
    map(0, 0) = 2;
    map(3, 6) = 1;
    map(6, 12) = -0.5;
    for (double sigma : {4.0, 15.0}) {
        GazeMap out = blurToDisplay(map, fine, display, sigma);
        REQUIRE(out.rows() == 11);
        REQUIRE(out.cols() == 20);
        for (int y = 0; y < 11; ++y)
            for (int x = 0; x < 20; ++x) {
                double expected = 0;
                for (int j = 0; j < 7; ++j)
                    for (int i = 0; i < 13; ++i) {
                        double dx = (x + 0.5) * display.cellWidth() - (i + 0.5) * 10;
                        double dy = (y + 0.5) * display.cellHeight() - (j + 0.5) * 10;
                        expected += map(j, i) * std::exp(-(dx * dx + dy * dy) / (2 * sigma * sigma));
                    }
                CHECK(out(y, x) == Approx(expected).margin(1e-8));
            }
    }
}

TEST_CASE("a zero blur shows the cells") {
    GazeMap map(1, 2);
    map << 1, 3;
    GazeMap out = blurToDisplay(map, {2, 1, 10, 10}, {4, 2, 10, 10}, 0);
    CHECK(out(0, 1) == 1);
    CHECK(out(1, 2) == 3);
}

TEST_CASE("display grids keep the picture's proportions") {
    CHECK(displayGrid(800, 600) == Grid{200, 150, 800, 600});
    CHECK(displayGrid(600, 800).height == 200);
    CHECK(displayGrid(10000, 1).height == 1);
}
