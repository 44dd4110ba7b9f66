#pragma once
// What a cell cap can change, kept sparsely.

#include "core/data/gaze_map.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace nictate {

/// The (observer, cell) pairs with a count of 2 or more, grouped by cell: all that truncation can change. Memory and
/// time grow with points, never with observers × cells.
struct RepeatedCounts {
    std::size_t observers = 0;
    double cells = 0;                       ///< r
    int largest = 0;                        ///< g_max; 0 when nobody looked
    std::vector<int> counts;                ///< ≥ 2
    std::vector<std::size_t> offsets = {0}; ///< group k is counts[offsets[k] … offsets[k+1]), one occupied cell
};
RepeatedCounts countRepeats(const Grid& grid, const ObserverPoints& points, std::optional<int> count_cap = {});

} // namespace nictate
