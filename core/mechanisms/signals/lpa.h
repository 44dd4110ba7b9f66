#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// Laplace perturbation: independent Laplace noise on every sample (Bozkir et al. 2021; mechanisms.md §2).
Mechanism<Signals> lpa();

} // namespace nictate
