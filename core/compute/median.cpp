#include "core/compute/median.h"

#include <algorithm>
#include <limits>

namespace nictate {

namespace {

std::vector<double>::iterator broughtToMiddle(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return middle;
}

} // namespace

double median(std::vector<double> values) {
    const auto middle = broughtToMiddle(values);
    return values.size() % 2 == 1 ? *middle : (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double upperMedian(std::vector<double> values) {
    return values.empty() ? std::numeric_limits<double>::quiet_NaN() : *broughtToMiddle(values);
}

} // namespace nictate
