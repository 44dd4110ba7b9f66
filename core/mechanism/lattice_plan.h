#pragma once
// How a release is written on integers, in every domain: on which lattice what one observer gave is written down, and how
// much integer noise goes on it. Public: computed from parameters and public facts, never from gaze.

#include "core/mechanism/bounding.h"
#include "core/privacy/lattice_calibration.h"

#include <cstdint>
#include <optional>

namespace nictate {

enum class LatticeNoise { none, discrete_gaussian, discrete_laplace };

/// Observer i's bounded map v becomes integers k_j = ⌊v_j/pitch⌋ ≥ 0 with k_j ≤ M, Σ k_j ≤ S, Σ k_j² ≤ K² (those
/// that are set). The release is pitch·(Σ_i k + noise)/divisor; the division comes last and once.
struct LatticePlan {
    double pitch = 1;                       ///< g, fixations; a power of two, so that v/g is exact
    std::optional<std::uint64_t> cell_max;  ///< M = m/g
    std::optional<std::uint64_t> total_max; ///< S = T/g
    std::optional<std::uint64_t> norm_max;  ///< K = ⌊C/g⌋
    UInt128 l1 = 0;                         ///< D1: largest ℓ1 change of Σ k when an observer is replaced; 0 = unbounded
    UInt128 l2_squared = 0;                 ///< D2²; 0 = unbounded
    LatticeNoise noise = LatticeNoise::none;
    std::uint64_t sigma_squared = 0; ///< of the discrete Gaussian, lattice units²
    LaplaceScale laplace;            ///< of the discrete Laplace, lattice units
    std::uint64_t divisor = 1;       ///< n, or how many observers a random selection takes
    bool selects = false;            ///< a random selection of `divisor` observers is summed …
    bool with_replacement = false;   ///< … possibly the same one again

    /// σ or b on the mean map.
    double noiseScale() const;
};

/// Pitch, bounds and sensitivities for the noise scale (σ or b) that the sum is going to get. Plain counts keep whole
/// fixations unless the noise is below 32 of them; real-valued maps are written some 2^21 times finer than the noise.
/// Throws InvalidParameter when a bound would be less than 64 lattice units: too little signal for exact noise.
LatticePlan latticeFor(const Bounds& bounds, double cells, double scale_on_sum);

} // namespace nictate
