#include "core/domains/gaze/event_synthesis.h"

#include "core/compute/parallel.h"
#include "core/domains/gaze/deniability.h"
#include "core/domains/gaze/gaze_template.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// Everybody's fixations in a task, an individual being all streams of a person there.
struct Individuals {
    std::vector<std::size_t> people;
    std::vector<std::vector<FixationSeed>> seeds;
    std::vector<std::vector<KnownFixation>> models;
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

Individuals individualsOf(const GazeStudy& study, const std::vector<StreamEvents>& events, std::size_t task) {
    Individuals out;
    for (std::size_t i = 0; i < study.streams.size(); ++i) {
        const GazeStream& stream = study.streams[i];
        if (stream.task != task)
            continue;
        const std::size_t at = out.of(stream.participant);
        if (at == out.people.size()) {
            out.people.push_back(stream.participant);
            out.seeds.emplace_back();
            out.models.emplace_back();
            out.histograms.emplace_back();
        }
        for (const FixationRows& fixation : events[i].fixations) {
            out.seeds[at].push_back(seedOf(fixation, stream.rate_hz));
            out.models[at].emplace_back(fixation.model);
        }
        for (const SaccadeRows& saccade : events[i].saccades)
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

/// One recording's synthesis.
class Synthesis {
  public:
    Synthesis(const GazeStream& raw, const StreamEvents& events, const Individuals& all, const SaccadeModel& model,
              const EventSynthesis& how, RandomDraws& draws)
        : raw_(raw), events_(events), all_(all), model_(model), how_(how), draws_(draws), own_(all.of(raw.participant)) {}

    double tried = 0, suppressed = 0;

    GazeStream seedForm() {
        GazeStream out = raw_;
        const std::size_t rows = out.rows.size();
        const bool around = out.field.allAround();
        std::vector<TemplateStep> steps;
        std::size_t row = 0;
        for (const FixationRows& fixation : events_.fixations) {
            FixationSeed y{};
            if (!passes([&] { return seedPasses(seedOf(fixation, raw_.rate_hz), y); }) || row >= rows)
                continue;
            TemplateStep step;
            const Direction at = out.field.clamped({y[0], y[1]});
            step.model = {at.yaw, at.pitch, 0.15, 0.15};
            step.rows = std::max<std::size_t>(2, static_cast<std::size_t>(std::lround(std::exp(y[2]) * out.rate_hz)));
            if (!steps.empty()) {
                const FixationModel& from = steps.back().model;
                const double amplitude = sphereDistance({from.x, from.y}, at), seconds = usualSaccadeDuration(amplitude);
                const auto length = static_cast<std::size_t>(std::max(1L, std::lround(seconds * out.rate_hz)));
                step.way = shareOfWay(model_.form(amplitude, seconds, [&] { return draws_.normal(); }), length);
            }
            row += step.way.size() + step.rows;
            steps.push_back(std::move(step));
        }
        if (steps.empty())
            steps.push_back({{}, rows, {0, 0, 0.15, 0.15}});
        else if (row < rows)
            steps.back().rows += rows - row;
        out.rows = played(steps, rows, out.rate_hz, around, [&] { return draws_.normal(); });
        return out;
    }

    /// `person`: who it is to the model, where identity is its condition.
    GazeStream asPublished(std::size_t person) {
        GazeStream out = raw_;
        auto lose = [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i <= last; ++i)
                out.rows[i] = {};
        };
        for (const FixationRows& fixation : events_.fixations) {
            std::vector<Direction> y(fixation.last - fixation.first + 1);
            if (!passes([&] { return rowsPass(fixation.model, y); })) {
                lose(fixation.first, fixation.last);
                continue;
            }
            for (std::size_t i = fixation.first; i <= fixation.last; ++i)
                if (raw_.rows[i].seen())
                    out.rows[i] = y[i - fixation.first];
        }
        for (const SaccadeRows& saccade : events_.saccades) {
            SaccadeProfile y{};
            if (!passes([&] { return speedsPass(saccade, person, y); })) {
                if (saccade.last > saccade.first + 1)
                    lose(saccade.first + 1, saccade.last - 1);
                continue;
            }
            const Direction from = raw_.rows[saccade.first], to = raw_.rows[saccade.last];
            const std::vector<double> way = shareOfWay(y, saccade.steps());
            for (std::size_t i = 0; i < way.size(); ++i)
                if (raw_.rows[saccade.first + 1 + i].seen())
                    out.rows[saccade.first + 1 + i] = {from.yaw + way[i] * (to.yaw - from.yaw),
                                                       from.pitch + way[i] * (to.pitch - from.pitch)};
        }
        return out;
    }

  private:
    /// Draws until one passes, as often as is allowed.
    template <class Draw> bool passes(const Draw& draw) {
        ++tried;
        for (std::size_t i = 0; i < how_.draws; ++i)
            if (draw())
                return true;
        ++suppressed;
        return false;
    }

    bool seedPasses(const FixationSeed& seed, FixationSeed& y) {
        const bool around = raw_.field.allAround();
        y = {seed[0] + how_.reach_deg * draws_.normal(), seed[1] + how_.reach_deg * draws_.normal(),
             seed[2] + 0.3 * draws_.normal()};
        return deniability(logDensity(seed, y, how_.reach_deg), own_, all_.fixations, how_.gamma, how_.k,
                           [&](std::size_t j, std::size_t e) {
                               return logDensity(seenFrom(y, all_.seeds[j][e], around), y, how_.reach_deg);
                           })
            .passes;
    }

    bool rowsPass(const FixationModel& model, std::vector<Direction>& y) {
        for (Direction& at : y)
            at = {model.x + model.sx * draws_.normal(), model.y + model.sy * draws_.normal()};
        const double own = logMass(model, y);
        const auto bucket = bucketOf(own, how_.gamma);
        if (!bucket)
            return false;
        const MassBounds bounds(y, *bucket, how_.gamma);
        return deniability(own, own_, all_.fixations, how_.gamma, how_.k,
                           [&](std::size_t j, std::size_t e) {
                               const KnownFixation& other = all_.models[j][e];
                               return bounds.mayReach(other) ? logMass(other.model, y) : std::nan("");
                           })
            .passes;
    }

    bool speedsPass(const SaccadeRows& saccade, std::size_t person, SaccadeProfile& y) {
        const double seconds = static_cast<double>(saccade.steps()) / raw_.rate_hz;
        y = model_.form(
            saccade.amplitude_deg, seconds, [&] { return draws_.normal(); }, person);
        for (double& speed : y)
            speed *= saccade.amplitude_deg / seconds;
        const auto own = all_.histograms[own_].logMass(y);
        return own && deniability(*own, own_, all_.ones, how_.gamma, how_.k, [&](std::size_t j, std::size_t) {
                          return all_.histograms[j].logMass(y).value_or(std::nan(""));
                      }).passes;
    }

    const GazeStream& raw_;
    const StreamEvents& events_;
    const Individuals& all_;
    const SaccadeModel& model_;
    const EventSynthesis& how_;
    RandomDraws& draws_;
    std::size_t own_;
};

/// Who each stream is of, from 0.
std::vector<std::size_t> peopleOf(const GazeStudy& study) {
    std::vector<std::size_t> people, out;
    for (const GazeStream& stream : study.streams) {
        const auto found = std::find(people.begin(), people.end(), stream.participant);
        out.push_back(static_cast<std::size_t>(found - people.begin()));
        if (found == people.end())
            people.push_back(stream.participant);
    }
    return out;
}

struct SynthesisedStream {
    GazeStream stream;
    double tried = 0, suppressed = 0;
};

/// What is asked of a study again and again.
class SynthesisSource {
  public:
    SynthesisSource(const GazeStudy& study, const SaccadeModel& model, const EventSynthesis& how)
        : study_(study), model_(model), how_(how), events_(streamEvents(study)), people_(peopleOf(study)) {
        for (std::size_t task = 0; task < study.tasks.size(); ++task)
            tasks_.push_back(individualsOf(study, events_, task));
    }

    SynthesisedStream operator()(std::size_t i, RandomDraws& draws) const {
        const GazeStream& raw = study_.streams[i];
        Synthesis one(raw, events_[i], tasks_[raw.task], model_, how_, draws);
        SynthesisedStream out{how_.as_published ? one.asPublished(people_[i]) : one.seedForm()};
        for (Direction& row : out.stream.rows)
            row = out.stream.field.clamped(row);
        out.tried = one.tried;
        out.suppressed = one.suppressed;
        return out;
    }

    SynthesisedGaze together(std::vector<SynthesisedStream> all) const {
        SynthesisedGaze out{{study_.participants, study_.tasks, {}}};
        for (SynthesisedStream& one : all) {
            out.study.streams.push_back(std::move(one.stream));
            out.events += one.tried;
            out.suppressed += one.suppressed;
        }
        return out;
    }

  private:
    const GazeStudy& study_;
    const SaccadeModel& model_;
    const EventSynthesis& how_;
    std::vector<StreamEvents> events_;
    std::vector<std::size_t> people_;
    std::vector<Individuals> tasks_;
};

} // namespace

SaccadeModel learntSaccades(const GazeStudy& study, bool identity, std::uint64_t seed, const Progress& progress) {
    // mutant gaze-identity-passed-on
    return SaccadeModel::trained(streamEvents(study), seed, progress, identity ? peopleOf(study) : std::vector<std::size_t>());
}

SynthesisedGaze synthesised(const GazeStudy& study, const SaccadeModel& model, const EventSynthesis& how,
                            const SeededNoise& noise, const Progress& progress) {
    const SynthesisSource source(study, model, how);
    std::vector<SynthesisedStream> all(study.streams.size());
    parallelRows(
        static_cast<Eigen::Index>(all.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                if (progress.cancelled())
                    throw Cancelled();
                if (begin == 0)
                    progress(static_cast<double>(i) / static_cast<double>(end));
                SeededDraws draws(noise.stream(static_cast<std::uint64_t>(i)));
                all[static_cast<std::size_t>(i)] = source(static_cast<std::size_t>(i), draws);
            }
        },
        1);
    return source.together(std::move(all));
}

SynthesisedGaze synthesised(const GazeStudy& study, const SaccadeModel& model, const EventSynthesis& how, SecureDraws& draws) {
    const SynthesisSource source(study, model, how);
    std::vector<SynthesisedStream> all;
    for (std::size_t i = 0; i < study.streams.size(); ++i)
        all.push_back(source(i, draws));
    return source.together(std::move(all));
}

} // namespace nictate
