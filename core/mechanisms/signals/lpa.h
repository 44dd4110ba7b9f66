#pragma once

#include "core/mechanisms/signals/signal_mechanism.h"

namespace nictate {

/// Laplace perturbation: independent Laplace noise on every sample (Bozkir et al. 2021; mechanisms.md §2).
SignalMechanism lpa();

} // namespace nictate
