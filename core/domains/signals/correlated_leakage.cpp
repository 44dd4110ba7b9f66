#include "core/domains/signals/correlated_leakage.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace nictate {

namespace {

/// Σ_i |A_iu|/λ_i for each sample u of a chunk at range 1: what a unit of it moves all outputs by, in units of noise.
Eigen::ArrayXd spectrumWeights(const SignalPlan& plan, int length) {
    const int k = SignalPlan::keptIn({0, length}, plan.k), p = keptCoefficients(length, k);
    const double scale = noiseScale(plan, length, k, chunkSensitivity(plan, length, 1));
    // Row i is cos or sin of 2πjt/n, and jt mod n runs through one table.
    Eigen::ArrayXd cosine(length), sine(length);
    for (int m = 0; m < length; ++m) {
        cosine[m] = std::cos(2 * std::numbers::pi * m / length);
        sine[m] = std::sin(2 * std::numbers::pi * m / length);
    }
    Eigen::ArrayXd weights = Eigen::ArrayXd::Zero(length);
    for (int i = 0; i < p; ++i) {
        const Eigen::ArrayXd& table = i > 0 && i % 2 == 0 ? sine : cosine;
        const double row = (plan.noise == SignalNoise::laplace ? 1 : 1 / dftScale(length, i)) / scale;
        const int step = frequencyOf(i) % length;
        for (int t = 0, at = 0; t < length; ++t) {
            const int next = at + step < length ? at + step : at + step - length;
            const bool follows = plan.ofDifferences() && t + 1 < length;
            weights[t] += std::abs(follows ? table[at] - table[next] : table[at]) * row;
            at = next;
        }
    }
    return weights;
}

/// Σ_u weight_u·φ^|t−u| for every t, by one pass each way.
Eigen::ArrayXd spread(const Eigen::ArrayXd& weights, double phi) {
    Eigen::ArrayXd out = weights;
    double before = 0, after = 0;
    for (Eigen::Index t = 0; t < weights.size(); ++t) {
        out[t] += before;
        before = phi * (before + weights[t]);
    }
    for (Eigen::Index t = weights.size(); t-- > 0;) {
        out[t] += after;
        after = phi * (after + weights[t]);
    }
    return out;
}

/// One sample of every window is seen, whichever is closest to t at worst.
double windowedLoss(int length, int window, double each, double phi) {
    if (window <= 1)
        return spread(Eigen::ArrayXd::Constant(length, each), phi).maxCoeff();
    // A window d samples away counts φ^d; t in the middle of the signal has most neighbours.
    double largest = 0;
    for (int t = 0; t < length; ++t) {
        double sum = each;
        for (int from = t / window * window; from > 0; from -= window)
            sum += each * std::pow(phi, t - from + 1);
        for (int from = (t / window + 1) * window; from < length; from += window)
            sum += each * std::pow(phi, from - t);
        largest = std::max(largest, sum);
    }
    return largest;
}

} // namespace

CorrelatedLoss correlatedLoss(const SignalPlan& plan, double phi) {
    if (!(phi > -1 && phi < 1))
        throw InvalidParameter("phi", std::to_string(phi), std::string("−1 < phi < 1"));
    const double strength = std::abs(phi);
    CorrelatedLoss out;
    out.user_level = static_cast<double>(plan.chunks.size()) * plan.epsilon / plan.loss_factor;
    if (plan.noise == SignalNoise::gaussian || plan.noise == SignalNoise::k_norm) {
        out.nominal = out.effective = out.user_level;
        return out;
    }
    if (!plan.inSpectrum()) {
        const int length = plan.length();
        out.nominal = 1 / noiseScale(plan, length, 1, chunkSensitivity(plan, length, 1));
        out.effective = windowedLoss(length, plan.window, out.nominal, strength);
    } else {
        std::map<int, Eigen::ArrayXd> known; // by chunk length
        Eigen::ArrayXd weights(plan.length());
        for (const Chunk& chunk : plan.chunks) {
            if (known.count(chunk.length) == 0)
                known[chunk.length] = spectrumWeights(plan, chunk.length);
            weights.segment(chunk.first, chunk.length) = known[chunk.length];
        }
        out.nominal = weights.maxCoeff();
        out.effective = spread(weights, strength).maxCoeff();
    }
    out.nominal = std::min(out.nominal, out.user_level);
    out.effective = std::min(out.effective, out.user_level);
    return out;
}

std::vector<CorrelatedLoss> correlatedLossCurve(const std::vector<SignalPlan>& plans, double phi, const Progress& progress) {
    std::vector<CorrelatedLoss> out;
    for (const SignalPlan& plan : plans) {
        progress(static_cast<double>(out.size()) / static_cast<double>(plans.size()));
        out.push_back(correlatedLoss(plan, phi));
    }
    return out;
}

double lagOneCorrelation(const Eigen::MatrixXd& signals) {
    const Eigen::Index length = signals.rows();
    double sum = 0, count = 0;
    for (double value : signals.reshaped())
        if (std::isfinite(value)) {
            sum += value;
            ++count;
        }
    const double mean = count > 0 ? sum / count : 0;
    double variance = 0, covariance = 0, values = 0, pairs = 0;
    for (Eigen::Index p = 0; p < signals.cols(); ++p)
        for (Eigen::Index t = 0; t < length; ++t) {
            const double now = signals(t, p) - mean;
            if (!std::isfinite(now))
                continue;
            variance += now * now;
            ++values;
            const double next = t + 1 < length ? signals(t + 1, p) - mean : NAN;
            if (!std::isfinite(next))
                continue;
            covariance += now * next;
            ++pairs;
        }
    if (!(pairs > 0) || !(variance > 1e-24 * values * mean * mean)) // a constant
        return 0;
    return std::clamp(covariance / pairs / (variance / values), 0.0, 0.999);
}

} // namespace nictate
