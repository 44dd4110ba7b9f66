#pragma once
// The few loops that use all cores. Results never depend on how many there are.

#include <Eigen/Core>

#include <functional>

namespace nictate {

/// Calls work(begin, end) on disjoint ranges that cover [0, count), on all cores when count is worth it.
/// An exception of any range reaches the caller after all have ended.
void parallelRows(Eigen::Index count, const std::function<void(Eigen::Index, Eigen::Index)>& work,
                  Eigen::Index least_per_thread = 32);

} // namespace nictate
