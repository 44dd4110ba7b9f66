#include "core/io/recording_order.h"

#include "core/files/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

bool sameFixation(const Fixation& a, const Fixation& b) {
    auto same = [](double p, double q) { return p == q || (std::isnan(p) && std::isnan(q)); };
    return same(a.x_px, b.x_px) && same(a.y_px, b.y_px) && same(a.start_ms, b.start_ms) && same(a.duration_ms, b.duration_ms) &&
           a.eye == b.eye;
}

bool samePlace(const Sample& a, const Sample& b) { return a.gaze.x_px == b.gaze.x_px && a.gaze.y_px == b.gaze.y_px; }

/// Sort `rows` by `keys` (which sort along); rows without a key go last.
template <class Row> void sortBy(std::vector<double>& keys, std::vector<Row>& rows) {
    auto before = [](double a, double b) { return a < b || (std::isnan(b) && !std::isnan(a)); };
    if (std::is_sorted(keys.begin(), keys.end(), before))
        return;
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return before(keys[a], keys[b]); });
    std::vector<Row> sorted_rows;
    std::vector<double> sorted_keys;
    for (std::size_t i : order) {
        sorted_rows.push_back(rows[i]);
        sorted_keys.push_back(keys[i]);
    }
    rows = std::move(sorted_rows);
    keys = std::move(sorted_keys);
}

} // namespace

void giveBackRoom(Recording& recording) {
    recording.fixations.shrink_to_fit();
    recording.samples.shrink_to_fit();
}

Eye joined(Eye a, Eye b) { return a == Eye::unknown || a == b ? b : b == Eye::unknown ? a : Eye::both; }

void settleEye(Recording& recording) {
    std::vector<Sample>& samples = recording.samples;
    auto never = [&](EyeSample Sample::*eye) {
        return std::all_of(samples.begin(), samples.end(), [&](const Sample& sample) { return std::isnan((sample.*eye).x_px); });
    };
    if (recording.eye != Eye::both || samples.empty() || never(&Sample::gaze) == never(&Sample::second))
        return;
    const bool right = never(&Sample::gaze);
    recording.eye = right ? Eye::right : Eye::left;
    for (Sample& sample : samples) {
        if (right)
            sample.gaze = sample.second;
        sample.second = {};
    }
}

namespace {

/// Of the first steps between different times; 0 without any.
double medianStep(const std::vector<Sample>& samples) {
    std::vector<double> steps;
    for (std::size_t i = 1; i < samples.size() && steps.size() < 1000; ++i)
        if (samples[i].t_ms > samples[i - 1].t_ms)
            steps.push_back(samples[i].t_ms - samples[i - 1].t_ms);
    if (steps.empty())
        return 0;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle;
}

} // namespace

double samplingRate(const std::vector<Sample>& samples) {
    const double step = medianStep(samples), rate = 1000 / step;
    if (step == 0 || !std::isfinite(rate))
        return 0;
    double whole = std::round(rate);
    return std::abs(rate - whole) < 0.01 * rate ? whole : rate;
}

std::size_t orderFixations(Recording& recording, std::vector<double> keys) {
    std::vector<Fixation>& fixations = recording.fixations;
    sortBy(keys, fixations);
    std::vector<Fixation> once;
    once.reserve(fixations.size());
    for (std::size_t i = 0; i < fixations.size(); ++i)
        if (i == 0 || keys[i] != keys[i - 1] || !sameFixation(fixations[i], fixations[i - 1]))
            once.push_back(fixations[i]);
    const std::size_t repeated = fixations.size() - once.size();
    fixations = std::move(once);
    return repeated;
}

std::size_t orderSamples(Recording& recording) {
    std::vector<Sample>& samples = recording.samples;
    auto earlier = [](const Sample& a, const Sample& b) { return a.t_ms < b.t_ms; };
    if (!std::is_sorted(samples.begin(), samples.end(), earlier)) {
        std::stable_sort(samples.begin(), samples.end(), earlier);
        recording.in_order = false;
    }
    std::size_t repeated = 0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        repeated += samples[i].t_ms == samples[i - 1].t_ms && samePlace(samples[i], samples[i - 1]) ? 1 : 0;
    return repeated;
}

namespace {

constexpr double finest_tick_ms = 1e-3; // of clocks that are too coarse for samples

bool sharesTimes(const std::vector<Sample>& samples) {
    std::size_t times = 0, shared = 0, behind = 0, repeated = 0; // behind the first sample of its time, and at the place before
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (!std::isfinite(samples[i].t_ms - samples[0].t_ms) || (i > 0 && samples[i].t_ms < samples[i - 1].t_ms))
            return false;
        if (i == 0 || samples[i].t_ms != samples[i - 1].t_ms) {
            ++times;
            continue;
        }
        ++behind;
        shared += i == 1 || samples[i - 2].t_ms != samples[i].t_ms ? 1 : 0;
        repeated += samePlace(samples[i], samples[i - 1]) ? 1 : 0;
    }
    return times > 1 && 2 * shared > times && 2 * repeated <= behind; // most rows twice are repeats
}

void spread(std::vector<Sample>& samples, double tick) {
    for (std::size_t begin = 0, end = 0; begin < samples.size(); begin = end) {
        const double time = samples[begin].t_ms;
        while (end < samples.size() && samples[end].t_ms == time)
            ++end;
        const double step = end < samples.size() ? std::min(tick, samples[end].t_ms - time) : tick; // a pause is longer
        for (std::size_t i = begin; i < end; ++i)
            samples[i].t_ms = time + step * static_cast<double>(i - begin) / static_cast<double>(end - begin);
    }
}

} // namespace

void spreadSharedTimes(Dataset& study) {
    std::size_t count = 0, timeless = 0, mixed = 0;
    for (Recording& recording : study.recordings) {
        std::vector<Sample>& samples = recording.samples;
        const double tick = medianStep(samples);
        timeless += tick == 0 && samples.size() > 1 && samples.front().t_ms == samples.back().t_ms ? 1 : 0;
        if (tick < finest_tick_ms || !sharesTimes(samples))
            continue;
        if (!recording.in_order) {
            ++mixed;
            continue;
        }
        spread(samples, tick);
        if (!recording.rate_stated)
            recording.sampling_rate_hz = samplingRate(samples);
        ++count;
    }
    if (timeless > 0)
        study.warnings.push_back(counted(timeless, Text("recording gives all its samples one time: no fixation can be detected"),
                                         Text("recordings give all their samples one time: no fixation can be detected")));
    if (mixed > 0)
        study.warnings.push_back(
            counted(mixed,
                    Text("recording gives the same time to samples that lie apart in its file; if somebody saw the stimulus "
                         "twice, say which column tells the viewings apart (--columns trial=NAME)"),
                    Text("recordings give the same time to samples that lie apart in their files; if somebody saw a stimulus "
                         "twice, say which column tells the viewings apart (--columns trial=NAME)")));
    if (count > 0)
        study.warnings.push_back(
            counted(count, Text("recording gives the same time to several samples; they were spread evenly up to the next time"),
                    Text("recordings give the same time to several samples; they were spread evenly up to the next time")));
}

void addBlinks(Recording& recording, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    std::size_t next = 0;
    bool inside = false;
    for (const Sample& sample : recording.samples) {
        const bool blinks = next < times.size() && times[next] == sample.t_ms;
        next += blinks ? 1 : 0;
        if (inside)
            recording.blinks.back().duration_ms = sample.t_ms - recording.blinks.back().start_ms;
        if (blinks && !inside)
            recording.blinks.push_back({sample.t_ms, 0, Eye::unknown});
        inside = blinks;
    }
}

} // namespace nictate
