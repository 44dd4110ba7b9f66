#include "core/domains/heatmap/time_windows.h"

#include "core/domains/heatmap/heatmap.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/mechanism/bounding.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

TimeCut evenCut(int windows, double presentation_ms) {
    TimeCut cut;
    cut.windows = windows;
    cut.presentation_ms = presentation_ms;
    return cut;
}

/// `observers` who look at the left until half of 2000 ms is over, then at the right.
ObserverPoints fromLeftToRight(int observers) {
    ObserverPoints out;
    for (int i = 0; i < observers; ++i) {
        const SeededNoise noise = SeededNoise(3).stream(static_cast<std::uint64_t>(i));
        for (std::uint64_t k = 0; k < 10; ++k)
            out.points.push_back({static_cast<float>((k < 5 ? 200 : 600) + 40 * noise.normal(2 * k)),
                                  static_cast<float>(300 + 40 * noise.normal(2 * k + 1)), 200.0f * static_cast<float>(k)});
        out.offsets.push_back(out.points.size());
    }
    return out;
}

} // namespace

TEST_CASE("a heatmap over time is cut into even windows of what was said, or where a person says; gaze past the end is in the "
          "last one") {
    CHECK(cutsOf(evenCut(4, 2000), 2000) == std::vector<double>{500, 1000, 1500});
    TimeCut cut;
    cut.at = {300, 1000};
    CHECK(cut.count() == 3);
    CHECK(cutsOf(cut, 0) == cut.at);
    const Grid grid{2, 1, 100, 100, cut.at};
    CHECK(windowOf(grid, {1, 1, 0}) == 0);
    CHECK(windowOf(grid, {1, 1, 300}) == 1);
    CHECK(windowOf(grid, {1, 1, 1e9f}) == 2);
    CHECK(windowOf(grid, {1, 1, NAN}) == 0);
    CHECK(windowShares({}, 0) == std::vector<double>{1});
    CHECK(windowShares({500, 1000}, 2000)[2] == Approx(0.5));
    CHECK(windowShares({500, 1000}, 0)[2] == Approx(1.0 / 3)); // nobody knows where it ends
    CHECK(windowTimes({500, 1000}, 2000, GazeClock::time) == std::vector<double>{500, 500, 1000});
    CHECK(windowName({500, 1000}, 1, GazeClock::time) == "500 – 1000 ms");
    CHECK(windowName({500, 1000}, 2, GazeClock::time) == "from 1000 ms");
    CHECK(windowName({1, 3}, 0, GazeClock::order) == "fixation 1");
    CHECK(windowName({1, 3}, 1, GazeClock::order) == "fixations 2 – 3");
}

TEST_CASE("a cut that is none is refused by name") {
    TimeCut cut;
    for (const std::vector<double>& at : {std::vector<double>{0}, {500, 400}, {500, 500}, {-1}, {NAN}, {100, INFINITY}}) {
        cut.at = at;
        CHECK_THROWS_WITH(checkTimeCut(cut), Catch::Contains("windows") && Catch::Contains("rise"));
    }
    for (const int windows : {0, -1, most_windows + 1})
        CHECK_THROWS_WITH(checkTimeCut(evenCut(windows, 1)), Catch::Contains("windows"));
    for (const double shown : {0.0, -5.0, static_cast<double>(NAN), static_cast<double>(INFINITY)})
        CHECK_THROWS_WITH(checkTimeCut(evenCut(2, shown)), Catch::Contains("presentation"));
    TimeCut even;
    even.windows = 3;
    CHECK_THROWS_WITH(withWindows(HeatmapFacts(), even), Catch::Contains("presentation"));
    CHECK(withWindows(HeatmapFacts(), even, 900).display.cuts == std::vector<double>{300, 600});
    even.clock = GazeClock::order;
    CHECK_FALSE(even.wantsPresentation());
    CHECK(withWindows(HeatmapFacts(), even).windows() == 3);
}

TEST_CASE("gaze has its time since the picture appeared, or its place in the order") {
    Dataset study;
    study.participants = {{"a", {}}, {"b", {}}};
    study.stimuli.resize(1);
    study.stimuli[0].width_px = study.stimuli[0].height_px = 100;
    Recording timed, untimed;
    timed.fixations = {{10, 10, 50'000, 200}, {500, 10, 50'300, 100}, {20, 10, 50'500, 100}}; // the tracker's own clock
    untimed.participant = 1;
    untimed.fixations = {{10, 10, missing, 200}, {20, 10, missing, missing}, {30, 10, missing, 100}};
    study.recordings = {timed, untimed};
    const auto since = [](const ObserverPoints& points) {
        std::vector<float> out;
        for (const GazePoint& point : points.points)
            out.push_back(std::isnan(point.since) ? -1 : point.since);
        return out;
    };
    const ObserverPoints by_time = collectPoints(study, 0, {0, 1});
    CHECK(since(by_time) == std::vector<float>{0, 500, 0, 200, -1}); // the second of the first observer is off the stimulus
    CHECK(by_time.recordings_without_times == 1);
    CHECK(by_time.recordings == 2);
    const ObserverPoints by_order = collectPoints(study, 0, {0, 1}, GazeSource::fixations, GazeClock::order);
    CHECK(since(by_order) == std::vector<float>{0, 2, 0, 1, 2});
    CHECK(guessedPresentation(by_time) == 1000); // 500 is the beginning of the second half second
}

TEST_CASE("maps of windows stand below each other; an observer is clipped once over all of them") {
    const ObserverPoints points = fromLeftToRight(3);
    const Grid still{8, 6, 800, 600}, over_time{8, 6, 800, 600, {500, 1000, 1500}};
    for (const double splat : {0.0, 0.8}) {
        Bounds bounds;
        bounds.splat = splat;
        const GazeMap maps = boundedSum(over_time, bounds, points), whole = boundedSum(still, bounds, points);
        REQUIRE(maps.rows() == 24);
        GazeMap together = GazeMap::Zero(6, 8);
        for (const GazeMap& map : windowMaps(maps, 4))
            together += map;
        CHECK((together - whole).abs().maxCoeff() < 1e-12);
        CHECK((stackedWindows(windowMaps(maps, 4)) - maps).abs().maxCoeff() == 0);
        CHECK(windowMap(maps, 0, 4).rightCols(3).sum() < 0.01); // nobody has looked to the right yet
        CHECK(windowMap(maps, 3, 4).leftCols(3).sum() < 0.01);

        bounds.clip = 0.5;
        ObserverPoints one = fromLeftToRight(1);
        const GazeMap clipped = boundedSum(over_time, bounds, one);
        CHECK(clipped.matrix().norm() == Approx(0.5));
        bounds.clip.reset();
        const GazeMap unclipped = boundedSum(over_time, bounds, one);
        CHECK((clipped * (unclipped.matrix().norm() / 0.5) - unclipped).abs().maxCoeff() < 1e-12);
    }
    const Grid display{40, 30, 800, 600, over_time.cuts};
    const GazeMap counts = boundedSum(over_time, {}, points), shown = blurToDisplay(counts, over_time, display, 24);
    REQUIRE(shown.rows() == 120);
    for (int t = 0; t < 4; ++t)
        CHECK((windowMap(shown, t, 4) - blurToDisplay(windowMap(counts, t, 4), still, display.still(), 24)).abs().maxCoeff() ==
              0);
}

TEST_CASE("a mechanism takes windows or refuses them by name, and a heatmap over time shows what moves") {
    HeatmapFacts facts;
    facts.observers = 40;
    const ObserverPoints points = fromLeftToRight(facts.observers);
    facts = withWindows(facts, evenCut(2, 2000));
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        CAPTURE(mechanism.info.id);
        if (mechanism.steps.takes_windows)
            CHECK_NOTHROW(resolve(mechanism, {}, facts));
        else
            CHECK_THROWS_WITH(resolve(mechanism, {}, facts), Catch::Contains("windows") && Catch::Contains("clipped-gaussian"));
    }
    const Mechanism<Heatmaps>& clipped = mechanismOf<Heatmaps>("clipped-gaussian");
    Parameters given;
    given.set("epsilon", 3.0);
    const GazeMap original = referenceHeatmap(points, facts);
    for (const char* prior : {"centre", "none"}) {
        given.set("prior", std::string(prior));
        const SimulatedMap over_time = simulate(clipped, points, given, facts, SeededNoise(1));
        REQUIRE(over_time.heatmap.rows() == original.rows());
        const std::vector<double> each = windowCCs(over_time.heatmap, original, 2);
        CAPTURE(prior, each[0], each[1]);
        CHECK(each[0] > 0.7);
        CHECK(each[1] > 0.7);
        CHECK(meanCC(over_time.heatmap, original, 2) == Approx((each[0] + each[1]) / 2));
    }
    CHECK(guaranteeOf(clipped, given, facts).noise_scale > 0);
    HeatmapFacts still = facts;
    still.display = facts.display.still();
    for (const char* name : {"width", "height"})
        given.set(name, 24.0);
    CHECK(guaranteeOf(clipped, given, facts).noise_scale == guaranteeOf(clipped, given, still).noise_scale); // one budget
}
