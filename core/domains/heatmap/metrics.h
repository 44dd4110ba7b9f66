#pragma once

#include "core/data/gaze_map.h"

namespace nictate {

/// Pearson correlation of two maps of equal shape; 0 when either is constant.
double correlationCC(const GazeMap& a, const GazeMap& b);

/// Mean squared difference.
double meanSquaredError(const GazeMap& a, const GazeMap& b);

/// KL(reference ‖ map) in nats, both clamped at 0 and scaled to sum 1; a small floor keeps it finite. ≥ 0.
double klDivergence(const GazeMap& reference, const GazeMap& map);

/// Histogram intersection of both, clamped at 0 and scaled to sum 1; in [0, 1].
double similaritySIM(const GazeMap& a, const GazeMap& b);

} // namespace nictate
