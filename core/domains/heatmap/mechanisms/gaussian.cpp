#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/privacy/gaussian_profile.h"

#include <cstdio>

namespace nictate {

namespace {

ParameterSpec calibrationSpec() {
    return {.name = "calibration",
            .label = Text("Calibration"),
            .meaning = Text("analytic: the least noise that keeps (ε,δ). theorem-3.4: the noise the paper prints."),
            .choices = {Text("analytic"), Text("theorem-3.4")},
            .in_title = {{"theorem-3.4", Text("Theorem 3.4")}},
            .default_formula = Text("analytic"),
            .scales_noise_only = true};
}

Parameters defaults(const Parameters& given, const HeatmapFacts& facts) {
    Parameters out = displayGridDefaults(given, facts);
    if (!out.has("calibration"))
        out.set("calibration", "analytic");
    return out;
}

std::string threeDigits(double value) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.3g", value);
    return buffer;
}

Guarantee theorem34Guarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    Guarantee guarantee = heatmapGuarantee(resolved, facts);
    double epsilon = resolved.number("epsilon"), delta = resolved.number("delta");
    auto cells = static_cast<double>(noiseGrid(resolved, facts).cells());
    guarantee.definition = Definition::approximate_dp;
    guarantee.status = Status::as_published;
    guarantee.published_epsilon = guarantee.user_epsilon = epsilon;
    guarantee.delta = delta;
    guarantee.noise_name = Text("σ");
    guarantee.noise_scale = theorem34Sigma(resolved.number("cap"), cells, facts.observers, epsilon, delta);
    double mu = *guarantee.sensitivity_l2 / guarantee.noise_scale;
    guarantee.delta_true = gaussianDelta(epsilon, mu);
    guarantee.rho = mu * mu / 2;
    guarantee.reasons.push_back(Text("Theorem 3.4 is not true as stated: its proof bounds an ℓ2 norm by a union bound "
                                     "over coordinates."));
    double analytic = *guarantee.sensitivity_l2 * analyticSigma(epsilon, delta);
    if (guarantee.delta_true > delta)
        guarantee.reasons.push_back(Text("Here its noise is too small: δ is really %1 times the promised one.",
                                         threeDigits(guarantee.delta_true / delta)));
    else
        guarantee.reasons.push_back(Text("Here its noise is %1 times what is needed, so the promise holds at a loss.",
                                         threeDigits(guarantee.noise_scale / analytic)));
    warnLargeDelta(guarantee, facts);
    return guarantee;
}

Guarantee guarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    return resolved.text("calibration") == "theorem-3.4" ? theorem34Guarantee(resolved, facts)
                                                         : analyticGaussianGuarantee(resolved, facts);
}

LatticePlan lattice(const Parameters& resolved, const HeatmapFacts& facts) {
    if (resolved.text("calibration") != "theorem-3.4")
        return gaussianLattice(resolved, facts);
    const double sigma = theorem34Guarantee(resolved, facts).noise_scale * facts.observers;
    LatticePlan plan = latticeFor(boundsOf(resolved), static_cast<double>(noiseGrid(resolved, facts).cells()), sigma);
    plan.noise = LatticeNoise::discrete_gaussian;
    plan.sigma_squared = sigmaSquaredAtLeast(sigma * sigma / (plan.pitch * plan.pitch), resolved.number("epsilon"));
    plan.divisor = static_cast<std::uint64_t>(facts.observers);
    return plan;
}

} // namespace

Mechanism<Heatmaps> gaussian() {
    return {
        .info = {.id = "gaussian",
                 .name = Text("Gaussian"),
                 .reads = Heatmaps::reads,
                 .summary = Text("Gaussian noise on every cell of the mean map, as published, or calibrated exactly."),
                 .formula = Text("Ḡ + N(0,σ²) per cell; σ = Δ2·q(ε,δ), or σ = (m/nε)·√(r(ε/2 + ln(r/δ)))"),
                 .citation = liu2019,
                 .parameters = {epsilonSpec(), deltaSpec(), calibrationSpec(), widthSpec(Text("the display grid's width")),
                                heightSpec(Text("the display grid's height")), capSpec(), countCapSpec(), clipSpec(Text("unset")),
                                splatSpec(Text("unset"))},
                 .statuses = {Status::proven, Status::as_published}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.noise = NoiseKind::gaussian,
                  .grid = noiseGrid,
                  .statistic = boundedMean,
                  .finisher = blurOnly,
                  .finish_is_linear = true},
        .simulate = simulateSteps,
        .exact = lattice,
        .post_processing = blurInWords,
    };
}

} // namespace nictate
