#pragma once

#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// Lap(Δ1/ε) on every cell of the mean map (Liu et al. 2019, Theorem 3.5, whose σ_L is √2 times this scale).
Mechanism<Maps> laplace();

} // namespace nictate
