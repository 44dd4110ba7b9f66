#pragma once

#include "core/domains/areas/areas.h"

namespace nictate {

/// Means over observers of what they did in areas of interest, with K-norm, Gaussian or Laplace noise (mathematics.md
/// §11.3, 11.4). Several metrics share ε and δ: K-norm noise is one for all, of Gaussian noise μ = √Σμ², of Laplace noise ε = Σε,
/// in equal parts.
Mechanism<Areas> tableOfAreas();

/// The mean over observers with bounds, as tableOfAreas() takes it: boundedAreaMeans().
using AreaMean = std::vector<double> (*)(AreaMetric, const AreaHits&, const AreaBounds&);
/// A simulation with another mean: what audits do to it.
std::vector<AreaColumn> simulateAreas(const Mechanism<Areas>& mechanism, const AreaHits& hits, const Parameters& resolved,
                                      const AreaFacts& facts, const SeededNoise& noise, AreaMean mean);

} // namespace nictate
