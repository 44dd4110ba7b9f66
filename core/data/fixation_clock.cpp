#include "core/data/fixation_clock.h"

#include <cmath>

namespace nictate {

namespace {

constexpr double own_clock_ms = 10'000; ///< a first fixation later than this is on the tracker's clock

double onsetOf(const Recording& recording) {
    if (!recording.samples.empty() && std::isfinite(recording.samples.front().t_ms))
        return recording.samples.front().t_ms;
    for (const Fixation& fixation : recording.fixations)
        if (std::isfinite(fixation.start_ms))
            return fixation.start_ms >= 0 && fixation.start_ms < own_clock_ms ? 0 : fixation.start_ms;
    return 0;
}

} // namespace

FixationClock::FixationClock(const Recording& recording) : onset_(onsetOf(recording)) {}

double FixationClock::since(const Fixation& fixation) {
    double since = fixation.start_ms - onset_;
    timed_ |= std::isfinite(since);
    if (!std::isfinite(since))
        since = passed_;
    passed_ = since + fixation.duration_ms; // NaN from here on where a duration is missing
    return since;
}

} // namespace nictate
