#include "core/domains/areas/area_preview.h"
#include "core/domains/heatmap/heatmap_preview.h"
#include "core/domains/registry.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace nictate;

namespace {

const std::vector<Area> left_and_right = {test::rectangle("left", 0, 0, 100, 100), test::rectangle("right", 100, 0, 100, 100)};

/// Of each observer how many fixations of 200 ms in the left and in the right area, in turn while there are both.
std::vector<test::Looks> pages(const std::vector<std::pair<int, int>>& counts) {
    std::vector<test::Looks> all;
    for (const auto& [left, right] : counts) {
        test::Looks looks;
        for (int f = 0; f < std::max(left, right); ++f) {
            if (f < left)
                looks.push_back({50, 50, 200});
            if (f < right)
                looks.push_back({150, 50, 200});
        }
        all.push_back(looks);
    }
    return all;
}

const std::vector<std::pair<int, int>> long_pages = {{15, 14}, {30, 2}, {4, 5}, {22, 20}, {0, 3}};

AreaFrame frameOf(const std::vector<std::pair<int, int>>& counts, std::vector<AreaMetric> metrics) {
    return AreaPreview(left_and_right, test::gazeOf(pages(counts)), std::move(metrics), {}, 1)
        .frame(mechanismOf<Areas>("aoi"), {});
}

/// Observers with different numbers of fixations at few places, so that caps and clips bite.
ObserverPoints crowd(std::size_t observers) {
    ObserverPoints points;
    SeededNoise noise(5);
    std::uint64_t draw = 0;
    for (std::size_t i = 0; i < observers; ++i) {
        for (std::size_t f = 0; f < 1 + 3 * i; ++f) {
            const double place = std::floor(4 * noise.uniform(draw++));
            points.points.push_back({static_cast<float>(25 + 50 * place), 50});
        }
        points.offsets.push_back(points.points.size());
    }
    return points;
}

/// By hand: counts of the four places, capped and scaled.
TakenByBounds byHand(const ObserverPoints& points, const Bounds& bounds) {
    double all = 0, left = 0;
    TakenByBounds taken;
    for (std::size_t i = 0; i < points.observers(); ++i) {
        std::map<int, double> counts;
        const auto own = points.of(i);
        const std::size_t most = bounds.count_cap ? static_cast<std::size_t>(*bounds.count_cap) : own.size();
        for (std::size_t f = 0; f < std::min(own.size(), most); ++f)
            ++counts[static_cast<int>(own[f].x_px) / 50];
        double squares = 0, sum = 0;
        for (auto& [place, count] : counts) {
            count = bounds.cap ? std::min<double>(count, *bounds.cap) : count;
            squares += count * count;
            sum += count;
        }
        if (bounds.clip && std::sqrt(squares) > *bounds.clip)
            sum *= *bounds.clip / std::sqrt(squares);
        all += static_cast<double>(own.size());
        left += sum;
        taken.observers += sum < static_cast<double>(own.size()) - 1e-9;
    }
    taken.share = 1 - left / all;
    return taken;
}

} // namespace

TEST_CASE("areas: a clip that bites is said with the observers and the share a count by hand gives", "[bounds]") {
    double all = 0, left = 0;
    std::size_t cut = 0;
    for (const auto& [a, b] : long_pages) {
        const double norm = std::hypot(a, b);
        all += a + b;
        left += (a + b) * std::min(1.0, 10 / norm);
        cut += norm > 10;
    }
    const AreaFrame frame = frameOf(long_pages, {AreaMetric::fixations});
    REQUIRE(frame.bounded.size() == 1);
    CHECK(frame.bounded[0].metric == AreaMetric::fixations);
    CHECK(cut == 3);
    CHECK(frame.bounded[0].taken.observers == cut);
    CHECK(frame.bounded[0].taken.share == Approx(1 - left / all));
    CHECK(inWords(frame.bounded[0].taken, long_pages.size()) == "Bounds cut 3 of 5 observers and take away 55.7 % of the sum.");
    const AreaHits hits(left_and_right, test::gazeOf(pages(long_pages)));
    const std::vector<double> free = areaMeans(AreaMetric::fixations, hits, frame.bounds),
                              held = boundedAreaMeans(AreaMetric::fixations, hits, frame.bounds);
    CHECK(frame.bounded[0].taken.share == Approx(1 - (held[0] + held[1]) / (free[0] + free[1])));
}

TEST_CASE("areas: every other metric's bound is said where it bites", "[bounds]") {
    const AreaHits hits(left_and_right, test::gazeOf(pages({{3, 0}, {1, 1}, {0, 0}})));
    AreaBounds bounds;
    bounds.presentation_ms = 300;
    bounds.transitions = 1;
    const TakenByBounds dwell = takenByBounds(AreaMetric::dwell, hits, bounds);
    CHECK(dwell.observers == 1); // 600 ms and, of norm 283, 200 + 200 ms
    CHECK(dwell.share == Approx(0.3));
    CHECK(takenByBounds(AreaMetric::transitions, hits, bounds) == TakenByBounds{});
    CHECK(takenByBounds(AreaMetric::dwell_share, hits, bounds) == TakenByBounds{});
    CHECK(takenByBounds(AreaMetric::looked, hits, bounds) == TakenByBounds{});
    CHECK(takenByBounds(AreaMetric::first_fixation, hits, bounds) == TakenByBounds{});

    bounds.presentation_ms = 150; // the second observer looks to the right at 200 ms
    const TakenByBounds first = takenByBounds(AreaMetric::first_fixation, hits, bounds);
    CHECK(first.observers == 1);
    CHECK(first.share == Approx(50.0 / (150 + 200 + 150 + 150)));

    const AreaHits there_and_back(left_and_right, test::gazeOf(pages({{3, 3}, {1, 1}})));
    const TakenByBounds transitions = takenByBounds(AreaMetric::transitions, there_and_back, bounds);
    CHECK(transitions.observers == 1);
    CHECK(transitions.share == Approx(4.0 / 6));

    const std::vector<Area> twice = {test::rectangle("one", 0, 0, 100, 100), test::rectangle("same", 0, 0, 100, 100)};
    bounds.overlapping = true;
    const TakenByBounds shares = takenByBounds(AreaMetric::dwell_share, AreaHits(twice, test::gazeOf(pages({{2, 0}}))), bounds);
    CHECK(shares.observers == 1);
    CHECK(shares.share == Approx(1 - 1 / std::sqrt(2)));
}

TEST_CASE("areas: bounds that do not bite say nothing", "[bounds]") {
    const std::vector<AreaMetric> all(area_metrics.begin(), area_metrics.end());
    CHECK(frameOf({{3, 4}, {1, 1}, {0, 0}, {6, 2}}, all).bounded.empty());
    CHECK(inWords(TakenByBounds{}, 4).empty());
}

TEST_CASE("maps: what caps and clips take is what a count by hand gives", "[bounds]") {
    const Grid grid{4, 2, 200, 100};
    const ObserverPoints points = crowd(7);
    Bounds cap, first, clip, together;
    cap.cap = 2;
    first.count_cap = 5;
    clip.clip = 3;
    together.cap = 3;
    together.count_cap = 12;
    together.clip = 4.5;
    for (const Bounds& bounds : {cap, first, clip, together}) {
        const TakenByBounds taken = takenByBounds(grid, bounds, points), expected = byHand(points, bounds);
        CHECK(taken.observers == expected.observers);
        CHECK(taken.observers > 0);
        CHECK(taken.observers < 7);
        CHECK(taken.share == Approx(expected.share));
    }
    clip.clip = 100;
    CHECK(takenByBounds(grid, clip, points) == TakenByBounds{});
    Bounds splat;
    splat.splat = 1;
    CHECK(takenByBounds(grid, splat, points) == TakenByBounds{});
    CHECK(takenByBounds(grid, {}, points) == TakenByBounds{});
}

TEST_CASE("maps: the live picture says what its bounds took, and a selection says nothing of bounds", "[bounds]") {
    const auto points = std::make_shared<const ObserverPoints>(crowd(7));
    HeatmapFacts facts;
    facts.observers = 7;
    facts.display = {40, 20, 200, 100};
    HeatmapPreview preview(points, facts, 1);
    Parameters given;
    given.set("cap", 2.0);
    given.set("width", 4.0);
    given.set("height", 2.0);
    Bounds cap;
    cap.cap = 2;
    CHECK(preview.frame(mechanismOf<Heatmaps>("gaussian"), given).taken == takenByBounds({4, 2, 200, 100}, cap, *points));
    CHECK(preview.frame(mechanismOf<Heatmaps>("gaussian"), given).taken.observers > 0);
    CHECK(preview.frame(mechanismOf<Heatmaps>("noise-free"), {}).taken == TakenByBounds{});
    CHECK(preview.frame(mechanismOf<Heatmaps>("random-selection-1"), {}).taken == TakenByBounds{});
    Parameters wide;
    wide.set("clip", 1000.0);
    CHECK(preview.frame(mechanismOf<Heatmaps>("clipped-gaussian"), wide).taken == TakenByBounds{});
    wide.set("clip", 0.1);
    CHECK(preview.frame(mechanismOf<Heatmaps>("clipped-gaussian"), wide).taken.observers == 7);
}
