#pragma once

#include <cmath>
#include <vector>

namespace nictate {

/// `count` values from low to high, evenly spaced in the logarithm.
inline std::vector<double> logarithmicRange(double low, double high, int count) {
    std::vector<double> out;
    for (int i = 0; i < count; ++i)
        out.push_back(count == 1 ? low : low * std::pow(high / low, static_cast<double>(i) / (count - 1)));
    return out;
}

} // namespace nictate
