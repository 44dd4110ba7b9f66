#include "core/data/fixation_clock.h"

#include <cmath>
#include <tuple>

namespace nictate {

namespace {

constexpr double own_clock_ms = 10'000; ///< a first fixation later than this is on the tracker's clock

/// When the picture appeared, and whether that is known.
std::pair<double, bool> onsetOf(const Recording& recording) {
    if (!recording.samples.empty() && std::isfinite(recording.samples.front().t_ms))
        return {recording.samples.front().t_ms, true};
    for (const Fixation& fixation : recording.fixations)
        if (std::isfinite(fixation.start_ms)) {
            const bool own = fixation.start_ms >= 0 && fixation.start_ms < own_clock_ms;
            return {own ? 0 : fixation.start_ms, own};
        }
    return {0, false};
}

} // namespace

FixationClock::FixationClock(const Recording& recording) { std::tie(onset_, onset_known_) = onsetOf(recording); }

double FixationClock::since(const Fixation& fixation) {
    double since = fixation.start_ms - onset_;
    sure_ = onset_known_ && std::isfinite(since);
    timed_ |= std::isfinite(since);
    if (!std::isfinite(since))
        since = passed_;
    passed_ = since + fixation.duration_ms; // NaN from here on where a duration is missing
    return since;
}

} // namespace nictate
