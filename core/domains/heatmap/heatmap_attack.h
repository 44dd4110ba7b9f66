#pragma once
// The n−1 attack (Liu et al. 2019, §3.3): whoever knows everybody else's map subtracts it.

#include "core/mechanism/bounding.h"

namespace nictate {

/// n·(released mean map) − Σ_{j≠i} G_j. Exact for a noise-free release of integer sums: rounds to the integers
/// when the sums are counts (no splat, no clip) and `noise_scale` is 0; noise of n·noise_scale otherwise.
GazeMap recoverObserver(const GazeMap& released_mean, const Grid& grid, const Bounds& bounds, const ObserverPoints& points,
                        std::size_t observer, double noise_scale);

} // namespace nictate
