#include "core/evaluation/event_recognition.h"

#include "core/compute/all_columns.h"
#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/evaluation/rbf_network.h"
#include "core/events/events.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace nictate {

namespace {

constexpr std::size_t most_events = 400; ///< of a person, to learn from: unequal numbers would favour some
constexpr double weight_of_fixations = 0.4;

using EventFeatures = std::vector<std::vector<double>>;

std::vector<double> featuresOf(const DetectedFixation& own, const DetectedFixation& before) {
    const double sd_x = std::sqrt(own.x_variance_deg2), sd_y = std::sqrt(own.y_variance_deg2);
    const double dx = own.x_deg - before.x_deg, dy = own.y_deg - before.y_deg, step = std::hypot(dx, dy);
    const double cosine = step > 0 ? dx / step : 1, sine = step > 0 ? dy / step : 0;
    return {std::log(own.duration_s),
            std::log(sd_x + 0.01),
            std::log(sd_y + 0.01),
            std::log(step + 0.1),
            cosine,
            sine,
            std::log(std::hypot(sd_x, sd_y) / own.duration_s + 0.01)};
}

std::vector<double> featuresOf(const DetectedSaccade& own, const DetectedSaccade& before) {
    const double turn = own.direction_rad - before.direction_rad;
    return {std::log(own.duration_s),
            std::log(own.amplitude_deg + 0.1),
            std::cos(own.direction_rad),
            std::sin(own.direction_rad),
            std::log(own.peak_velocity_deg_s),
            std::log(own.amplitude_deg / own.duration_s + 1),
            own.peak_velocity_deg_s * own.duration_s / (own.amplitude_deg + 0.1),
            std::cos(turn),
            std::sin(turn)};
}

/// Rows of one recording, from its second event on; those that are no numbers stay out.
template <class Event> void addRows(EventFeatures& values, EventRows& rows, const std::vector<Event>& events, int recording,
                                    double start, double length) {
    for (std::size_t i = 1; i < events.size(); ++i) {
        const std::vector<double> own = featuresOf(events[i], events[i - 1]);
        if (!std::all_of(own.begin(), own.end(), [](double value) { return std::isfinite(value); }))
            continue;
        values.push_back(own);
        rows.recording.push_back(recording);
        rows.block.push_back(
            std::clamp(static_cast<int>(event_blocks * (events[i].start_s - start) / length), 0, event_blocks - 1));
    }
}

Eigen::MatrixXd matrixOf(const EventFeatures& values) {
    Eigen::MatrixXd out(static_cast<Eigen::Index>(values.size()),
                        values.empty() ? 0 : static_cast<Eigen::Index>(values.front().size()));
    for (Eigen::Index i = 0; i < out.rows(); ++i)
        out.row(i) = Eigen::RowVectorXd::Map(values[static_cast<std::size_t>(i)].data(), out.cols());
    return out;
}

/// Whether a recording's block is learnt from (1), asked about (0) or neither.
using BlockSplit = std::vector<std::array<int, event_blocks>>;

BlockSplit blocksSplit(const GazeEvents& events, const SeededNoise& noise) {
    BlockSplit out(events.person.size());
    for (std::size_t r = 0; r < out.size(); ++r) {
        std::array<int, event_blocks> order{};
        for (int i = 0; i < event_blocks; ++i)
            order[static_cast<std::size_t>(i)] = i;
        const SeededNoise draw = noise.stream(events.split_alike ? static_cast<std::size_t>(events.condition[r]) : r);
        for (std::size_t i = 0; i + 1 < order.size(); ++i)
            std::swap(order[i], order[i + draw.below(order.size() - i, i)]);
        out[r].fill(0);
        for (std::size_t i = 0; i < order.size() / 2; ++i)
            out[r][static_cast<std::size_t>(order[i])] = 1;
    }
    return out;
}

BlockSplit conditionSplit(const GazeEvents& events, int asked) {
    BlockSplit out(events.person.size());
    for (std::size_t r = 0; r < out.size(); ++r)
        out[r].fill(events.condition[r] == asked ? 0 : 1);
    return out;
}

/// Mean scores of every person's events that are asked about: people × people; NaN without such events.
Eigen::MatrixXd scoresOf(const EventRows& rows, const GazeEvents& events, const BlockSplit& split, const SeededNoise& noise,
                         const Progress& wanted) {
    const auto people = static_cast<int>(events.people.size());
    std::vector<std::vector<Eigen::Index>> learnt(events.people.size());
    std::vector<Eigen::Index> asked;
    for (std::size_t i = 0; i < rows.recording.size(); ++i) {
        const auto recording = static_cast<std::size_t>(rows.recording[i]);
        if (split[recording][static_cast<std::size_t>(rows.block[i])] == 0)
            asked.push_back(static_cast<Eigen::Index>(i));
        else
            learnt[static_cast<std::size_t>(events.person[recording])].push_back(static_cast<Eigen::Index>(i));
    }
    std::vector<Eigen::Index> train;
    std::vector<int> labels;
    for (std::size_t person = 0; person < learnt.size(); ++person) {
        std::vector<Eigen::Index>& own = learnt[person];
        const SeededNoise draw = noise.stream(0).stream(person);
        for (std::size_t i = 0; i < most_events && own.size() > most_events; ++i)
            std::swap(own[i], own[i + draw.below(own.size() - i, i)]);
        own.resize(std::min(own.size(), most_events));
        train.insert(train.end(), own.begin(), own.end());
        labels.insert(labels.end(), own.size(), static_cast<int>(person));
    }
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(people, people);
    Eigen::VectorXd counts = Eigen::VectorXd::Zero(people);
    if (!train.empty() && !asked.empty()) {
        const Eigen::MatrixXd scores = rbfScores(rows.values(train, all_columns), labels, people, rows.values(asked, all_columns),
                                                 RbfSettings{}, noise.stream(1), wanted);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const int person = events.person[static_cast<std::size_t>(rows.recording[static_cast<std::size_t>(asked[i])])];
            sums.row(person) += scores.row(static_cast<Eigen::Index>(i));
            ++counts[person];
        }
    }
    return sums.array().colwise() / counts.array();
}

Recognition recognitionOf(const Eigen::MatrixXd& scores) {
    Recognition out;
    for (Eigen::Index person = 0; person < scores.rows(); ++person) {
        const bool silent = !scores.row(person).allFinite(); // no events: anybody is as likely
        std::vector<int> winners;
        for (Eigen::Index c = 0; c < scores.cols(); ++c)
            if (silent || scores(person, c) == scores.row(person).maxCoeff())
                winners.push_back(static_cast<int>(c));
        out.answers.push_back(answered(static_cast<int>(person), static_cast<int>(person), winners));
    }
    out.confusion = confusionOf(out.answers, static_cast<int>(scores.rows()));
    return out;
}

/// A person without events of one kind is recognised by the other kind alone.
Eigen::MatrixXd fused(const Eigen::MatrixXd& by_fixations, const Eigen::MatrixXd& by_saccades) {
    Eigen::MatrixXd out = weight_of_fixations * by_fixations + (1 - weight_of_fixations) * by_saccades;
    for (Eigen::Index person = 0; person < out.rows(); ++person)
        if (!by_saccades.row(person).allFinite())
            out.row(person) = by_fixations.row(person);
        else if (!by_fixations.row(person).allFinite())
            out.row(person) = by_saccades.row(person);
    return out;
}

/// Recording by recording.
class EventTable {
  public:
    void add(const Dataset& study, std::size_t participant, const std::string& condition, const Events& events, double start,
             double length) {
        const auto [person, fresh] = people_.emplace(participant, static_cast<int>(people_.size()));
        if (fresh)
            out_.people.push_back(study.participants[participant].id);
        const auto recording = static_cast<int>(out_.person.size());
        out_.person.push_back(person->second);
        out_.condition.push_back(conditions_.emplace(condition, static_cast<int>(conditions_.size())).first->second);
        addRows(fixations_, out_.fixations, events.fixations, recording, start, length);
        addRows(saccades_, out_.saccades, events.saccades, recording, start, length);
    }

    /// Throws MissingData below two people.
    GazeEvents taken() {
        out_.conditions = static_cast<int>(conditions_.size());
        out_.fixations.values = matrixOf(fixations_);
        out_.saccades.values = matrixOf(saccades_);
        if (out_.people.size() < 2)
            throw MissingData(
                Text("rbfn looks at fixations and saccades in gaze samples of at least 2 people; the study has them of %1",
                     out_.people.size()));
        return std::move(out_);
    }

  private:
    GazeEvents out_;
    std::map<std::size_t, int> people_;
    std::map<std::string, int> conditions_;
    EventFeatures fixations_, saccades_;
};

} // namespace

GazeEvents gazeEvents(const Dataset& study, const Progress& progress) {
    EventTable table;
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        progress(static_cast<double>(i) / static_cast<double>(study.recordings.size()));
        const Recording& recording = study.recordings[i];
        if (recording.samples.size() < 2)
            continue;
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        const double start = recording.samples.front().t_ms / 1000,
                     length = std::max(1e-3, recording.samples.back().t_ms / 1000 - start);
        table.add(study, recording.participant, recording.condition.empty() ? stimulus.id : recording.condition,
                  detectEvents(recording, stimulus), start, length);
    }
    return table.taken();
}

GazeEvents gazeEvents(const GazeStudy& streams, const std::vector<Events>& events, const Dataset& names) {
    EventTable table;
    for (std::size_t i = 0; i < streams.streams.size(); ++i) {
        const GazeStream& stream = streams.streams[i];
        const GazeTask& task = streams.tasks[stream.task];
        table.add(names, stream.participant, task.condition.empty() ? names.stimuli[task.stimulus].id : task.condition, events[i],
                  0, std::max(1e-3, stream.seconds()));
    }
    return table.taken();
}

void EventRecognition::append(const EventRecognition& more) {
    const auto add = [](std::vector<double>& to, const std::vector<double>& from) {
        to.insert(to.end(), from.begin(), from.end());
    };
    add(by_fixations, more.by_fixations);
    add(by_saccades, more.by_saccades);
    add(by_both, more.by_both);
    fixations = more.fixations;
    saccades = more.saccades;
    fused = more.fused;
}

EventRecognition recogniseByEvents(const GazeEvents& events, EventProtocol protocol, int splits, const SeededNoise& noise,
                                   const Progress& progress) {
    const bool blocks = protocol == EventProtocol::blocks;
    if (!blocks && events.conditions < 2)
        throw MissingData(Text("people can be recognised across conditions only where there are at least 2; the study has one"));
    const int count = blocks ? splits : events.conditions;
    std::vector<std::array<Recognition, 3>> found(static_cast<std::size_t>(count));
    parallelRows(
        count,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                const double before = static_cast<double>(i) / count;
                progress(before);
                const Progress wanted = progress.within(before, before);
                const SeededNoise draw = noise.stream(static_cast<std::uint64_t>(i));
                const BlockSplit split =
                    blocks ? blocksSplit(events, draw.stream(0)) : conditionSplit(events, static_cast<int>(i));
                const Eigen::MatrixXd by_fixations = scoresOf(events.fixations, events, split, draw.stream(1), wanted),
                                      by_saccades = scoresOf(events.saccades, events, split, draw.stream(2), wanted);
                found[static_cast<std::size_t>(i)] = {recognitionOf(by_fixations), recognitionOf(by_saccades),
                                                      recognitionOf(fused(by_fixations, by_saccades))};
            }
        },
        1);
    EventRecognition out;
    for (auto& [fixations, saccades, fused] : found) {
        out.by_fixations.push_back(fixations.accuracy());
        out.by_saccades.push_back(saccades.accuracy());
        out.by_both.push_back(fused.accuracy());
    }
    out.fixations = std::move(found.back()[0]);
    out.saccades = std::move(found.back()[1]);
    out.fused = std::move(found.back()[2]);
    return out;
}

} // namespace nictate
