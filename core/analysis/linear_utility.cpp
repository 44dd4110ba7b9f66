#include "core/analysis/linear_utility.h"

#include "core/parallel.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace nictate {

namespace {

void each(const std::vector<std::function<void()>>& works) {
    parallelRows(
        std::ssize(works),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i)
                works[static_cast<std::size_t>(i)]();
        },
        1);
}

} // namespace

LinearUtility::LinearUtility(const GazeMap& a, const GazeMap& b, const GazeMap& reference) {
    // Sums over whole maps do not depend on each other: they share the cores.
    double mean_a = 0, mean_b = 0, mean_r = 0;
    std::vector<std::function<void()>> means = {[&] { mean_a = a.mean(); }, [&] { mean_r = reference.mean(); }};
    std::vector<std::function<void()>> sums = {
        [&] { aa_ = (a - mean_a).square().sum(); }, [&] { rr_ = (reference - mean_r).square().sum(); },
        [&] { ar_ = ((a - mean_a) * (reference - mean_r)).sum(); }, [&] { error2_ = (a - reference).square().mean(); }};
    if (b.size() > 0) {
        means.push_back([&] { mean_b = b.mean(); });
        sums.insert(sums.end(), {[&] { bb_ = (b - mean_b).square().sum(); }, [&] { ab_ = ((a - mean_a) * (b - mean_b)).sum(); },
                                 [&] { br_ = ((b - mean_b) * (reference - mean_r)).sum(); },
                                 [&] { error_b_ = ((a - reference) * b).mean(); }, [&] { b2_ = b.square().mean(); }});
    }
    each(means);
    each(sums);
}

double LinearUtility::cc(double s) const {
    double variance = aa_ + 2 * s * ab_ + s * s * bb_;
    double scale = std::sqrt(std::max(0.0, variance)) * std::sqrt(rr_);
    return scale > 0 ? (ar_ + s * br_) / scale : 0;
}

} // namespace nictate
