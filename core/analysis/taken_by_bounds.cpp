#include "core/analysis/taken_by_bounds.h"

#include "core/files/figures.h"

#include <limits>
#include <numeric>

namespace nictate {

namespace {

double sumOf(const SparseMap& map) { return std::accumulate(map.values.begin(), map.values.end(), 0.0); }

/// `all` and `left`: each observer's sum without and with bounds, the same where bounds did not touch it.
TakenByBounds takenOf(const std::vector<double>& all, const std::vector<double>& left) {
    TakenByBounds taken;
    for (std::size_t i = 0; i < all.size(); ++i)
        taken.observers += left[i] < all[i];
    if (taken.observers > 0)
        taken.share = 1 - std::accumulate(left.begin(), left.end(), 0.0) / std::accumulate(all.begin(), all.end(), 0.0);
    return taken;
}

} // namespace

TakenByBounds takenByBounds(const Grid& grid, const Bounds& bounds, const ObserverPoints& points) {
    Bounds none;
    none.splat = bounds.splat;
    if (bounds == none)
        return {};
    std::vector<std::size_t> everybody(points.observers());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    const auto sums = [&](const Bounds& held) {
        std::vector<double> out(points.observers());
        visitBounded(grid, held, points, everybody, [&](std::size_t i, const SparseMap& map) { out[i] = sumOf(map); });
        return out;
    };
    return takenOf(sums(none), sums(bounds));
}

TakenByBounds takenByBounds(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds) {
    AreaBounds endless = bounds;
    if (metric == AreaMetric::first_fixation) // its values end where the presentation does
        endless.presentation_ms = std::numeric_limits<int>::max();
    std::vector<double> all(hits.observers()), left(hits.observers());
    for (std::size_t i = 0; i < hits.observers(); ++i) {
        SparseMap free = areaValues(metric, hits, i, endless);
        for (double& value : free.values)
            if (value == endless.presentation_ms) // never looked at
                value = bounds.presentation_ms;
        all[i] = sumOf(free);
        left[i] = sumOf(boundedAreaValues(metric, hits, i, bounds));
    }
    return takenOf(all, left);
}

Text inWords(const TakenByBounds& taken, std::size_t observers) {
    if (taken.observers == 0)
        return {};
    return Text("Bounds cut %1 of %2 observers and take away %3 % of the sum.", taken.observers, observers,
                shortFigure(100 * taken.share));
}

} // namespace nictate
