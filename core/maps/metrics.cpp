#include "core/maps/metrics.h"

#include <cmath>

namespace nictate {

double correlationCC(const GazeMap& a, const GazeMap& b) {
    double mean_a = a.mean(), mean_b = b.mean();
    double aa = 0, bb = 0, ab = 0;
    const double *pa = a.data(), *pb = b.data();
    for (Eigen::Index i = 0; i < a.size(); ++i) {
        double da = pa[i] - mean_a, db = pb[i] - mean_b;
        aa += da * da;
        bb += db * db;
        ab += da * db;
    }
    double scale = std::sqrt(aa) * std::sqrt(bb);
    // A constant map leaves only rounding noise around its mean.
    double floor = 1e-13 * static_cast<double>(a.size());
    if (!(aa > floor * mean_a * mean_a) || !(bb > floor * mean_b * mean_b) || scale == 0)
        return 0;
    return ab / scale;
}

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
