#include "core/domains/gaze/mechanisms/event_synth_pd.h"

#include "core/domains/gaze/event_synthesis.h"
#include "core/domains/gaze/gaze_parameters.h"
#include "core/errors.h"
#include "core/mechanism/shared_parameters.h"

#include <algorithm>

namespace nictate {

namespace {

ParameterSpec number(const std::string& name, const std::string& symbol, const Text& label, const Text& unit, const Text& meaning,
                     double min, double max, const Text& usual) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = unit,
            .meaning = meaning,
            .min = min,
            .max = max,
            .slider_min = min,
            .slider_max = max,
            .default_formula = usual};
}

std::vector<ParameterSpec> parameters() {
    ParameterSpec gamma =
        number("gamma", "γ", Text("Ratio"), {},
               Text("Others count who would have made it with a probability within this factor."), 1, 10, Text("2"));
    gamma.min_open = true;
    gamma.slider_min = 1.1;
    gamma.faithful_direction = 1;
    ParameterSpec draws =
        number("draws", "d", Text("Draws"), {}, Text("So often an event is drawn before it is suppressed."), 1, 1000, Text("20"));
    draws.integer = true;
    draws.slider_max = 100;
    ParameterSpec reach =
        number("reach", "ρ", Text("Reach"), Text("°"),
               Text("Seed form: how far from the real fixation the released one is drawn."), 0.1, 20, Text("2"));
    reach.faithful_direction = -1;
    ParameterSpec form{.name = "form",
                       .label = Text("Form"),
                       .meaning =
                           Text("seed: whole fixations are drawn around real ones, saccades follow the public main sequence. "
                                "as-published: every event is drawn from its own model, at its own time."),
                       .choices = {Text("seed"), Text("as-published")},
                       .in_title = {{"as-published", Text("as published")}},
                       .default_formula = Text("seed")};
    ParameterSpec identity{.name = "identity",
                           .label = Text("Identity"),
                           .meaning = Text("As published: saccades are drawn for the person who made them, or for nobody."),
                           .choices = {Text("no"), Text("yes")},
                           .default_formula = Text("no")};
    return {groupSizeSpec(), gamma, draws, reach, form, identity};
}

Parameters defaults(const Parameters& given, const GazeFacts& facts) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!given.has(name))
            out.set(name, std::move(value));
    };
    fill("k", static_cast<double>(std::clamp(facts.least_in_task, 2, 4)));
    fill("gamma", 2.0);
    fill("draws", 20.0);
    fill("reach", 2.0);
    fill("form", "seed");
    fill("identity", "no");
    if (out.text("identity") == "yes" && out.text("form") != "as-published")
        throw InvalidParameter("identity", "yes", Text("no, or form=as-published: the seed form never asks who somebody is"));
    requireGroupSize(out, facts);
    return out;
}

Guarantee guarantee(const Parameters& resolved, const GazeFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::plausible_deniability;
    guarantee.unit = Text("one event");
    const std::string others = valueText(resolved.number("k") - 1);
    if (resolved.text("form") == "as-published")
        guarantee.reasons = {
            Text("As published, what passes its test is real in everything but one draw: times, durations, amplitudes and order "
                 "are everybody's own, and nothing composes over events."),
            Text("Hardly any fixation passes: a draw from one fixation's model has a probability that no other fixation comes "
                 "near.")};
    else
        guarantee.reasons = {Text("For every released fixation at least %1 others have one that would have made it about as "
                                  "probably. It is not differential privacy: nothing bounds what all events together reveal.",
                                  others),
                             Text("Released fixations lie within a few times %1° of real ones, so recordings can be linked by "
                                  "the places that were looked at.",
                                  valueText(resolved.number("reach")))};
    if (resolved.text("identity") == "yes")
        guarantee.reasons.push_back(
            Text("Saccades are drawn for the person who made them, so that their forms tell who it was."));
    warnOfSlowTrackers(guarantee.reasons, facts);
    return guarantee;
}

EventSynthesis synthesisOf(const Parameters& resolved) {
    return {resolved.number("gamma"),
            static_cast<std::size_t>(resolved.number("k")),
            static_cast<std::size_t>(resolved.number("draws")),
            resolved.number("reach"),
            resolved.text("form") == "as-published",
            resolved.text("identity") == "yes"};
}

SimulatedGaze simulated(const Mechanism<Gaze>&, const GazeStudy& study, const Parameters& resolved, const GazeFacts&,
                        const SeededNoise& noise, const Progress& progress) {
    const SaccadeModel model = learntSaccades(study, synthesisOf(resolved).identity, learning_seed, progress.within(0, 0.5));
    return simulateEvents(study, resolved, model, noise, progress.within(0.5, 1));
}

GazePlan exactly(const Parameters& resolved, const GazeFacts& facts) {
    if (resolved.text("form") == "seed")
        requirePublicGrid(facts);
    GazePlan plan;
    plan.draw = [resolved](const GazeStudy& study, SecureNoise& noise) {
        const EventSynthesis synthesis = synthesisOf(resolved);
        SecureDraws draws(noise);
        const SaccadeModel model = learntSaccades(study, synthesis.identity, draws.bits(), {});
        return synthesised(study, model, synthesis, draws).study;
    };
    return plan;
}

std::vector<Text> postProcessing(const Parameters&, const GazeFacts&) {
    return {Text("Positions were clamped to the public field of view.")};
}

} // namespace

SimulatedGaze simulateEvents(const GazeStudy& study, const Parameters& resolved, const SaccadeModel& model,
                             const SeededNoise& noise, const Progress& progress) {
    SynthesisedGaze made = synthesised(study, model, synthesisOf(resolved), noise, progress);
    return {std::move(made.study), {{"suppressed_share", made.events > 0 ? made.suppressed / made.events : 0}}};
}

Mechanism<Gaze> eventSynthPd() {
    return {
        .info = {.id = "event-synth-pd",
                 .name = Text("event-synth-PD"),
                 .reads = Gaze::reads,
                 .summary = Text("Synthetic fixations and saccades; one is kept when at least k − 1 others could have made it."),
                 .formula = Text("y is kept when k people have ⌊−ln Pr(y)/ln γ⌋ in common"),
                 .citation = davidjohn2023,
                 .parameters = parameters(),
                 .statuses = {Status::none}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.needs_everybody = true},
        .simulate = simulated,
        .exact = exactly,
        .post_processing = postProcessing,
    };
}

} // namespace nictate
