#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// The exponential mechanism on samples, true and as published, with subsampling (Steil et al. 2019; mechanisms.md §2).
Mechanism<Signals> exponential();

} // namespace nictate
