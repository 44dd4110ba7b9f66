#pragma once

#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// The mean over round(c·n) observers (at least one) drawn at random, without and with replacement
/// (Liu et al. 2019, Theorems 3.2 and 3.3): poor privacy, δ ≥ c.
Mechanism<Maps> randomSelection1();
Mechanism<Maps> randomSelection2();

/// Which observers a draw selects; `with_replacement` as in -2.
std::vector<std::size_t> selectObservers(std::size_t observers, double fraction, bool with_replacement, const SeededNoise& noise);

} // namespace nictate
