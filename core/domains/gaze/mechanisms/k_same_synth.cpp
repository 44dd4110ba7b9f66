#include "core/domains/gaze/mechanisms/k_same_synth.h"

#include "core/domains/gaze/gaze_parameters.h"
#include "core/errors.h"
#include "core/mechanism/shared_parameters.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace {

/// Mean over a group of what its members have at an index; one with fewer repeats its last, one with none is left out.
FixationModel meanModel(const std::vector<std::vector<FixationModel>>& members, std::size_t index) {
    FixationModel sum;
    double count = 0;
    for (const std::vector<FixationModel>& own : members)
        if (!own.empty()) {
            const FixationModel& one = own[std::min(index, own.size() - 1)];
            sum = {sum.x + one.x, sum.y + one.y, sum.sx + one.sx, sum.sy + one.sy};
            ++count;
        }
    return {sum.x / count, sum.y / count, sum.sx / count, sum.sy / count};
}

SaccadeForm meanForm(const std::vector<std::vector<SaccadeForm>>& members, std::size_t index) {
    SaccadeForm sum{0, 0, 0};
    double count = 0;
    for (const std::vector<SaccadeForm>& own : members)
        if (!own.empty()) {
            const SaccadeForm& one = own[std::min(index, own.size() - 1)];
            sum = {sum.a + one.a, sum.b + one.b, sum.c + one.c};
            ++count;
        }
    return {sum.a / count, sum.b / count, sum.c / count};
}

} // namespace

std::vector<GazeStream> sameSynthAsPublished(const std::vector<const GazeStream*>& members,
                                             const std::vector<const StreamEvents*>& events,
                                             const std::vector<std::vector<SaccadeForm>>& forms,
                                             const std::function<double()>& normal) {
    std::vector<std::vector<FixationModel>> models;
    for (const StreamEvents* own : events) {
        std::vector<FixationModel>& all = models.emplace_back();
        for (const FixationRows& fixation : own->fixations)
            all.push_back(fixation.model);
    }
    std::vector<GazeStream> out;
    for (std::size_t m = 0; m < members.size(); ++m) {
        GazeStream stream = *members[m];
        const std::vector<Direction>& raw = members[m]->rows;
        for (std::size_t e = 0; e < events[m]->fixations.size(); ++e) {
            const FixationModel mean = meanModel(models, e);
            for (std::size_t i = events[m]->fixations[e].first; i <= events[m]->fixations[e].last; ++i) {
                if (!raw[i].seen())
                    continue;
                const double x = normal(), y = normal();
                stream.rows[i] = {mean.x + mean.sx * x, mean.y + mean.sy * y};
            }
        }
        for (std::size_t e = 0; e < events[m]->saccades.size(); ++e) {
            const SaccadeRows& saccade = events[m]->saccades[e];
            const SaccadeForm mean = meanForm(forms, e);
            const Direction from = raw[saccade.first], to = raw[saccade.last];
            const double way = std::hypot(to.yaw - from.yaw, to.pitch - from.pitch);
            const std::vector<double> speeds = stepSpeeds(mean.profile(), saccade.steps());
            double gone = 0;
            for (std::size_t i = saccade.first + 1; i < saccade.last; ++i) {
                gone += speeds[i - saccade.first - 1] / stream.rate_hz;
                if (raw[i].seen() && way > 0)
                    stream.rows[i] = {from.yaw + gone * (to.yaw - from.yaw) / way,
                                      from.pitch + gone * (to.pitch - from.pitch) / way};
            }
        }
        out.push_back(std::move(stream));
    }
    return out;
}

namespace {

std::vector<ParameterSpec> parameters() {
    ParameterSpec form{
        .name = "form",
        .label = Text("Form"),
        .meaning = Text("template: one sequence for a whole group, lengths and saccades included. as-published: only means "
                        "of models are shared, and durations alone tell who is who."),
        .choices = {Text("template"), Text("as-published")},
        .in_title = {{"as-published", Text("as published")}},
        .default_formula = Text("template")};
    return {groupSizeSpec(),
            form,
            {.name = "combine",
             .label = Text("Combine"),
             .meaning = Text("Template: a step is the mean of all members, or that of a random one."),
             .choices = {Text("mean"), Text("mix")},
             .default_formula = Text("mean")},
            {.name = "align",
             .label = Text("Align"),
             .meaning = Text("Template: members' fixations are taken by their number or by the time that is reached."),
             .choices = {Text("index"), Text("time")},
             .default_formula = Text("time")}};
}

Parameters defaults(const Parameters& given, const GazeFacts& facts) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!given.has(name))
            out.set(name, std::move(value));
    };
    fill("k", static_cast<double>(std::clamp(facts.least_in_task, 2, 4)));
    fill("form", "template");
    fill("combine", "mean");
    fill("align", "time");
    requireGroupSize(out, facts);
    return out;
}

Guarantee guarantee(const Parameters& resolved, const GazeFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::k_anonymity;
    guarantee.unit = Text("one participant, all their recordings");
    const std::string k = valueText(resolved.number("k"));
    if (resolved.text("form") == "as-published")
        guarantee.reasons = {
            Text(
                "As published, k-anonymity does not hold: durations, the number of events, lost samples and where saccades begin "
                "stay everybody's own, and by them recordings are linked far more often than one in k."),
            Text("Groups are drawn anew for every task, and whoever meets a person in several intersects them.")};
    else
        guarantee.reasons = {
            Text("k-anonymity with k = %1: all members of a group get recordings that are alike but for noise of their own, so "
                 "someone who links a recording to a person is right with probability at most 1/%2. One grouping is used for all "
                 "tasks.",
                 k, k),
            resolved.text("combine") == "mix"
                ? Text("It is not differential privacy: every step is a real fixation of somebody in the group.")
                : Text("It is not differential privacy: whoever knows the other members of a group recovers the last one's "
                       "means.")};
    warnOfSlowTrackers(guarantee.reasons, facts);
    return guarantee;
}

std::vector<std::size_t> peopleOf(const GazeStudy& study, std::optional<std::size_t> task = {}) {
    std::set<std::size_t> people;
    for (const GazeStream& stream : study.streams)
        if (!task || stream.task == *task)
            people.insert(stream.participant);
    return {people.begin(), people.end()};
}

std::vector<std::size_t> streamsOf(const GazeStudy& study, std::size_t task, const std::vector<std::size_t>& people) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < study.streams.size(); ++i)
        if (study.streams[i].task == task &&
            std::find(people.begin(), people.end(), study.streams[i].participant) != people.end())
            out.push_back(i);
    return out;
}

/// Of everybody, by stream.
struct KnownEvents {
    std::vector<StreamEvents> events;
    std::vector<std::vector<SaccadeForm>> forms;
};

void fillTemplate(GazeStudy& out, const KnownEvents& all, const std::vector<std::size_t>& members, const Parameters& resolved,
                  RandomDraws& draws) {
    std::vector<const StreamEvents*> with;
    std::vector<std::vector<SaccadeForm>> forms;
    std::size_t rows = 0;
    double rate = 0;
    for (std::size_t i : members) {
        rows = std::max(rows, out.streams[i].rows.size());
        rate = std::max(rate, out.streams[i].rate_hz);
        if (all.events[i].fixations.empty())
            continue;
        with.push_back(&all.events[i]);
        forms.push_back(all.forms[i]);
    }
    const bool around = out.streams[members.front()].field.allAround();
    const auto steps = templateSteps(with, forms, rows, rate, resolved.text("combine") == "mix" ? Combine::mix : Combine::mean,
                                     resolved.text("align") == "index" ? Align::index : Align::time, around,
                                     [&] { return draws.below(with.size()); });
    for (std::size_t i : members) {
        GazeStream& stream = out.streams[i];
        if (stream.rate_hz != rate)
            throw MissingData(
                Text("recordings of one task have different sampling rates, which would tell members of a group apart"));
        // mutant gaze-own-duration-kept
        stream.rows = played(steps, stream.rows.size(), rate, around, [&] { return draws.normal(); });
    }
}

GazeStudy synthesised(const GazeStudy& study, const Parameters& resolved, RandomDraws& draws, const Progress& progress) {
    const auto k = static_cast<std::size_t>(resolved.number("k"));
    const bool published = resolved.text("form") == "as-published";
    KnownEvents all{streamEvents(study), {}};
    all.forms = formsOf(all.events);
    GazeStudy out = study;
    const std::vector<std::vector<std::size_t>> common = randomGroups(peopleOf(study), k, draws);
    for (std::size_t task = 0; task < study.tasks.size(); ++task) {
        progress(static_cast<double>(task) / static_cast<double>(study.tasks.size()));
        // mutant gaze-fresh-groups-a-task
        for (const std::vector<std::size_t>& people : published ? randomGroups(peopleOf(study, task), k, draws) : common) {
            const std::vector<std::size_t> members = streamsOf(study, task, people);
            if (members.empty())
                continue;
            if (published) {
                std::vector<const GazeStream*> streams;
                std::vector<const StreamEvents*> own;
                std::vector<std::vector<SaccadeForm>> forms;
                for (std::size_t i : members) {
                    streams.push_back(&study.streams[i]);
                    own.push_back(&all.events[i]);
                    forms.push_back(all.forms[i]);
                }
                std::vector<GazeStream> made = sameSynthAsPublished(streams, own, forms, [&] { return draws.normal(); });
                for (std::size_t m = 0; m < members.size(); ++m)
                    out.streams[members[m]] = std::move(made[m]);
            } else {
                std::set<std::size_t> there;
                for (std::size_t i : members)
                    there.insert(study.streams[i].participant);
                if (there.size() < k)
                    throw MissingData(Text(
                        "some participants have no recording in every task, so groups would be smaller than k there; include "
                        "complete participants only"));
                fillTemplate(out, all, members, resolved, draws);
            }
        }
    }
    // mutant gaze-raw-saccade-start
    for (GazeStream& stream : out.streams)
        for (Direction& row : stream.rows)
            row = stream.field.clamped(row);
    return out;
}

SimulatedGaze simulated(const Mechanism<Gaze>&, const GazeStudy& study, const Parameters& resolved, const GazeFacts&,
                        const SeededNoise& noise, const Progress& progress) {
    SeededDraws draws(noise);
    const double groups = std::floor(static_cast<double>(peopleOf(study).size()) / resolved.number("k"));
    return {synthesised(study, resolved, draws, progress), {{"groups", std::max(1.0, groups)}}};
}

GazePlan exactly(const Parameters& resolved, const GazeFacts& facts) {
    if (resolved.text("form") == "template")
        requirePublicGrid(facts);
    GazePlan plan;
    plan.draw = [resolved](const GazeStudy& study, SecureNoise& noise) {
        SecureDraws draws(noise);
        return synthesised(study, resolved, draws, {});
    };
    return plan;
}

std::vector<Text> postProcessing(const Parameters&, const GazeFacts&) {
    return {Text("Positions were clamped to the public field of view.")};
}

} // namespace

Mechanism<Gaze> kSameSynth() {
    return {
        .info = {.id = "k-same-synth",
                 .name = Text("k-same-synth"),
                 .reads = Gaze::reads,
                 .summary = Text("Everybody gets synthetic gaze made from a group of at least k participants."),
                 .formula = Text("fixations and saccades from the group's models, with own noise"),
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
