#include "core/domains/signals/correlation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

double pearson(const Eigen::Ref<const Eigen::ArrayXd>& a, const Eigen::Ref<const Eigen::ArrayXd>& b) {
    constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
    if (a.size() < 2 || a.isConstant(a[0], 0) || b.isConstant(b[0], 0))
        return undefined;
    const Eigen::ArrayXd da = a - a.mean(), db = b - b.mean();
    const double both = std::sqrt(da.square().sum()) * std::sqrt(db.square().sum());
    return both > 0 ? std::clamp((da * db).sum() / both, -1.0, 1.0) : undefined;
}

std::vector<double> correlationCurve(const Eigen::MatrixXd& signals, int start, int max_lag) {
    std::vector<double> curve;
    const Eigen::ArrayXd origin = signals.row(start).transpose().array();
    for (int lag = 0; lag <= max_lag && start + lag < signals.rows(); ++lag)
        curve.push_back(pearson(origin, signals.row(start + lag).transpose().array()));
    return curve;
}

Eigen::MatrixXd differences(const Eigen::MatrixXd& signals) {
    return signals.bottomRows(signals.rows() - 1) - signals.topRows(signals.rows() - 1);
}

} // namespace nictate
