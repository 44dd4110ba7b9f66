#include "tests/sample/samples.h"

#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_parameters.h"

namespace nictate::test {

namespace {

Parameters defaults(const Parameters& given, const HeatmapFacts&) {
    Parameters out = given;
    for (const auto& [name, value] : {std::pair("epsilon", 2.0), std::pair("cap", 1.0), std::pair("width", 8.0),
                                      std::pair("height", 6.0), std::pair("contrast", 1.0)})
        if (!given.has(name))
            out.set(name, value);
    return out;
}

Guarantee guarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    Guarantee guarantee = heatmapGuarantee(resolved, facts);
    guarantee.definition = Definition::pure_dp;
    guarantee.status = Status::proven;
    guarantee.published_epsilon = guarantee.user_epsilon = resolved.number("epsilon");
    guarantee.rho = *guarantee.user_epsilon * *guarantee.user_epsilon / 2;
    guarantee.noise_name = Text("b");
    guarantee.noise_scale = *guarantee.sensitivity_l1 / *guarantee.user_epsilon;
    guarantee.reasons = {Text("A sample's reason.")};
    return guarantee;
}

Finish finisher(const Parameters& resolved, const HeatmapFacts& facts) {
    const DisplayBlur blur(noiseGrid(resolved, facts), facts.display, facts.blur_px, facts.blur_px);
    return {
        [blur, contrast = resolved.number("contrast")](const GazeMap& noisy, double) { return GazeMap(contrast * blur(noisy)); }};
}

LatticePlan exact(const Parameters& resolved, const HeatmapFacts& facts) {
    LatticePlan plan = latticeFor(boundsOf(resolved), static_cast<double>(noiseGrid(resolved, facts).cells()),
                                  guarantee(resolved, facts).noise_scale * facts.observers);
    plan.noise = LatticeNoise::discrete_laplace;
    plan.laplace = latticeLaplaceScale(resolved.number("epsilon"), plan.l1);
    plan.divisor = static_cast<std::uint64_t>(facts.observers);
    return plan;
}

std::vector<Text> postProcessing(const Parameters&, const HeatmapFacts&) {
    return {Text("Made stronger by a sample's contrast.")};
}

} // namespace

Mechanism<Heatmaps> sampleMap() {
    return {
        .info = {.id = "sample-map",
                 .name = Text("Sample map"),
                 .reads = Heatmaps::reads,
                 .summary = Text("Laplace noise on a few cells, then contrast."),
                 .formula = Text("c·(Ḡ + Lap(b))"),
                 .citation = "of the tests",
                 .parameters = {epsilonSpec(),
                                capSpec(),
                                widthSpec(Text("8")),
                                heightSpec(Text("6")),
                                {.name = "contrast",
                                 .symbol = "c",
                                 .label = Text("Contrast"),
                                 .meaning = Text("The map is multiplied by this."),
                                 .min = 0.1,
                                 .max = 10,
                                 .slider_min = 0.1,
                                 .slider_max = 10,
                                 .default_formula = Text("1")}},
                 .statuses = {Status::proven}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.noise = NoiseKind::laplace,
                  .grid = noiseGrid,
                  .statistic = boundedMean,
                  .finisher = finisher,
                  .finish_is_linear = true},
        .simulate = simulateSteps,
        .exact = exact,
        .post_processing = postProcessing,
    };
}

} // namespace nictate::test
