#include "core/analysis/linear_utility.h"

#include <algorithm>
#include <cmath>

namespace nictate {

LinearUtility::LinearUtility(const GazeMap& a, const GazeMap& b, const GazeMap& reference) {
    const double mean_a = a.mean(), mean_b = b.mean(), mean_r = reference.mean();
    aa_ = (a - mean_a).square().sum();
    bb_ = (b - mean_b).square().sum();
    rr_ = (reference - mean_r).square().sum();
    ab_ = ((a - mean_a) * (b - mean_b)).sum();
    ar_ = ((a - mean_a) * (reference - mean_r)).sum();
    br_ = ((b - mean_b) * (reference - mean_r)).sum();
    error2_ = (a - reference).square().mean();
    error_b_ = ((a - reference) * b).mean();
    b2_ = b.square().mean();
}

double LinearUtility::cc(double s) const {
    double variance = aa_ + 2 * s * ab_ + s * s * bb_;
    double scale = std::sqrt(std::max(0.0, variance)) * std::sqrt(rr_);
    return scale > 0 ? (ar_ + s * br_) / scale : 0;
}

} // namespace nictate
