// Released tables of areas that move against mathematics.md §11.8, computed here from scratch. The mutants of
// tests/mutants.cmake that begin with aoi-moving- are run against this file.

#include "core/domains/areas/moving_area.h"
#include "core/release/lattice_query.h"
#include "tests/catch.h"
#include "tests/core/release/prepared_areas.h"
#include "tests/core/release/proportion_bound.h"

#include <map>
#include <random>

using namespace nictate;
using test::Looks;
using test::rectangle;

namespace {

Area moving(const Area& from, const Area& to, double begin_ms, double end_ms) {
    return fromKeyframes(from.name, {{begin_ms, from.shape, from.points}, {end_ms, to.shape, to.points}});
}

/// Four that are apart at every moment: two swap places over and under each other, one grows, one is there now and then. Each
/// holds one point for all time: (75, 50), (275, 250), (500, 50), and (75, 250) while it is there.
const std::vector<Area> apart = {
    moving(rectangle("a", 0, 0, 100, 100), rectangle("a", 50, 0, 100, 100), 0, 2000),
    moving(rectangle("b", 250, 200, 100, 100), rectangle("b", 200, 200, 100, 100), 0, 2000),
    moving({"c", AreaShape::ellipse, {500, 50, 10, 10}}, {"c", AreaShape::ellipse, {500, 50, 90, 40}}, 0, 1000),
    fromKeyframes("d", {{0, AreaShape::rectangle, {50, 220, 100, 100}},
                        {800, AreaShape::rectangle, {}, false},
                        {1200, AreaShape::rectangle, {50, 220, 100, 100}}})};
/// Two that meet on the way, and two that are one.
const std::vector<Area> meeting = {moving(rectangle("a", 0, 0, 100, 100), rectangle("a", 300, 0, 100, 100), 0, 2000),
                                   moving(rectangle("b", 300, 0, 100, 100), rectangle("b", 0, 0, 100, 100), 0, 2000),
                                   moving(rectangle("c", 0, 200, 100, 100), rectangle("c", 50, 200, 100, 100), 0, 2000),
                                   moving(rectangle("d", 0, 200, 100, 100), rectangle("d", 50, 200, 100, 100), 0, 2000)};

const std::vector<AreaMetric> all(area_metrics.begin(), area_metrics.end());

struct Spot {
    double x, y;
};
constexpr Spot in_a{75, 50}, in_b{275, 250}, in_c{500, 50}, in_d{75, 250};

Looks at(Spot spot, int times, double ms) { return Looks(static_cast<std::size_t>(times), {spot.x, spot.y, ms}); }
Looks inTurn(const std::vector<Spot>& spots, int rounds, double ms) {
    Looks looks;
    for (int i = 0; i < rounds; ++i)
        for (const Spot& spot : spots)
            looks.push_back({spot.x, spot.y, ms, &spot == &spots.front()});
    return looks;
}

/// What moves each metric furthest, and 60 people at random.
std::vector<Looks> people() {
    std::vector<Looks> out = {{},
                              at(in_a, 50, 500),
                              at(in_b, 50, 500),
                              at(in_c, 50, 500),
                              at({175, 50}, 1, 2000),
                              at({175, 50}, 40, 50),
                              at({700, 500}, 3, 1900),
                              inTurn({in_a, in_b, in_c, in_d}, 1, 1),
                              inTurn({in_a, in_b}, 20, 100),
                              inTurn({in_b, in_a}, 20, 100),
                              inTurn({in_c, in_d}, 20, 100),
                              inTurn({in_d, {700, 500}, in_d}, 3, 400),
                              at(in_a, 7, missing),
                              at(in_d, 3, 1e9)};
    std::mt19937 random(11);
    std::uniform_real_distribution<double> x(0, 600), y(0, 320), ms(0, 900);
    std::uniform_int_distribution<int> looks(1, 12);
    for (int i = 0; i < 60; ++i) {
        Looks one;
        for (int k = looks(random); k > 0; --k)
            one.push_back({x(random), y(random), ms(random), k % 4 == 0});
        out.push_back(one);
    }
    return out;
}

/// One person's part of a metric's sum; sums of two studies differ by the difference of two of these.
std::vector<std::int64_t> partOf(const test::Prepared& p, std::size_t metric, const Looks& looks) {
    return areaLatticeSum(p.plans[metric], p.facts.metrics[metric], p.bounds, AreaHits(*p.areas, test::gazeOf({looks})));
}

} // namespace

TEST_CASE("areas that move: what is released of a square moved evenly is the closed form", "[audit]") {
    // Over the point (150, 50) from 500 to 1500 ms of 2000; the other area is over it before, and hidden then.
    const std::vector<Area> areas = {
        moving(rectangle("square", 0, 0, 100, 100), rectangle("square", 200, 0, 100, 100), 0, 2000),
        fromKeyframes("sign", {{0, AreaShape::rectangle, {120, 40, 60, 20}}, {200, AreaShape::rectangle, {}, false}})};
    const auto released = [&](AreaMetric metric) {
        const test::Prepared p = test::prepare(areas, {metric}, "gaussian", 1, "observers");
        CHECK_FALSE(p.facts.overlapping);
        const auto sum = partOf(p, 0, {{150, 50, 2000}});
        return std::pair(static_cast<double>(sum[0]) * p.plans[0].pitch, static_cast<double>(sum[1]) * p.plans[0].pitch);
    };
    const std::map<AreaMetric, std::pair<double, double>> by_hand = {
        {AreaMetric::dwell, {1000, 200}}, {AreaMetric::dwell_share, {0.5, 0.1}},  {AreaMetric::looked, {1, 1}},
        {AreaMetric::fixations, {1, 1}},  {AreaMetric::first_fixation, {500, 0}}, {AreaMetric::transitions, {0, 0}}};
    for (const auto& [metric, values] : by_hand) {
        INFO(words(metric).id);
        const auto [square, sign] = released(metric);
        CHECK(square == Approx(values.first).epsilon(1e-4));
        CHECK(sign == Approx(values.second).epsilon(1e-4));
    }
}

TEST_CASE("areas that move: areas that meet on the way are known to overlap before anything is drawn", "[audit]") {
    CHECK_FALSE(areaFacts(apart, all, 12).overlapping);
    CHECK(areaFacts(meeting, all, 12).overlapping);
    CHECK(areaFacts({meeting[0], meeting[1]}, all, 12).overlapping);
}

TEST_CASE("areas that move: no neighbour moves a metric's integer sum further than its plan says, and the worst reaches it",
          "[audit]") {
    const std::vector<Looks> looks = people();
    for (const std::vector<Area>* areas : {&apart, &meeting})
        for (const std::string noise : {"gaussian", "laplace"})
            for (const std::string interval : {"people", "observers"}) {
                const test::Prepared p = test::prepare(*areas, all, noise, 1, interval);
                for (std::size_t m = 0; m < all.size(); ++m) {
                    std::vector<std::vector<std::int64_t>> parts;
                    for (const Looks& each : looks)
                        parts.push_back(partOf(p, m, each));
                    double most_l1 = 0, most_l2 = 0;
                    for (const auto& a : parts)
                        for (const auto& b : parts) {
                            double l1 = 0, l2 = 0;
                            for (std::size_t j = 0; j < a.size(); ++j) {
                                const auto change = std::abs(static_cast<double>(a[j] - b[j]));
                                l1 += change;
                                l2 += change * change;
                            }
                            most_l1 = std::max(most_l1, l1);
                            most_l2 = std::max(most_l2, l2);
                        }
                    const auto l1 = static_cast<double>(p.plans[m].l1), l2 = static_cast<double>(p.plans[m].l2_squared);
                    INFO(words(all[m]).id << ", " << noise << ", " << interval << (areas == &meeting ? ", meeting" : ""));
                    CAPTURE(most_l1, l1, most_l2, l2);
                    CHECK(most_l1 <= l1);
                    CHECK(most_l2 <= l2);
                    if (areas == &apart && (interval == "observers" || all[m] != AreaMetric::first_fixation))
                        CHECK(most_l2 >= 0.98 * l2);
                }
            }
}

TEST_CASE("areas that move: no replacement leaves the body of K-norm noise on all metrics, and it is reached",
          "[audit][k-norm]") {
    const std::vector<Looks> looks = people();
    for (const std::vector<Area>* areas : {&apart, &meeting}) {
        const test::Prepared p = test::prepare(*areas, all, "k-norm");
        REQUIRE(p.k_norm);
        std::vector<std::vector<std::int64_t>> tables;
        for (const Looks& each : looks) {
            std::vector<std::int64_t>& table = tables.emplace_back();
            for (std::size_t m = 0; m < all.size(); ++m) {
                const auto part = partOf(p, m, each);
                table.insert(table.end(), part.begin(), part.end());
            }
        }
        double worst = 0;
        for (const auto& a : tables)
            for (const auto& b : tables) {
                std::vector<double> change;
                for (std::size_t j = 0; j < a.size(); ++j)
                    change.push_back(static_cast<double>(a[j] - b[j]));
                worst = std::max(worst, normIn(p.k_norm->body, change));
            }
        CHECK(worst <= static_cast<double>(p.k_norm->steps));
        CHECK(worst >= 0.999 * static_cast<double>(p.k_norm->steps));
    }
}

TEST_CASE("areas that move: black-box lower bound from 100000 Laplace releases proves no more than epsilon", "[audit]") {
    // One observer keeps to the area that goes right, or to the other: every value beyond the shifted centre.
    const int draws = 100000;
    const std::vector<Area> two = {apart[0], apart[1]};
    const test::Prepared p = test::prepare(two, {AreaMetric::dwell_share}, "laplace", 1, "observers");
    const auto here = partOf(p, 0, at(in_a, 4, 500)), there = partOf(p, 0, at(in_b, 4, 500));
    REQUIRE(here[0] > there[0]);
    SecureNoise noise;
    const auto beyond = [&](const std::vector<std::int64_t>& data) {
        std::vector<std::int64_t> drawn(data.size() * draws, 0);
        addLatticeNoise(drawn, p.plans[0], noise);
        double count = 0;
        for (std::size_t i = 0; i < drawn.size(); i += data.size())
            count += data[0] + drawn[i] <= there[0] && data[1] + drawn[i + 1] >= there[1];
        return count;
    };
    const double proven = std::log(test::klBound(beyond(there), draws, false) / test::klBound(beyond(here), draws, true));
    CHECK(proven <= 1.0);
    CHECK(proven > 0.5);
}
