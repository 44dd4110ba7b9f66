#include "core/domains/heatmap/heatmap_advice.h"

#include "core/domains/heatmap/expected_cc.h"
#include "core/files/figures.h"
#include "core/mechanism/mechanisms.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace nictate {

namespace {

constexpr double worth_telling = 0.01; ///< CC

struct Faithful {
    const MechanismInfo* mechanism = nullptr;
    double cc = 0;
};

/// Of the mechanisms whose promise is proven, the one whose expected CC at this ε and δ, all else at its defaults, rises
/// most above what its noise has by chance.
Faithful mostFaithful(const Parameters& resolved, const HeatmapFacts& facts) {
    Faithful best;
    double most = worth_telling;
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        if (facts.windows() > 1 && !mechanism.steps.takes_windows)
            continue;
        Parameters same;
        for (const char* name : {"epsilon", "delta"})
            if (auto value = resolved.numberIf(name); value && mechanism.info.has(name))
                same.set(name, *value);
        if (guaranteeOf(mechanism, same, facts).status != Status::proven)
            continue;
        const double cc = expectedCC(mechanism, same, facts), risen = cc - noiseCC(mechanism, same, facts);
        if (risen > most) {
            most = risen;
            best = {&mechanism.info, cc};
        }
    }
    return best;
}

} // namespace

std::optional<double> epsilonForCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                                   double cc) {
    if (!mechanism.info.has("epsilon"))
        return {};
    auto reaches = [&](double epsilon) {
        Parameters at = given;
        at.set("epsilon", epsilon);
        return expectedCC(mechanism, at, facts) >= cc;
    };
    double low = 0.01, high = 100;
    if (reaches(low))
        return low;
    if (!reaches(high))
        return {};
    while (high / low > 1.03) {
        double middle = std::sqrt(low * high);
        (reaches(middle) ? high : low) = middle;
    }
    return high;
}

NoiseAdvice whyNoisy(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts) {
    NoiseAdvice advice;
    Parameters resolved = resolve(mechanism, given, facts);
    Guarantee guarantee = mechanism.guarantee(resolved, facts);
    double now = expectedCC(mechanism, given, facts);
    advice.expected_cc = now;
    if (mechanism.steps.noise == NoiseKind::none) {
        advice.why = Text("No noise is added, so nothing is protected.");
        return advice;
    }
    Grid grid = mechanism.steps.grid(resolved, facts);
    double sensitivity = guarantee.sensitivity_l2.value_or(0) * facts.observers;
    if (mechanism.steps.noise == NoiseKind::laplace)
        sensitivity = guarantee.sensitivity_l1.value_or(0) * facts.observers;
    double usual = facts.expected_fixations * facts.observers / static_cast<double>(grid.cells());
    advice.why = Text("n = %1 observers share a grid of %2 × %3 cells; one of them may move the sum of all by %4, while a cell "
                      "holds %5 fixations on average.",
                      facts.observers, grid.width, grid.height, shortFigure(sensitivity), shortFigure(usual));

    auto consider = [&](double cc, const Text& change, const std::string& parameter, double value) {
        if (cc > advice.expected_cc + worth_telling) {
            advice.expected_cc = cc;
            advice.best_change = Text("%1 (expected CC %2)", change, shortFigure(cc));
            advice.parameter = parameter;
            advice.value = value;
        }
    };
    if (const Faithful best = mostFaithful(resolved, facts); best.mechanism && best.mechanism->id != mechanism.info.id)
        consider(best.cc, Text("At the same ε %1 does better", best.mechanism->name), "", 0);
    for (const char* name : {"width", "height", "clip", "splat", "threshold", "count_cap", "cap"})
        if (given.has(name)) {
            Parameters without = given;
            without.unset(name);
            Parameters back = resolve(mechanism, without, facts);
            if (auto value = back.numberIf(name))
                consider(expectedCC(mechanism, without, facts),
                         Text("%1 back at its default %2", mechanism.info.parameter(name).label, shortFigure(*value)), name,
                         *value);
        }
    if (advice.best_change.empty()) { // nothing free helps: more people do
        HeatmapFacts more = facts;
        more.observers = std::min(facts.observers, 100000000) * 4;
        consider(expectedCC(mechanism, given, more), Text("With %1 observers", more.observers), "", 0);
    }
    if (advice.best_change.empty())
        advice.best_change = Text("No single change helps much.");
    return advice;
}

} // namespace nictate
