#include "core/domains/heatmap/metrics.h"

#include "core/domains/heatmap/agreement.h"

#include <cmath>

namespace nictate {

double correlationCC(const GazeMap& a, const GazeMap& b) { return agreement(a, b).cc; }

double meanSquaredError(const GazeMap& a, const GazeMap& b) { return (a - b).square().mean(); }

namespace {
GazeMap distribution(const GazeMap& map) {
    GazeMap positive = map.max(0.0);
    double total = positive.sum();
    if (total > 0)
        return positive / total;
    return GazeMap::Constant(map.rows(), map.cols(), 1.0 / static_cast<double>(map.size()));
}
} // namespace

double klDivergence(const GazeMap& reference, const GazeMap& map) {
    GazeMap p = distribution(reference), q = distribution(map);
    const double floor = 1e-12;
    q = (q + floor) / (1 + floor * static_cast<double>(q.size()));
    double sum = 0;
    for (Eigen::Index i = 0; i < p.size(); ++i)
        if (p.data()[i] > 0)
            sum += p.data()[i] * std::log(p.data()[i] / q.data()[i]);
    return std::max(0.0, sum);
}

double similaritySIM(const GazeMap& a, const GazeMap& b) { return distribution(a).min(distribution(b)).sum(); }

} // namespace nictate
