#include "core/domains/areas/area.h"

#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <cmath>

using namespace nictate;
using test::ellipse;
using test::polygon;
using test::rectangle;

TEST_CASE("points are in rectangles, ellipses and polygons, and neighbours share none") {
    const Area box = rectangle("box", 10, 20, 30, 40);
    CHECK(contains(box, 10, 20));
    CHECK(contains(box, 39.9, 59.9));
    CHECK_FALSE(contains(box, 40, 30));
    CHECK_FALSE(contains(box, 30, 60));
    const Area round = ellipse("round", 50, 50, 20, 10);
    CHECK(contains(round, 70, 50));
    CHECK(contains(round, 50, 59));
    CHECK_FALSE(contains(round, 66, 58));
    const Area ell = polygon("L", {0, 0, 20, 0, 20, 10, 10, 10, 10, 30, 0, 30});
    CHECK(contains(ell, 15, 5));
    CHECK(contains(ell, 5, 25));
    CHECK_FALSE(contains(ell, 15, 15));
    CHECK_FALSE(contains(ell, std::nan(""), 5));

    // Two triangles of one square: every point of the square is in exactly one.
    const Area left = polygon("left", {0, 0, 0, 7, 7, 7}), right = polygon("right", {0, 0, 7, 7, 7, 0});
    for (double x = 0; x < 7; x += 0.25)
        for (double y = 0; y < 7; y += 0.25)
            CHECK(contains(left, x, y) + contains(right, x, y) == 1);
}

TEST_CASE("areas overlap when more than their edges meet") {
    const Area box = rectangle("box", 0, 0, 100, 100);
    CHECK(overlap(box, box));
    CHECK(overlap(box, rectangle("inside", 40, 40, 5, 5)));
    CHECK(overlap(box, rectangle("corner", 99, 99, 50, 50)));
    CHECK_FALSE(overlap(box, rectangle("beside", 100, 0, 100, 100)));
    CHECK_FALSE(overlap(box, rectangle("touching", 100, 100, 10, 10)));
    CHECK(overlap(box, ellipse("over the edge", 105, 50, 10, 10)));
    CHECK_FALSE(overlap(box, ellipse("near the corner", 110, 110, 13, 13))); // its box meets the other
    CHECK(overlap(box, polygon("cross", {-50, 40, 150, 40, 150, 60, -50, 60})));
    const Area ring = polygon("U", {0, 0, 30, 0, 30, 30, 20, 30, 20, 10, 10, 10, 10, 30, 0, 30});
    CHECK_FALSE(overlap(ring, rectangle("in the U", 10, 10, 10, 20)));
    CHECK(overlap(ring, rectangle("into the U", 9, 10, 10, 20)));
    CHECK_FALSE(anyOverlap({box, rectangle("beside", 100, 0, 100, 100), ellipse("away", 300, 300, 20, 20)}));
    CHECK(anyOverlap({box, rectangle("beside", 100, 0, 100, 100), ellipse("over both", 100, 50, 20, 20)}));
}

TEST_CASE("what is wrong with areas is named, with what would be right") {
    const auto said = [](const std::vector<Area>& areas) {
        const auto problem = problemOf(areas, 800, 600);
        return problem ? problem->problem.english() + "; " + problem->what_to_do.english() : "";
    };
    const Area good = rectangle("good", 0, 0, 10, 10);
    CHECK(said({good}) == "");
    CHECK_THAT(said({}), Catch::Contains("no area of interest"));
    CHECK_THAT(said({good, rectangle("good", 20, 0, 10, 10)}), Catch::Contains("two areas are called \"good\""));
    CHECK_THAT(said({good, rectangle("", 20, 0, 10, 10)}), Catch::Contains("area 2 has no name"));
    CHECK_THAT(said({rectangle("flat", 0, 0, 10, 0)}), Catch::Contains("\"flat\" has no extent"));
    CHECK_THAT(said({ellipse("thin", 50, 50, -1, 5)}), Catch::Contains("\"thin\" has no extent"));
    CHECK_THAT(said({polygon("line", {0, 0, 10, 10, 20, 20})}), Catch::Contains("\"line\" has no extent"));
    CHECK_THAT(said({polygon("bow", {0, 0, 10, 10, 10, 0, 0, 20})}), Catch::Contains("\"bow\" crosses or touches itself"));
    CHECK_THAT(said({polygon("spike", {0, 0, 10, 0, 20, 0, 10, 0, 10, 10})}), Catch::Contains("crosses or touches itself"));
    CHECK_THAT(said({rectangle("away", 800, 0, 10, 10)}),
               Catch::Contains("\"away\" lies outside the picture") && Catch::Contains("from 0 0 to 800 600"));
    CHECK_THAT(said({polygon("beside the corner", {790, 610, 810, 590, 810, 610})}), Catch::Contains("outside the picture"));
    CHECK(said({rectangle("half", 795, 0, 10, 10)}) == "");
    CHECK_THAT(said({rectangle("nan", std::nan(""), 0, 10, 10)}), Catch::Contains("four finite numbers"));
    CHECK_THAT(said({polygon("two", {0, 0, 10, 10})}), Catch::Contains("3 to 1000 corners"));
    CHECK_THAT(said({polygon("odd", {0, 0, 10, 0, 10, 10, 5})}), Catch::Contains("3 to 1000 corners"));
    std::vector<Area> many;
    for (int i = 0; i < 1001; ++i)
        many.push_back(rectangle("a" + std::to_string(i), (i % 40) * 20, (i / 40) * 20, 10, 10));
    CHECK_THAT(said(many), Catch::Contains("1001 areas are too many"));
    many.resize(500);
    CHECK(said(many) == "");
    CHECK_FALSE(anyOverlap(many));
}
