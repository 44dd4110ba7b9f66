#pragma once
// Simulated heatmaps of groups at one ε (mathematics.md §11.6).

#include "core/data/people_groups.h"
#include "core/domains/heatmap/heatmap_differences.h"
#include "core/domains/heatmap/heatmap_preview.h"

namespace nictate {

/// The heatmaps of all groups at one ε, with their differences.
struct MapGroupsFrame {
    Parameters resolved; ///< the same in every group: as the smallest group has them, with everybody's δ
    Guarantee guarantee; ///< of all maps together, with the noise of the smallest group
    std::vector<GroupMap> maps;
    std::vector<MapDifference> differences; ///< of every pair
};

/// A simulation of every group's map; `everybody` are the facts of all of them together. Throws InvalidParameter, also
/// (`groups`) for a mechanism that adds no noise to cells.
MapGroupsFrame mapsOfGroups(const Dataset& dataset, std::size_t stimulus, const PeopleGroups& groups,
                            const HeatmapFacts& everybody, const Mechanism<Heatmaps>& mechanism, const Parameters& given,
                            std::uint64_t seed);

} // namespace nictate
