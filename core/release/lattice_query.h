#pragma once
// The exact query behind a release, here of maps; signals share the noise: integers in, integer noise, integers out
// (mathematics.md §7.3).

#include "core/mechanism/bounding.h"
#include "core/mechanism/lattice_plan.h"
#include "core/noise/secure_noise.h"

#include <cstdint>
#include <vector>

namespace nictate {

/// Lattice values: of a map's cells, row-major, or of a signal's coefficients. Before the noise they are sensitive.
using LatticeMap = std::vector<std::int64_t>;

/// One observer's values on the lattice, in the order of their cells: ⌊v/pitch⌋. Should rounding errors have left the map a
/// little beyond the plan's bounds, it is shrunk until it is not.
void quantise(const SparseMap& map, const LatticePlan& plan, std::vector<std::uint64_t>& units);

/// Σ_i k over the observers listed. Each observer is quantised and held to the plan's bounds in integers before
/// summing, so the sensitivities D1 and D2² hold whatever the floating point did.
LatticeMap latticeSum(const LatticePlan& plan, const Grid& grid, const Bounds& bounds, const ObserverPoints& points,
                      std::span<const std::size_t> observers);

/// The plan's random selection of observers, or simply all of them.
std::vector<std::size_t> releasedObservers(const LatticePlan& plan, std::size_t observers, SecureNoise& noise);

/// Adds the plan's noise to every cell, on all cores (further cores key their own SecureNoise).
void addLatticeNoise(LatticeMap& map, const LatticePlan& plan, SecureNoise& noise);

/// pitch·map/divisor: the one place where the division by n happens.
GazeMap meanOfLattice(const LatticeMap& map, const LatticePlan& plan, const Grid& grid);

} // namespace nictate
