#pragma once

#include "core/mechanisms/maps/maps.h"

#include <vector>

namespace nictate {

/// Noise scale of the mechanism over grid side √r and observers n (Liu et al. 2019, Fig. 2).
/// rows: sides, columns: observers. delta is n^(−3/2) (at most 0.05) unless given.
Eigen::ArrayXXd noiseSurface(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts,
                             const std::vector<int>& sides, const std::vector<int>& observers);

} // namespace nictate
