#include "core/release/lattice_query.h"

#include "core/compute/parallel.h"
#include "core/noise/exact_samplers.h"

#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace nictate {

namespace {

/// One observer's lattice values, in the order of their cells.
using Units = std::vector<std::uint64_t>;

bool withinBounds(const Units& units, const LatticePlan& plan) {
    UInt128 total = 0, squares = 0; // values are below 2^62 and fewer than 2^30
    for (std::uint64_t k : units) {
        if (plan.cell_max && k > *plan.cell_max)
            return false;
        total += k;
        if (plan.norm_max) {
            if (k > *plan.norm_max)
                return false;
            squares += static_cast<UInt128>(k) * k;
        }
    }
    return (!plan.total_max || total <= *plan.total_max) &&
           (!plan.norm_max || squares <= static_cast<UInt128>(*plan.norm_max) * *plan.norm_max);
}

} // namespace

void quantise(const SparseMap& map, const LatticePlan& plan, std::vector<std::uint64_t>& units) {
    units.resize(map.values.size());
    double scale = 1;
    for (double shrink = 0x1p-48;; scale = 1 - shrink, shrink *= 2) {
        for (std::size_t j = 0; j < units.size(); ++j)
            units[j] = static_cast<std::uint64_t>(std::floor(std::max(0.0, scale * map.values[j]) / plan.pitch));
        if (withinBounds(units, plan))
            return;
        if (shrink > 1)
            return units.assign(units.size(), 0);
    }
}

// mutant windows-presentation-read-from-data
LatticeMap latticeSum(const LatticePlan& plan, const Grid& grid, const Bounds& bounds, const ObserverPoints& points,
                      std::span<const std::size_t> observers) {
    // mutant quantised-after-summing, windows-presentation-read-from-data
    LatticeMap sum(grid.cells(), 0);
    Units units;
    // mutant windows-clipped-one-by-one
    visitBounded(grid, bounds, points, observers, [&](std::size_t, const SparseMap& map) {
        quantise(map, plan, units);
        // mutant quantised-after-summing
        for (std::size_t j = 0; j < units.size(); ++j)
            sum[map.cells[j]] += static_cast<std::int64_t>(units[j]);
    });
    return sum;
}

std::vector<std::size_t> releasedObservers(const LatticePlan& plan, std::size_t observers, SecureNoise& noise) {
    std::vector<std::size_t> out(observers);
    std::iota(out.begin(), out.end(), std::size_t{0});
    if (!plan.selects || observers == 0)
        return out;
    if (plan.with_replacement) {
        out.resize(plan.divisor);
        for (std::size_t& observer : out)
            observer = exact::below(noise, static_cast<std::uint64_t>(observers));
        return out;
    }
    for (std::size_t i = 0; i < plan.divisor; ++i) // the first steps of a Fisher–Yates shuffle
        std::swap(out[i], out[i + exact::below(noise, static_cast<std::uint64_t>(observers - i))]);
    out.resize(plan.divisor);
    return out;
}

namespace {

template <class Sampler> void addDraws(LatticeMap& map, const Sampler& sampler, SecureNoise& noise) {
    parallelRows(
        static_cast<Eigen::Index>(map.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            std::optional<SecureNoise> own;
            SecureNoise& bits = begin == 0 ? noise : own.emplace();
            // mutant half-noise
            for (auto j = static_cast<std::size_t>(begin); j < static_cast<std::size_t>(end); ++j)
                map[j] += sampler(bits);
        },
        8192);
}

} // namespace

void addLatticeNoise(LatticeMap& map, const LatticePlan& plan, SecureNoise& noise) {
    if (plan.noise == LatticeNoise::discrete_gaussian)
        addDraws(map, DiscreteGaussian(plan.sigma_squared), noise);
    if (plan.noise == LatticeNoise::discrete_laplace)
        addDraws(map, DiscreteLaplace(plan.laplace.t, plan.laplace.s), noise);
}

GazeMap meanOfLattice(const LatticeMap& map, const LatticePlan& plan, const Grid& grid) {
    GazeMap out(grid.rows(), grid.width);
    const double unit = plan.pitch / static_cast<double>(plan.divisor);
    // mutant n-applied-twice-to-map
    for (std::size_t j = 0; j < map.size(); ++j)
        out.data()[j] = static_cast<double>(map[j]) * unit;
    return out;
}

} // namespace nictate
