#pragma once

#include "core/mechanisms/signals/signal_mechanism.h"

namespace nictate {

/// The exponential mechanism on samples, true and as published, with subsampling (Steil et al. 2019; mechanisms.md §2).
SignalMechanism exponential();

} // namespace nictate
