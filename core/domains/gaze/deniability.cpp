#include "core/domains/gaze/deniability.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace nictate {

namespace {

constexpr double half_width = 0.01, least_spread = 1e-6;

/// ln Q(x), the upper tail of N(0, 1), x ≥ 0.
double logTail(double x) {
    if (x < 20)
        return std::log(std::erfc(x / std::numbers::sqrt2) / 2);
    const double u = 1 / (x * x); // the asymptotic series to x^-12
    const double series = 1 - u * (1 - 3 * u * (1 - 5 * u * (1 - 7 * u * (1 - 9 * u))));
    return -x * x / 2 - std::log(x * std::sqrt(2 * std::numbers::pi)) + std::log(series);
}

/// ln of the mass of N(0, 1) in [low, high].
double logBetween(double low, double high) {
    if (low < 0 && high > 0)
        return std::log((std::erf(high / std::numbers::sqrt2) - std::erf(low / std::numbers::sqrt2)) / 2);
    const double near = std::min(std::abs(low), std::abs(high)), far = std::max(std::abs(low), std::abs(high));
    const double tail = logTail(near);
    return tail + std::log(-std::expm1(logTail(far) - tail));
}

} // namespace

std::optional<std::int64_t> bucketOf(double log_probability, double gamma) {
    if (!std::isfinite(log_probability))
        return {};
    return static_cast<std::int64_t>(std::floor(-log_probability / std::log(gamma)));
}

// mutant gaze-own-individual-counted
bool isAnother(std::size_t individual, std::size_t own) { return individual != own; }

// mutant gaze-k-for-k-minus-one
bool areEnough(std::size_t others, std::size_t k) { return others + 1 >= k; }

double logMass(const FixationModel& model, std::span<const Direction> y) {
    const double sx = std::max(model.sx, least_spread), sy = std::max(model.sy, least_spread);
    double sum = 0;
    for (const Direction& at : y) {
        sum += logBetween((at.yaw - half_width - model.x) / sx, (at.yaw + half_width - model.x) / sx);
        sum += logBetween((at.pitch - half_width - model.y) / sy, (at.pitch + half_width - model.y) / sy);
    }
    // mutant gaze-product-instead-of-logs
    return sum;
}

KnownFixation::KnownFixation(const FixationModel& model_) : model(model_) {
    auto axis = [](double centre, double spread) {
        const double sigma = std::max(spread, least_spread), eta = half_width / sigma;
        return Axis{centre, 1 / (sigma * sigma), std::log(2 * eta / std::sqrt(2 * std::numbers::pi)), eta * eta};
    };
    x = axis(model.x, model.sx);
    y = axis(model.y, model.sy);
}

MassBounds::MassBounds(std::span<const Direction> y, std::int64_t bucket, double gamma) : count_(static_cast<double>(y.size())) {
    for (const Direction& at : y) {
        x_ += at.yaw / count_;
        y_ += at.pitch / count_;
    }
    for (const Direction& at : y) {
        xx_ += (at.yaw - x_) * (at.yaw - x_) / count_;
        yy_ += (at.pitch - y_) * (at.pitch - y_) / count_;
    }
    most_ = -static_cast<double>(bucket) * std::log(gamma);
    least_ = most_ - std::log(gamma);
}

bool MassBounds::mayReach(const KnownFixation& fixation) const {
    double low = 0, high = 0;
    auto add = [&](const KnownFixation::Axis& axis, double mean, double variance) {
        const double squares = count_ * (variance + (mean - axis.centre) * (mean - axis.centre)) * axis.over_variance;
        const double middle = count_ * axis.log_peak - squares / 2;
        low += middle - count_ * axis.eta_squared / 6;
        high += middle + axis.eta_squared * squares / 6;
    };
    add(fixation.x, x_, xx_);
    add(fixation.y, y_, yy_);
    const double slack = 1e-9 * (1 + std::abs(low) + std::abs(high));
    return high + slack > least_ && low - slack <= most_;
}

std::size_t SaccadeHistogram::binOf(double speed) {
    return std::min<std::size_t>(static_cast<std::size_t>(std::max(speed, 0.0) / 20), 49);
}

void SaccadeHistogram::take(const SaccadeProfile& profile) {
    for (std::size_t t = 0; t < saccade_knots; ++t)
        counts_[t][binOf(profile[t])] += 1;
    ++profiles_;
}

std::optional<double> SaccadeHistogram::logMass(const SaccadeProfile& profile) const {
    double sum = 0;
    for (std::size_t t = 0; t < saccade_knots; ++t)
        sum += counts_[t][binOf(profile[t])];
    return sum > 0 ? std::optional(std::log(sum / profiles_)) : std::nullopt;
}

double logDensity(const FixationSeed& seed, const FixationSeed& y, double reach_deg) {
    constexpr double spread_log = 0.3;
    const double dx = (y[0] - seed[0]) / reach_deg, dy = (y[1] - seed[1]) / reach_deg, ds = (y[2] - seed[2]) / spread_log;
    static const double scale = 1.5 * std::log(2 * std::numbers::pi) + std::log(spread_log);
    return -(dx * dx + dy * dy + ds * ds) / 2 - scale - 2 * std::log(reach_deg);
}

} // namespace nictate
