#include "core/domains/heatmap/heatmap.h"

#include "tests/catch.h"

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

TEST_CASE("a map of few cells is blurred to the same bits as among many") {
    const Grid cells{120, 31, 1200, 310}, display{157, 33, 1200, 310};
    GazeMap few = GazeMap::Zero(31, 120);
    for (int k = 0; k < 9; ++k)
        few(7 * k % 31, 5 * k % 23) = 1 / (1.0 + k);
    GazeMap many = few;
    many.rightCols(60).setConstant(0.7); // too far away to reach the left columns, and more than a few
    for (double sigma : {9.0, 13.0, 40.0}) {
        const DisplayBlur blur(cells, display, sigma, sigma);
        CHECK((blur(few).leftCols(40) == blur(many).leftCols(40)).all());
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
