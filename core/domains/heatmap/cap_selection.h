#pragma once
// Choosing the cell cap privately and exactly (mathematics.md §3.8 and 7.7).

#include "core/domains/heatmap/repeated_counts.h"
#include "core/noise/secure_noise.h"
#include "core/noise/wide_integer.h"

namespace nictate {

/// E[MSE](m) for m = 1 … M and its sensitivity, all multiplied by r·n² and so integers: r·n²·σ(m)² is public and
/// rounded, the bias is a sum of squares of integers. Throws InvalidParameter (`choose-cap`) beyond 128 bits.
struct ExactCapScores {
    std::vector<UInt128> costs;
    UInt128 sensitivity = 0;
};
ExactCapScores exactCapScores(const RepeatedCounts& counts, const std::vector<double>& noise_variance,
                              std::optional<int> count_cap);

/// m with probability ∝ exp(−ε·E[MSE](m)/(2Δ)), exactly; costs `epsilon`.
int chooseCapExactly(const ExactCapScores& scores, double epsilon, SecureNoise& noise);

} // namespace nictate
