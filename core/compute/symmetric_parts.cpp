#include "core/compute/symmetric_parts.h"

#include <Eigen/Eigenvalues>

namespace nictate {

SymmetricParts symmetricParts(const Eigen::MatrixXd& matrix) {
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::VectorXd symmetricValues(const Eigen::MatrixXd& matrix) {
    return Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(matrix, Eigen::EigenvaluesOnly).eigenvalues();
}

} // namespace nictate
