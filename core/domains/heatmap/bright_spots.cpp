#include "core/domains/heatmap/bright_spots.h"

#include <algorithm>

namespace nictate {

namespace {

/// Of equal neighbours the first counts.
bool isPeak(const GazeMap& map, Eigen::Index row, Eigen::Index column) {
    const auto here = map(row, column);
    for (Eigen::Index r = std::max<Eigen::Index>(0, row - 1); r <= std::min(row + 1, map.rows() - 1); ++r)
        for (Eigen::Index c = std::max<Eigen::Index>(0, column - 1); c <= std::min(column + 1, map.cols() - 1); ++c) {
            const bool before = r < row || (r == row && c < column);
            if (map(r, c) > here || (before && map(r, c) == here))
                return false;
        }
    return true;
}

} // namespace

std::vector<BrightSpot> brightSpots(const GazeMap& map, std::size_t most) {
    std::vector<BrightSpot> spots;
    if (map.size() == 0 || !(map.maxCoeff() > 0))
        return spots;
    const auto least = map.maxCoeff() / 2;
    for (Eigen::Index row = 0; row < map.rows(); ++row)
        for (Eigen::Index column = 0; column < map.cols(); ++column)
            if (map(row, column) >= least && isPeak(map, row, column))
                spots.push_back({(static_cast<double>(column) + 0.5) / static_cast<double>(map.cols()),
                                 (static_cast<double>(row) + 0.5) / static_cast<double>(map.rows()),
                                 static_cast<double>(map(row, column))});
    std::stable_sort(spots.begin(), spots.end(), [](const BrightSpot& a, const BrightSpot& b) { return a.value > b.value; });
    if (spots.size() > most)
        spots.resize(most);
    return spots;
}

} // namespace nictate
