#pragma once
// Where the eye must go on a map of single cells: what an attacker recovers is a few of them.

#include "core/data/gaze_map.h"

#include <vector>

namespace nictate {

/// The middle of a cell, in parts of the map's width and height.
struct BrightSpot {
    double x = 0, y = 0;
    double value = 0;
    bool operator==(const BrightSpot&) const = default;
};

/// The brightest cells, the brightest first: at most `most` of them, each at least half as bright as the first and brighter than
/// its neighbours. None of a map without a value above 0.
std::vector<BrightSpot> brightSpots(const GazeMap& map, std::size_t most);

} // namespace nictate
