#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// Laplace perturbation: independent Laplace noise on every sample (Bozkir et al. 2021; mathematics.md §4.5).
Mechanism<Signals> lpa();

} // namespace nictate
