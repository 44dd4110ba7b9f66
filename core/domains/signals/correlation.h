#pragma once

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// Pearson correlation; NaN when either is constant or there are fewer than two values.
double pearson(const Eigen::Ref<const Eigen::ArrayXd>& a, const Eigen::Ref<const Eigen::ArrayXd>& b);

/// Correlation over participants between x_{t0} and x_{t0+lag} for lag 0 … max_lag (Bozkir et al. 2021, Figs 3–6).
/// `signals`: length × participants; `start` = t0 counts from 0. Lags beyond the signal are left out; undefined ones
/// are NaN.
std::vector<double> correlationCurve(const Eigen::MatrixXd& signals, int start, int max_lag);

/// The differences x_t − x_{t−1} of signals: one row fewer, so row t stands for the change from t to t+1.
Eigen::MatrixXd differences(const Eigen::MatrixXd& signals);

} // namespace nictate
