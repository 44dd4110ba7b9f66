#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// The exponential mechanism on samples, true and as published, with subsampling (Steil et al. 2019; mathematics.md §4.8).
Mechanism<Signals> exponential();

} // namespace nictate
