#pragma once
// Choosing the cell cap m: Liu et al. 2019, Theorem 4.1 and Algorithm 1, computed sparsely; and with noise by the exponential
// mechanism (mathematics.md §3.8), simulated or exact (§7.7).

#include "core/data/gaze_map.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/noise/secure_noise.h"
#include "core/noise/wide_integer.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace nictate {

/// The (observer, cell) pairs with a count of 2 or more, grouped by cell: all that truncation can change. Memory and
/// time grow with points, never with observers × cells.
struct RepeatedCounts {
    std::size_t observers = 0;
    double cells = 0;                       ///< r
    int largest = 0;                        ///< g_max; 0 when nobody looked
    std::vector<int> counts;                ///< ≥ 2
    std::vector<std::size_t> offsets = {0}; ///< group k is counts[offsets[k] … offsets[k+1]), one occupied cell
};
RepeatedCounts countRepeats(const Grid& grid, const ObserverPoints& points, std::optional<int> count_cap = {});

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
int noisyCap(const RepeatedCounts& counts, const std::vector<double>& noise_variance, std::optional<int> count_cap,
             double epsilon_cap, const SeededNoise& noise);

/// Sensitivity of E[MSE](m) when one observer is replaced; n, r, M, T as above.
double capScoreSensitivity(double observers, double cells, int largest_cap, std::optional<int> count_cap);

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
