#include "core/domains/heatmap/heatmap_parameters.h"

#include "core/domains/heatmap/heatmap.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {
constexpr double infinity = std::numeric_limits<double>::infinity();
}

namespace {
ParameterSpec gridSpec(const char* name, const char* symbol, const Text& label, const Text& formula) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = Text("cells"),
            .meaning =
                Text("Size of the grid that gaze is counted on and noise is added to. Fewer cells: less noise relative to the "
                     "signal, and less detail."),
            .min = 1,
            .max = 20000,
            .integer = true,
            .logarithmic = true,
            .slider_min = 4,
            .slider_max = 2000,
            .default_formula = formula};
}
} // namespace

ParameterSpec widthSpec(const Text& default_formula) { return gridSpec("width", "w", Text("Noise grid width"), default_formula); }

ParameterSpec heightSpec(const Text& default_formula) {
    return gridSpec("height", "h", Text("Noise grid height"), default_formula);
}

ParameterSpec capSpec() {
    return {.name = "cap",
            .symbol = "m",
            .label = Text("Cell cap"),
            .unit = Text("fixations"),
            .meaning = Text("No observer counts more often than this in one cell."),
            .min = 1,
            .max = infinity,
            .integer = true,
            .slider_min = 1,
            .slider_max = 20,
            .default_formula = Text("1")};
}

ParameterSpec countCapSpec() {
    return {.name = "count_cap",
            .symbol = "T",
            .label = Text("Count cap"),
            .unit = Text("fixations"),
            .meaning = Text("Only an observer's first T fixations count."),
            .min = 1,
            .max = infinity,
            .integer = true,
            .optional = true,
            .slider_min = 1,
            .slider_max = 60,
            .default_formula = Text("unset")};
}

ParameterSpec clipSpec(const Text& default_formula) {
    return {.name = "clip",
            .symbol = "C",
            .label = Text("ℓ2 clip"),
            .unit = Text("norm of one observer's map"),
            .meaning = Text("An observer's map longer than this is scaled down to it. A single splatted fixation of s cells "
                            "has a norm of about 0.28/s, a plain one of 1."),
            .min = 0,
            .max = infinity,
            .min_open = true,
            .logarithmic = true,
            .optional = default_formula == "unset",
            .slider_min = 0.05,
            .slider_max = 20,
            .default_formula = default_formula};
}

ParameterSpec splatSpec(const Text& default_formula) {
    return {.name = "splat",
            .symbol = "s",
            .label = Text("Splat"),
            .unit = Text("cells"),
            .meaning = Text("Each fixation is spread over its neighbours by a Gaussian of this width before the clip. 0 = off."),
            .min = 0.6,
            .max = 5,
            .optional = default_formula == "unset",
            .zero_allowed = true,
            .slider_min = 0.6,
            .slider_max = 5,
            .default_formula = default_formula};
}

Parameters displayGridDefaults(const Parameters& given, const HeatmapFacts& facts) {
    refuseWindows(facts);
    Parameters out = given;
    auto fill = [&](const char* name, double value) {
        if (!out.has(name))
            out.set(name, value);
    };
    fill("epsilon", 1.0);
    fill("delta", defaultDelta(facts.observers));
    fill("width", facts.display.width);
    fill("height", facts.display.height);
    fill("cap", 1);
    return out;
}

Grid noiseGrid(const Parameters& resolved, const HeatmapFacts& facts) {
    return {static_cast<int>(resolved.number("width")), static_cast<int>(resolved.number("height")),
            facts.display.stimulus_width_px, facts.display.stimulus_height_px, facts.display.cuts};
}

Bounds boundsOf(const Parameters& resolved) {
    auto whole = [&](const char* name) -> std::optional<int> {
        auto value = resolved.numberIf(name);
        return value ? std::optional<int>(static_cast<int>(std::min(*value, 2e9))) : std::nullopt;
    };
    Bounds bounds;
    bounds.cap = whole("cap");
    bounds.count_cap = whole("count_cap");
    bounds.clip = resolved.numberIf("clip");
    bounds.splat = resolved.numberIf("splat").value_or(0);
    return bounds;
}

GazeMap boundedMean(const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts, const SeededNoise&) {
    return boundedSum(noiseGrid(resolved, facts), boundsOf(resolved), points) / facts.observers;
}

LatticePlan gaussianLattice(const Parameters& resolved, const HeatmapFacts& facts) {
    const Guarantee preview = analyticGaussianGuarantee(resolved, facts);
    LatticePlan plan = latticeFor(boundsOf(resolved), static_cast<double>(noiseGrid(resolved, facts).cells()),
                                  preview.noise_scale * facts.observers);
    plan.noise = LatticeNoise::discrete_gaussian;
    // mutant n-applied-twice-to-noise
    plan.sigma_squared = latticeSigmaSquared(resolved.number("epsilon"), resolved.number("delta"), plan.l2_squared);
    plan.divisor = static_cast<std::uint64_t>(facts.observers);
    return plan;
}

LatticePlan noiselessLattice(const Parameters&, const HeatmapFacts& facts) {
    LatticePlan plan;
    plan.divisor = static_cast<std::uint64_t>(facts.observers);
    return plan;
}

std::vector<double> capNoiseVariances(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                                      int largest_cap) {
    std::vector<double> out;
    Parameters with_cap = given;
    for (int m = 1; m <= largest_cap; ++m) {
        with_cap.set("cap", static_cast<double>(m));
        double scale = guaranteeOf(mechanism, with_cap, facts).noise_scale;
        out.push_back((mechanism.steps.noise == NoiseKind::laplace ? 2 : 1) * scale * scale);
    }
    return out;
}

std::vector<Text> blurInWords(const Parameters&, const HeatmapFacts& facts) {
    return {Text("Blurred by a Gaussian point spread of standard deviation %1 stimulus pixels onto the display grid.",
                 valueText(facts.blur_px))};
}

Finish blurOnly(const Parameters& resolved, const HeatmapFacts& facts) {
    DisplayBlur blur(noiseGrid(resolved, facts), facts.display, facts.blur_px, facts.blur_px);
    return {[blur](const GazeMap& noisy, double) { return blur(noisy); }};
}

Guarantee heatmapGuarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    HeatmapSensitivity sum = sumSensitivity(boundsOf(resolved), static_cast<double>(noiseGrid(resolved, facts).cells()));
    Guarantee guarantee;
    if (sum.l1)
        guarantee.sensitivity_l1 = *sum.l1 / facts.observers;
    if (sum.l2)
        guarantee.sensitivity_l2 = *sum.l2 / facts.observers;
    guarantee.noise_unit = Text("fixations per cell, mean over observers");
    return guarantee;
}

void warnLargeDelta(Guarantee& guarantee, const HeatmapFacts& facts) {
    if (guarantee.delta * facts.observers >= 1)
        guarantee.reasons.push_back(Text("δ is 1/n or more: that would even allow publishing one observer outright."));
}

Guarantee analyticGaussianGuarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    Guarantee guarantee = heatmapGuarantee(resolved, facts);
    double epsilon = resolved.number("epsilon"), delta = resolved.number("delta");
    guarantee.definition = Definition::approximate_dp;
    guarantee.status = Status::proven;
    guarantee.published_epsilon = guarantee.user_epsilon = epsilon;
    guarantee.delta = delta;
    guarantee.noise_name = Text("σ");
    guarantee.noise_scale = *guarantee.sensitivity_l2 * analyticSigma(epsilon, delta);
    double mu = *guarantee.sensitivity_l2 / guarantee.noise_scale;
    guarantee.delta_true = gaussianDelta(epsilon, mu);
    guarantee.rho = mu * mu / 2;
    guarantee.reasons.push_back(Text("The noise is calibrated from public quantities only, by the exact profile of the "
                                     "Gaussian (Balle & Wang 2018)."));
    warnLargeDelta(guarantee, facts);
    return guarantee;
}

} // namespace nictate
