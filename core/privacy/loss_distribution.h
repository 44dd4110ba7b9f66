#pragma once
// What releases cost together, tightly: the distribution of their privacy loss. An ε-DP release loses at most what
// randomised response loses, ±ε (Kairouz, Oh & Viswanath 2015, Theorem 3.4); Gaussian ones compose to a Gaussian (Dong,
// Roth & Su 2022); convolved on a grid, never too low (Meiser & Mohammadi 2018; Doroshenko et al. 2022). mathematics.md §6.4.

#include <cstddef>
#include <map>

namespace nictate {

/// Losses of one observer that compose, adaptively or not.
struct ComposedLoss {
    std::map<double, std::size_t> pure; ///< how many releases are ε-DP, by ε > 0
    double mu_squared = 0;              ///< Σ(Δ2/σ)² of the Gaussian releases, rounded up

    auto operator<=>(const ComposedLoss&) const = default;
};

/// The least ε this bound proves at δ, 0 < δ < 1; rounded up, so never below the true one.
double composedEpsilon(const ComposedLoss& losses, double delta);

} // namespace nictate
