#pragma once

#include <vector>

namespace nictate {

/// Of at least one value; the mean of the two in the middle where there are two.
double median(std::vector<double> values);
/// The upper of the two in the middle; NaN of none.
double upperMedian(std::vector<double> values);

} // namespace nictate
