#include "tests/sample/sample_stream.h"

#include "core/mechanisms/shared_parameters.h"
#include "core/privacy/lattice_calibration.h"

#include <algorithm>
#include <cmath>

namespace nictate::test {

namespace {

Parameters defaults(const Parameters& given, const StreamFacts&) {
    Parameters out = given;
    if (!given.has("epsilon"))
        out.set("epsilon", 2.0);
    return out;
}

/// ℓ1 change of everything one participant gave, in whole pixels.
UInt128 reach(const StreamFacts& facts) {
    return static_cast<UInt128>(facts.samples * (std::ceil(facts.width_px) + std::ceil(facts.height_px)));
}

LatticePlan exact(const Parameters& resolved, const StreamFacts& facts) {
    LatticePlan plan;
    plan.l1 = reach(facts);
    plan.noise = LatticeNoise::discrete_laplace;
    plan.laplace = latticeLaplaceScale(resolved.number("epsilon"), plan.l1);
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const StreamFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::pure_dp;
    guarantee.status = Status::proven;
    guarantee.unit = "one participant, all their samples";
    guarantee.published_epsilon = guarantee.user_epsilon = resolved.number("epsilon");
    guarantee.rho = *guarantee.user_epsilon * *guarantee.user_epsilon / 2;
    guarantee.sensitivity_l1 = static_cast<double>(reach(facts));
    guarantee.noise_name = "b";
    guarantee.noise_unit = "pixels";
    guarantee.noise_scale = exact(resolved, facts).noiseScale();
    guarantee.reasons = {"Positions lie on the stimulus, which is public."};
    return guarantee;
}

StreamStudy simulated(const Mechanism<Streams>& self, const StreamStudy& study, const Parameters& resolved,
                      const StreamFacts& facts, const SeededNoise& noise, const Progress& progress) {
    const double scale = self.guarantee(resolved, facts).noise_scale;
    StreamStudy out = study;
    for (std::size_t i = 0; i < out.streams.size(); ++i) {
        progress(static_cast<double>(i) / static_cast<double>(out.streams.size()));
        const SeededNoise own = noise.stream(i);
        std::vector<float> draws(2 * out.streams[i].samples.size());
        own.fillLaplace(draws, 0);
        for (std::size_t t = 0; t < out.streams[i].samples.size(); ++t) {
            Gaze& gaze = out.streams[i].samples[t].gaze;
            gaze.x_px = std::clamp(gaze.x_px, 0.0, out.streams[i].width_px) + scale * draws[2 * t];
            gaze.y_px = std::clamp(gaze.y_px, 0.0, out.streams[i].height_px) + scale * draws[2 * t + 1];
        }
    }
    return out;
}

} // namespace

Mechanism<Streams> sampleStream() {
    return {
        .info = {.id = "sample-stream",
                 .name = "Sample stream",
                 .reads = Reads::streams,
                 .summary = "Laplace noise on every coordinate of every sample.",
                 .formula = "x_t + Lap(b), y_t + Lap(b)",
                 .citation = "of the tests",
                 .parameters = {epsilonSpec()},
                 .statuses = {Status::proven}},
        .defaults = defaults,
        .guarantee = guarantee,
        .simulate = simulated,
        .exact = exact,
    };
}

} // namespace nictate::test
