#include "core/evaluation/gaze_activity.h"

#include "core/compute/all_columns.h"
#include "core/compute/median.h"
#include "core/evaluation/classifier.h"
#include "core/evaluation/numbered.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace nictate {

namespace {

constexpr double window_s = 10;
constexpr std::size_t people_parts = 4;

/// Of the numbers taken; 0 without any.
struct Summary {
    std::vector<double> values;

    void take(double value) { values.push_back(value); }
    double count() const { return static_cast<double>(values.size()); }
    double mean() const { return values.empty() ? 0 : array().mean(); }
    double median() const { return values.empty() ? 0 : upperMedian(values); }
    double deviation() const { return values.empty() ? 0 : std::sqrt((array() - array().mean()).square().mean()); }
    double most() const { return values.empty() ? 0 : array().maxCoeff(); }

  private:
    Eigen::Map<const Eigen::ArrayXd> array() const { return {values.data(), std::ssize(values)}; }
};

struct Window {
    Summary durations, drifts, amplitudes, x, y;
    double horizontal = 0, way = 0, lost = 0, rows = 0;

    Eigen::RowVectorXd features() const {
        Eigen::RowVectorXd out(activity_features);
        out << durations.count(), amplitudes.count(), durations.mean(), durations.median(), durations.deviation(),
            durations.most(), amplitudes.mean(), amplitudes.median(), amplitudes.deviation(), amplitudes.most(), drifts.mean(),
            drifts.median(), x.deviation(), y.deviation(), way > 0 ? horizontal / way : 0.5, rows > 0 ? lost / rows : 0;
        return out;
    }
};

/// From a fixation's first tenth to its last, °/s.
double driftOf(const GazeStream& stream, const DetectedFixation& fixation) {
    const auto first = static_cast<std::size_t>(std::lround(fixation.start_s * stream.rate_hz));
    const auto steps = static_cast<std::size_t>(std::lround(fixation.duration_s * stream.rate_hz));
    const std::size_t part = std::max<std::size_t>(1, steps / 10);
    Summary begin_x, begin_y, end_x, end_y;
    for (std::size_t i = 0; i < part; ++i) {
        const Direction &early = stream.rows[first + i], &late = stream.rows[first + steps - i];
        if (early.seen()) {
            begin_x.take(early.yaw);
            begin_y.take(early.pitch);
        }
        if (late.seen()) {
            end_x.take(late.yaw);
            end_y.take(late.pitch);
        }
    }
    return std::hypot(end_x.mean() - begin_x.mean(), end_y.mean() - begin_y.mean()) / fixation.duration_s;
}

struct Windows {
    Eigen::MatrixXd values;
    std::vector<int> labels, people;
};

Windows windowsOf(const GazeStudy& study, const std::vector<Events>& events, const std::vector<int>& label_of_task) {
    Windows out;
    std::vector<Eigen::MatrixXd> parts;
    Eigen::Index rows = 0;
    for (std::size_t i = 0; i < study.streams.size(); ++i) {
        const GazeStream& stream = study.streams[i];
        parts.push_back(activityFeatures(stream, events[i]));
        rows += parts.back().rows();
        out.labels.insert(out.labels.end(), static_cast<std::size_t>(parts.back().rows()), label_of_task[stream.task]);
        out.people.insert(out.people.end(), static_cast<std::size_t>(parts.back().rows()), static_cast<int>(stream.participant));
    }
    out.values.resize(rows, activity_features);
    rows = 0;
    for (const Eigen::MatrixXd& part : parts) {
        out.values.middleRows(rows, part.rows()) = part;
        rows += part.rows();
    }
    return out;
}

} // namespace

Eigen::MatrixXd activityFeatures(const GazeStream& stream, const Events& events) {
    const auto whole = static_cast<std::size_t>(stream.seconds() / window_s + 1e-9);
    std::vector<Window> windows(whole);
    auto at = [&](double t_s) -> Window* {
        const auto i = static_cast<std::size_t>(std::max(0.0, t_s + 1e-9) / window_s);
        return i < whole ? &windows[i] : nullptr;
    };
    for (const DetectedFixation& fixation : events.fixations)
        if (Window* window = at(fixation.start_s)) {
            window->durations.take(fixation.duration_s);
            window->drifts.take(driftOf(stream, fixation));
        }
    for (const DetectedSaccade& saccade : events.saccades)
        if (Window* window = at(saccade.start_s)) {
            window->amplitudes.take(saccade.amplitude_deg);
            window->horizontal += std::abs(saccade.dx_deg);
            window->way += std::abs(saccade.dx_deg) + std::abs(saccade.dy_deg);
        }
    for (std::size_t i = 0; i < stream.rows.size(); ++i)
        if (Window* window = at(static_cast<double>(i) / stream.rate_hz)) {
            ++window->rows;
            if (!stream.rows[i].seen()) {
                ++window->lost;
                continue;
            }
            window->x.take(stream.rows[i].yaw);
            window->y.take(stream.rows[i].pitch);
        }
    Eigen::MatrixXd out(static_cast<Eigen::Index>(whole), activity_features);
    for (std::size_t i = 0; i < whole; ++i)
        out.row(static_cast<Eigen::Index>(i)) = windows[i].features();
    return out;
}

std::optional<double> activityRecognition(const GazeStudy& original, const std::vector<Events>& original_events,
                                          const GazeStudy& released, const std::vector<Events>& released_events,
                                          const SeededNoise& noise) {
    Numbered<std::string> conditions; // of tasks
    for (const GazeTask& task : original.tasks)
        conditions.take(task.condition);
    std::set<int> there;
    for (const GazeStream& stream : original.streams)
        there.insert(static_cast<int>(stream.participant));
    std::vector<int> people(there.begin(), there.end());
    if (conditions.count() < 2 || people.size() < people_parts)
        return {};
    for (std::size_t i = people.size(); i > 1; --i)
        std::swap(people[i - 1], people[noise.below(i, i)]);
    std::map<int, std::size_t> part_of;
    for (std::size_t i = 0; i < people.size(); ++i)
        part_of[people[i]] = i % people_parts;
    const Windows asked = windowsOf(original, original_events, conditions.of),
                  known = windowsOf(released, released_events, conditions.of);
    const RowClassifier& forest = *std::find_if(rowClassifiers().begin(), rowClassifiers().end(),
                                                [](const RowClassifier& classifier) { return classifier.id == "rf"; });
    double right = 0;
    for (std::size_t part = 0; part < people_parts; ++part) {
        std::vector<Eigen::Index> train, test;
        std::vector<int> labels;
        for (std::size_t i = 0; i < known.people.size(); ++i)
            if (part_of[known.people[i]] != part) {
                train.push_back(static_cast<Eigen::Index>(i));
                labels.push_back(known.labels[i]);
            }
        for (std::size_t i = 0; i < asked.people.size(); ++i)
            if (part_of[asked.people[i]] == part)
                test.push_back(static_cast<Eigen::Index>(i));
        const std::vector<int> found = classify(forest, known.values(train, all_columns), labels, conditions.count(),
                                                asked.values(test, all_columns), {}, noise.stream(part));
        for (std::size_t i = 0; i < test.size(); ++i)
            right += found[i] == asked.labels[static_cast<std::size_t>(test[i])] ? 1 : 0;
    }
    return asked.labels.empty() ? std::nullopt : std::optional(right / static_cast<double>(asked.labels.size()));
}

} // namespace nictate
