#include "core/mechanisms/maps/random_selection.h"

#include "core/mechanisms/maps/map_parameters.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

ParameterSpec fractionSpec() {
    ParameterSpec spec;
    spec.name = "fraction";
    spec.symbol = "c";
    spec.label = "Selected fraction";
    spec.meaning = "The share of observers whose maps are averaged.";
    spec.min = 0;
    spec.min_open = true;
    spec.max = 1;
    spec.slider_min = 0.01;
    spec.slider_max = 1;
    spec.default_formula = "0.5";
    spec.faithful_direction = 1;
    return spec;
}

Parameters defaults(const Parameters& given, const MapFacts& facts) {
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

Guarantee poor(double delta, const char* reason) {
    Guarantee guarantee;
    guarantee.delta = guarantee.delta_true = delta;
    guarantee.reasons = {reason};
    return guarantee;
}

Guarantee guarantee1(const Parameters& resolved, const MapFacts& facts) {
    auto n = static_cast<std::size_t>(facts.observers);
    double share = static_cast<double>(drawn(n, resolved.number("fraction"))) / facts.observers;
    return poor(share, "With chance c you are among the selected, and then nothing hides you: δ cannot be below c "
                       "(Liu et al. 2019, Theorem 3.2).");
}

Guarantee guarantee2(const Parameters& resolved, const MapFacts& facts) {
    auto n = static_cast<std::size_t>(facts.observers);
    double draws = static_cast<double>(drawn(n, resolved.number("fraction")));
    double seen = facts.observers == 1 ? 1 : -std::expm1(draws * std::log1p(-1.0 / facts.observers));
    return poor(seen, "With chance 1 − (1 − 1/n)^(cn) you are among the selected, and then nothing hides you "
                      "(Liu et al. 2019, Theorem 3.3).");
}

GazeMap selectedMean(const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts, const SeededNoise& noise,
                     bool with_replacement) {
    Grid grid = noiseGrid(resolved, facts);
    GazeMap sum = GazeMap::Zero(grid.height, grid.width);
    if (points.observers() == 0)
        return sum;
    auto selected = selectObservers(points.observers(), resolved.number("fraction"), with_replacement, noise);
    for (std::size_t observer : selected)
        for (GazePoint point : points.of(observer))
            sum.data()[cellOf(grid, point)] += 1;
    return sum / static_cast<double>(selected.size());
}

GazeMap statistic1(const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts, const SeededNoise& noise) {
    return selectedMean(points, resolved, facts, noise, false);
}

GazeMap statistic2(const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts, const SeededNoise& noise) {
    return selectedMean(points, resolved, facts, noise, true);
}

LatticePlan selectionLattice(const Parameters& resolved, const MapFacts& facts, bool with_replacement) {
    LatticePlan plan;
    plan.divisor = drawn(static_cast<std::size_t>(facts.observers), resolved.number("fraction"));
    plan.selects = true;
    plan.with_replacement = with_replacement;
    return plan;
}

LatticePlan lattice1(const Parameters& resolved, const MapFacts& facts) { return selectionLattice(resolved, facts, false); }

LatticePlan lattice2(const Parameters& resolved, const MapFacts& facts) { return selectionLattice(resolved, facts, true); }

MapMechanism selection(const char* id, const char* name, const char* summary) {
    MapMechanism mechanism;
    mechanism.info.id = id;
    mechanism.info.name = name;
    mechanism.info.summary = summary;
    mechanism.info.formula = "(1/cn) Σ over cn selected observers of G_i";
    mechanism.info.citation = liu2019;
    mechanism.info.parameters = {fractionSpec(), widthSpec("the display grid's width"), heightSpec("the display grid's height")};
    mechanism.info.statuses = {Status::none};
    mechanism.noise = NoiseKind::none;
    mechanism.defaults = defaults;
    mechanism.grid = noiseGrid;
    mechanism.finisher = blurOnly;
    mechanism.post_processing = blurInWords;
    mechanism.finish_is_linear = true;
    return mechanism;
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

MapMechanism randomSelection1() {
    MapMechanism mechanism =
        selection("random-selection-1", "Random selection 1", "The mean over a random part of the observers, each at most once.");
    mechanism.guarantee = guarantee1;
    mechanism.statistic = statistic1;
    mechanism.lattice = lattice1;
    return mechanism;
}

MapMechanism randomSelection2() {
    MapMechanism mechanism = selection("random-selection-2", "Random selection 2",
                                       "The mean over observers drawn at random, the same one possibly again.");
    mechanism.guarantee = guarantee2;
    mechanism.statistic = statistic2;
    mechanism.lattice = lattice2;
    return mechanism;
}

} // namespace nictate
