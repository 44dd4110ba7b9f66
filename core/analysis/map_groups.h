#pragma once
// Protected heatmaps of groups and where they differ by more than the noise (mathematics.md §11.6).

#include "core/analysis/heatmap_preview.h"
#include "core/data/people_groups.h"

namespace nictate {

/// Two groups' maps of one release, a − b, before post-processing.
struct MapDifference {
    std::string group_a, group_b;
    Grid grid;            ///< the mechanism's own
    GazeMap difference;   ///< of the noisy means, rows × columns of the grid
    double threshold = 0; ///< where nothing but noise differs, in 95 of 100 draws no cell at all is further from 0

    /// Beyond the noise; whether people differ beyond sampling it does not say.
    bool beyond(Eigen::Index row, Eigen::Index column) const { return std::abs(difference(row, column)) > threshold; }
    std::size_t cellsBeyond() const;
};

/// The 1 − α/cells quantile, two-sided, of the difference of two independent draws: of Gaussian noise of these standard
/// deviations, of Laplace noise of these scales b; 0 without noise. α in (0, 1), cells ≥ 1.
double differenceThreshold(NoiseKind noise, double scale_a, double scale_b, double cells, double alpha = 0.05);

/// The protected heatmap of one group.
struct GroupMap {
    std::string group;
    int people = 0;
    GazeMap heatmap; ///< on the display grid
};

/// The heatmaps of all groups at one ε, with their differences.
struct MapGroupsFrame {
    Parameters resolved; ///< the same in every group: as the smallest group has them, with everybody's δ
    Guarantee guarantee; ///< of all maps together, with the noise of the smallest group
    std::vector<GroupMap> maps;
    std::vector<MapDifference> differences; ///< of every pair
};

/// A simulation of every group's map; `everybody` are the facts of all of them together. Throws InvalidParameter, also
/// (`groups`) for a mechanism that adds no noise to cells.
MapGroupsFrame mapsOfGroups(const Dataset& dataset, std::size_t stimulus, const PeopleGroups& groups, const MapFacts& everybody,
                            const Mechanism<Maps>& mechanism, const Parameters& given, std::uint64_t seed);

/// "group_a,group_b,row,column,x_px,y_px,difference,threshold,beyond_noise"; x and y are a cell's middle.
std::string mapDifferencesCsv(const std::vector<MapDifference>& differences);

} // namespace nictate
