#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "core/domains/heatmap/heatmap_parameters.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

ParameterSpec fractionSpec() {
    return {.name = "fraction",
            .symbol = "c",
            .label = Text("Selected fraction"),
            .meaning = Text("The share of observers whose maps are averaged."),
            .min = 0,
            .max = 1,
            .min_open = true,
            .slider_min = 0.01,
            .slider_max = 1,
            .default_formula = std::string("0.5"),
            .faithful_direction = 1};
}

Parameters defaults(const Parameters& given, const HeatmapFacts& facts) {
    refuseWindows(facts);
    Parameters out = given;
    if (!out.has("fraction"))
        out.set("fraction", 0.5);
    if (!out.has("width"))
        out.set("width", static_cast<double>(facts.display.width));
    if (!out.has("height"))
        out.set("height", static_cast<double>(facts.display.height));
    return out;
}

std::size_t drawn(std::size_t observers, double fraction) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::llround(fraction * static_cast<double>(observers))));
}

Guarantee poor(double delta, const Text& reason) {
    Guarantee guarantee;
    guarantee.delta = guarantee.delta_true = delta;
    guarantee.reasons = {reason};
    return guarantee;
}

Guarantee guarantee1(const Parameters& resolved, const HeatmapFacts& facts) {
    auto n = static_cast<std::size_t>(facts.observers);
    double share = static_cast<double>(drawn(n, resolved.number("fraction"))) / facts.observers;
    return poor(share,
                Text("With chance c you are among the selected, and then nothing hides you: δ cannot be below c (Liu et al. "
                     "2019, Theorem 3.2)."));
}

Guarantee guarantee2(const Parameters& resolved, const HeatmapFacts& facts) {
    auto n = static_cast<std::size_t>(facts.observers);
    double draws = static_cast<double>(drawn(n, resolved.number("fraction")));
    double seen = facts.observers == 1 ? 1 : -std::expm1(draws * std::log1p(-1.0 / facts.observers));
    return poor(seen,
                Text("With chance 1 − (1 − 1/n)^(cn) you are among the selected, and then nothing hides you (Liu et al. 2019, "
                     "Theorem 3.3)."));
}

GazeMap selectedMean(const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                     const SeededNoise& noise, bool with_replacement) {
    Grid grid = noiseGrid(resolved, facts);
    GazeMap sum = GazeMap::Zero(grid.rows(), grid.width);
    if (points.observers() == 0)
        return sum;
    auto selected = selectObservers(points.observers(), resolved.number("fraction"), with_replacement, noise);
    for (std::size_t observer : selected)
        for (GazePoint point : points.of(observer))
            sum.data()[cellOf(grid, point)] += 1;
    return sum / static_cast<double>(selected.size());
}

GazeMap statistic1(const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                   const SeededNoise& noise) {
    return selectedMean(points, resolved, facts, noise, false);
}

GazeMap statistic2(const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                   const SeededNoise& noise) {
    return selectedMean(points, resolved, facts, noise, true);
}

LatticePlan selectionLattice(const Parameters& resolved, const HeatmapFacts& facts, bool with_replacement) {
    LatticePlan plan;
    plan.divisor = drawn(static_cast<std::size_t>(facts.observers), resolved.number("fraction"));
    plan.selects = true;
    plan.with_replacement = with_replacement;
    return plan;
}

LatticePlan lattice1(const Parameters& resolved, const HeatmapFacts& facts) { return selectionLattice(resolved, facts, false); }

LatticePlan lattice2(const Parameters& resolved, const HeatmapFacts& facts) { return selectionLattice(resolved, facts, true); }

/// Both kinds but for what sets them apart.
Mechanism<Heatmaps> selection(MechanismInfo info) {
    info.formula = Text("(1/cn) Σ over cn selected observers of G_i");
    info.citation = liu2019;
    info.parameters = {fractionSpec(), widthSpec(Text("the display grid's width")),
                       heightSpec(Text("the display grid's height"))};
    info.statuses = {Status::none};
    return {
        .info = std::move(info),
        .defaults = defaults,
        .steps = {.noise = NoiseKind::none, .grid = noiseGrid, .finisher = blurOnly, .finish_is_linear = true},
        .simulate = simulateSteps,
        .post_processing = blurInWords,
    };
}

} // namespace

std::vector<std::size_t> selectObservers(std::size_t observers, double fraction, bool with_replacement,
                                         const SeededNoise& noise) {
    std::size_t count = drawn(observers, fraction);
    std::vector<std::size_t> selected(observers);
    std::iota(selected.begin(), selected.end(), std::size_t{0});
    if (with_replacement) {
        selected.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            selected[i] = noise.below(observers, i);
        return selected;
    }
    for (std::size_t i = 0; i < count; ++i) // the first `count` steps of a Fisher–Yates shuffle
        std::swap(selected[i], selected[i + noise.below(observers - i, i)]);
    selected.resize(count);
    return selected;
}

Mechanism<Heatmaps> randomSelection1() {
    Mechanism<Heatmaps> mechanism =
        selection({.id = "random-selection-1",
                   .name = Text("Random selection 1"),
                   .reads = Heatmaps::reads,
                   .summary = Text("The mean over a random part of the observers, each at most once.")});
    mechanism.guarantee = guarantee1;
    mechanism.steps.statistic = statistic1;
    mechanism.exact = lattice1;
    return mechanism;
}

Mechanism<Heatmaps> randomSelection2() {
    Mechanism<Heatmaps> mechanism =
        selection({.id = "random-selection-2",
                   .name = Text("Random selection 2"),
                   .reads = Heatmaps::reads,
                   .summary = Text("The mean over observers drawn at random, the same one possibly again.")});
    mechanism.guarantee = guarantee2;
    mechanism.steps.statistic = statistic2;
    mechanism.exact = lattice2;
    return mechanism;
}

} // namespace nictate
