#pragma once

#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// N(0,σ²) on every cell of the mean map (Liu et al. 2019, Theorem 3.4), calibrated exactly (default) or as
/// the theorem prints it.
Mechanism<Maps> gaussian();

} // namespace nictate
