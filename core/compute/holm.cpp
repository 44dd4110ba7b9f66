#include "core/compute/holm.h"

#include <algorithm>
#include <numeric>

namespace nictate {

std::vector<double> holm(const std::vector<double>& p) {
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
    std::vector<double> out(p.size());
    double before = 0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        before = std::min(1.0, std::max(before, static_cast<double>(p.size() - place) * p[order[place]]));
        out[order[place]] = before;
    }
    return out;
}

} // namespace nictate
