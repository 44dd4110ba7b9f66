#pragma once

#include "core/domains/heatmap/heatmaps.h"

#include <vector>

namespace nictate {

/// The guarantee with a noise grid of width × height cells (1 … 20000 each) and that many observers (1 or more). Throws
/// InvalidParameter.
Guarantee guaranteeAt(const Mechanism<Heatmaps>& mechanism, Parameters given, HeatmapFacts facts, int width, int height,
                      int observers);

/// Noise scale of the mechanism over grid side √r and observers n (Liu et al. 2019, Fig. 2).
/// rows: sides, columns: observers. delta is n^(−3/2) (at most 0.05) unless given.
Eigen::ArrayXXd noiseSurface(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                             const std::vector<int>& sides, const std::vector<int>& observers);

} // namespace nictate
