#pragma once
// A gaze stream as it is looked at: what its eye did, how fast it moved and where it rested. Sensitive where the stream is.

#include "core/data/gaze_map.h"
#include "core/domains/gaze/gaze_study.h"
#include "core/events/events.h"

#include <optional>
#include <vector>

namespace nictate {

/// A gaze stream with the fixations, saccades and blinks that were found in it.
struct StreamLook {
    GazeStream stream;
    Events events;              ///< times from the first row on
    EventParameters parameters; ///< they were found by
    double lost = 0;            ///< share of rows
};

/// Throws InvalidParameter for event parameters out of range.
StreamLook lookAt(GazeStream stream, const EventParameters& parameters);

/// °/s from the row before, as events are found; NaN where one of the two is lost.
std::vector<double> speedsOf(const StreamLook& look);
/// Where gaze was, blurred by 3 % of the width, on 200 cells: a second adds 1 at its place.
GazeMap heatmapOf(const GazeStream& stream);

/// What a table says of a look; NaN where there is nothing to say it of.
struct EventFigures {
    double fixations_per_s = 0, median_fixation_s = 0, fixating = 0; ///< the last is a share of the time
    double saccades_per_s = 0, median_amplitude_deg = 0, median_peak_deg_s = 0;
    double blinks_per_min = 0, lost = 0;
};
EventFigures eventFigures(const StreamLook& look);

/// Main sequence V = Vm·(1 − e^(−A/C)) of saccades of 1° and more (Bahill, Clark and Stark 1975), by least squares.
struct MainSequence {
    double vm_deg_s = 0, c_deg = 0;
    double peak(double amplitude_deg) const;
};
/// Nothing with fewer than ten saccades.
std::optional<MainSequence> mainSequence(const Events& events);

/// Share of fixations in each class of so many seconds; the last one holds all longer ones. Sums to 1, or is empty.
std::vector<double> durationShares(const Events& events, double class_s, std::size_t classes);

} // namespace nictate
