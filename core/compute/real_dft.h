#pragma once

#include <Eigen/Core>

#include <memory>

namespace nictate {

/// The orthonormal real discrete Fourier transform of signals of one length n ≥ 1 (mathematics.md §4.3). Coefficients in
/// the order F_0/√n, √(2/n)·Re F_1, √(2/n)·Im F_1, √(2/n)·Re F_2, … and, n even, F_{n/2}/√n last, where
/// F_j = Σ x_t e^(−2πi jt/n). Keeping frequencies 0 … k−1 keeps the first keptCoefficients(n, k).
/// Copies share their plans; one object may be used by several threads at once.
class RealDft {
  public:
    explicit RealDft(int length);

    int length() const { return length_; }
    /// `signal` and `coefficients` hold n values and may be the same place.
    void forward(const double* signal, double* coefficients) const;
    void inverse(const double* coefficients, double* signal) const;

  private:
    struct Plans;
    int length_;
    std::shared_ptr<const Plans> plans_;
};

/// Frequencies of a signal of length n: ⌊n/2⌋ + 1.
inline int frequencies(int length) { return length / 2 + 1; }

/// Real numbers behind frequencies 0 … k−1: 2k−1, or n with the (real) Nyquist frequency.
inline int keptCoefficients(int length, int k) { return 2 * k - 1 < length ? 2 * k - 1 : length; }

/// The frequency that coefficient i belongs to.
inline int frequencyOf(int coefficient) { return (coefficient + 1) / 2; }

/// What coefficient i must be multiplied by to become Re or Im F_j: √n for DC and Nyquist, √(n/2) else.
double dftScale(int length, int coefficient);

/// Rows 0 … p−1 of the transform as a matrix: p × n.
Eigen::MatrixXd dftRows(int length, int coefficients);

} // namespace nictate
