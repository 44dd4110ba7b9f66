#include "core/mechanisms/maps/noise_free.h"

#include "core/mechanisms/maps/map_parameters.h"

namespace nictate {

namespace {

Parameters defaults(const Parameters& given, const MapFacts& facts) {
    Parameters out = given;
    if (!out.has("width"))
        out.set("width", static_cast<double>(facts.display.width));
    if (!out.has("height"))
        out.set("height", static_cast<double>(facts.display.height));
    return out;
}

Guarantee guarantee(const Parameters&, const MapFacts&) {
    Guarantee none;
    none.delta = none.delta_true = 1;
    none.reasons = {"Without noise, whoever knows everybody else's gaze subtracts it and holds yours exactly "
                    "(Liu et al. 2019, §3.3)."};
    return none;
}

} // namespace

MapMechanism noiseFree() {
    MapMechanism mechanism;
    mechanism.info.id = "noise-free";
    mechanism.info.name = "Noise-free";
    mechanism.info.summary = "The mean of all observers' maps, unprotected: what is published today.";
    mechanism.info.formula = "Ḡ = (1/n) Σ G_i";
    mechanism.info.citation = liu2019;
    mechanism.info.parameters = {widthSpec("the display grid's width"), heightSpec("the display grid's height")};
    mechanism.info.statuses = {Status::none};
    mechanism.noise = NoiseKind::none;
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.grid = noiseGrid;
    mechanism.statistic = boundedMean;
    mechanism.finisher = blurOnly;
    mechanism.lattice = noiselessLattice;
    mechanism.post_processing = blurInWords;
    mechanism.finish_is_linear = true;
    return mechanism;
}

} // namespace nictate
