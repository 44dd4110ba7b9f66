#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "core/domains/heatmap/heatmap_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const HeatmapFacts& facts) {
    refuseWindows(facts);
    Parameters out = given;
    if (!out.has("width"))
        out.set("width", static_cast<double>(facts.display.width));
    if (!out.has("height"))
        out.set("height", static_cast<double>(facts.display.height));
    return out;
}

Guarantee guarantee(const Parameters&, const HeatmapFacts&) {
    Guarantee none;
    none.delta = none.delta_true = 1;
    none.reasons = {Text("Without noise, whoever knows everybody else's gaze subtracts it and holds yours exactly (Liu et al. "
                         "2019, §3.3).")};
    return none;
}

} // namespace

Mechanism<Heatmaps> noiseFree() {
    return {
        .info = {.id = "noise-free",
                 .name = Text("Noise-free"),
                 .reads = Heatmaps::reads,
                 .summary = Text("The mean of all observers' maps, unprotected: what is published today."),
                 .formula = Text("Ḡ = (1/n) Σ G_i"),
                 .citation = liu2019,
                 .parameters = {widthSpec(Text("the display grid's width")), heightSpec(Text("the display grid's height"))},
                 .statuses = {Status::none}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.noise = NoiseKind::none,
                  .grid = noiseGrid,
                  .statistic = boundedMean,
                  .finisher = blurOnly,
                  .finish_is_linear = true},
        .simulate = simulateSteps,
        .exact = noiselessLattice,
        .post_processing = blurInWords,
    };
}

} // namespace nictate
