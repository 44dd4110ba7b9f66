#include "tests/core/privacy/temporal_leakage.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace nictate {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

Text matrixOf(const Eigen::MatrixXd& matrix) { return Text("%1 × %2 matrix", matrix.rows(), matrix.cols()); }

void checkTransition(const Eigen::MatrixXd& transition, const char* which) {
    const bool square = transition.rows() >= 1 && transition.rows() == transition.cols();
    if (!square || !transition.allFinite() || transition.minCoeff() < 0 ||
        (transition.rowwise().sum().array() - 1).abs().maxCoeff() > 1e-9)
        throw InvalidParameter(which, matrixOf(transition), Text("a square matrix of probabilities whose rows sum to 1"));
}

void checkEpsilon(double epsilon) {
    if (!(epsilon >= 0 && epsilon < infinite))
        throw InvalidParameter("epsilon", std::to_string(epsilon), Text("finite and not negative"));
}

/// ln[(Q(e^α−1)+1)/(D(e^α−1)+1)] with u = 1/(e^α−1), which is 0 for large α.
double logRatio(double q, double d, double u, double alpha) {
    return d + u > 0 ? std::log(q + u) - std::log(d + u) : std::log(q) + alpha;
}

/// Of one ordered pair of rows: entries with q_i > d_i, of which those are dropped that lower the ratio.
double pairIncrement(const Eigen::RowVectorXd& q, const Eigen::RowVectorXd& d, double u, double alpha) {
    std::vector<Eigen::Index> in;
    for (Eigen::Index i = 0; i < q.size(); ++i)
        if (q[i] > d[i])
            in.push_back(i);
    for (;;) {
        double sum_q = 0, sum_d = 0;
        for (Eigen::Index i : in) {
            sum_q += q[i];
            sum_d += d[i];
        }
        if (in.empty())
            return 0;
        const double log_ratio = logRatio(sum_q, sum_d, u, alpha);
        const auto kept = std::remove_if(
            in.begin(), in.end(), [&](Eigen::Index i) { return d[i] > 0 && std::log(q[i]) - std::log(d[i]) <= log_ratio; });
        if (kept == in.end())
            return std::max(0.0, log_ratio);
        in.erase(kept, in.end());
    }
}

double increment(const Eigen::MatrixXd& transition, double alpha) {
    if (alpha <= 0)
        return 0;
    const double u = 1 / std::expm1(alpha);
    double largest = 0;
    for (Eigen::Index a = 0; a < transition.rows(); ++a)
        for (Eigen::Index b = 0; b < transition.rows(); ++b)
            if (a != b)
                largest = std::max(largest, pairIncrement(transition.row(a), transition.row(b), u, alpha));
    return largest;
}

} // namespace

double leakageIncrement(const Eigen::MatrixXd& transition, double alpha) {
    checkTransition(transition, "transition");
    checkEpsilon(alpha);
    return increment(transition, alpha);
}

TemporalLeakage temporalLeakage(const std::vector<double>& epsilon, const Eigen::MatrixXd& backward,
                                const Eigen::MatrixXd& forward) {
    checkTransition(backward, "backward");
    checkTransition(forward, "forward");
    for (double each : epsilon)
        checkEpsilon(each);
    const std::size_t times = epsilon.size();
    TemporalLeakage out;
    out.backward = out.forward = out.total = epsilon;
    for (std::size_t t = 1; t < times; ++t)
        out.backward[t] += increment(backward, out.backward[t - 1]);
    for (std::size_t t = times; t-- > 1;)
        out.forward[t - 1] += increment(forward, out.forward[t]);
    for (std::size_t t = 0; t < times; ++t)
        out.total[t] = out.backward[t] + out.forward[t] - epsilon[t];
    return out;
}

double leakageSupremum(const Eigen::MatrixXd& transition, double epsilon) {
    checkTransition(transition, "transition");
    checkEpsilon(epsilon);
    // α − L(α) does not fall (L has slopes 0 … 1), so where it first reaches ε is the end. Beyond 1e6 every pair of
    // rows with D > 0 is at its limit ln(Q/D): what still grows there grows for ever.
    auto grows = [&](double alpha) { return increment(transition, alpha) + epsilon > alpha; };
    constexpr double far = 1e6;
    if (epsilon == 0 || grows(far))
        return epsilon == 0 ? 0 : infinite;
    double low = epsilon, high = epsilon;
    while (grows(high))
        high *= 2;
    for (int i = 0; i < 200 && low < high; ++i) {
        const double middle = low + (high - low) / 2;
        if (middle <= low || middle >= high)
            break;
        (grows(middle) ? low : high) = middle;
    }
    return high;
}

AdversaryLoss gaussianAdversary(const Eigen::MatrixXd& rows, const Eigen::ArrayXd& scales, const Eigen::MatrixXd& covariance,
                                double range, double user_level) {
    const Eigen::Index n = rows.cols();
    if (scales.size() != rows.rows() || !(scales > 0).all())
        throw InvalidParameter("scales", Text("%1 numbers", scales.size()), Text("a positive scale for every row"));
    if (covariance.rows() != n || covariance.cols() != n || !covariance.allFinite())
        throw InvalidParameter("covariance", matrixOf(covariance), Text("finite, with a row and a column for every sample"));
    // What one unit of sample u moves all outputs by, in units of their noise.
    const Eigen::VectorXd weight = rows.cwiseAbs().transpose() * scales.inverse().matrix();
    AdversaryLoss out;
    for (Eigen::Index t = 0; t < n; ++t) {
        const double variance = covariance(t, t);
        const double seen = variance > 0 ? covariance.col(t).cwiseAbs().dot(weight) / variance : weight[t];
        out.nominal.push_back(range * weight[t]);
        out.effective.push_back(std::min(range * seen, user_level));
    }
    return out;
}

Eigen::MatrixXd autoregressiveCovariance(int length, double phi) {
    Eigen::VectorXd powers(length);
    for (int lag = 0; lag < length; ++lag)
        powers[lag] = std::pow(phi, lag);
    Eigen::MatrixXd out(length, length);
    for (int t = 0; t < length; ++t)
        for (int u = 0; u < length; ++u)
            out(t, u) = powers[std::abs(t - u)];
    return out;
}

} // namespace nictate
