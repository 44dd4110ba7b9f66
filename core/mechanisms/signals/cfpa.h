#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// Chunk-based FPA: every chunk perturbed with its own sensitivity (Bozkir et al. 2021; mathematics.md §4.7).
Mechanism<Signals> cfpa();

} // namespace nictate
