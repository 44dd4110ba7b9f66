#include "core/domains/heatmap/heatmap_differences.h"

#include "core/errors.h"
#include "core/files/table_text.h"

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

} // namespace

std::size_t MapDifference::cellsBeyond() const { return static_cast<std::size_t>((difference.abs() > threshold).count()); }

double differenceThreshold(NoiseKind noise, double scale_a, double scale_b, double cells, double alpha) {
    if (noise == NoiseKind::laplace)
        return laplaceThreshold(scale_a, scale_b, alpha / cells);
    if (noise == NoiseKind::gaussian)
        return std::hypot(scale_a, scale_b) * quantile(complement(boost::math::normal(), alpha / cells / 2));
    return 0;
}

std::vector<MapDifference> mapDifferences(const std::vector<NoisyGroupMap>& maps, const Grid& grid, NoiseKind noise) {
    const auto cells = static_cast<double>(grid.cells());
    std::vector<MapDifference> out;
    for (std::size_t a = 0; a < maps.size(); ++a)
        for (std::size_t b = a + 1; b < maps.size(); ++b)
            out.push_back({maps[a].group, maps[b].group, grid, maps[a].noisy - maps[b].noisy,
                           differenceThreshold(noise, maps[a].scale, maps[b].scale, cells)});
    return out;
}

Parameters resolveForGroups(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& everybody,
                            int smallest, const std::string& attribute) {
    if (mechanism.steps.noise == NoiseKind::none || everybody.windows() > 1)
        throw InvalidParameter("groups", attribute, Text("a mechanism with noise on every cell, and one window of time"));
    Parameters with = given;
    if (const auto delta = resolve(mechanism, given, everybody).numberIf("delta"))
        with.set("delta", *delta);
    return resolve(mechanism, with, factsOfGroup(everybody, smallest));
}

HeatmapFacts factsOfGroup(HeatmapFacts everybody, int people) {
    everybody.observers = people;
    return everybody;
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
