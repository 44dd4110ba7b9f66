#include "core/domains/areas/group_differences.h"
#include "core/domains/areas/group_power.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

AreaFacts sixAreas(std::vector<AreaMetric> metrics = {AreaMetric::dwell_share}) {
    AreaFacts facts;
    facts.areas = 6;
    facts.metrics = std::move(metrics);
    return facts;
}

std::vector<SeenDifference> seen(const PlannedGroups& planned, std::vector<double> epsilons, const Parameters& given = {}) {
    return whatCouldBeSeen(mechanismOf<Areas>("aoi"), given, planned, epsilons);
}

} // namespace

TEST_CASE("the smallest difference is the error times the sum of two normal quantiles") {
    CHECK(smallestDifference(1, 0.05, 0.8) == Approx(2.801585218112968).margin(1e-9));
    CHECK(smallestDifference(0.02, 0.05, 0.8) == Approx(0.02 * 2.801585218112968).margin(1e-9));
}

TEST_CASE("with hardly any noise what could be seen is what sampling allows") {
    const auto rows = seen({{30, 60}, sixAreas(), 0.2}, {1e3});
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].noise < 0.001);
    CHECK(rows[0].difference == Approx(2.801585218112968 * 0.2 * std::sqrt(1.0 / 30 + 1.0 / 60)).epsilon(1e-3));
    CHECK(rows[0].among_all > rows[0].difference);
}

TEST_CASE("noise of the difference is that of both groups' tables") {
    Parameters given;
    given.set("noise", "laplace");
    given.set("interval", "observers");
    const auto rows = seen({{20, 40}, sixAreas(), {}}, {1}, given);
    // ℓ1 sensitivity of shares that sum to 1 is 2/n; σ = √2·b
    CHECK(rows[0].noise == Approx(std::sqrt(2.0) * std::hypot(2.0 / 20, 2.0 / 40)).epsilon(1e-12));
}

TEST_CASE("what could be seen shrinks with epsilon and with people, and there is a row for every pair") {
    const auto rows = seen({{20, 20, 80}, sixAreas({AreaMetric::dwell_share, AreaMetric::looked}), {}}, {0.5, 3});
    REQUIRE(rows.size() == 2 * 2 * 3);
    CHECK(rows[0].difference > rows[6].difference);
    CHECK(rows[0].difference > rows[1].difference);
    CHECK(rows[0].people_b == 20);
    CHECK(rows[1].people_b == 80);
    CHECK(rows[3].metric == AreaMetric::looked);
}

TEST_CASE("groups that are none are refused by name") {
    CHECK_THROWS_AS(seen({{20}, sixAreas(), {}}, {1}), InvalidParameter);
    CHECK_THROWS_AS(seen({{20, 1}, sixAreas(), {}}, {1}), InvalidParameter);
    CHECK_THROWS_AS(seen({{5, 5, 5, 5, 5, 5, 5}, sixAreas(), {}}, {1}), InvalidParameter);
    CHECK_THROWS_AS(seen({{20, 20}, sixAreas(), -1}, {1}), InvalidParameter);
}

TEST_CASE("a difference as large as could be seen is found in 80 of 100 studies") {
    const auto rows = seen({{25, 35}, sixAreas(), 0.15}, {2});
    const double half = 1.959963984540054 * rows[0].noise / std::sqrt(2.0);
    const double error = std::sqrt(rows[0].noise * rows[0].noise + 0.15 * 0.15 * (1.0 / 25 + 1.0 / 35));
    std::vector<float> draws(20000);
    SeededNoise(3).fillNormal(draws, 0);
    int found = 0;
    for (const float draw : draws)
        found += groupDifference({0.3 + rows[0].difference + error * draw, half, 0.0225, 25}, {0.3, half, 0.0225, 35}).p < 0.05;
    CHECK(found / 20000.0 == Approx(0.8).margin(0.015));
}
