#include "core/domains/gaze/gaze_replay.h"

#include "core/data/off_stimulus.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr double unknown_duration_ms = 250; ///< a usual fixation's, where neither time nor duration is known
constexpr double longest_hold_ms = 100;     ///< a sample says where the eye is for that long

std::vector<PathFixation> fixationsOf(const Recording& recording) {
    std::vector<PathFixation> fixations;
    std::size_t number = 0;
    for (const Fixation& fixation : recording.fixations) {
        if (!countsInMap(recording, fixation))
            continue;
        ++number;
        const bool known = !std::isnan(fixation.duration_ms);
        fixations.push_back(
            {fixation.x_px, fixation.y_px, fixation.start_ms, known ? fixation.duration_ms : unknown_duration_ms, number, known});
    }
    return fixations;
}

std::vector<PathSample> samplesOf(const Recording& recording) {
    std::size_t first = 0, second = 0;
    for (const Sample& sample : recording.samples) {
        first += std::isnan(sample.gaze.x_px) ? 0 : 1;
        second += std::isnan(sample.second.x_px) ? 0 : 1;
    }
    const auto eye = second > first ? &Sample::second : &Sample::gaze;
    std::vector<PathSample> samples;
    samples.reserve(recording.samples.size());
    for (const Sample& sample : recording.samples)
        if (!std::isnan(sample.t_ms))
            samples.push_back({sample.t_ms, (sample.*eye).x_px, (sample.*eye).y_px});
    const auto earlier = [](const PathSample& a, const PathSample& b) { return a.t_ms < b.t_ms; };
    if (!std::is_sorted(samples.begin(), samples.end(), earlier))
        std::stable_sort(samples.begin(), samples.end(), earlier);
    return samples;
}

bool withoutTimes(const std::vector<PathFixation>& fixations) {
    return std::any_of(fixations.begin(), fixations.end(),
                       [](const PathFixation& fixation) { return std::isnan(fixation.start_ms); });
}

/// One after the other, as if no time passed between.
void byOrder(std::vector<PathFixation>& fixations) {
    double at = 0;
    for (PathFixation& fixation : fixations) {
        fixation.start_ms = at;
        at += fixation.duration_ms;
    }
}

GazePath pathOf(const Recording& recording, std::size_t index) {
    GazePath path;
    path.participant = recording.participant;
    path.recording = index;
    path.fixations = fixationsOf(recording);
    path.samples = samplesOf(recording);
    path.by_order = withoutTimes(path.fixations);
    const auto earlier = [](const PathFixation& a, const PathFixation& b) { return a.start_ms < b.start_ms; };
    if (path.by_order)
        byOrder(path.fixations);
    else
        std::stable_sort(path.fixations.begin(), path.fixations.end(), earlier);
    double zero = path.samples.empty() ? missing : path.samples.front().t_ms;
    if (!path.by_order && !path.fixations.empty()) {
        zero = std::fmin(zero, path.fixations.front().start_ms);
        for (PathFixation& fixation : path.fixations)
            fixation.start_ms -= zero;
    }
    path.clock_zero_ms = zero;
    for (PathSample& sample : path.samples)
        sample.t_ms -= zero;
    for (const PathFixation& fixation : path.fixations)
        path.length_ms = std::max(path.length_ms, fixation.start_ms + fixation.duration_ms);
    if (!path.samples.empty())
        path.length_ms = std::max(path.length_ms, path.samples.back().t_ms);
    std::erase_if(path.fixations,
                  [](const PathFixation& fixation) { return std::isnan(fixation.x_px) || std::isnan(fixation.y_px); });
    return path;
}

} // namespace

GazeReplay::GazeReplay(const Dataset& study, const std::vector<std::size_t>& recordings) {
    for (const std::size_t index : recordings) {
        const Recording& recording = study.recordings[index];
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        GazePath path = pathOf(recording, index);
        for (const PathFixation& fixation : path.fixations)
            off_fixations_ += offStimulus(stimulus, fixation.x_px, fixation.y_px) ? 1 : 0;
        for (const PathSample& sample : path.samples)
            off_samples_ += offStimulus(stimulus, sample.x_px, sample.y_px) ? 1 : 0;
        length_ms_ = std::max(length_ms_, path.length_ms);
        paths_.push_back(std::move(path));
    }
}

bool GazeReplay::byOrder() const {
    return std::any_of(paths_.begin(), paths_.end(), [](const GazePath& path) { return path.by_order; });
}

bool GazeReplay::hasFixations() const {
    return std::any_of(paths_.begin(), paths_.end(), [](const GazePath& path) { return !path.fixations.empty(); });
}

bool GazeReplay::hasSamples() const {
    return std::any_of(paths_.begin(), paths_.end(), [](const GazePath& path) { return !path.samples.empty(); });
}

PathMoment GazeReplay::at(std::size_t index, double t_ms, std::optional<double> trail_ms) const {
    const GazePath& path = paths_[index];
    const double from_ms = trail_ms ? t_ms - *trail_ms : -std::numeric_limits<double>::infinity();
    PathMoment moment;
    const auto begun = std::upper_bound(path.fixations.begin(), path.fixations.end(), t_ms,
                                        [](double t, const PathFixation& fixation) { return t < fixation.start_ms; });
    auto first = begun;
    while (first != path.fixations.begin() && (first - 1)->start_ms + (first - 1)->duration_ms >= from_ms)
        --first;
    moment.first_fixation = static_cast<std::size_t>(first - path.fixations.begin());
    moment.end_fixation = static_cast<std::size_t>(begun - path.fixations.begin());
    moment.fixating = begun != path.fixations.begin() && t_ms < (begun - 1)->start_ms + (begun - 1)->duration_ms;

    const auto end = std::upper_bound(path.samples.begin(), path.samples.end(), t_ms,
                                      [](double t, const PathSample& sample) { return t < sample.t_ms; });
    const auto start =
        std::lower_bound(path.samples.begin(), end, from_ms, [](const PathSample& sample, double t) { return sample.t_ms < t; });
    moment.first_sample = static_cast<std::size_t>(start - path.samples.begin());
    moment.end_sample = static_cast<std::size_t>(end - path.samples.begin());
    if (end != path.samples.begin() && !std::isnan((end - 1)->x_px) && t_ms - (end - 1)->t_ms <= longest_hold_ms)
        moment.gaze = *(end - 1);
    else if (path.samples.empty() && moment.fixating)
        moment.gaze = PathSample{t_ms, (begun - 1)->x_px, (begun - 1)->y_px};
    return moment;
}

double GazeReplay::nextFixation(double t_ms) const {
    double next = length_ms_;
    for (const GazePath& path : paths_) {
        const auto after = std::upper_bound(path.fixations.begin(), path.fixations.end(), t_ms,
                                            [](double t, const PathFixation& fixation) { return t < fixation.start_ms; });
        if (after != path.fixations.end())
            next = std::min(next, after->start_ms);
    }
    return next;
}

double GazeReplay::previousFixation(double t_ms) const {
    double previous = 0;
    for (const GazePath& path : paths_) {
        const auto from = std::lower_bound(path.fixations.begin(), path.fixations.end(), t_ms,
                                           [](const PathFixation& fixation, double t) { return fixation.start_ms < t; });
        if (from != path.fixations.begin())
            previous = std::max(previous, (from - 1)->start_ms);
    }
    return previous;
}

} // namespace nictate
