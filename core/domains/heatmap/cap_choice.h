#pragma once
// Choosing the cell cap m: Liu et al. 2019, Theorem 4.1 and Algorithm 1, computed sparsely; and privately by the
// exponential mechanism (mathematics.md §3.8).

#include "core/domains/heatmap/map_parameters.h"
#include "core/domains/heatmap/repeated_counts.h"

#include <vector>

namespace nictate {

/// E[MSE](m) for m = 1 … noise_variance.size(): σ(m)² + (1/r) Σ_j (Ḡ^(m)(j) − Ḡ^(∞)(j))². Sensitive: it reads the data.
struct CapCurve {
    std::vector<double> noise; ///< σ(m)²
    std::vector<double> bias;  ///< squared truncation error per cell
    int best = 1;              ///< the m of least noise + bias; Algorithm 1
    double expectedMse(int cap) const {
        return noise[static_cast<std::size_t>(cap) - 1] + bias[static_cast<std::size_t>(cap) - 1];
    }
};
/// noise_variance[m − 1] is σ(m)² of the mechanism in use; not empty. Counts are truncated at `truncate_at`, if given.
CapCurve capCurve(const RepeatedCounts& counts, const std::vector<double>& noise_variance, std::optional<int> truncate_at = {});

/// The cap by the exponential mechanism over m = 1 … M with privacy loss `epsilon_cap`, simulated.
/// M = noise_variance.size() and T are public; counts are truncated at M.
int privateCap(const RepeatedCounts& counts, const std::vector<double>& noise_variance, std::optional<int> count_cap,
               double epsilon_cap, const SeededNoise& noise);

/// Sensitivity of E[MSE](m) when one observer is replaced; n, r, M, T as above.
double capScoreSensitivity(double observers, double cells, int largest_cap, std::optional<int> count_cap);

} // namespace nictate
