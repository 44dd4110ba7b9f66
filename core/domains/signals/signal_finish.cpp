#include "core/domains/signals/signal_finish.h"

#include <Eigen/Cholesky>

namespace nictate {

Eigen::ArrayXd priorVariances(int length) {
    Eigen::ArrayXd out(length);
    const double dc = length / 8.0 * (length / 8.0);
    for (int i = 0; i < length; ++i) {
        const double j = frequencyOf(i);
        const double scale = dftScale(length, i);
        out[i] = (i == 0 ? dc : 0.05 * dc / (j * j)) / (scale * scale);
    }
    return out;
}

Shrinkage::Shrinkage(const SignalPlan& plan, int chunk_length, int k, double unit_scale)
    : dense_(plan.ofDifferences()), in_samples_(!plan.inSpectrum()),
      dft_(in_samples_ ? plan.samplesOf(chunk_length) : chunk_length) {
    const int length = dft_.length();
    const int p = in_samples_ ? length : keptCoefficients(length, k);
    const Eigen::ArrayXd prior = priorVariances(length);
    Eigen::ArrayXd noise(p);
    for (int i = 0; i < p; ++i)
        noise[i] = unit_scale * unit_scale * coefficientVariance(plan, chunk_length, p, i);
    if (!dense_) {
        gains_ = prior.head(p) / (prior.head(p) + noise);
        return;
    }
    const Eigen::MatrixXd rows = coefficientRows(length, p, true, Coefficients::orthonormal); // A·D
    const Eigen::MatrixXd fourier = dftRows(length, length);
    const Eigen::MatrixXd mixed = rows * fourier.transpose();             // p × n, rows in Fourier coordinates
    const Eigen::MatrixXd weighted = mixed * prior.matrix().asDiagonal(); // rows · prior covariance
    Eigen::MatrixXd covariance = weighted * mixed.transpose();
    covariance.diagonal() += noise.matrix();
    gain_matrix_ = covariance.ldlt().solve(weighted * fourier).transpose(); // n × p
}

Eigen::ArrayXd Shrinkage::operator()(const Eigen::ArrayXd& noisy) const {
    if (dense_)
        return (gain_matrix_ * noisy.matrix()).array();
    Eigen::ArrayXd coefficients = Eigen::ArrayXd::Zero(dft_.length());
    if (in_samples_)
        dft_.forward(noisy.data(), coefficients.data());
    else
        coefficients.head(noisy.size()) = noisy;
    coefficients.head(gains_.size()) *= gains_;
    dft_.inverse(coefficients.data(), coefficients.data());
    return coefficients;
}

} // namespace nictate
