#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "core/domains/heatmap/heatmap_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const HeatmapFacts& facts) {
    Parameters out = displayGridDefaults(given, facts);
    if (!given.has("delta"))
        out.unset("delta");
    return out;
}

Guarantee guarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    Guarantee guarantee = heatmapGuarantee(resolved, facts);
    double epsilon = resolved.number("epsilon");
    guarantee.definition = Definition::pure_dp;
    guarantee.status = Status::proven;
    guarantee.published_epsilon = guarantee.user_epsilon = epsilon;
    guarantee.rho = epsilon * epsilon / 2;
    guarantee.noise_name = Text("b");
    guarantee.noise_scale = *guarantee.sensitivity_l1 / epsilon;
    guarantee.reasons.push_back(Text("The scale is the public ℓ1 sensitivity over ε; no δ is needed."));
    return guarantee;
}

LatticePlan lattice(const Parameters& resolved, const HeatmapFacts& facts) {
    LatticePlan plan = latticeFor(boundsOf(resolved), static_cast<double>(noiseGrid(resolved, facts).cells()),
                                  guarantee(resolved, facts).noise_scale * facts.observers);
    plan.noise = LatticeNoise::discrete_laplace;
    plan.laplace = latticeLaplaceScale(resolved.number("epsilon"), plan.l1);
    plan.divisor = static_cast<std::uint64_t>(facts.observers);
    return plan;
}

} // namespace

Mechanism<Heatmaps> laplace() {
    return {
        .info = {.id = "laplace",
                 .name = Text("Laplace"),
                 .reads = Heatmaps::reads,
                 .summary = Text("Laplace noise on every cell of the mean map: no δ, at the price of much more noise."),
                 .formula = Text("Ḡ + Lap(b) per cell; b = Δ1/ε"),
                 .citation = liu2019,
                 .parameters = {epsilonSpec(), widthSpec(Text("the display grid's width")),
                                heightSpec(Text("the display grid's height")), capSpec(), countCapSpec(), clipSpec(Text("unset")),
                                splatSpec(Text("unset"))},
                 .statuses = {Status::proven}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.noise = NoiseKind::laplace,
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
