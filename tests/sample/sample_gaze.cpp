#include "tests/sample/samples.h"

#include "core/mechanism/shared_parameters.h"
#include "core/noise/random_draws.h"

namespace nictate::test {

namespace {

Parameters defaults(const Parameters& given, const GazeFacts&) {
    Parameters out = given;
    if (!given.has("epsilon"))
        out.set("epsilon", 2.0);
    return out;
}

Guarantee guarantee(const Parameters& resolved, const GazeFacts&) {
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

GazeStudy drawnAnew(const GazeStudy& study, RandomDraws& draws) {
    GazeStudy out = study;
    for (GazeStream& stream : out.streams)
        for (Direction& row : stream.rows)
            row = {stream.field.halfYaw() * (2 * draws.uniform() - 1), stream.field.halfPitch() * (2 * draws.uniform() - 1)};
    return out;
}

SimulatedGaze simulated(const Mechanism<Gaze>&, const GazeStudy& study, const Parameters&, const GazeFacts&,
                        const SeededNoise& noise, const Progress& progress) {
    progress(0);
    SeededDraws draws(noise);
    return {drawnAnew(study, draws), {}};
}

GazePlan exact(const Parameters&, const GazeFacts&) {
    GazePlan plan;
    plan.draw = [](const GazeStudy& study, SecureNoise& noise) {
        SecureDraws draws(noise);
        return drawnAnew(study, draws);
    };
    return plan;
}

} // namespace

Mechanism<Gaze> sampleGaze() {
    return {
        .info = {.id = "sample-stream",
                 .name = Text("Sample stream"),
                 .reads = Gaze::reads,
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
