#pragma once
// What bounds on one observer take away, as the curator is told it. It is read from recordings and never part of a release.

#include "core/aoi/area_metrics.h"
#include "core/text.h"

namespace nictate {

struct TakenByBounds {
    std::size_t observers = 0; ///< who lost something
    double share = 0;          ///< of the sum over all observers and values, 0 … 1
    bool operator==(const TakenByBounds&) const = default;
};

/// From observers' maps; what a splat spreads is there with and without bounds.
TakenByBounds takenByBounds(const Grid& grid, const Bounds& bounds, const ObserverPoints& points);
/// From a metric's values; of first fixations the time after D.
TakenByBounds takenByBounds(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds);

/// "Bounds cut 12 of 15 observers and take away 51 % of the sum."; empty where nobody lost anything.
Text inWords(const TakenByBounds& taken, std::size_t observers);

} // namespace nictate
