#include "core/events/recorded_events.h"

#include "core/compute/parallel.h"
#include "core/events/events.h"
#include "core/files/number.h"

#include <algorithm>
#include <atomic>

namespace nictate {

namespace {

const AngularSample* sampleAt(const AngularGaze& gaze, double t_s) {
    constexpr double rounding_s = 1e-6; // start + duration is not to the bit the last sample's time
    const auto found = std::lower_bound(gaze.samples.begin(), gaze.samples.end(), t_s - rounding_s,
                                        [](const AngularSample& sample, double t) { return sample.t_s < t; });
    return found == gaze.samples.end() ? nullptr : &*found;
}

Saccade asSaccade(const DetectedSaccade& found, const AngularGaze& gaze, Eye eye) {
    Saccade saccade;
    saccade.start_ms = finiteOrMissing(1000 * found.start_s);
    saccade.duration_ms = finiteOrMissing(1000 * found.duration_s);
    if (gaze.in_degrees) {
        saccade.amplitude_deg = found.amplitude_deg;
        saccade.peak_velocity_deg_s = finiteOrMissing(found.peak_velocity_deg_s);
    }
    if (const AngularSample* from = sampleAt(gaze, found.start_s)) {
        saccade.from_x_px = from->x_px;
        saccade.from_y_px = from->y_px;
    }
    if (const AngularSample* to = sampleAt(gaze, found.start_s + found.duration_s)) {
        saccade.to_x_px = to->x_px;
        saccade.to_y_px = to->y_px;
    }
    saccade.eye = eye;
    return saccade;
}

bool sameFixations(const std::vector<Fixation>& recorded, const std::vector<DetectedFixation>& detected) {
    return std::equal(
        recorded.begin(), recorded.end(), detected.begin(), detected.end(),
        [](const Fixation& a, const DetectedFixation& b) { return a.start_ms == finiteOrMissing(1000 * b.start_s); });
}

} // namespace

DetectedBeside detectedBeside(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters) {
    DetectedBeside beside;
    if (recording.samples.empty())
        return beside;
    const AngularGaze gaze = angularGaze(recording, stimulus, parameters);
    const Events events = detectEvents(gaze, recording.blinks, parameters);
    beside.fixations = !recording.fixations.empty() && sameFixations(recording.fixations, events.fixations);
    if (recording.saccades.empty())
        for (const DetectedSaccade& saccade : events.saccades)
            beside.saccades.push_back(asSaccade(saccade, gaze, recording.eye));
    if (recording.blinks.empty())
        for (const DetectedBlink& blink : events.blinks)
            beside.blinks.push_back({1000 * blink.start_s, 1000 * blink.duration_s, recording.eye});
    return beside;
}

std::vector<DetectedBeside> detectedBeside(const Dataset& study, const std::optional<EventParameters>& parameters,
                                           const Progress& progress) {
    std::vector<DetectedBeside> all(study.recordings.size());
    if (!parameters)
        return all;
    checkEventParameters(*parameters);
    std::atomic<std::size_t> done{0};
    parallelRows(
        static_cast<Eigen::Index>(all.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index k = begin; k < end; ++k) {
                const auto i = static_cast<std::size_t>(k);
                const Recording& recording = study.recordings[i];
                progress(static_cast<double>(done++) / static_cast<double>(all.size()));
                all[i] = detectedBeside(recording, study.stimuli[recording.stimulus], *parameters);
            }
        },
        1);
    return all;
}

} // namespace nictate
