#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

double normalCdf(double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }

double normalDensity(double x) { return std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi); }

/// Mills' ratio (1 − Φ(x))/φ(x) for x ≥ 0; a continued fraction where erfc would underflow.
double mills(double x) {
    if (x < 20)
        return 0.5 * std::erfc(x / std::numbers::sqrt2) / normalDensity(x);
    double fraction = x;
    for (int k = 40; k >= 1; --k)
        fraction = x + k / fraction;
    return 1 / fraction;
}

/// mills(x) − mills(x + step) for x ≥ 0 without cancellation where the step is small: mills′(t) = t·mills(t) − 1,
/// integrated by five Gauss–Legendre points.
double millsDrop(double x, double step) {
    if (step > 0.05)
        return mills(x) - mills(x + step);
    static constexpr double node[] = {0.0469100770306680, 0.2307653449471585, 0.5, 0.7692346550528415, 0.9530899229693320};
    static constexpr double weight[] = {0.1184634425280945, 0.2393143352496832, 0.2844444444444444, 0.2393143352496832,
                                        0.1184634425280945};
    double sum = 0;
    for (int k = 0; k < 5; ++k) {
        double t = x + node[k] * step;
        sum += weight[k] * (1 - t * mills(t));
    }
    return sum * step;
}

/// Bisection on the logarithm: the largest x in [low, high] with ok(x), ok being true below and false above.
template <class Ok> double lastTrue(double low, double high, Ok ok) {
    if (!ok(low))
        return low;
    if (ok(high))
        return high;
    for (int i = 0; i < 200 && high / low > 1 + 1e-15; ++i) {
        double middle = std::sqrt(low) * std::sqrt(high);
        (ok(middle) ? low : high) = middle;
    }
    return low;
}

} // namespace

double gaussianDelta(double epsilon, double mu) {
    if (mu <= 0)
        return 0;
    double a = mu / 2 - epsilon / mu;
    double b = -mu / 2 - epsilon / mu;
    // e^ε φ(b) = φ(a), so e^ε Φ(b) = φ(a)·mills(−b) without a large exponential.
    if (a > 0)
        return std::clamp(normalCdf(a) - normalDensity(a) * mills(-b), 0.0, 1.0);
    return std::clamp(normalDensity(a) * millsDrop(-a, mu), 0.0, 1.0);
}

double gaussianEpsilon(double mu, double delta) {
    if (gaussianDelta(0, mu) <= delta)
        return 0;
    return lastTrue(1e-12, 1e9, [&](double epsilon) { return gaussianDelta(epsilon, mu) > delta; }) * (1 + 1e-14);
}

double analyticSigma(double epsilon, double delta) {
    struct Calibrated {
        double epsilon, delta, sigma;
    };
    thread_local Calibrated last{0, 0, 0}; // sweeps and audits ask the same a million times
    if (last.sigma == 0 || last.epsilon != epsilon || last.delta != delta) {
        const double mu = lastTrue(1e-12, 1e6, [&](double m) { return gaussianDelta(epsilon, m) <= delta; });
        last = {epsilon, delta, 1 / mu * (1 + 1e-14)};
    }
    return last.sigma;
}

double zcdpEpsilon(double rho, double delta) {
    if (rho <= 0)
        return 0;
    auto bound = [&](double log_excess) {
        double excess = std::exp(log_excess); // α − 1
        double alpha = 1 + excess;
        return alpha * rho + (std::log(1 / delta) + excess * std::log(excess / alpha) - std::log(alpha)) / excess;
    };
    // The bound has one valley in ln(α − 1); a coarse walk finds it, golden section refines it.
    double best = -20;
    for (double x = -20; x <= 40; x += 0.25)
        if (bound(x) < bound(best))
            best = x;
    double low = best - 0.25, high = best + 0.25;
    const double golden = 0.6180339887498949;
    for (int i = 0; i < 100; ++i) {
        double left = high - golden * (high - low), right = low + golden * (high - low);
        (bound(left) < bound(right) ? high : low) = bound(left) < bound(right) ? right : left;
    }
    return std::max(0.0, bound((low + high) / 2)) * (1 + 1e-14);
}

double zcdpRho(double epsilon, double delta) {
    return lastTrue(1e-18, 1e6, [&](double rho) { return zcdpEpsilon(rho, delta) <= epsilon; });
}

double theorem34Sigma(double cap, double cells, double observers, double epsilon, double delta) {
    return cap / (observers * epsilon) * std::sqrt(cells * (epsilon / 2 + std::log(cells / delta)));
}

double bestGuess(double epsilon, double delta) {
    double odds = std::exp(-std::min(epsilon, 700.0));
    return std::min(1.0, (1 + delta * odds) / (1 + odds));
}

} // namespace nictate
