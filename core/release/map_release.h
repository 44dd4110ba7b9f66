#pragma once
// Protected heatmaps.

#include "core/release/map_release_plan.h"
#include "core/release/release.h"

namespace nictate {

/// Of a film the maps of its windows stand below each other.
template <> struct Drawn<Maps> {
    GazeMap private_map; ///< the noisy mean on plan().grid: lattice integers × pitch / n, fixations per cell
    GazeMap heatmap;     ///< the same after post-processing, on plan().facts.display
    GazeMap unbiased;    ///< the same without prior, where there was one; else empty
};

/// The fixations on the plan's stimulus.
ObserverPoints plannedData(const ReleasePlan<Maps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);

/// `plan` takes the cap that is chosen.
Drawn<Maps> draw(ReleasePlan<Maps>& plan, const ObserverPoints& points, const std::vector<std::size_t>& included,
                 SecureNoise& noise);

} // namespace nictate
