#pragma once
// Linear discriminants with a shrunken covariance: what averages a recording's noise away (mathematics.md §13.5).

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// Class means, and S pooled within classes with divisor rows − classes; Σ = (1−γ)S + γ·(tr S/F)·I, γ = 0.3; Σ = I where S is 0.
/// Keeps what does not depend on labels, so that permuting them is cheap.
class ShrunkenLda {
  public:
    explicit ShrunkenLda(Eigen::MatrixXd train); ///< rows × features, not empty
    /// For a thousand labellings: turned once so that what does not depend on labels is diagonal. What is asked must be turned,
    /// too.
    void prepareForMany();
    Eigen::MatrixXd turned(const Eigen::MatrixXd& test) const;

    /// (x − m_c)ᵀ Σ⁻¹ (x − m_c): test rows × classes; ∞ for a class without a training row. `labels`: one a training row.
    Eigen::MatrixXd squareDistances(const std::vector<int>& labels, int classes, const Eigen::MatrixXd& test) const;

  private:
    Eigen::MatrixXd train_;
    Eigen::MatrixXd scatter_; ///< Σ x·xᵀ; empty when there are fewer rows than features
    Eigen::MatrixXd basis_;   ///< its eigenvectors once it was prepared, else empty
    double energy_ = 0;       ///< its trace
};

/// Classes at the least distance of each row, ties together.
std::vector<std::vector<int>> nearestClasses(const Eigen::MatrixXd& square_distances);

} // namespace nictate
