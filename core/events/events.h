#pragma once

#include "core/events/gaze_angles.h"

#include <vector>

namespace nictate {

/// Times in seconds on the recording's clock, angles in degrees (see AngularGaze::in_degrees).
struct DetectedFixation {
    double start_s = 0, duration_s = 0;                    ///< first to last sample
    double x_deg = 0, y_deg = 0;                           ///< mean
    double x_variance_deg2 = 0, y_variance_deg2 = 0;       ///< of its samples, divisor N
    double pupil_mean = missing, pupil_variance = missing; ///< NaN without a pupil
    double x_px = 0, y_px = 0;                             ///< mean position on the stimulus
};

/// A saccade that was found in samples.
struct DetectedSaccade {
    double start_s = 0, duration_s = 0;
    double dx_deg = 0, dy_deg = 0; ///< from its first to its last sample; right and up
    double amplitude_deg = 0;      ///< the angle between the two
    double direction_rad = 0;      ///< atan2(dy, dx), −π … π; 0 = rightward, counter-clockwise
    double peak_velocity_deg_s = 0;
};

/// A blink that was found in samples, or taken from the tracker.
struct DetectedBlink {
    double start_s = 0, duration_s = 0;
};

/// All fixations, saccades and blinks of one recording.
struct Events {
    std::vector<DetectedFixation> fixations; ///< in order of time, as the others
    std::vector<DetectedSaccade> saccades;
    std::vector<DetectedBlink> blinks;
};

/// Fixations and saccades of the samples, and blinks: the vendor's (recording.blinks) where there are any, up to
/// the longest a blink may be, else stretches of missing data. I-VT: a fixation is a maximal run of slow steps, a saccade one of
/// fast steps (see gazeSpeeds and forRate). I-DT: a fixation is grown while its dispersion allows, a saccade leads from one to
/// the next. Neither crosses a gap, but a saccade that begins before a blink and ends after it is one where pauses are
/// bridged. Throws InvalidParameter for parameters out of range. Any samples are taken: none, unsorted, repeated or missing.
Events detectEvents(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters = {});
Events detectEvents(AngularGaze gaze, const std::vector<Blink>& vendor_blinks, const EventParameters& parameters = {});

} // namespace nictate
