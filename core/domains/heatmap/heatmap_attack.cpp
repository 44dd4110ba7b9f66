#include "core/domains/heatmap/heatmap_attack.h"

#include "core/errors.h"

namespace nictate {

GazeMap recoverObserver(const GazeMap& released_mean, const Grid& grid, const Bounds& bounds, const ObserverPoints& points,
                        std::size_t observer, double noise_scale) {
    if (observer >= points.observers())
        throw MissingData(Text("there is no observer number %1 to attack", observer + 1));
    GazeMap others = boundedSum(grid, bounds, points);
    SparseMap own = boundedMap(grid, bounds, points.of(observer));
    for (std::size_t k = 0; k < own.cells.size(); ++k)
        others.data()[own.cells[k]] -= own.values[k];
    GazeMap recovered = released_mean * static_cast<double>(points.observers()) - others;
    bool counts = bounds.splat == 0 && !bounds.clip;
    if (counts && noise_scale == 0)
        recovered = recovered.round(); // the division by n is undone exactly
    return recovered;
}

} // namespace nictate
