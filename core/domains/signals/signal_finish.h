#pragma once
// What happens to a noisy signal after the noise, at no cost: pulled towards the centre of the public range.

#include "core/domains/signals/signal_plan.h"

#include <Eigen/Core>

namespace nictate {

/// Public prior of a signal around the centre of its range R = 1: independent orthonormal Fourier coefficients. In the
/// plain DFT the variances are (n/8)² for DC and 0.05·(n/8)²/j² for frequency j (mathematics.md §4.13).
Eigen::ArrayXd priorVariances(int length);

/// The best linear guess of a chunk from its noisy coefficients (samples) under that prior: a = v/(v + noise variance)
/// where noise and prior are independent in the same coordinates, the posterior mean otherwise (differences).
/// Depends on public quantities only.
class Shrinkage {
  public:
    /// `unit_scale`: the noise scale at R = 1.
    Shrinkage(const SignalPlan& plan, int chunk_length, int k, double unit_scale);

    /// `noisy`: the perturbed coefficients (or samples) of the chunk minus its centre, in units of R. Returns the
    /// chunk's samples minus the centre.
    Eigen::ArrayXd operator()(const Eigen::ArrayXd& noisy) const;
    /// The factors a of the orthonormal Fourier coefficients; empty for differences, which have none.
    const Eigen::ArrayXd& gains() const { return gains_; }

  private:
    bool dense_;
    bool in_samples_;
    RealDft dft_;
    Eigen::ArrayXd gains_;
    Eigen::MatrixXd gain_matrix_;
};

} // namespace nictate
