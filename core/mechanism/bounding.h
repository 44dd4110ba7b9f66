#pragma once
// Bounding what one observer can contribute. Each bound is a deterministic function of that observer's own data,
// so it costs no privacy. mathematics.md §2.2, table of sensitivities. Where the grid is cut in time, an observer's maps of all
// windows together are the one vector that is bounded: `cells` counts those of all windows.

#include "core/data/gaze_map.h"

#include <functional>
#include <optional>

namespace nictate {

/// Unset = not used. Applied in this order: count cap, splat, cell cap, clip.
struct Bounds {
    std::optional<int> count_cap; ///< T ≥ 1: only an observer's first T fixations count
    double splat = 0;             ///< s, cells: 0 = plain counts, else a non-negative Gaussian kernel, s ≥ 0.6
    std::optional<int> cap;       ///< m ≥ 1: min(G_i(j), m)
    std::optional<double> clip;   ///< C > 0: G_i · min(1, C/‖G_i‖₂)

    bool operator==(const Bounds&) const = default;
};

/// Largest ℓ1 and ℓ2 change of Σ G_i when one observer is replaced; unset where nothing bounds it.
struct HeatmapSensitivity {
    std::optional<double> l1;
    std::optional<double> l2;
};
HeatmapSensitivity sumSensitivity(const Bounds& bounds, double cells);

/// One observer's bounded map as (cell, value) pairs, cells ascending, values > 0.
struct SparseMap {
    std::vector<std::size_t> cells;
    std::vector<double> values;
};
SparseMap boundedMap(const Grid& grid, const Bounds& bounds, std::span<const GazePoint> points);

/// Calls visit(i, map) for the observers listed (any order, repeats allowed), one at a time; the map's cells are in no
/// particular order and valid until visit returns. An observer costs their own fixations, not the grid.
void visitBounded(const Grid& grid, const Bounds& bounds, const ObserverPoints& points, std::span<const std::size_t> observers,
                  const std::function<void(std::size_t, const SparseMap&)>& visit);

/// Σ G_i of bounded maps. Integers when neither splat nor clip is used.
GazeMap boundedSum(const Grid& grid, const Bounds& bounds, const ObserverPoints& points);

} // namespace nictate
