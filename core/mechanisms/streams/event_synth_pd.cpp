#include "core/mechanisms/streams/event_synth_pd.h"

#include "core/errors.h"
#include "core/mechanisms/shared_parameters.h"
#include "core/mechanisms/streams/deniability.h"
#include "core/mechanisms/streams/gaze_template.h"
#include "core/mechanisms/streams/stream_parameters.h"
#include "core/streams/saccade_model.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

ParameterSpec number(const std::string& name, const std::string& symbol, const std::string& label, const std::string& unit,
                     const std::string& meaning, double min, double max, const std::string& usual) {
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
    ParameterSpec gamma = number("gamma", "γ", "Ratio", "",
                                 "Others count who would have made it with a probability within this factor.", 1, 10, "2");
    gamma.min_open = true;
    gamma.slider_min = 1.1;
    gamma.faithful_direction = 1;
    ParameterSpec draws = number("draws", "d", "Draws", "", "So often an event is drawn before it is suppressed.", 1, 1000, "20");
    draws.integer = true;
    draws.slider_max = 100;
    ParameterSpec reach =
        number("reach", "ρ", "Reach", "°", "Seed form: how far from the real fixation the released one is drawn.", 0.1, 20, "2");
    reach.faithful_direction = -1;
    ParameterSpec form{.name = "form",
                       .label = "Form",
                       .meaning = "seed: whole fixations are drawn around real ones, saccades follow the public main sequence. "
                                  "as-published: every event is drawn from its own model, at its own time.",
                       .choices = {"seed", "as-published"},
                       .in_title = {{"as-published", "as published"}},
                       .default_formula = "seed"};
    return {groupSizeSpec(), gamma, draws, reach, form};
}

Parameters defaults(const Parameters& given, const StreamFacts& facts) {
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
    requireGroupSize(out, facts);
    return out;
}

Guarantee guarantee(const Parameters& resolved, const StreamFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::plausible_deniability;
    guarantee.unit = "one event";
    const std::string others = valueText(resolved.number("k") - 1);
    if (resolved.text("form") == "as-published")
        guarantee.reasons = {
            "As published, what passes its test is real in everything but one draw: times, durations, amplitudes and order are "
            "everybody's own, and nothing composes over events.",
            "Hardly any fixation passes: a draw from one fixation's model has a probability that no other fixation comes near."};
    else
        guarantee.reasons = {"For every released fixation at least " + others +
                                 " others have one that would have made it about as probably. It is no "
                                 "differential privacy: nothing bounds what all events together tell.",
                             "Released fixations lie within a few times " + valueText(resolved.number("reach")) +
                                 "° of real ones, so recordings can be linked by the places that were looked at."};
    if (facts.rate_hz < 60)
        guarantee.reasons.push_back("Below 60 Hz most saccades have a single step, so their forms say little.");
    return guarantee;
}

/// What one run needs of the study.
struct Study {
    const StreamStudy& streams;
    std::vector<StreamEvents> events;
    SaccadeModel model;
    double gamma;
    std::size_t k, draws;
    double reach_deg;
};

struct Counts {
    double events = 0, suppressed = 0;
};

/// Everybody's fixations in a task, an individual being all streams of a person there.
struct Individuals {
    std::vector<std::size_t> people;
    std::vector<std::vector<FixationSeed>> seeds;
    std::vector<std::vector<FixationModel>> models;
    std::vector<SaccadeHistogram> histograms;
    std::vector<std::size_t> fixations, ones; ///< how many of each; 1 each

    std::size_t of(std::size_t person) const {
        return static_cast<std::size_t>(std::find(people.begin(), people.end(), person) - people.begin());
    }
};

FixationSeed seedOf(const FixationRows& fixation, double rate_hz) {
    const double seconds = static_cast<double>(std::max<std::size_t>(fixation.steps(), 1)) / rate_hz;
    return {fixation.model.x, fixation.model.y, std::log(seconds)};
}

Individuals individualsOf(const Study& study, std::size_t task) {
    Individuals out;
    for (std::size_t i = 0; i < study.streams.streams.size(); ++i) {
        const GazeStream& stream = study.streams.streams[i];
        if (stream.task != task)
            continue;
        const std::size_t at = out.of(stream.participant);
        if (at == out.people.size()) {
            out.people.push_back(stream.participant);
            out.seeds.emplace_back();
            out.models.emplace_back();
            out.histograms.emplace_back();
        }
        for (const FixationRows& fixation : study.events[i].fixations) {
            out.seeds[at].push_back(seedOf(fixation, stream.rate_hz));
            out.models[at].push_back(fixation.model);
        }
        for (const SaccadeRows& saccade : study.events[i].saccades)
            out.histograms[at].take(saccadeProfile(saccade.speeds));
    }
    for (const auto& seeds : out.seeds)
        out.fixations.push_back(seeds.size());
    out.ones.assign(out.people.size(), 1);
    return out;
}

/// Yaw as seen from `reference`, so that ±180° meet.
FixationSeed seenFrom(const FixationSeed& reference, FixationSeed seed, bool around) {
    if (around)
        seed[0] = reference[0] + wrapped(seed[0] - reference[0]);
    return seed;
}

GazeStream seedForm(const Study& study, std::size_t index, const Individuals& all, RandomDraws& draws, Counts& counts) {
    GazeStream out = study.streams.streams[index];
    const std::size_t own = all.of(out.participant), rows = out.rows.size();
    const bool around = out.field.allAround();
    std::vector<TemplateStep> steps;
    std::size_t row = 0;
    for (const FixationRows& fixation : study.events[index].fixations) {
        const FixationSeed seed = seedOf(fixation, out.rate_hz);
        ++counts.events;
        bool passed = false;
        FixationSeed y{};
        for (std::size_t draw = 0; draw < study.draws && !passed; ++draw) {
            y = {seed[0] + study.reach_deg * draws.normal(), seed[1] + study.reach_deg * draws.normal(),
                 seed[2] + 0.3 * draws.normal()};
            passed = deniability(logDensity(seed, y, study.reach_deg), own, all.fixations, study.gamma, study.k,
                                 [&](std::size_t j, std::size_t e) {
                                     return logDensity(seenFrom(y, all.seeds[j][e], around), y, study.reach_deg);
                                 })
                         .passes;
        }
        if (!passed) {
            ++counts.suppressed;
            continue;
        }
        if (row >= rows)
            continue;
        TemplateStep step;
        const Direction at = out.field.clamped({y[0], y[1]});
        step.model = {at.yaw, at.pitch, 0.15, 0.15};
        step.rows = std::max<std::size_t>(2, static_cast<std::size_t>(std::lround(std::exp(y[2]) * out.rate_hz)));
        if (!steps.empty()) {
            const FixationModel& from = steps.back().model;
            const double amplitude = sphereDistance({from.x, from.y}, at), seconds = usualSaccadeDuration(amplitude);
            const auto length = static_cast<std::size_t>(std::max(1L, std::lround(seconds * out.rate_hz)));
            step.way = shareOfWay(study.model.form(amplitude, seconds, [&] { return draws.normal(); }), length);
        }
        row += step.way.size() + step.rows;
        steps.push_back(std::move(step));
    }
    if (steps.empty())
        steps.push_back({{}, rows, {0, 0, 0.15, 0.15}});
    else if (row < rows)
        steps.back().rows += rows - row;
    out.rows = played(steps, rows, out.rate_hz, around, [&] { return draws.normal(); });
    return out;
}

GazeStream asPublished(const Study& study, std::size_t index, const Individuals& all, RandomDraws& draws, Counts& counts) {
    const GazeStream& raw = study.streams.streams[index];
    GazeStream out = raw;
    const std::size_t own = all.of(raw.participant);
    auto suppress = [&](std::size_t first, std::size_t last) {
        ++counts.suppressed;
        for (std::size_t i = first; i <= last; ++i)
            out.rows[i] = {};
    };
    for (const FixationRows& fixation : study.events[index].fixations) {
        ++counts.events;
        std::vector<Direction> y(fixation.last - fixation.first + 1);
        bool passed = false;
        for (std::size_t draw = 0; draw < study.draws && !passed; ++draw) {
            for (Direction& at : y)
                at = {fixation.model.x + fixation.model.sx * draws.normal(),
                      fixation.model.y + fixation.model.sy * draws.normal()};
            passed = deniability(logMass(fixation.model, y), own, all.fixations, study.gamma, study.k,
                                 [&](std::size_t j, std::size_t e) { return logMass(all.models[j][e], y); })
                         .passes;
        }
        if (!passed) {
            suppress(fixation.first, fixation.last);
            continue;
        }
        for (std::size_t i = fixation.first; i <= fixation.last; ++i)
            if (raw.rows[i].seen())
                out.rows[i] = y[i - fixation.first];
    }
    for (const SaccadeRows& saccade : study.events[index].saccades) {
        ++counts.events;
        const double seconds = static_cast<double>(saccade.steps()) / raw.rate_hz;
        SaccadeProfile y{};
        bool passed = false;
        for (std::size_t draw = 0; draw < study.draws && !passed; ++draw) {
            y = study.model.form(saccade.amplitude_deg, seconds, [&] { return draws.normal(); });
            for (double& speed : y)
                speed *= saccade.amplitude_deg / seconds;
            const auto own_log = all.histograms[own].logMass(y);
            passed = own_log && deniability(*own_log, own, all.ones, study.gamma, study.k, [&](std::size_t j, std::size_t) {
                                    return all.histograms[j].logMass(y).value_or(std::nan(""));
                                }).passes;
        }
        if (!passed) {
            if (saccade.last > saccade.first + 1)
                suppress(saccade.first + 1, saccade.last - 1);
            continue;
        }
        const Direction from = raw.rows[saccade.first], to = raw.rows[saccade.last];
        const std::vector<double> way = shareOfWay(y, saccade.steps());
        for (std::size_t i = 0; i < way.size(); ++i)
            if (raw.rows[saccade.first + 1 + i].seen())
                out.rows[saccade.first + 1 + i] = {from.yaw + way[i] * (to.yaw - from.yaw),
                                                   from.pitch + way[i] * (to.pitch - from.pitch)};
    }
    return out;
}

StreamStudy synthesised(const StreamStudy& streams, const Parameters& resolved, RandomDraws& draws, Counts& counts,
                        const Progress& progress) {
    Study study{streams,
                streamEvents(streams),
                {},
                resolved.number("gamma"),
                static_cast<std::size_t>(resolved.number("k")),
                static_cast<std::size_t>(resolved.number("draws")),
                resolved.number("reach")};
    study.model = SaccadeModel::trained(study.events, draws.bits(), progress.within(0, 0.5));
    const bool published = resolved.text("form") == "as-published";
    StreamStudy out = streams;
    for (std::size_t task = 0; task < streams.tasks.size(); ++task) {
        const Individuals all = individualsOf(study, task);
        for (std::size_t i = 0; i < streams.streams.size(); ++i) {
            if (streams.streams[i].task != task)
                continue;
            progress.within(0.5, 1)(static_cast<double>(i) / static_cast<double>(streams.streams.size()));
            GazeStream& stream = out.streams[i];
            stream = published ? asPublished(study, i, all, draws, counts) : seedForm(study, i, all, draws, counts);
            for (Direction& row : stream.rows)
                row = stream.field.clamped(row);
        }
    }
    return out;
}

SimulatedStreams simulated(const Mechanism<Streams>&, const StreamStudy& study, const Parameters& resolved, const StreamFacts&,
                           const SeededNoise& noise, const Progress& progress) {
    SeededDraws draws(noise);
    Counts counts;
    StreamStudy out = synthesised(study, resolved, draws, counts, progress);
    return {std::move(out), {{"suppressed_share", counts.events > 0 ? counts.suppressed / counts.events : 0}}};
}

StreamPlan exactly(const Parameters& resolved, const StreamFacts&) {
    StreamPlan plan;
    plan.draw = [resolved](const StreamStudy& study, SecureNoise& noise) {
        SecureDraws draws(noise);
        Counts counts;
        return synthesised(study, resolved, draws, counts, {});
    };
    return plan;
}

std::vector<std::string> postProcessing(const Parameters&, const StreamFacts&) {
    return {"Positions were clamped to the public field of view."};
}

} // namespace

Mechanism<Streams> eventSynthPd() {
    return {
        .info = {.id = "event-synth-pd",
                 .name = "event-synth-PD",
                 .reads = Reads::streams,
                 .summary = "Synthetic fixations and saccades; one is kept when at least k − 1 others could have made it.",
                 .formula = "y is kept when k people have ⌊−ln Pr(y)/ln γ⌋ in common",
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
