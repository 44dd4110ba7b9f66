#include "core/analysis/map_groups.h"

#include "core/errors.h"
#include "core/files/table_text.h"
#include "core/mechanisms/areas/group_differences.h"

#include <boost/math/distributions/normal.hpp>

#include <cmath>

namespace nictate {

namespace {

/// P(|X − Y| > t) of Laplace noise of two scales.
double laplaceTail(double a, double b, double t) {
    if (std::abs(a - b) < 1e-9 * std::max(a, b))
        return std::exp(-t / a) * (1 + t / (2 * a));
    return (a * a * std::exp(-t / a) - b * b * std::exp(-t / b)) / (a * a - b * b);
}

double laplaceThreshold(double a, double b, double outside) {
    double low = 0, high = 1000 * (a + b);
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (laplaceTail(a, b, middle) > outside ? low : high) = middle;
    }
    return high;
}

struct Simulated {
    SimulatedMap map;
    double scale;
};

} // namespace

std::size_t MapDifference::cellsBeyond() const { return static_cast<std::size_t>((difference.abs() > threshold).count()); }

double differenceThreshold(NoiseKind noise, double scale_a, double scale_b, double cells, double alpha) {
    if (noise == NoiseKind::laplace)
        return laplaceThreshold(scale_a, scale_b, alpha / cells);
    if (noise == NoiseKind::gaussian)
        return std::hypot(scale_a, scale_b) * quantile(complement(boost::math::normal(), alpha / cells / 2));
    return 0;
}

MapGroupsFrame mapsOfGroups(const Dataset& dataset, std::size_t stimulus, const PeopleGroups& groups, const MapFacts& everybody,
                            const Mechanism<Maps>& mechanism, const Parameters& given, std::uint64_t seed) {
    if (mechanism.steps.noise == NoiseKind::none || everybody.windows() > 1)
        throw InvalidParameter("groups", groups.attribute, "a mechanism with noise on every cell, and one window of time");
    MapFacts smallest = everybody;
    smallest.observers = static_cast<int>(groups.smallest());
    Parameters with = given;
    if (const auto delta = resolve(mechanism, given, everybody).numberIf("delta"))
        with.set("delta", *delta);
    MapGroupsFrame out;
    out.resolved = resolve(mechanism, with, smallest);
    out.guarantee = mechanism.guarantee(out.resolved, smallest);
    for (const std::string& reason : groupReasons(groups.groups.size(), groups.smallest()))
        out.guarantee.reasons.push_back(reason);
    std::vector<Simulated> simulated;
    for (std::size_t g = 0; g < groups.groups.size(); ++g) {
        const PeopleGroup& group = groups.groups[g];
        MapFacts own = everybody;
        own.observers = static_cast<int>(group.people.size());
        const ObserverPoints points = collectPoints(dataset, stimulus, group.people);
        simulated.push_back({mechanism.simulate(mechanism, points, out.resolved, own, SeededNoise(seedOfGroup(seed, g)), {}),
                             mechanism.guarantee(out.resolved, own).noise_scale});
        out.maps.push_back({group.name, own.observers, simulated.back().map.heatmap});
    }
    const Grid grid = mechanism.steps.grid(out.resolved, smallest);
    for (std::size_t a = 0; a < simulated.size(); ++a)
        for (std::size_t b = a + 1; b < simulated.size(); ++b)
            out.differences.push_back({groups.groups[a].name, groups.groups[b].name, grid,
                                       simulated[a].map.noisy - simulated[b].map.noisy,
                                       differenceThreshold(mechanism.steps.noise, simulated[a].scale, simulated[b].scale,
                                                           static_cast<double>(grid.cells()))});
    return out;
}

std::string mapDifferencesCsv(const std::vector<MapDifference>& differences) {
    TableText table;
    table.header({"group_a", "group_b", "row", "column", "x_px", "y_px", "difference", "threshold", "beyond_noise"});
    for (const MapDifference& one : differences)
        for (Eigen::Index row = 0; row < one.difference.rows(); ++row)
            for (Eigen::Index column = 0; column < one.difference.cols(); ++column)
                table.text(one.group_a)
                    .text(one.group_b)
                    .count(static_cast<std::size_t>(row))
                    .count(static_cast<std::size_t>(column))
                    .number((static_cast<double>(column) + 0.5) * one.grid.cellWidth())
                    .number((static_cast<double>(row) + 0.5) * one.grid.cellHeight())
                    .number(one.difference(row, column))
                    .number(one.threshold)
                    .count(one.beyond(row, column))
                    .endRow();
    return table.take();
}

} // namespace nictate
