#include "core/domains/areas/moving_area.h"

#include "core/domains/areas/area_gaze.h"
#include "core/domains/areas/area_metrics.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <cmath>
#include <random>

using namespace nictate;
using test::ellipse;
using test::polygon;
using test::rectangle;

namespace {

/// From the first shape to the second, hidden or not.
Area moving(const Area& from, const Area& to, double begin_ms, double end_ms) {
    return fromKeyframes(from.name, {{begin_ms, from.shape, from.points}, {end_ms, to.shape, to.points}});
}

/// Counts moments instead.
double counted(const Area& area, double x, double y, double from_ms, double lasting_ms, double step_ms) {
    const auto steps = static_cast<int>(lasting_ms / step_ms);
    int inside = 0;
    for (int i = 0; i < steps; ++i) {
        const auto then = areaAt(area, from_ms + (i + 0.5) * step_ms);
        inside += then && contains(*then, x, y);
    }
    return inside * step_ms;
}

/// Rectangles, ellipses and polygons with keyframes at random, now and then hidden or of another form.
Area anyArea(std::mt19937& random) {
    std::uniform_real_distribution<double> place(0, 300), size(20, 150), time(50, 900);
    std::uniform_int_distribution<int> shape(0, 2), tenth(0, 9);
    std::vector<AreaKeyframe> keyframes;
    int form = shape(random);
    double at = tenth(random) < 3 ? time(random) / 5 : 0;
    for (int i = 0; i < 4; ++i, at += time(random)) {
        if (tenth(random) == 0)
            form = shape(random);
        const double x = place(random), y = place(random), w = size(random), h = size(random);
        AreaKeyframe keyframe{at, AreaShape::rectangle, {x, y, w, h}, i == 0 || tenth(random) > 1};
        if (form == 1)
            keyframe.shape = AreaShape::ellipse;
        if (form == 2) {
            keyframe.shape = AreaShape::polygon; // an arrow: not convex
            keyframe.points = {x, y, x + w, y + h / 2, x, y + h, x + w / 3, y + h / 2};
        }
        keyframes.push_back(std::move(keyframe));
    }
    return fromKeyframes("any", std::move(keyframes));
}

} // namespace

TEST_CASE("a square that moves evenly is over a point for the time of the closed form") {
    // 200 px in 2000 ms: its left edge is at 50 px after 500 ms and at 150 px after 1500 ms.
    const Area square = moving(rectangle("square", 0, 0, 100, 100), rectangle("square", 200, 0, 100, 100), 0, 2000);
    const auto all = timeInside(square, 150, 50, 0, 2000);
    REQUIRE(all);
    CHECK(std::abs(all->ms - 1000) <= 1e-9);
    CHECK(std::abs(all->first_ms - 500) <= 1e-9);
    CHECK(std::abs(timeInside(square, 150, 50, 600, 100)->ms - 100) <= 1e-9);
    CHECK(std::abs(timeInside(square, 150, 50, 1400, 300)->ms - 100) <= 1e-9);
    CHECK_FALSE(timeInside(square, 150, 50, 0, 499));
    CHECK_FALSE(timeInside(square, 150, 50, 1501, 9000));
    CHECK_FALSE(timeInside(square, 150, 100, 0, 2000)); // on its lower edge, which it does not hold
    CHECK(timeInside(square, 150, 0, 0, 2000));
    CHECK_FALSE(timeInside(square, 150, 50, missing, 2000));
    CHECK(timeInside(square, 250, 50, 1990, 1e6)->ms == Approx(1e6)); // it stays where its last keyframe has it
    // A look of no or unknown length is judged where it begins.
    CHECK(timeInside(square, 150, 50, 700, 0)->ms == 0);
    CHECK(timeInside(square, 150, 50, 700, missing)->first_ms == 700);
    CHECK_FALSE(timeInside(square, 150, 50, 100, missing));
}

TEST_CASE("a growing circle and a turning edge: closed forms again") {
    // The radius is 10 + 0.1 t: a point 60 px away is inside from 500 ms on.
    const Area circle = moving(ellipse("circle", 100, 100, 10, 10), ellipse("circle", 100, 100, 110, 110), 0, 1000);
    CHECK(std::abs(timeInside(circle, 160, 100, 0, 1000)->ms - 500) <= 1e-7);
    // The upper corner goes from (0, 0) to (100, 0): of the edge to (0, 100), x = t/10·(1 − y/100). At (30, 50) when t/10 = 60.
    const Area triangle = moving(polygon("t", {0, 0, 200, 0, 0, 100}), polygon("t", {100, 0, 200, 0, 0, 100}), 0, 1000);
    const auto inside = timeInside(triangle, 30, 50, 0, 1000);
    CHECK(std::abs(inside->ms - 600) <= 1e-7);
    CHECK(inside->first_ms == 0);
}

TEST_CASE("exact times agree with counting moments, for 300 areas at random") {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(0, 400), begin(-100, 1500), lasting(1, 1500);
    int inside = 0;
    for (int i = 0; i < 300; ++i) {
        const Area area = anyArea(random);
        REQUIRE_FALSE(problemOf(area, 1000, 1000));
        const double x = place(random), y = place(random), from = begin(random), ms = lasting(random);
        const auto exact = timeInside(area, x, y, from, ms);
        inside += exact.has_value();
        CAPTURE(i, x, y, from, ms);
        CHECK(std::abs((exact ? exact->ms : 0) - counted(area, x, y, from, ms, 0.1)) <= 0.6);
        if (exact && exact->ms > 0.01) { // and just after the first moment it is inside
            const auto then = areaAt(area, exact->first_ms + 0.001);
            CHECK((then && contains(*then, x, y)));
        }
    }
    CHECK(inside > 30);
}

TEST_CASE("an area exists from its first keyframe on, while it is visible, and holds its form where the next one differs") {
    const Area area = fromKeyframes("a", {{3000, AreaShape::ellipse, {50, 50, 20, 20}},
                                          {500, AreaShape::rectangle, {0, 0, 100, 100}},
                                          {1000, AreaShape::rectangle, {}, false},
                                          {2000, AreaShape::rectangle, {100, 0, 100, 100}}});
    CHECK(area.points == std::vector<double>{0, 0, 100, 100});
    CHECK_FALSE(areaAt(area, 499));
    CHECK(areaAt(area, 750)->points == area.points); // the hidden keyframe has the shape of the one before it
    CHECK_FALSE(areaAt(area, 1000));
    CHECK_FALSE(areaAt(area, 1999));
    CHECK(areaAt(area, 2500)->points == std::vector<double>{100, 0, 100, 100});
    CHECK(areaAt(area, 9e9)->shape == AreaShape::ellipse);
    CHECK(shapeAt(area, 1500).points == std::vector<double>{50, 0, 100, 100});
    CHECK(firstSeen(area) == rectangle("a", 0, 0, 100, 100));
    CHECK(timeInside(area, 60, 50, 0, 5000)->ms == Approx(500 + 2000)); // 500–1000 ms, and in the ellipse from 3000 ms on
}

TEST_CASE("keyframes are added, hidden and removed") {
    const Area still = rectangle("a", 0, 0, 100, 100);
    CHECK_FALSE(moves(still));
    Area area = withKeyframe(still, 1000, rectangle("a", 100, 0, 100, 100));
    REQUIRE(area.keyframes.size() == 2);
    CHECK(areaAt(area, 500)->points == std::vector<double>{50, 0, 100, 100});
    area = withKeyframe(area, 1000, rectangle("a", 200, 0, 100, 100));
    CHECK(area.keyframes.size() == 2);
    const Area hidden = withVisibility(area, 500, false);
    CHECK_FALSE(areaAt(hidden, 700));
    CHECK(areaAt(hidden, 1000));
    CHECK(withKeyframe(hidden, 700, still).keyframes[2].visible == false);
    CHECK(withoutKeyframe(hidden, 500) == area);
    CHECK(withoutKeyframe(area, 1000) == still);
    CHECK(areaAt(withoutKeyframe(withVisibility(still, 0, false), 0), 5));
}

TEST_CASE("areas overlap when they do at any moment, and a no is sure") {
    const auto crossing = [](double y) {
        return moving(rectangle("b", 300, y, 100, 100), rectangle("b", 0, y, 100, 100), 0, 1000);
    };
    const Area right = moving(rectangle("a", 0, 0, 100, 100), rectangle("a", 300, 0, 100, 100), 0, 1000);
    CHECK(anyOverlap({right, crossing(0)})); // apart at both ends, not in between
    CHECK_FALSE(anyOverlap({right, crossing(100)}));
    CHECK_FALSE(
        anyOverlap({right, moving(rectangle("b", 100, 0, 50, 100), rectangle("b", 400, 0, 50, 100), 0, 1000)})); // side by side
    CHECK_FALSE(overlap(right, rectangle("c", 150, 0, 50, 50)));
    CHECK(overlapAtAnyMoment(right, rectangle("c", 150, 0, 50, 50)));
    CHECK_FALSE(overlapAtAnyMoment(right, rectangle("c", 150, 100, 50, 50)));
    const Area before = fromKeyframes("d", {{0, AreaShape::rectangle, {150, 0, 50, 50}}, {100, AreaShape::rectangle, {}, false}});
    CHECK_FALSE(overlapAtAnyMoment(right, before)); // gone before the other one comes
    CHECK_FALSE(overlapAtAnyMoment(before, right));
    std::mt19937 random(3);
    int apart = 0;
    for (int i = 0; i < 200; ++i) {
        Area a = anyArea(random), b = anyArea(random);
        if (overlapAtAnyMoment(a, b))
            continue;
        ++apart;
        for (double ms = 0; ms < 4000; ms += 7)
            if (const auto at_a = areaAt(a, ms), at_b = areaAt(b, ms); at_a && at_b)
                CHECK_FALSE(overlap(*at_a, *at_b));
    }
    CHECK(apart > 5);
}

TEST_CASE("problems of moving areas name the keyframe") {
    const auto problem = [](std::vector<AreaKeyframe> keyframes) {
        return problemOf(fromKeyframes("car", std::move(keyframes)), 800, 600)->problem.english();
    };
    const AreaKeyframe good{0, AreaShape::rectangle, {0, 0, 10, 10}};
    CHECK_THAT(problem({good, {1500, AreaShape::rectangle, {0, 0, 0, 10}}}), Catch::Contains("\"car\" at 1500 ms has no extent"));
    CHECK_THAT(problem({good, {-1, AreaShape::rectangle, {0, 0, 5, 10}}}), Catch::Contains("keyframe at -1 ms"));
    CHECK_THAT(problem({{0, AreaShape::rectangle, {0, 0, 10, 10}, false}}), Catch::Contains("never visible"));
    CHECK_THAT(problem({{0, AreaShape::rectangle, {900, 0, 10, 10}}}), Catch::Contains("outside the picture"));
    CHECK_THAT(problem({good, {5, AreaShape::polygon, {0, 0, 1, 1}}}), Catch::Contains("at 5 ms has other numbers"));
    CHECK_FALSE(
        problemOf(fromKeyframes("car", {good, {1500, AreaShape::rectangle, {900, 0, 10, 10}}}), 800, 600)); // it drives off
}

TEST_CASE("a fixation counts for as long as the area is there, and a transition at most once") {
    const std::vector<Area> areas = {
        fromKeyframes("late", {{1000, AreaShape::rectangle, {0, 0, 100, 100}}}),
        fromKeyframes("early", {{0, AreaShape::rectangle, {0, 0, 100, 100}}, {400, AreaShape::rectangle, {}, false}}),
        rectangle("still", 200, 0, 100, 100)};
    CHECK_FALSE(anyOverlap(areas));
    const AreaBounds bounds{false, 10, 3000, 10};
    const AreaHits hits(areas, test::gazeOf({{{50, 50, 1500}, {250, 50, 500}, {50, 50, 500}}}));
    const auto of = [&](AreaMetric metric) { return areaMeans(metric, hits, bounds); };
    CHECK(of(AreaMetric::dwell) == std::vector<double>{500 + 500, 400, 500});
    CHECK(of(AreaMetric::dwell_share) == std::vector<double>{0.4, 0.16, 0.2});
    CHECK(of(AreaMetric::fixations) == std::vector<double>{2, 1, 1});
    CHECK(of(AreaMetric::first_fixation) == std::vector<double>{1000, 0, 1500});
    // The first look is early's, in which it was first: early → still, still → late.
    CHECK(of(AreaMetric::transitions) == std::vector<double>{0, 0, 0, 1, 1, 0});
}

TEST_CASE("a recording without a clock counts in no moving area, whatever others have") {
    Dataset study = test::twoPeopleAndAPicture();
    const std::vector<Area> areas = {moving(rectangle("car", 0, 0, 50, 100), rectangle("car", 100, 0, 50, 100), 0, 1000),
                                     rectangle("tree", 0, 0, 200, 100)};
    const auto add = [&](std::size_t participant, double start_ms) {
        Recording recording;
        recording.participant = participant;
        recording.fixations = {{10, 50, start_ms, 200}};
        study.recordings.push_back(recording);
    };
    add(0, missing);
    add(0, 700'000); // the tracker's clock: when the picture appeared is not known
    // Whether there is a table does not depend on anybody's clock.
    CHECK(areaValues(AreaMetric::fixations, AreaHits(areas, areaGaze(study, 0, {0, 1})), 0, {}).cells ==
          std::vector<std::size_t>{1});
    add(1, 0);
    const AreaGaze gaze = areaGaze(study, 0, {0, 1});
    const AreaHits hits(areas, gaze);
    CHECK(areaValues(AreaMetric::fixations, hits, 0, {}).cells == std::vector<std::size_t>{1});
    CHECK(areaValues(AreaMetric::dwell, hits, 1, {}).values.front() == Approx(100));
    CHECK(areaValues(AreaMetric::dwell, hits, 1, {}).values.back() == 200);
    CHECK(warningsOf(gaze).size() == 1);
    CHECK_THAT(warningsOf(gaze, true).back().english(),
               Catch::Contains("2 recordings of 3") && Catch::Contains("no moving area"));
    const StudyHits listed = studyHits(study, {{"p", areas}});
    CHECK(listed.hits[0].size() == 1);
    CHECK(listed.hits[1].size() == 1);
    REQUIRE(listed.hits[2].size() == 2);
    CHECK(listed.hits[2][0].inside_ms == Approx(100));
    CHECK(listed.hits[2][1].inside_ms == 200);
}
