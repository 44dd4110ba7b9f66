#pragma once

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// The one-to-one assignment of rows to columns with the least total cost (Kuhn–Munkres with potentials, O(n³)): the column
/// of each row. `cost` is square and finite.
std::vector<int> bestAssignment(const Eigen::MatrixXd& cost);

} // namespace nictate
