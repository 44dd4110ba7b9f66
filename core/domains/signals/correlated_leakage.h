#pragma once
// ε′ of a plan for signals as correlated as these: what a Gaussian adversary learns about one sample.

#include "core/domains/signals/signal_plan.h"
#include "core/progress.h"

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// Largest loss over the samples of one signal when neighbouring samples correlate as φ^lag. `user_level`: of one signal
/// (number of chunks × ε). Laplace plans; otherwise nominal = effective = user_level.
struct CorrelatedLoss {
    double nominal = 0;   ///< about one sample, if samples were independent
    double effective = 0; ///< ε′
    double user_level = 0;
};
CorrelatedLoss correlatedLoss(const SignalPlan& plan, double phi);

/// ε′ against chunk size (a plan each).
std::vector<CorrelatedLoss> correlatedLossCurve(const std::vector<SignalPlan>& plans, double phi, const Progress& progress = {});

/// φ of signals: lag-1 autocorrelation over time and participants, 0 … 0.999. Reads the data: for the window only.
double lagOneCorrelation(const Eigen::MatrixXd& signals);

} // namespace nictate
