#pragma once
// Where the maps of groups differ by more than their noise (mathematics.md §11.6). Everything here follows the noise and costs
// nothing.

#include "core/domains/heatmap/heatmaps.h"

#include <string>
#include <vector>

namespace nictate {

/// The protected heatmap of one group.
struct GroupMap {
    std::string group;
    int people = 0;
    GazeMap heatmap; ///< on the display grid
};

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

/// The noisy mean of one group on the mechanism's own grid.
struct NoisyGroupMap {
    std::string group;
    GazeMap noisy;
    double scale; ///< of its noise
};

/// Of every pair.
std::vector<MapDifference> mapDifferences(const std::vector<NoisyGroupMap>& maps, const Grid& grid, NoiseKind noise);

/// "group_a,group_b,row,column,x_px,y_px,difference,threshold,beyond_noise"; x and y are a cell's middle.
std::string mapDifferencesCsv(const std::vector<MapDifference>& differences);

/// The same parameters in every group: as the smallest group has them, with everybody's δ. Throws InvalidParameter, also
/// (`groups`) for a mechanism that adds no noise to cells, and for windows of time.
Parameters resolveForGroups(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& everybody,
                            int smallest, const std::string& attribute);

/// The public facts of so many of these people.
HeatmapFacts factsOfGroup(HeatmapFacts everybody, int people);

} // namespace nictate
