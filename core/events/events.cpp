#include "core/events/events.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace nictate {

namespace {

using Run = std::span<const AngularSample>;

bool isSeen(const AngularSample& sample) { return !std::isnan(sample.x_deg); }

/// Stretches of at least two samples between which gaze was never lost for longer than `gap`. Single lost samples
/// inside are dropped from `seen`, the samples with a position.
std::vector<Run> unbrokenRuns(const std::vector<AngularSample>& seen, double gap) {
    std::vector<Run> runs;
    for (std::size_t begin = 0, i = 1; i <= seen.size(); ++i)
        if (i == seen.size() || seen[i].t_s - seen[i - 1].t_s > gap) {
            if (i - begin > 1)
                runs.push_back(Run(seen).subspan(begin, i - begin));
            begin = i;
        }
    return runs;
}

DetectedFixation fixationOf(Run run) {
    DetectedFixation fixation;
    fixation.start_s = run.front().t_s;
    fixation.duration_s = run.back().t_s - run.front().t_s;
    const auto count = static_cast<double>(run.size());
    double pupils = 0, pupil_sum = 0;
    for (const AngularSample& sample : run) {
        fixation.x_deg += sample.x_deg / count;
        fixation.y_deg += sample.y_deg / count;
        if (!std::isnan(sample.pupil)) {
            ++pupils;
            pupil_sum += sample.pupil;
        }
    }
    double pupil_squares = 0;
    for (const AngularSample& sample : run) {
        fixation.x_variance_deg2 += (sample.x_deg - fixation.x_deg) * (sample.x_deg - fixation.x_deg) / count;
        fixation.y_variance_deg2 += (sample.y_deg - fixation.y_deg) * (sample.y_deg - fixation.y_deg) / count;
        if (!std::isnan(sample.pupil))
            pupil_squares += (sample.pupil - pupil_sum / pupils) * (sample.pupil - pupil_sum / pupils);
    }
    if (pupils > 0) {
        fixation.pupil_mean = pupil_sum / pupils;
        fixation.pupil_variance = pupil_squares / pupils;
    }
    return fixation;
}

/// From each sample to the next, in degrees (units) a second.
std::vector<double> velocities(const AngularGaze& gaze, Run run) {
    std::vector<double> out = gaze.steps(run);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] /= run[i + 1].t_s - run[i].t_s;
    return out;
}

/// `steps`: the velocities inside `run`.
DetectedSaccade saccadeOf(const AngularGaze& gaze, Run run, std::span<const double> steps) {
    const AngularSample &from = run.front(), &to = run.back();
    DetectedSaccade saccade;
    saccade.start_s = from.t_s;
    saccade.duration_s = to.t_s - from.t_s;
    saccade.dx_deg = to.x_deg - from.x_deg;
    saccade.dy_deg = to.y_deg - from.y_deg;
    saccade.amplitude_deg = gaze.distance(from, to);
    saccade.direction_rad = std::atan2(saccade.dy_deg, saccade.dx_deg);
    for (double velocity : steps)
        saccade.peak_velocity_deg_s = std::max(saccade.peak_velocity_deg_s, velocity);
    return saccade;
}

bool lastsLongEnough(Run run, const EventParameters& parameters) {
    return run.back().t_s - run.front().t_s >= parameters.minimum_fixation_s - 1e-9;
}

void byVelocity(const AngularGaze& gaze, Run run, const EventParameters& parameters, Events& events) {
    const std::vector<double> velocity = velocities(gaze, run);
    auto fast = [&](std::size_t step) { return velocity[step] >= parameters.velocity_threshold_deg_s; };
    const std::size_t steps = velocity.size();
    for (std::size_t begin = 0; begin < steps;) {
        const bool is_fast = fast(begin);
        std::size_t end = begin + 1;
        while (end < steps && fast(end) == is_fast)
            ++end;
        const Run part = run.subspan(begin, end - begin + 1);
        if (is_fast)
            events.saccades.push_back(saccadeOf(gaze, part, std::span(velocity).subspan(begin, end - begin)));
        else if (lastsLongEnough(part, parameters))
            events.fixations.push_back(fixationOf(part));
        begin = end;
    }
}

/// The extent of growing sets of samples.
struct Extent {
    double left = 1e300, right = -1e300, low = 1e300, high = -1e300;
    void take(const AngularSample& sample) {
        left = std::min(left, sample.x_deg);
        right = std::max(right, sample.x_deg);
        low = std::min(low, sample.y_deg);
        high = std::max(high, sample.y_deg);
    }
    double dispersion() const { return right - left + high - low; }
};

void byDispersion(const AngularGaze& gaze, Run run, const EventParameters& parameters, Events& events) {
    std::size_t last_end = 0; // one behind the last fixation; 0 = none in this run yet
    for (std::size_t begin = 0; begin + 1 < run.size();) {
        Extent extent;
        std::size_t end = begin;
        for (; end < run.size(); ++end) {
            Extent grown = extent;
            grown.take(run[end]);
            if (grown.dispersion() > parameters.dispersion_deg)
                break;
            extent = grown;
        }
        const Run part = run.subspan(begin, std::max<std::size_t>(end - begin, 1));
        if (!lastsLongEnough(part, parameters)) {
            ++begin;
            continue;
        }
        if (last_end > 0) {
            const Run between = run.subspan(last_end - 1, begin - last_end + 2);
            events.saccades.push_back(saccadeOf(gaze, between, velocities(gaze, between)));
        }
        events.fixations.push_back(fixationOf(part));
        begin = last_end = end;
    }
}

/// Stretches without a position, from the first lost sample (or where the next one was due) to the next seen one.
std::vector<DetectedBlink> missingStretches(const AngularGaze& gaze, double gap, const EventParameters& parameters) {
    std::vector<DetectedBlink> blinks;
    double lost_at = missing;
    const AngularSample* before = nullptr;
    for (const AngularSample& sample : gaze.samples) {
        const bool absent = before != nullptr && sample.t_s - before->t_s > gap;
        if (std::isnan(lost_at) && absent)
            lost_at = before->t_s + gaze.step_s;
        if (std::isnan(lost_at) && !isSeen(sample))
            lost_at = sample.t_s;
        if (!std::isnan(lost_at) && isSeen(sample)) {
            const double duration = sample.t_s - lost_at;
            const bool from_the_start = lost_at == gaze.samples.front().t_s;
            if (!from_the_start && duration >= parameters.minimum_blink_s - 1e-9 && duration <= parameters.maximum_blink_s + 1e-9)
                blinks.push_back({lost_at, duration});
            lost_at = missing;
        }
        before = &sample;
    }
    return blinks;
}

std::vector<DetectedBlink> reportedBlinks(const std::vector<Blink>& vendor, double longest_s) {
    std::vector<DetectedBlink> blinks;
    for (const Blink& blink : vendor)
        if (std::isfinite(blink.start_ms) && blink.duration_ms >= 0 && blink.duration_ms <= 1000 * longest_s)
            blinks.push_back({blink.start_ms / 1000, blink.duration_ms / 1000});
    std::stable_sort(blinks.begin(), blinks.end(), [](const auto& a, const auto& b) { return a.start_s < b.start_s; });
    return blinks;
}

} // namespace

Events detectEvents(const AngularGaze& gaze, const std::vector<Blink>& vendor_blinks, const EventParameters& parameters) {
    checkEventParameters(parameters);
    const double gap = std::max(parameters.maximum_gap_s, 2.5 * gaze.step_s);
    std::vector<AngularSample> seen;
    seen.reserve(gaze.samples.size());
    std::copy_if(gaze.samples.begin(), gaze.samples.end(), std::back_inserter(seen), isSeen);
    Events events;
    for (Run run : unbrokenRuns(seen, gap)) {
        if (parameters.algorithm == EventAlgorithm::ivt)
            byVelocity(gaze, run, parameters, events);
        else
            byDispersion(gaze, run, parameters, events);
    }
    events.blinks = vendor_blinks.empty() ? missingStretches(gaze, gap, parameters)
                                          : reportedBlinks(vendor_blinks, parameters.maximum_blink_s);
    return events;
}

Events detectEvents(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters) {
    checkEventParameters(parameters);
    return detectEvents(angularGaze(recording, stimulus, parameters), recording.blinks, parameters);
}

} // namespace nictate
