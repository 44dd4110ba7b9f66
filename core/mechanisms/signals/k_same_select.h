#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// Group means of k participants, index by index; one grouping for all conditions (David-John et al. 2023, Table 1;
/// mathematics.md §4.9). k-anonymity, not differential privacy.
Mechanism<Signals> kSameSelect();

} // namespace nictate
