#pragma once
// What draws prove about a probability.

#include <cmath>

namespace nictate::test {

/// Bounds of a binomial proportion at confidence 1 − 1e-9, from Chernoff's N·KL(p̂‖p) ≤ ln 1e9: a little wider than
/// Clopper–Pearson's, so what they prove is proven.
inline double klBound(double successes, double trials, bool upper) {
    const double p_hat = successes / trials, limit = std::log(1e9) / trials;
    auto kl = [p_hat](double p) {
        return (p_hat > 0 ? p_hat * std::log(p_hat / p) : 0) + (p_hat < 1 ? (1 - p_hat) * std::log((1 - p_hat) / (1 - p)) : 0);
    };
    double low = upper ? p_hat : 0, high = upper ? 1 : p_hat;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        ((kl(middle) <= limit) == upper ? low : high) = middle;
    }
    return upper ? high : low;
}

} // namespace nictate::test
