#include "core/domains/areas/area_metrics.h"

#include "core/errors.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <cmath>
#include <numeric>

using namespace nictate;
using test::gazeOf;
using test::Looks;

namespace {

constexpr double a = 50, b = 150, ab = 95, none = 500; ///< x of area a, b, both where they overlap, nowhere

const std::vector<Area> apart = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 100, 0, 100, 100)};
const std::vector<Area> overlapping = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 90, 0, 110, 100)};

struct ShareCase {
    const char* what;
    std::vector<Looks> observers;
    double of_a, of_b; ///< sums by hand
    const std::vector<Area>& areas = apart;
};

/// Durations along x at y = 50.
Looks looks(std::initializer_list<std::pair<double, double>> at) {
    Looks out;
    for (const auto& [x, ms] : at)
        out.push_back({x, 50, ms});
    return out;
}

std::vector<ShareCase> shareCases() {
    return {
        {"one look", {looks({{a, 300}})}, 1, 0},
        {"one look elsewhere", {looks({{none, 300}})}, 0, 0},
        {"nobody looked", {{}}, 0, 0},
        {"half and half", {looks({{a, 200}, {b, 200}})}, 0.5, 0.5},
        {"a third", {looks({{a, 100}, {none, 200}})}, 1.0 / 3, 0},
        {"three places", {looks({{a, 100}, {b, 250}, {none, 350}})}, 100.0 / 700, 250.0 / 700},
        {"back again", {looks({{a, 100}, {b, 100}, {a, 300}})}, 0.8, 0.2},
        {"uneven durations", {looks({{a, 123.4}, {b, 0.6}})}, 123.4 / 124, 0.6 / 124},
        {"two observers alike", {looks({{a, 100}}), looks({{a, 900}})}, 1, 0},
        {"two observers apart", {looks({{a, 100}}), looks({{b, 900}})}, 0.5, 0.5},
        {"shares and not sums are averaged", {looks({{a, 100}, {b, 100}}), looks({{a, 1000}})}, 0.75, 0.25},
        {"an observer without gaze counts", {looks({{a, 100}}), {}}, 0.5, 0},
        {"an observer who looked elsewhere counts", {looks({{a, 100}}), looks({{none, 5}})}, 0.5, 0},
        {"a duration of 0", {looks({{a, 0}, {b, 100}})}, 0, 1},
        {"no duration at all", {looks({{a, missing}})}, 0, 0},
        {"one duration unknown", {looks({{a, missing}, {b, 50}})}, 0, 1},
        {"on the edge between", {looks({{100, 100}, {99.999, 300}})}, 0.75, 0.25},
        {"three observers",
         {looks({{a, 10}, {none, 30}}), looks({{b, 40}}), looks({{a, 5}, {b, 15}})},
         (0.25 + 0.25) / 3,
         1.75 / 3},
        {"overlapping areas both get it", {looks({{ab, 100}, {none, 100}})}, 0.5, 0.5, overlapping},
        {"overlapping, in one", {looks({{a, 100}, {ab, 100}, {b, 200}})}, 0.5, 0.75, overlapping},
    };
}

} // namespace

TEST_CASE("dwell shares of 20 hand-made cases are the sums by hand, to 1e-12") {
    REQUIRE(shareCases().size() == 20);
    for (const ShareCase& each : shareCases()) {
        INFO(each.what);
        const AreaHits hits(each.areas, gazeOf(each.observers));
        const std::vector<double> shares = areaMeans(AreaMetric::dwell_share, hits, {});
        CHECK(std::abs(shares[0] - each.of_a) <= 1e-12);
        CHECK(std::abs(shares[1] - each.of_b) <= 1e-12);
        if (&each.areas == &apart)
            CHECK(boundedAreaMeans(AreaMetric::dwell_share, hits, {}) == shares); // disjoint areas need no bound
    }
}

TEST_CASE("the other metrics count, time and follow what an observer did") {
    const AreaBounds bounds{false, 10, 2000, 10};
    const AreaHits hits(apart, gazeOf({looks({{none, 150}, {a, 100}, {a, 200}, {none, 50}, {b, 300}, {a, 100}}), {}}));
    const auto of = [&](AreaMetric metric) { return areaMeans(metric, hits, bounds); };
    CHECK(of(AreaMetric::looked) == std::vector<double>{0.5, 0.5});
    CHECK(of(AreaMetric::fixations) == std::vector<double>{1.5, 0.5});
    CHECK(of(AreaMetric::dwell) == std::vector<double>{200, 150});
    CHECK(of(AreaMetric::first_fixation) == std::vector<double>{(150 + 2000) / 2.0, (500 + 2000) / 2.0});
    CHECK(of(AreaMetric::transitions) == std::vector<double>{0.5, 0.5}); // a → b, b → a
}

TEST_CASE("bounds hold one observer, whatever they did") {
    const AreaBounds bounds{false, 3, 1000, 2};
    Looks restless;
    for (int i = 0; i < 9; ++i)
        restless.push_back({i % 2 ? b : a, 50, 500});
    const AreaHits hits(apart, gazeOf({restless}));
    const auto held = [&](AreaMetric metric) { return boundedAreaMeans(metric, hits, bounds); };
    CHECK(std::hypot(held(AreaMetric::fixations)[0], held(AreaMetric::fixations)[1]) == Approx(3));
    CHECK(held(AreaMetric::fixations)[0] / held(AreaMetric::fixations)[1] == Approx(5.0 / 4));
    CHECK(std::hypot(held(AreaMetric::dwell)[0], held(AreaMetric::dwell)[1]) == Approx(1000));
    CHECK(held(AreaMetric::transitions) == std::vector<double>{1, 1});
    const AreaHits late(apart, gazeOf({{{none, 50, 5000}, {a, 50, 100}}}));
    CHECK(boundedAreaMeans(AreaMetric::first_fixation, late, bounds) == std::vector<double>{1000, 1000});

    const AreaHits both(overlapping, gazeOf({looks({{ab, 100}})}));
    const AreaBounds overlap{true, 3, 1000, 2};
    CHECK(boundedAreaMeans(AreaMetric::dwell_share, both, overlap)[0] == Approx(std::sqrt(0.5)));
    CHECK(areaMeans(AreaMetric::dwell_share, both, overlap)[0] == 1);
}

TEST_CASE("gaze comes from a study: recordings one after the other, on the picture, by each recording's own clock") {
    Dataset study = test::twoPeopleAndAPicture();
    const auto recording = [&](std::vector<Fixation> fixations) {
        Recording out;
        out.fixations = std::move(fixations);
        study.recordings.push_back(out);
    };
    recording({{a, 50, 120, 100}, {none, 50, 220, 100}, {b, 50, 320, 100}}); // the picture's clock
    recording({{b, 50, 700'100, 100}, {a, 50, 700'300, 100}});               // the tracker's
    recording({{a, 50, missing, 100}, {b, 50, missing, 100}});               // none
    recording({{a, 50, missing, missing}});
    Recording sampled;
    sampled.samples = {{5000, {a, 50, 3}, {}}};
    sampled.fixations = {{a, 50, 5250, 100}};
    study.recordings.push_back(sampled);
    const AreaGaze gaze = areaGaze(study, 0, {0, 1});
    REQUIRE(gaze.observers() == 2);
    REQUIRE(gaze.of(0).size() == 8);
    CHECK(gaze.of(1).empty());
    std::vector<double> since;
    std::size_t beginnings = 0;
    for (const AreaFixation& fixation : gaze.of(0)) {
        since.push_back(fixation.since_ms);
        beginnings += fixation.begins_recording;
    }
    CHECK(since == std::vector<double>{120, 320, 0, 200, 0, 100, 0, 250});
    CHECK(beginnings == 5);
    const std::vector<Text> warnings = warningsOf(gaze);
    REQUIRE(warnings.size() == 2);
    CHECK_THAT(warnings[0].english(), Catch::Contains("1 recording of 5 on this stimulus have no durations"));
    CHECK_THAT(warnings[1].english(), Catch::Contains("2 recordings of 5 on this stimulus have no times"));
    // A return to the start of a recording is no transition.
    const std::vector<double> moves = areaMeans(AreaMetric::transitions, AreaHits(apart, gaze), {});
    CHECK(moves == std::vector<double>{1, 0.5}); // a → b in the first and third, b → a in the second; of two observers
}

TEST_CASE("values are moved to the nearest that can be") {
    CHECK(projected({-1, 0.25, 2}, 1, {}) == std::vector<double>{0, 0.25, 1});
    CHECK(projected({0.25, 0.5}, 1, 1) == std::vector<double>{0.25, 0.5});
    CHECK(projected({0.75, 0.5, -0.25}, 1, 1) == std::vector<double>{0.625, 0.375, 0}); // Σ is 1 by lowering both alike
    // No other point of the simplex is nearer: along each edge of it the distance grows.
    const std::vector<double> raw = {0.8, 0.7, 0.4, -0.1}, nearest = projected(raw, 1, 1);
    CHECK(std::accumulate(nearest.begin(), nearest.end(), 0.0) == Approx(1));
    const auto distance = [&](std::vector<double> point) {
        double sum = 0;
        for (std::size_t i = 0; i < point.size(); ++i)
            sum += (point[i] - raw[i]) * (point[i] - raw[i]);
        return sum;
    };
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = 0; to < 4; ++to) {
            std::vector<double> other = nearest;
            const double step = std::min(1e-3, other[from]);
            other[from] -= step;
            other[to] += step;
            CHECK(distance(other) >= distance(nearest) - 1e-15);
        }
}

TEST_CASE("metrics have names; another one is told what there is") {
    for (const AreaMetric metric : area_metrics)
        CHECK(areaMetricOf(words(metric).id) == metric);
    CHECK_THROWS_WITH(areaMetricOf("dwel"), Catch::Contains("metric") && Catch::Contains("first-fixation"));
}
