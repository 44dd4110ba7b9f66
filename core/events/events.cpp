#include "core/events/events.h"

#include "core/events/gaze_angles.h"

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
        fixation.x_px += sample.x_px / count;
        fixation.y_px += sample.y_px / count;
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

/// `speeds`: from sample to sample inside `run`.
DetectedSaccade saccadeOf(const AngularGaze& gaze, Run run, std::span<const double> speeds) {
    const AngularSample &from = run.front(), &to = run.back();
    DetectedSaccade saccade;
    saccade.start_s = from.t_s;
    saccade.duration_s = to.t_s - from.t_s;
    saccade.dx_deg = to.x_deg - from.x_deg;
    saccade.dy_deg = to.y_deg - from.y_deg;
    saccade.amplitude_deg = gaze.distance(from, to);
    saccade.direction_rad = std::atan2(saccade.dy_deg, saccade.dx_deg);
    for (double speed : speeds)
        saccade.peak_velocity_deg_s = std::max(saccade.peak_velocity_deg_s, speed);
    return saccade;
}

bool lastsLongEnough(Run run, const EventParameters& parameters) {
    return run.back().t_s - run.front().t_s >= parameters.minimum_fixation_s - 1e-9;
}

/// What gaze does from one sample to the next.
enum class Move : char { slow, fast, lost };

/// Calls visit(begin, end) for every maximal run of equal steps.
template <class Visit> void eachStretch(const std::vector<Move>& moves, Visit visit) {
    for (std::size_t begin = 0, end = 0; begin < moves.size(); begin = end) {
        while (end < moves.size() && moves[end] == moves[begin])
            ++end;
        visit(begin, end);
    }
}

/// Fast stretches become one where hardly any gaze lies between: the swing back at a saccade's end, the two flanks of a blink,
/// where the lid drags the pupil along.
void bridgePauses(std::vector<Move>& moves, Run seen, double step_s, const EventParameters& parameters) {
    std::size_t from = moves.size(); // one behind the last fast step; none yet
    double slow = 0, longest = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const double time = seen[i + 1].t_s - seen[i].t_s;
        if (moves[i] != Move::fast) {
            slow += time > 2.5 * step_s ? 0 : time; // the rest is lost
            longest = std::max(longest, time);
            continue;
        }
        if (from < i && slow < parameters.minimum_pause_s && longest <= parameters.maximum_blink_s)
            std::fill(moves.begin() + static_cast<std::ptrdiff_t>(from), moves.begin() + static_cast<std::ptrdiff_t>(i),
                      Move::fast);
        from = i + 1;
        slow = longest = 0;
    }
}

std::vector<Move> movesOf(const AngularGaze& gaze, Run seen, std::span<const double> speeds, double gap,
                          const EventParameters& parameters) {
    std::vector<Move> moves(speeds.size());
    for (std::size_t i = 0; i < moves.size(); ++i)
        moves[i] = seen[i + 1].t_s - seen[i].t_s > gap                ? Move::lost
                   : speeds[i] >= parameters.velocity_threshold_deg_s ? Move::fast
                                                                      : Move::slow;
    if (parameters.minimum_pause_s > 0)
        bridgePauses(moves, seen, gaze.step_s, parameters);
    eachStretch(moves, [&](std::size_t begin, std::size_t end) {
        if (moves[begin] == Move::fast && seen[end].t_s - seen[begin].t_s < parameters.minimum_saccade_s - 1e-9)
            std::fill(moves.begin() + static_cast<std::ptrdiff_t>(begin), moves.begin() + static_cast<std::ptrdiff_t>(end),
                      Move::slow);
    });
    return moves;
}

void byVelocity(const AngularGaze& gaze, Run seen, double gap, const EventParameters& parameters, Events& events) {
    const std::vector<double> speeds = gazeSpeeds(gaze, seen, parameters.smoothing_s);
    const std::vector<Move> moves = movesOf(gaze, seen, speeds, gap, parameters);
    eachStretch(moves, [&](std::size_t begin, std::size_t end) {
        const Run part = seen.subspan(begin, end - begin + 1);
        if (moves[begin] == Move::fast)
            events.saccades.push_back(saccadeOf(gaze, part, std::span(speeds).subspan(begin, end - begin)));
        else if (moves[begin] == Move::slow && lastsLongEnough(part, parameters))
            events.fixations.push_back(fixationOf(part));
    });
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
            events.saccades.push_back(saccadeOf(gaze, between, gazeSpeeds(gaze, between, 0)));
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

Events detectEvents(AngularGaze gaze, const std::vector<Blink>& vendor_blinks, const EventParameters& parameters) {
    checkEventParameters(parameters);
    const double gap = std::max(parameters.maximum_gap_s, 2.5 * gaze.step_s);
    Events events;
    events.blinks = vendor_blinks.empty() ? missingStretches(gaze, gap, parameters)
                                          : reportedBlinks(vendor_blinks, parameters.maximum_blink_s);
    std::erase_if(gaze.samples, [](const AngularSample& sample) { return !isSeen(sample); });
    const std::vector<AngularSample>& seen = gaze.samples;
    if (parameters.algorithm == EventAlgorithm::ivt)
        byVelocity(gaze, seen, gap, forRate(parameters, gaze.step_s), events);
    else
        for (Run run : unbrokenRuns(seen, gap))
            byDispersion(gaze, run, parameters, events);
    return events;
}

Events detectEvents(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters) {
    checkEventParameters(parameters);
    return detectEvents(angularGaze(recording, stimulus, parameters), recording.blinks, parameters);
}

} // namespace nictate
