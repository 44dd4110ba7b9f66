#include "tests/sample/sample_stream.h"

#include "core/mechanisms/shared_parameters.h"
#include "core/noise/random_draws.h"

namespace nictate::test {

namespace {

Parameters defaults(const Parameters& given, const StreamFacts&) {
    Parameters out = given;
    if (!given.has("epsilon"))
        out.set("epsilon", 2.0);
    return out;
}

Guarantee guarantee(const Parameters& resolved, const StreamFacts&) {
    Guarantee guarantee;
    guarantee.definition = Definition::pure_dp;
    guarantee.status = Status::proven;
    guarantee.unit = Text("one participant, all their samples");
    guarantee.published_epsilon = guarantee.user_epsilon = resolved.number("epsilon");
    guarantee.noise_name = Text("b");
    guarantee.noise_unit = Text("degrees");
    guarantee.noise_scale = 1 / resolved.number("epsilon");
    guarantee.reasons = {Text("Every direction is drawn anew, so nothing is told at all.")};
    return guarantee;
}

StreamStudy drawnAnew(const StreamStudy& study, RandomDraws& draws) {
    StreamStudy out = study;
    for (GazeStream& stream : out.streams)
        for (Direction& row : stream.rows)
            row = {stream.field.halfYaw() * (2 * draws.uniform() - 1), stream.field.halfPitch() * (2 * draws.uniform() - 1)};
    return out;
}

SimulatedStreams simulated(const Mechanism<Streams>&, const StreamStudy& study, const Parameters&, const StreamFacts&,
                           const SeededNoise& noise, const Progress& progress) {
    progress(0);
    SeededDraws draws(noise);
    return {drawnAnew(study, draws), {}};
}

StreamPlan exact(const Parameters&, const StreamFacts&) {
    StreamPlan plan;
    plan.draw = [](const StreamStudy& study, SecureNoise& noise) {
        SecureDraws draws(noise);
        return drawnAnew(study, draws);
    };
    return plan;
}

} // namespace

Mechanism<Streams> sampleStream() {
    return {
        .info = {.id = "sample-stream",
                 .name = Text("Sample stream"),
                 .reads = Reads::streams,
                 .summary = Text("Every direction is drawn anew."),
                 .formula = Text("uniform in the field"),
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
