#pragma once
// Eigen's placeholder for every column (or row) of a matrix, which stands in another namespace since Eigen 5.

#include <Eigen/Core>

namespace nictate {

#if EIGEN_VERSION_AT_LEAST(3, 4, 90)
inline const auto all_columns = Eigen::placeholders::all;
#else
inline const auto all_columns = Eigen::all;
#endif

} // namespace nictate
