#pragma once
// Protected heatmaps.

#include "core/domains/heatmap/map_differences.h"
#include "core/domains/heatmap/map_release_plan.h"
#include "core/release/release.h"

namespace nictate {

struct CardFacts;

/// Of a film the maps of its windows stand below each other.
struct DrawnMap {
    GazeMap private_map; ///< the noisy mean on plan().grid: lattice integers × pitch / n, fixations per cell
    GazeMap heatmap;     ///< the same after post-processing, on plan().facts.display
    GazeMap unbiased;    ///< the same without prior, where there was one; else empty
};

/// Everybody's map, which is empty where the plan has groups.
template <> struct Drawn<Maps> : DrawnMap {
    std::vector<DrawnMap> groups;           ///< one for each of them, in the plan's order …
    std::vector<MapDifference> differences; ///< … and how they differ, of every pair
};

/// The fixations on the plan's stimulus.
ObserverPoints plannedData(const ReleasePlan<Maps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);

/// `plan` takes the cap that is chosen.
Drawn<Maps> draw(ReleasePlan<Maps>& plan, const ObserverPoints& points, const std::vector<std::size_t>& included,
                 SecureNoise& noise);

/// What the privacy card says of it alone, see card_parts.h.
CardFacts cardFacts(const ReleasePlan<Maps>& plan);

} // namespace nictate
