#pragma once

#include "core/data/gaze_map.h"

#include <algorithm>

namespace nictate {

/// Least and greatest of 0 and the values of a map that are finite.
struct Extremes {
    double low = 0, high = 0;

    void take(const Extremes& other) { *this = {std::min(low, other.low), std::max(high, other.high)}; }
};
/// Of map − minus (which may be null, else of the same shape), on all cores.
Extremes extremes(const GazeMap& map, const GazeMap* minus);

} // namespace nictate
