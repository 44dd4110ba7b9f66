#include "core/mechanism/bounding.h"

#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

/// k points, several of them in the same place.
std::vector<GazePoint> randomPoints(const SeededNoise& noise, std::size_t k) {
    std::vector<GazePoint> points;
    for (std::uint64_t i = 0; i < k; ++i) {
        std::uint64_t place = noise.below(3, 3 * i) == 0 ? 0 : i;
        points.push_back(
            {static_cast<float>(100 * noise.uniform(3 * place + 1)), static_cast<float>(60 * noise.uniform(3 * place + 2))});
    }
    return points;
}

GazeMap dense(const Grid& grid, const SparseMap& sparse) {
    GazeMap map = GazeMap::Zero(grid.height, grid.width);
    for (std::size_t k = 0; k < sparse.cells.size(); ++k)
        map.data()[sparse.cells[k]] = sparse.values[k];
    return map;
}

} // namespace

TEST_CASE("bounds do what they say to one observer") {
    Grid grid{10, 6, 100, 60};
    auto points = randomPoints(SeededNoise(1), 40);
    GazeMap plain = dense(grid, boundedMap(grid, {}, points));
    CHECK((plain == countMap(grid, points)).all());

    Bounds cap;
    cap.cap = 2;
    CHECK((dense(grid, boundedMap(grid, cap, points)) == plain.min(2.0)).all());

    Bounds first;
    first.count_cap = 7;
    CHECK((dense(grid, boundedMap(grid, first, points)) == countMap(grid, std::span(points).first(7))).all());

    Bounds clip;
    clip.clip = 1.5;
    GazeMap clipped = dense(grid, boundedMap(grid, clip, points));
    CHECK(clipped.matrix().norm() == Approx(1.5));
    CHECK((clipped / clipped.maxCoeff()).isApprox(plain / plain.maxCoeff()));
    clip.clip = 1e9;
    CHECK((dense(grid, boundedMap(grid, clip, points)) == plain).all());
}

TEST_CASE("a splatted fixation keeps its weight, also at the border, and is non-negative") {
    Grid grid{10, 6, 100, 60};
    for (double s : {0.6, 1.0, 5.0})
        for (GazePoint point : {GazePoint{0, 0}, GazePoint{55, 31}, GazePoint{99.99f, 59.99f}}) {
            Bounds bounds;
            bounds.splat = s;
            GazeMap map = dense(grid, boundedMap(grid, bounds, std::vector{point}));
            CHECK(map.sum() == Approx(1));
            CHECK(map.minCoeff() >= 0);
        }
    Bounds wide;
    wide.splat = 1.0;
    GazeMap middle = dense(Grid{20, 20, 200, 200}, boundedMap(Grid{20, 20, 200, 200}, wide, std::vector{GazePoint{100, 100}}));
    CHECK(middle.matrix().norm() == Approx(1 / (2 * std::sqrt(std::acos(-1.0)))).epsilon(0.01));
}

TEST_CASE("the sum is the sum of the observers' maps") {
    Grid grid{10, 6, 100, 60};
    ObserverPoints points;
    for (std::uint64_t i = 0; i < 5; ++i) {
        auto own = randomPoints(SeededNoise(7).stream(i), 3 * i);
        points.points.insert(points.points.end(), own.begin(), own.end());
        points.offsets.push_back(points.points.size());
    }
    Bounds bounds;
    bounds.splat = 0.8;
    bounds.clip = 0.7;
    GazeMap expected = GazeMap::Zero(6, 10);
    for (std::size_t i = 0; i < 5; ++i)
        expected += dense(grid, boundedMap(grid, bounds, points.of(i)));
    CHECK(boundedSum(grid, bounds, points).isApprox(expected, 1e-12));
}

TEST_CASE("sensitivities are those of the table of bounds, and the smallest bound wins") {
    Bounds m;
    m.cap = 3;
    CHECK(*sumSensitivity(m, 64).l2 == Approx(3 * 8));
    CHECK(*sumSensitivity(m, 64).l1 == Approx(3 * 64));
    Bounds t;
    t.count_cap = 5;
    CHECK(*sumSensitivity(t, 64).l2 == Approx(std::sqrt(2) * 5));
    CHECK(*sumSensitivity(t, 64).l1 == 10);
    Bounds both;
    both.cap = 1;
    both.count_cap = 10;
    CHECK(*sumSensitivity(both, 90000).l2 == Approx(std::sqrt(20)));
    CHECK(*sumSensitivity(both, 90000).l1 == 20);
    CHECK(*sumSensitivity(both, 4).l2 == Approx(2));
    both.splat = 0.8; // the integer argument does not hold for splatted maps
    CHECK(*sumSensitivity(both, 90000).l2 == Approx(std::sqrt(2) * 10));
    Bounds c;
    c.clip = 0.5;
    CHECK(*sumSensitivity(c, 64).l2 == Approx(std::sqrt(2) * 0.5));
    CHECK(*sumSensitivity(c, 64).l1 == Approx(std::sqrt(2) * 0.5 * 8));
    CHECK_FALSE(sumSensitivity({}, 64).l2);
}

TEST_CASE("no pair of observers exceeds the sensitivity, and some pair reaches it") {
    Grid grid{5, 4, 100, 60};
    for (Bounds bounds : {Bounds{{}, 0, 2, {}}, Bounds{6, 0, {}, {}}, Bounds{6, 0, 1, {}}, Bounds{{}, 0, {}, 1.2},
                          Bounds{{}, 0.8, {}, 0.4}, Bounds{4, 1.0, {}, {}}, Bounds{3, 0, 1, 0.9}}) {
        HeatmapSensitivity limit = sumSensitivity(bounds, 20);
        double most1 = 0, most2 = 0;
        for (std::uint64_t trial = 0; trial < 300; ++trial) {
            SeededNoise noise = SeededNoise(3).stream(trial);
            GazeMap a = dense(grid, boundedMap(grid, bounds, randomPoints(noise.stream(0), trial % 30)));
            GazeMap b = dense(grid, boundedMap(grid, bounds, randomPoints(noise.stream(1), (trial * 7) % 30)));
            most1 = std::max(most1, (a - b).abs().sum());
            most2 = std::max(most2, (a - b).matrix().norm());
        }
        CHECK(most1 <= *limit.l1 * (1 + 1e-12));
        CHECK(most2 <= *limit.l2 * (1 + 1e-12));
        CHECK(most2 > 0.3 * *limit.l2); // not idle
    }
    // Cap: everywhere against nowhere. Count cap: all in one cell against all in another.
    std::vector<GazePoint> everywhere, here(6, GazePoint{1, 1}), there(6, GazePoint{99, 59});
    for (int x = 0; x < 5; ++x)
        for (int y = 0; y < 4; ++y)
            everywhere.insert(everywhere.end(), 2, GazePoint{20.f * x + 5, 15.f * y + 5});
    Bounds cap{{}, 0, 2, {}}, count{6, 0, {}, {}};
    CHECK(dense(grid, boundedMap(grid, cap, everywhere)).matrix().norm() == Approx(*sumSensitivity(cap, 20).l2));
    CHECK((dense(grid, boundedMap(grid, count, here)) - dense(grid, boundedMap(grid, count, there))).matrix().norm() ==
          Approx(*sumSensitivity(count, 20).l2));
}
