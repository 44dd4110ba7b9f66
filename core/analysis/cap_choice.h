#pragma once
// Choosing the cell cap m: Liu et al. 2019, Theorem 4.1 and Algorithm 1, computed sparsely; and privately by the
// exponential mechanism (mechanisms.md §1, "Choosing the cap m").

#include "core/maps/bounding.h"
#include "core/noise/seeded_noise.h"
#include "core/progress.h"

#include <vector>

namespace nictate {

/// How often some observer looked m times or more at a cell: the sorted occupied (observer, cell) counts.
/// Memory and time grow with points, never with observers × cells.
struct CellCounts {
    std::size_t observers = 0;
    std::size_t cells = 0;
    int largest = 0;                        ///< g_max
    /// runs[k] = one occupied cell's counts over observers, descending; concatenated.
    std::vector<int> counts;
    std::vector<std::size_t> offsets = {0}; ///< cell k owns counts[offsets[k] … offsets[k+1])
};
CellCounts countCells(const Grid& grid, const ObserverPoints& points, std::optional<int> count_cap = {});

/// E[MSE](m) for m = 1 … max(g_max, 1): σ(m)² + (1/r) Σ_j (Ḡ^(m)(j) − Ḡ^(∞)(j))². Private: it reads the data.
struct CapCurve {
    std::vector<double> noise;  ///< σ(m)²
    std::vector<double> bias;   ///< squared truncation error per cell
    int best = 1;               ///< the m of least noise + bias; Algorithm 1
    double expectedMse(int cap) const { return noise[static_cast<std::size_t>(cap) - 1] + bias[static_cast<std::size_t>(cap) - 1]; }
};
/// `noise_variance(m)` gives σ(m)² of the mechanism in use.
CapCurve capCurve(const CellCounts& counts, const std::vector<double>& noise_variance);

/// The cap by the exponential mechanism over m = 1 … M with privacy loss `epsilon_cap`, simulated.
/// M = noise_variance.size() and T are public; counts are truncated at M.
int privateCap(const CellCounts& counts, const std::vector<double>& noise_variance, std::optional<int> count_cap,
               double epsilon_cap, const SeededNoise& noise);

/// Sensitivity of E[MSE](m) when one observer is replaced; n, r, M, T as above.
double capScoreSensitivity(double observers, double cells, int largest_cap, std::optional<int> count_cap);

} // namespace nictate
