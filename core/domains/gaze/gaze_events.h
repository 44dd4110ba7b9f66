#pragma once
// What a stream consists of: fixations as models and saccades as forms, by rows.

#include "core/domains/gaze/gaze_study.h"
#include "core/domains/gaze/saccade_form.h"

#include <cstddef>
#include <vector>

namespace nictate {

/// Degrees; the spread's divisor is N.
struct FixationModel {
    double x = 0, y = 0, sx = 0, sy = 0;
};

/// The rows of a stream that belong to one fixation.
struct FixationRows {
    std::size_t first = 0, last = 0; ///< both its own
    FixationModel model;

    std::size_t steps() const { return last - first; } ///< its duration in rows
};

/// From the last row of what is before it to the first of what comes after: only the rows between are its own.
struct SaccadeRows {
    std::size_t first = 0, last = 0;
    double amplitude_deg = 0;
    std::vector<double> speeds; ///< of its steps, °/s

    std::size_t steps() const { return last - first; }
};

/// The fixations and saccades of one stream, as rows.
struct StreamEvents {
    double rate_hz = 0;
    std::vector<FixationRows> fixations; ///< in order of time, as the others
    std::vector<SaccadeRows> saccades;
};

/// By I-VT, fixations of at least 0.1 s. Lost rows inside a fixation do not count for its model.
StreamEvents streamEvents(const GazeStream& stream);
std::vector<StreamEvents> streamEvents(const GazeStudy& study);

/// The angle between two directions on the sphere, degrees.
double sphereDistance(const Direction& a, const Direction& b);

} // namespace nictate
