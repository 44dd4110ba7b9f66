#pragma once

#include "core/maps/gaze_map.h"

namespace nictate {

/// Least and greatest of 0 and the values of a map that are finite.
struct Extremes {
    double low = 0, high = 0;
};
/// Of map − minus (which may be null, else of the same shape), on all cores.
Extremes extremes(const GazeMap& map, const GazeMap* minus);

} // namespace nictate
