#include "core/mechanism/taken_by_bounds.h"

#include "core/files/figures.h"

#include <numeric>

namespace nictate {

namespace {

double sumOf(const SparseMap& map) { return std::accumulate(map.values.begin(), map.values.end(), 0.0); }

} // namespace

TakenByBounds takenOf(const std::vector<double>& all, const std::vector<double>& left) {
    TakenByBounds taken;
    for (std::size_t i = 0; i < all.size(); ++i)
        taken.observers += left[i] < all[i];
    if (taken.observers > 0)
        taken.share = 1 - std::accumulate(left.begin(), left.end(), 0.0) / std::accumulate(all.begin(), all.end(), 0.0);
    return taken;
}

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

Text inWords(const TakenByBounds& taken, std::size_t observers) {
    if (taken.observers == 0)
        return {};
    return Text("Bounds cut %1 of %2 observers and take away %3 % of the sum.", taken.observers, observers,
                shortFigure(100 * taken.share));
}

} // namespace nictate
