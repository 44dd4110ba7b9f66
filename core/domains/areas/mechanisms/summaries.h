#pragma once

#include "core/domains/areas/areas.h"

namespace nictate {

/// Means over people of feature signals, one number a person and feature within public bounds, with the noise of tableOfAreas():
/// the same table with features for columns (mathematics.md §11.7).
Mechanism<Areas> summaries();

} // namespace nictate
