// Feature tables of a whole study; declared in window_features.h.

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace nictate {

namespace {

struct OneRecording {
    Eigen::MatrixXd values;
    double length_s = 0;
};

OneRecording featuresOfRecording(const Recording& recording, const Stimulus& stimulus, const WindowParameters& parameters) {
    const AngularGaze gaze = angularGaze(recording, stimulus, parameters.events);
    if (gaze.samples.empty())
        return {Eigen::MatrixXd(0, static_cast<Eigen::Index>(window_feature_names.size())), 0};
    const Events events = detectEvents(gaze, recording.blinks, parameters.events);
    const double start = gaze.samples.front().t_s, end = gaze.samples.back().t_s + gaze.step_s;
    OneRecording one{windowFeatures(events, start, end, parameters), end - start};
    loseWindowsInGaps(one.values, gaze, parameters);
    return one;
}

/// Throws MissingData before there is any row.
void requireFewRows(const Dataset& study, const std::vector<std::size_t>& recordings, const WindowParameters& parameters) {
    double rows = 0, most = static_cast<double>(most_window_rows);
    for (const std::size_t i : recordings) {
        double first = std::numeric_limits<double>::infinity(), last = -first;
        for (const Sample& sample : study.recordings[i].samples) {
            first = std::fmin(first, sample.t_ms);
            last = std::fmax(last, sample.t_ms);
        }
        rows += std::max(0.0, (last - first) / 1000 - parameters.window_s) / parameters.step_s;
        most += static_cast<double>(study.recordings[i].samples.size());
    }
    if (rows > most)
        throw MissingData(
            Text("windows of time would be more rows than the %1 and one a sample that there may be; check the unit of "
                 "times and the pauses in the recordings, or take a longer step",
                 most_window_rows));
}

/// The recordings with samples, and what their condition is called.
class Conditions {
  public:
    explicit Conditions(const Dataset& study) : study_(study) {
        std::set<std::size_t> stimuli;
        for (std::size_t i = 0; i < study.recordings.size(); ++i) {
            const Recording& recording = study.recordings[i];
            if (recording.samples.empty())
                continue;
            with_samples_.push_back(i);
            stimuli.insert(recording.stimulus);
            own_ = own_ || !recording.condition.empty();
        }
        several_stimuli_ = stimuli.size() > 1;
    }
    const std::vector<std::size_t>& withSamples() const { return with_samples_; }
    std::string of(const Recording& recording) const {
        return own_ ? recording.condition : several_stimuli_ ? study_.stimuli[recording.stimulus].id : std::string();
    }

  private:
    const Dataset& study_;
    std::vector<std::size_t> with_samples_;
    bool own_ = false, several_stimuli_ = false;
};

Text seconds(double value) { return Text("%1 s", numberText(std::floor(value * 100) / 100)); }

[[noreturn]] void refuseWindow(const WindowParameters& parameters, double longest_s, const std::string& participant,
                               const std::string& condition) {
    const Text longest = seconds(longest_s);
    throw InvalidParameter("window", seconds(parameters.window_s),
                           condition.empty()
                               ? Text("at most %1, the longest recording of participant %2", longest, inQuotes(participant))
                               : Text("at most %1, the longest recording of participant %2 in condition %3", longest,
                                      inQuotes(participant), inQuotes(condition)));
}

} // namespace

FeatureSet featuresOf(const Dataset& study, const WindowParameters& parameters, const Progress& progress) {
    checkWindowParameters(parameters);
    const Conditions conditions(study);
    const std::vector<std::size_t>& recordings = conditions.withSamples();
    if (recordings.empty())
        throw MissingData(Text("the study has no samples, so there is nothing to take features from"));

    requireFewRows(study, recordings, parameters);
    std::vector<OneRecording> parts(recordings.size());
    std::atomic<std::size_t> next{0}; // recordings differ in length: whoever is free takes the next one
    const auto count = static_cast<Eigen::Index>(recordings.size());
    parallelRows(
        count,
        [&](Eigen::Index begin, Eigen::Index) {
            for (std::size_t i = next++; i < parts.size(); i = next++) {
                const Recording& recording = study.recordings[recordings[i]];
                parts[i] = featuresOfRecording(recording, study.stimuli[recording.stimulus], parameters);
                if (begin == 0)
                    progress(static_cast<double>(i + 1) / static_cast<double>(parts.size()));
                else if (progress.cancelled())
                    throw Cancelled();
            }
        },
        1);

    FeatureSet set;
    set.step_s = parameters.step_s;
    for (const WindowFeatureName& feature : window_feature_names)
        set.names.emplace_back(feature.name);
    std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> groups;
    std::vector<decltype(groups)::iterator> in_order;
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        const Recording& recording = study.recordings[recordings[i]];
        auto [group, fresh] = groups.try_emplace({recording.participant, conditions.of(recording)});
        group->second.push_back(i);
        if (fresh)
            in_order.push_back(group);
    }
    for (const auto& group : in_order) {
        const auto& [participant, condition] = group->first;
        Eigen::Index rows = 0;
        double longest = 0;
        for (std::size_t part : group->second) {
            rows += parts[part].values.rows();
            longest = std::max(longest, parts[part].length_s);
        }
        if (rows == 0)
            refuseWindow(parameters, longest, study.participants[participant].id, condition);
        FeatureTable table{participant, condition, Eigen::MatrixXd(rows, static_cast<Eigen::Index>(set.names.size()))};
        Eigen::Index at = 0;
        for (std::size_t part : group->second) {
            table.values.middleRows(at, parts[part].values.rows()) = parts[part].values;
            at += parts[part].values.rows();
        }
        set.tables.push_back(std::move(table));
    }
    return set;
}

Text geometryNote(const Dataset& study, const EventParameters& parameters) {
    const bool assumed = parameters.field_of_view_x_deg > 0 &&
                         std::any_of(study.recordings.begin(), study.recordings.end(), [&](const Recording& recording) {
                             return !recording.samples.empty() && !study.stimuli[recording.stimulus].geometry;
                         });
    return !assumed ? Text()
                    : Text("where no viewing geometry is known, the stimulus is taken to span %1° × %2°",
                           numberText(parameters.field_of_view_x_deg), numberText(parameters.field_of_view_y_deg));
}

void ensureFeatures(Dataset& study, const WindowParameters& parameters, const Progress& progress) {
    if (!study.features.empty())
        return;
    study.features = featuresOf(study, parameters, progress);
    const Text computed =
        Text("the study holds no feature tables; the 52 window features were computed from its samples (window %1, "
             "step %2)",
             seconds(parameters.window_s), seconds(parameters.step_s));
    const Text note = geometryNote(study, parameters.events);
    study.warnings.push_back(note.empty() ? computed : Text("%1; %2", computed, note));
}

bool hasSamples(const Dataset& study) {
    return std::any_of(study.recordings.begin(), study.recordings.end(),
                       [](const Recording& recording) { return !recording.samples.empty(); });
}

} // namespace nictate
