#pragma once
// Gaze as angles seen from the eye, and its speed.

#include "core/data/recording.h"
#include "core/data/stimulus.h"
#include "core/events/event_parameters.h"

#include <span>
#include <vector>

namespace nictate {

/// One sample as an angle seen from the eye: x is yaw to the right, y is pitch upwards, in degrees. NaN while the eye was
/// lost.
struct AngularSample {
    double t_s = missing;
    double x_deg = missing;
    double y_deg = missing;
    double pupil = missing; ///< tracker's unit
    double x_px = missing;  ///< on the stimulus, as recorded
    double y_px = missing;
};

/// A recording's gaze in order of time.
struct AngularGaze {
    std::vector<AngularSample> samples; ///< times strictly increasing and finite
    bool in_degrees = true;             ///< false: x and y are the tracker's units, distances are Euclidean
    double step_s = 0;                  ///< the median; 0 with fewer than two samples

    /// The angle between two samples: haversine on the sphere of gaze directions, or the distance in tracker's units.
    double distance(const AngularSample& a, const AngularSample& b) const;
    /// distance() from each sample to the next, in one go.
    std::vector<double> steps(std::span<const AngularSample> run) const;
};

/// Sorts samples by time, leaves out those without a time or with the time of the one before, takes the eye that was
/// seen more often (its own pupil likewise; where only one eye has positions, the pupil seen more often), and turns
/// pixels into degrees by the stimulus' geometry, else by the field of view. A pupil ≤ 0 is missing.
AngularGaze angularGaze(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters);

/// How fast gaze moves from each sample to the next, in degrees (tracker's units) a second. Without smoothing the angle between
/// the two over the time between them. With it the slope of the least-squares lines of yaw and pitch through all samples within
/// smoothing_s/2 of the step's middle, and at least its own two: at 1000 Hz and 20 ms a noise of 0.1° becomes 4 °/s instead
/// of 140 °/s. Every sample has a position.
std::vector<double> gazeSpeeds(const AngularGaze& gaze, std::span<const AngularSample> seen, double smoothing_s);

} // namespace nictate
