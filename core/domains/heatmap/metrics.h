#pragma once

#include "core/data/gaze_map.h"
#include "core/domains/heatmap/extremes.h"

namespace nictate {

/// How alike two maps are: Pearson's correlation over all cells (0 when one is constant), the mean over `windows` windows of time
/// that lie below each other, and the mean squared error, in the square of the maps' unit.
struct Agreement {
    double cc = 0, mse = 0;
    Extremes values, differences; ///< of the map, and of the map less the reference
};
/// Both maps are of one shape, and read once, on all cores. Their rows are a multiple of `windows`.
Agreement agreement(const GazeMap& map, const GazeMap& reference, int windows = 1);

/// Pearson correlation of two maps of equal shape; 0 when either is constant.
double correlationCC(const GazeMap& a, const GazeMap& b);

/// Mean squared difference.
double meanSquaredError(const GazeMap& a, const GazeMap& b);

/// KL(reference ‖ map) in nats, both clamped at 0 and scaled to sum 1; a small floor keeps it finite. ≥ 0.
double klDivergence(const GazeMap& reference, const GazeMap& map);

/// Histogram intersection of both, clamped at 0 and scaled to sum 1; in [0, 1].
double similaritySIM(const GazeMap& a, const GazeMap& b);

} // namespace nictate
