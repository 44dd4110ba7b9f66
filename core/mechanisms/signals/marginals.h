#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// Features drawn independently from per-condition histograms (David-John et al. 2023; mathematics.md §4.10). The plausible
/// deniability test always passes and the histograms are noise-free, so it promises nothing.
Mechanism<Signals> marginals();

} // namespace nictate
