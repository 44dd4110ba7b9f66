#pragma once
// What temporal correlation takes from a claim about a moment (mathematics.md §5.2 and 5.3).

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// Leakage of a mechanism that spends `epsilon[t]` at each of T times against an adversary who knows a Markov chain
/// (Cao, Yoshikawa, Xiao & Xiong 2017). Backward, forward and total, by time.
struct TemporalLeakage {
    std::vector<double> backward, forward, total;
};
/// Rows of `backward` are Pr(l_{t−1} | l_t), rows of `forward` Pr(l_{t+1} | l_t): square, rows sum to 1. Throws
/// InvalidParameter for anything else or a negative ε.
TemporalLeakage temporalLeakage(const std::vector<double>& epsilon, const Eigen::MatrixXd& backward,
                                const Eigen::MatrixXd& forward);

/// L(α): the largest extra leakage over ordered pairs of rows.
double leakageIncrement(const Eigen::MatrixXd& transition, double alpha);

/// Where backward leakage ends when ε is spent for ever; ∞ when it grows without end.
double leakageSupremum(const Eigen::MatrixXd& transition, double epsilon);

/// Gaussian adversary for a release z = A·x + Lap(λ_i) of a clamped signal (|x_t − x'_t| ≤ d) with this autocovariance:
/// ε′_t ≤ d·Σ_i Σ_u |A_iu|·|(c_t)_u|/λ_i with c_t = Cov(x, x_t)/Var(x_t), never more than `user_level`. One a time t.
struct AdversaryLoss {
    std::vector<double> nominal;   ///< d·Σ_i |A_it|/λ_i
    std::vector<double> effective; ///< ε′_t
};
AdversaryLoss gaussianAdversary(const Eigen::MatrixXd& rows, const Eigen::ArrayXd& scales, const Eigen::MatrixXd& covariance,
                                double range, double user_level);

/// Covariance of a stationary AR(1) signal of length n with correlation φ from one sample to the next, variance 1.
Eigen::MatrixXd autoregressiveCovariance(int length, double phi);

} // namespace nictate
