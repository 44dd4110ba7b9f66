#pragma once

#include "core/data/gaze_map.h"

namespace nictate {

/// How much of a map the noisy data decided rather than what was expected before: 1 − posterior variance / prior variance.
/// Public, a function of the noise alone.
struct DataShare {
    double whole = 1; ///< of the mean variances over the map
    GazeMap where;    ///< of each cell, in [0, 1]
};

/// Below this share a map is called "mostly expectation".
inline constexpr double mostly_expectation_share = 0.25;

} // namespace nictate
