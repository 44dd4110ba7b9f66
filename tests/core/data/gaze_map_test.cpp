#include "core/data/gaze_map.h"

#include "tests/catch.h"

using namespace nictate;

namespace {

Fixation at(double x, double y, Eye eye = Eye::unknown) {
    Fixation fixation;
    fixation.x_px = x;
    fixation.y_px = y;
    fixation.eye = eye;
    return fixation;
}

Dataset smallStudy() {
    Dataset study;
    study.participants = {{"a", {}}, {"b", {}}, {"c", {}}};
    study.stimuli = {{"one", 100, 50, {}, "", {}}, {"two", 100, 50, {}, "", {}}};
    Recording first, second, other;
    first.participant = second.participant = 0;
    first.fixations = {at(0, 0), at(99.9, 49.9), at(100, 10), at(-0.1, 3), at(missing, 4), at(10, 50)};
    second.fixations = {at(50, 25)};
    other.participant = 1;
    other.stimulus = 1;
    other.fixations = {at(1, 1)};
    study.recordings = {first, second, other};
    return study;
}

} // namespace

TEST_CASE("points of a stimulus: recordings merged, off-screen dropped and counted, silent observers kept") {
    Dataset study = smallStudy();
    ObserverPoints points = collectPoints(study, 0, {0, 1, 2});
    CHECK(points.observers() == 3);
    CHECK(points.of(0).size() == 3);
    CHECK(points.of(1).empty());
    CHECK(points.dropped == 4);
    CHECK(points.of(0)[2].x_px == 50);
    CHECK(collectPoints(study, 0, {1}).observers() == 1);
    CHECK(collectPoints(study, 0, {}).observers() == 0);
}

TEST_CASE("samples of two eyes are averaged and lost eyes are not off-screen gaze") {
    Dataset study = smallStudy();
    Sample both, one, lost;
    both.gaze = {10, 10, missing};
    both.second = {20, 30, missing};
    one.second = {5, 5, missing};
    study.recordings[0].samples = {both, one, lost};
    ObserverPoints points = collectPoints(study, 0, {0}, GazeSource::samples);
    REQUIRE(points.of(0).size() == 2);
    CHECK(points.of(0)[0].x_px == 15);
    CHECK(points.of(0)[0].y_px == 20);
    CHECK(points.of(0)[1].x_px == 5);
    CHECK(points.dropped == 0);
}

TEST_CASE("counts land in their cells, the right and lower borders included") {
    Grid grid{4, 2, 100, 50};
    std::vector<GazePoint> points = {{0, 0}, {24.9f, 24.9f}, {25, 0}, {99.99f, 49.99f}, {99.99f, 49.99f}};
    GazeMap map = countMap(grid, points);
    CHECK(map.rows() == 2);
    CHECK(map.cols() == 4);
    CHECK(map(0, 0) == 2);
    CHECK(map(0, 1) == 1);
    CHECK(map(1, 3) == 2);
    CHECK(map.sum() == 5);
}

TEST_CASE("replication repeats every observer") {
    Dataset study = smallStudy();
    ObserverPoints twice = replicate(collectPoints(study, 0, {0, 1}), 2);
    CHECK(twice.observers() == 4);
    CHECK(twice.of(2).size() == twice.of(0).size());
    CHECK(twice.of(3).empty());
}
