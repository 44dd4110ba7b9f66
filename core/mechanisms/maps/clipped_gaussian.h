#pragma once

#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// Fixations splatted on a coarse grid, each observer's map clipped to an ℓ2 norm C, N(0,σ²) with
/// Δ2 = √2·C/n, then free post-processing (mathematics.md §3.5).
Mechanism<Maps> clippedGaussian();

/// Norm of one fixation splatted by s cells, about 1/(2√π·s); 1 without splat.
double fixationNorm(double splat);

/// What clipping leaves of an observer with the expected number of fixations: min(1, C/E‖G_i‖). Public.
double expectedClipFactor(const Parameters& resolved, const MapFacts& facts);

} // namespace nictate
