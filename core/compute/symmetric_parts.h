#pragma once
// Eigen's solver for symmetric matrices, compiled once for all who need it.

#include <Eigen/Core>

namespace nictate {

/// Of a symmetric n × n matrix: eigenvalues, ascending, and its orthonormal eigenvectors, a column each.
struct SymmetricParts {
    Eigen::VectorXd values;
    Eigen::MatrixXd vectors;
};
/// The lower triangle is read.
SymmetricParts symmetricParts(const Eigen::MatrixXd& matrix);
Eigen::VectorXd symmetricValues(const Eigen::MatrixXd& matrix); ///< eigenvalues alone, ascending

} // namespace nictate
