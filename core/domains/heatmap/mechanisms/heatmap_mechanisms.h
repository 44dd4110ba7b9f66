#pragma once
// The mechanisms on heatmaps, each in a source of its own.

#include "core/domains/heatmap/heatmaps.h"

namespace nictate {

/// Fixations splatted on a coarse grid, each observer's map clipped to an ℓ2 norm C, N(0,σ²) with
/// Δ2 = √2·C/n, then free post-processing (mathematics.md §3.5).
Mechanism<Heatmaps> clippedGaussian();

/// N(0,σ²) on every cell of the mean map (Liu et al. 2019, Theorem 3.4), calibrated exactly (default) or as
/// the theorem prints it.
Mechanism<Heatmaps> gaussian();

/// Lap(Δ1/ε) on every cell of the mean map (Liu et al. 2019, Theorem 3.5, whose σ_L is √2 times this scale).
Mechanism<Heatmaps> laplace();

/// The mean map as it is (Liu et al. 2019, §3.3): no privacy, what researchers publish today.
Mechanism<Heatmaps> noiseFree();

/// The mean over round(c·n) observers (at least one) drawn at random, without and with replacement
/// (Liu et al. 2019, Theorems 3.2 and 3.3): poor privacy, δ ≥ c.
Mechanism<Heatmaps> randomSelection1();
Mechanism<Heatmaps> randomSelection2();

/// Which observers a draw selects; `with_replacement` as in -2.
std::vector<std::size_t> selectObservers(std::size_t observers, double fraction, bool with_replacement, const SeededNoise& noise);

/// Norm of one fixation splatted by s cells, about 1/(2√π·s); 1 without splat.
double fixationNorm(double splat);

/// What clipping leaves of an observer with the expected number of fixations: min(1, C/E‖G_i‖). Public.
double expectedClipFactor(const Parameters& resolved, const HeatmapFacts& facts);

} // namespace nictate
