#include "core/privacy/loss_distribution.h"

#include "core/privacy/gaussian_profile.h"
#include "core/signals/real_dft.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace nictate {

namespace {

constexpr double unit_roundoff = 0x1p-53;
constexpr int grid_points = 1 << 13;

/// Losses, ascending, and their probabilities; what is too unlikely to list counts as an infinite loss.
struct Distribution {
    std::vector<double> loss, mass;
    double infinite = 0;
    std::vector<double> error; ///< up to which each mass may be too low: all of them together at most in ℓ2; empty = exact
};

/// ln E e^(tilt·loss) of `times` randomised responses.
double cumulant(double epsilon, double times, double tilt) {
    return times * (tilt * epsilon + std::log1p(std::exp(-epsilon - 2 * tilt * epsilon)) - std::log1p(std::exp(-epsilon)));
}

/// `times` randomised responses at ε: loss (2j − times)·ε with the binomial's probability, rounded up.
Distribution responses(double epsilon, std::size_t times, double negligible) {
    Distribution out;
    const auto n = static_cast<double>(times);
    const double log_hit = -std::log1p(std::exp(-epsilon)), log_miss = log_hit - epsilon;
    const double up = 1 + 1e-14 * (10 + std::lgamma(n + 1) + n * epsilon); // lgamma and the sum below are that accurate
    for (std::size_t j = 0; j <= times; ++j) {
        const auto hits = static_cast<double>(j);
        const double log_ways = std::lgamma(n + 1) - std::lgamma(hits + 1) - std::lgamma(n - hits + 1);
        const double mass = std::exp(log_ways + hits * log_hit + (n - hits) * log_miss) * up;
        if (mass < negligible) {
            out.infinite += mass;
            continue;
        }
        const double loss = (2 * hits - n) * epsilon;
        out.loss.push_back(std::nextafter(loss, std::numeric_limits<double>::infinity()));
        out.mass.push_back(mass);
    }
    return out;
}

/// The tilt that makes the tail beyond the total ε typical, so that a convolution is accurate there: that of the best
/// Rényi bound, ε = min over tilt of (ln E e^(tilt·loss) + ln 1/δ)/tilt.
double tiltFor(const ComposedLoss& losses, double delta) {
    double best = std::numeric_limits<double>::infinity(), chosen = 0;
    for (double log_tilt = -12; log_tilt <= 8; log_tilt += 0.25) {
        const double tilt = std::exp(log_tilt);
        double sum = losses.mu_squared * (tilt + tilt * tilt) / 2 - std::log(delta);
        for (const auto& [epsilon, times] : losses.pure)
            sum += cumulant(epsilon, static_cast<double>(times), tilt);
        if (sum / tilt < best)
            best = sum / tilt, chosen = tilt;
    }
    return chosen;
}

/// Sums of independent losses. Each part's losses are rounded up to a multiple of the step above its lowest.
Distribution convolved(const std::vector<Distribution>& parts, double tilt) {
    double lowest = 0, width = 0, log_scale = 0;
    for (const Distribution& part : parts) {
        lowest += part.loss.front();
        width += part.loss.back() - part.loss.front();
    }
    const double step = width / grid_points;
    int size = 2;
    while (size < grid_points + 2 * static_cast<int>(parts.size()) + 2)
        size *= 2;
    const RealDft dft(size);
    const double root = std::sqrt(static_cast<double>(size)), half = std::sqrt(size / 2.0);
    Eigen::ArrayXd product; // of the spectra, in RealDft's order without its factors
    for (const Distribution& part : parts) {
        Eigen::ArrayXd spectrum = Eigen::ArrayXd::Zero(size);
        double scale = 0;
        for (std::size_t i = 0; i < part.loss.size(); ++i) {
            const double above = part.loss[i] - part.loss.front();
            const auto at = std::min<Eigen::Index>(static_cast<Eigen::Index>(std::ceil(above / step * (1 + 4e-16))), size - 1);
            const double weight =
                part.mass[i] * std::exp(tilt * (static_cast<double>(at) * step - (part.loss.back() - part.loss.front())));
            spectrum[at] += weight;
            scale += weight;
        }
        spectrum /= scale;
        log_scale += std::log(scale) + tilt * (part.loss.back() - part.loss.front());
        dft.forward(spectrum.data(), spectrum.data());
        spectrum.segment(1, size - 2) *= half;
        spectrum[0] *= root;
        spectrum[size - 1] *= root;
        if (product.size() == 0) {
            product = spectrum;
            continue;
        }
        product[0] *= spectrum[0];
        product[size - 1] *= spectrum[size - 1];
        for (int i = 1; i + 1 < size; i += 2) {
            const double re = product[i] * spectrum[i] - product[i + 1] * spectrum[i + 1];
            product[i + 1] = product[i] * spectrum[i + 1] + product[i + 1] * spectrum[i];
            product[i] = re;
        }
    }
    product.segment(1, size - 2) /= half;
    product[0] /= root;
    product[size - 1] /= root;
    dft.inverse(product.data(), product.data());

    Distribution out;
    // A transform's ℓ2 error is below 5u·log2(size) of its norm (Higham 2002, Theorem 24.2), norms here are at most 1, and so
    // is every spectrum; each part adds one transform and the way back another.
    const double error = 8 * unit_roundoff * std::log2(size) * static_cast<double>(parts.size() + 1);
    for (int i = 0; i < size; ++i) {
        const double back = std::exp(std::min(700.0, log_scale - tilt * i * step));
        out.loss.push_back(lowest + i * step + 1e-14 * (std::abs(lowest) + width));
        out.mass.push_back(std::clamp(product[i] * back, 0.0, 1.0));
        out.error.push_back(std::min(1.0, error * back));
    }
    for (const Distribution& part : parts)
        out.infinite += part.infinite;
    return out;
}

/// δ(ε) of a Gaussian also for ε < 0: P and Q are mirror images.
double gaussianTail(double epsilon, double mu) {
    if (epsilon >= 0)
        return gaussianDelta(epsilon, mu);
    return -std::expm1(epsilon) + std::exp(epsilon) * gaussianDelta(-epsilon, mu);
}

double tail(const Distribution& losses, double mu, double epsilon) {
    double sum = losses.infinite, squares = 0;
    for (std::size_t i = 0; i < losses.loss.size(); ++i) {
        const double excess = losses.loss[i] - epsilon;
        if (mu == 0 && excess <= 0)
            continue;
        const double share = mu == 0 ? -std::expm1(-excess) : gaussianTail(-excess, mu);
        sum += losses.mass[i] * share;
        if (!losses.error.empty())
            squares += share * losses.error[i] * share * losses.error[i];
    }
    return (sum + std::sqrt(squares)) * (1 + 1e-12);
}

} // namespace

double composedEpsilon(const ComposedLoss& losses, double delta) {
    const double mu = std::sqrt(losses.mu_squared) * (1 + 4e-16);
    const double gaussian = mu > 0 ? gaussianEpsilon(mu, delta) : 0;
    if (losses.pure.empty())
        return gaussian;
    double pure = 0;
    std::vector<Distribution> parts;
    for (const auto& [epsilon, times] : losses.pure) {
        pure += epsilon * static_cast<double>(times) * (1 + 4e-16);
        parts.push_back(responses(epsilon, times, delta * 1e-8 / static_cast<double>(losses.pure.size() * (times + 1))));
    }
    pure *= 1 + 4e-16 * static_cast<double>(parts.size());
    const Distribution all = parts.size() == 1 ? parts.front() : convolved(parts, tiltFor(losses, delta));
    double low = 0, high = pure + gaussian; // the plain sum holds too
    if (tail(all, mu, low) <= delta)
        return 0;
    for (int i = 0; i < 60 && high - low > 1e-10 * high; ++i) {
        const double middle = (low + high) / 2;
        (tail(all, mu, middle) <= delta ? high : low) = middle;
    }
    return high;
}

} // namespace nictate
