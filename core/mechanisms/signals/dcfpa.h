#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// FPA on the differences inside each chunk, undone by a prefix sum (Bozkir et al. 2021; mathematics.md §4.7).
Mechanism<Signals> dcfpa();

} // namespace nictate
