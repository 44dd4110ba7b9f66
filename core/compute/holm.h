#pragma once

#include <vector>

namespace nictate {

/// Holm 1979: what each p becomes when all of them are reported; never below the p it was, at most 1, in the same order.
std::vector<double> holm(const std::vector<double>& p);

} // namespace nictate
