#pragma once

#include "core/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// I-VT: by velocity; I-DT: by dispersion (Salvucci & Goldberg, ETRA 2000).
enum class EventAlgorithm { ivt, idt };

/// How fixations, saccades and blinks are found in samples. Degrees are the tracker's units where the viewing geometry
/// is unknown and the field of view is 0. What is 0 "by rate" is settled by forRate.
struct EventParameters {
    EventAlgorithm algorithm = EventAlgorithm::ivt;
    double velocity_threshold_deg_s = 0; ///< I-VT: a step at least this fast belongs to a saccade; 0: by rate
    double smoothing_s = 0;              ///< I-VT: a speed is the slope over this time; 0: by rate
    double minimum_saccade_s = 0;        ///< I-VT: shorter fast stretches are noise; 0: by rate
    double minimum_pause_s = 0;          ///< I-VT: fast stretches with less gaze between are one; 0: by rate
    double minimum_fixation_s = 0.1;     ///< from first to last sample
    double dispersion_deg = 2;           ///< I-DT: extent in x plus extent in y
    double fixation_radius_deg = 1.5;    ///< a saccade under twice this is small
    double maximum_gap_s = 0.075;        ///< no event crosses a longer time without gaze (at least 2.5 sampling steps)
    double minimum_blink_s = 0.05;       ///< missing data this long …
    double maximum_blink_s = 1;          ///< … to this long is a blink; longer ones of the vendor's are none either
    /// What the stimulus' width and height span where its geometry is unknown; the defaults are those of a head-worn
    /// scene camera. 0: stay in the tracker's units.
    double field_of_view_x_deg = 60;
    double field_of_view_y_deg = 46;

    bool operator==(const EventParameters&) const = default;
};

/// Fast enough to tell the shape of a saccade: a short one has five samples or more.
inline constexpr double fast_tracker_hz = 250;

/// With everything that is left to the rate settled for a tracker with this median step (0: unknown). Below 250 Hz: 50 °/s
/// from each sample to the next, which is all they can show. From 250 Hz on such differences are mostly noise: 30 °/s,
/// smoothed over 20 ms [Nyström & Holmqvist 2010], saccades of at least 8 ms and 20 ms apart.
EventParameters forRate(EventParameters parameters, double step_s);

/// What detection does, for a person to know: "I-VT, 50 °/s (from 250 Hz on 30 °/s over 20 ms), fixations of at least 0.1 s".
Text inWords(const EventParameters& parameters);

/// One number of EventParameters with its declared range, for the command line and panels.
struct EventParameterInfo {
    std::string_view name; ///< as in --set name=value
    double EventParameters::*value;
    double min, max; ///< min itself is allowed
    Text unit, meaning;
};
const std::vector<EventParameterInfo>& eventParameterInfos();

/// Throws InvalidParameter naming the first value outside its range.
void checkEventParameters(const EventParameters& parameters);

} // namespace nictate
