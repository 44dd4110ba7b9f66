// Every exact release path against what mathematics.md §2.2, 6 and 7 say, computed here from scratch. The mutants of
// tests/mutants.cmake are run against this file; each must fail one of these tests.

#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/registry.h"
#include "core/noise/seeded_noise.h"
#include "core/privacy/gaussian_profile.h"
#include "core/release/lattice_query.h"

#include "tests/catch.h"
#include "tests/core/release/proportion_bound.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

using namespace nictate;
using nictate::test::klBound;

namespace {

struct Path {
    std::string name;
    std::string mechanism;
    std::map<std::string, ParameterValue> settings;
    int observers = 12;
    bool worst_case_known = true; ///< the neighbours below come within 2 % of the sensitivity
    int windows = 1;              ///< of time
};

std::vector<Path> paths() {
    return {
        {"gaussian, cap", "gaussian", {{"epsilon", 1.0}, {"delta", 1e-5}, {"width", 20.0}, {"height", 15.0}, {"cap", 3.0}}},
        {"gaussian, cap and count cap",
         "gaussian",
         {{"epsilon", 3.0}, {"delta", 1e-3}, {"width", 20.0}, {"height", 15.0}, {"cap", 2.0}, {"count_cap", 10.0}}},
        {"gaussian, a few lattice units",
         "gaussian",
         {{"epsilon", 3.0}, {"delta", 1e-3}, {"width", 4.0}, {"height", 3.0}, {"count_cap", 1.0}}},
        {"gaussian, clip",
         "gaussian",
         {{"epsilon", 1.0}, {"delta", 1e-5}, {"width", 20.0}, {"height", 15.0}, {"cap", 100.0}, {"clip", 1.7}}},
        {"gaussian, splat and count cap",
         "gaussian",
         {{"epsilon", 1.0},
          {"delta", 1e-5},
          {"width", 20.0},
          {"height", 15.0},
          {"cap", 100.0},
          {"splat", 1.1},
          {"count_cap", 7.0}},
         12,
         false},
        {"laplace, cap", "laplace", {{"epsilon", 1.0}, {"width", 20.0}, {"height", 15.0}, {"cap", 3.0}}},
        {"laplace, count cap",
         "laplace",
         {{"epsilon", 0.7}, {"width", 20.0}, {"height", 15.0}, {"cap", 100.0}, {"count_cap", 5.0}}},
        {"laplace, clip",
         "laplace",
         {{"epsilon", 1.0}, {"width", 20.0}, {"height", 15.0}, {"cap", 100.0}, {"clip", 2.3}},
         12,
         false},
        {"clipped-gaussian, defaults", "clipped-gaussian", {}},
        {"clipped-gaussian, no splat", "clipped-gaussian", {{"epsilon", 2.0}, {"delta", 1e-4}, {"splat", 0.0}, {"clip", 2.0}}},
        {"clipped-gaussian, large epsilon", "clipped-gaussian", {{"epsilon", 200.0}, {"delta", 1e-6}}},
        {"clipped-gaussian, six windows of time", "clipped-gaussian", {}, 12, true, 6}};
}

constexpr double shown_ms = 3000;

struct Prepared {
    const Mechanism<Heatmaps>* mechanism;
    Parameters resolved;
    HeatmapFacts facts;
    Grid grid;
    Bounds bounds;
    LatticePlan plan;
    Guarantee preview;
};

Prepared prepare(const Path& path) {
    Prepared out;
    out.mechanism = &mechanismOf<Heatmaps>(path.mechanism);
    out.facts.observers = path.observers;
    TimeCut cut;
    cut.windows = path.windows;
    cut.presentation_ms = shown_ms;
    out.facts = withWindows(out.facts, cut);
    Parameters given;
    for (const auto& [name, value] : path.settings)
        given.set(name, value);
    out.resolved = resolve(*out.mechanism, given, out.facts);
    out.grid = out.mechanism->steps.grid(out.resolved, out.facts);
    out.bounds = boundsOf(out.resolved);
    out.plan = out.mechanism->exact(out.resolved, out.facts);
    out.preview = out.mechanism->guarantee(out.resolved, out.facts);
    return out;
}

/// Observers' gaze, replaceable one at a time.
using Crowd = std::vector<std::vector<GazePoint>>;

ObserverPoints pointsOf(const Crowd& gaze) {
    ObserverPoints points;
    for (const auto& observer : gaze) {
        points.points.insert(points.points.end(), observer.begin(), observer.end());
        points.offsets.push_back(points.points.size());
    }
    return points;
}

std::vector<GazePoint> randomGaze(const Grid& grid, const SeededNoise& noise, int count) {
    std::vector<GazePoint> points;
    for (int i = 0; i < count; ++i)
        points.push_back(
            {static_cast<float>(noise.uniform(static_cast<std::uint64_t>(2 * i)) * 0.999 * grid.stimulus_width_px),
             static_cast<float>(noise.uniform(static_cast<std::uint64_t>(2 * i + 1)) * 0.999 * grid.stimulus_height_px),
             static_cast<float>(shown_ms * i / count)});
    return points;
}

GazePoint centreOf(const Grid& grid, int column, int row) {
    return {static_cast<float>((column + 0.5) * grid.cellWidth()), static_cast<float>((row + 0.5) * grid.cellHeight())};
}

/// Many fixations on one cell, all the time or far too late; a cell every observer's cap is reached in; and every cell many
/// times.
std::vector<GazePoint> staring(const Grid& grid, int column, int row) {
    std::vector<GazePoint> points(400, centreOf(grid, column, row));
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i].since = static_cast<float>(shown_ms) * static_cast<float>(i) / static_cast<float>(points.size());
    return points;
}
std::vector<GazePoint> late(const Grid& grid, int column, int row) {
    std::vector<GazePoint> points = staring(grid, column, row);
    for (GazePoint& point : points)
        point.since += 100 * static_cast<float>(shown_ms);
    return points;
}
std::vector<GazePoint> everywhere(const Grid& grid) {
    std::vector<GazePoint> points;
    for (int row = 0; row < grid.height; ++row)
        for (int column = 0; column < grid.width; ++column)
            points.insert(points.end(), 4, centreOf(grid, column, row));
    return points;
}
/// Cells one after the other, each twice, from a corner on: reaches m·T where cap and count cap are both set.
std::vector<GazePoint> pairs(const Grid& grid, int first) {
    std::vector<GazePoint> points;
    for (int cell = first; cell < first + 20 && cell < static_cast<int>(grid.still().cells()); ++cell)
        points.insert(points.end(), 2, centreOf(grid, cell % grid.width, cell / grid.width));
    return points;
}

/// Neighbouring replacements for one observer: (before, after).
std::vector<std::pair<std::vector<GazePoint>, std::vector<GazePoint>>> replacements(const Grid& grid) {
    std::vector<std::pair<std::vector<GazePoint>, std::vector<GazePoint>>> out = {
        {{}, everywhere(grid)},
        {staring(grid, 0, 0), staring(grid, grid.width - 1, grid.height - 1)},
        {staring(grid, 1, 1), {}},
        {pairs(grid, 0), pairs(grid, static_cast<int>(grid.still().cells()) - 20)},
        {everywhere(grid), staring(grid, 0, 0)},
        {staring(grid, 0, 0), late(grid, grid.width - 1, grid.height - 1)}};
    for (std::uint64_t i = 0; i < 60; ++i) {
        SeededNoise noise = SeededNoise(99).stream(i);
        out.emplace_back(randomGaze(grid, noise.stream(1), static_cast<int>(1 + i % 40)),
                         randomGaze(grid, noise.stream(2), static_cast<int>(1 + i % 23)));
    }
    return out;
}

struct Change {
    UInt128 l1 = 0, l2_squared = 0;
};

Change changeOf(const Prepared& p, Crowd gaze, const std::vector<GazePoint>& before, const std::vector<GazePoint>& after) {
    std::vector<std::size_t> everyone(gaze.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    gaze[3] = before;
    const LatticeMap a = latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), everyone);
    gaze[3] = after;
    const LatticeMap b = latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), everyone);
    Change change;
    for (std::size_t j = 0; j < a.size(); ++j) {
        const auto difference = static_cast<UInt128>(std::abs(a[j] - b[j]));
        change.l1 += difference;
        change.l2_squared += difference * difference;
    }
    return change;
}

Crowd crowd(const Prepared& p) {
    Crowd gaze;
    for (int i = 0; i < p.facts.observers; ++i)
        gaze.push_back(randomGaze(p.grid, SeededNoise(5).stream(static_cast<std::uint64_t>(i)), 10));
    return gaze;
}

/// What someone watching outputs can prove about ε, from events `z·direction > threshold`.
double provenEpsilon(const Prepared& p, const LatticeMap& before, const LatticeMap& after, const std::vector<double>& thresholds,
                     double delta) {
    const int draws = 100000;
    SecureNoise noise;
    std::vector<double> direction(before.size()), seen_before(thresholds.size()), seen_after(thresholds.size());
    double norm = 0;
    for (std::size_t j = 0; j < before.size(); ++j) {
        direction[j] = static_cast<double>(after[j] - before[j]);
        norm += direction[j] * direction[j];
    }
    norm = std::sqrt(norm);
    // What leaves is the mean map; the attacker knows n and the pitch, and multiplies them away.
    const double unit = p.plan.pitch / p.facts.observers;
    auto watch = [&](const LatticeMap& data, std::vector<double>& seen) {
        for (int i = 0; i < draws; ++i) {
            LatticeMap map = data;
            addLatticeNoise(map, p.plan, noise);
            const GazeMap out = meanOfLattice(map, p.plan, p.grid);
            double along = 0;
            for (std::size_t j = 0; j < data.size(); ++j)
                along += (out.data()[j] / unit - static_cast<double>(before[j])) * direction[j] / norm;
            for (std::size_t k = 0; k < thresholds.size(); ++k)
                seen[k] += along > thresholds[k];
        }
    };
    watch(before, seen_before);
    watch(after, seen_after);
    double best = 0;
    for (std::size_t k = 0; k < thresholds.size(); ++k)
        best = std::max(best, std::log(std::max(1e-300, klBound(seen_after[k], draws, false) - delta) /
                                       klBound(seen_before[k], draws, true)));
    return best;
}

Prepared onOneRow(const std::string& mechanism, std::map<std::string, ParameterValue> settings) {
    settings["width"] = 2.0;
    settings["height"] = 1.0;
    if (mechanism != "clipped-gaussian")
        settings["cap"] = 50.0;
    return prepare({"", mechanism, std::move(settings), 3});
}

} // namespace

TEST_CASE("deterministic audit: no neighbour moves the integer query further than the plan says", "[audit]") {
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const Crowd gaze = crowd(p);
        Change worst;
        for (const auto& [before, after] : replacements(p.grid)) {
            const Change change = changeOf(p, gaze, before, after);
            worst.l1 = std::max(worst.l1, change.l1);
            worst.l2_squared = std::max(worst.l2_squared, change.l2_squared);
        }
        INFO(path.name);
        CAPTURE(static_cast<double>(worst.l2_squared), static_cast<double>(p.plan.l2_squared));
        CAPTURE(static_cast<double>(worst.l1), static_cast<double>(p.plan.l1));
        if (p.plan.noise == LatticeNoise::discrete_gaussian) {
            CHECK(worst.l2_squared <= p.plan.l2_squared);
            if (path.worst_case_known)
                CHECK(static_cast<double>(worst.l2_squared) >= 0.96 * static_cast<double>(p.plan.l2_squared));
        } else {
            CHECK(worst.l1 <= p.plan.l1);
            if (path.worst_case_known)
                CHECK(static_cast<double>(worst.l1) >= 0.98 * static_cast<double>(p.plan.l1));
        }
    }
}

TEST_CASE("deterministic audit: the noise is enough for the worst neighbour seen", "[audit]") {
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const double epsilon = p.resolved.number("epsilon");
        INFO(path.name);
        for (const auto& [before, after] : replacements(p.grid)) {
            const Change change = changeOf(p, crowd(p), before, after);
            if (p.plan.noise == LatticeNoise::discrete_laplace) {
                CHECK(static_cast<double>(change.l1) / p.plan.laplace.value() <= epsilon * (1 + 1e-12));
            } else {
                // The continuous noise inside the discrete one has variance σ² − s², s = 2 (or it is zCDP's).
                const double delta = p.resolved.number("delta"), variance = static_cast<double>(p.plan.sigma_squared);
                const double squared = static_cast<double>(change.l2_squared);
                const bool tight =
                    variance > 4 && gaussianDelta(epsilon, std::sqrt(squared / (variance - 4))) <= delta * (1 + 1e-9);
                const bool zcdp = zcdpEpsilon(squared / (2 * variance), delta) <= epsilon * (1 + 1e-9);
                CAPTURE(squared, variance);
                CHECK((tight || zcdp));
            }
        }
    }
}

TEST_CASE("the noise that is added has the scale that is planned", "[audit]") {
    SecureNoise noise;
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const int draws = 100000;
        LatticeMap map(draws, 0);
        addLatticeNoise(map, p.plan, noise);
        double absolute = 0;
        for (std::int64_t z : map)
            absolute += std::abs(static_cast<double>(z)) / draws;
        const double planned = p.plan.noise == LatticeNoise::discrete_gaussian
                                   ? std::sqrt(2 * static_cast<double>(p.plan.sigma_squared) / std::numbers::pi)
                                   : p.plan.laplace.value();
        INFO(path.name);
        CHECK(absolute / planned == Approx(1).margin(6 / std::sqrt(draws)));
    }
}

TEST_CASE("released and previewed noise agree to 1 %", "[audit]") {
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        INFO(path.name);
        CHECK(p.plan.noiseScale() / p.preview.noise_scale <= 1.01);
        CHECK(p.plan.noiseScale() / p.preview.noise_scale >= 0.98); // bounds are rounded down to the lattice
    }
}

TEST_CASE("without noise the release is the bounded mean map, divided by n once", "[audit]") {
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const Crowd gaze = crowd(p);
        std::vector<std::size_t> everyone(gaze.size());
        std::iota(everyone.begin(), everyone.end(), std::size_t{0});
        const GazeMap released = meanOfLattice(latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), everyone), p.plan, p.grid);
        const GazeMap expected = boundedSum(p.grid, p.bounds, pointsOf(gaze)) / p.facts.observers;
        INFO(path.name);
        CHECK((released - expected).abs().maxCoeff() <= p.plan.pitch * 1.001 + 1e-3 * p.preview.noise_scale);
        if (p.bounds.splat == 0 && !p.bounds.clip)
            CHECK((released - expected).abs().maxCoeff() < 1e-12);
    }
}

TEST_CASE("black-box lower bound: Gaussian releases prove no more than epsilon", "[audit]") {
    for (const Prepared& p : {onOneRow("gaussian", {{"epsilon", 3.0}, {"delta", 1e-3}, {"count_cap", 20.0}}),
                              onOneRow("clipped-gaussian", {{"epsilon", 3.0}, {"delta", 1e-3}, {"splat", 0.0}, {"clip", 4.0}})}) {
        Crowd gaze(3);
        gaze[1] = staring(p.grid, 0, 0);
        const LatticeMap before = latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), std::vector<std::size_t>{0, 1, 2});
        gaze[1] = staring(p.grid, 1, 0);
        const LatticeMap after = latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), std::vector<std::size_t>{0, 1, 2});
        const double sigma = p.preview.noise_scale * p.facts.observers / p.plan.pitch;
        const double proven =
            provenEpsilon(p, before, after, {1.0 * sigma, 1.3 * sigma, 2.0 * sigma, 2.3 * sigma, 2.7 * sigma}, 1e-3);
        CHECK(proven <= 3.0);
        CHECK(proven > 1.5); // the test does see something
    }
}

TEST_CASE("black-box lower bound: Laplace releases prove no more than epsilon", "[audit]") {
    Prepared p = onOneRow("laplace", {{"epsilon", 1.0}, {"count_cap", 20.0}});
    Crowd gaze(3);
    gaze[1] = staring(p.grid, 0, 0);
    const LatticeMap before = latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), std::vector<std::size_t>{0, 1, 2});
    gaze[1] = staring(p.grid, 1, 0);
    const LatticeMap after = latticeSum(p.plan, p.grid, p.bounds, pointsOf(gaze), std::vector<std::size_t>{0, 1, 2});
    const double shift = 20 / p.plan.pitch;
    // Both coordinates beyond the shifted centre: probability ratio e^ε exactly.
    const int draws = 100000;
    SecureNoise noise;
    double seen_before = 0, seen_after = 0;
    for (int i = 0; i < draws; ++i) {
        for (auto [data, seen] : {std::pair{&before, &seen_before}, {&after, &seen_after}}) {
            LatticeMap map = *data;
            addLatticeNoise(map, p.plan, noise);
            *seen += static_cast<double>(map[1]) >= shift && map[0] <= 0;
        }
    }
    const double proven = std::log(klBound(seen_after, draws, false) / klBound(seen_before, draws, true));
    CHECK(proven <= 1.0);
    CHECK(proven > 0.7);
}
