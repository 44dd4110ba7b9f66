#include "core/domains/heatmap/cap_selection.h"

#include "core/errors.h"
#include "core/noise/exact_samplers.h"
#include "core/privacy/lattice_calibration.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace nictate {

namespace {

[[noreturn]] void refuse(int largest) {
    throw InvalidParameter("choose-cap", std::to_string(largest), Text("fewer caps, a coarser grid or fewer observers"));
}

/// Σ_j (Σ_i max(min(G_i(j), M) − m, 0))² for m = 1 … M.
std::vector<UInt128> truncationCosts(const RepeatedCounts& counts, std::size_t largest) {
    std::vector<UInt128> costs(largest, 0);
    std::vector<std::uint64_t> above; // above[k] = #{i : G_i(j) > k}
    for (std::size_t cell = 0; cell + 1 < counts.offsets.size(); ++cell) {
        above.assign(largest, 0);
        for (std::size_t k = counts.offsets[cell]; k < counts.offsets[cell + 1]; ++k)
            for (std::size_t level = 0; level < std::min(static_cast<std::size_t>(counts.counts[k]), largest); ++level)
                ++above[level];
        UInt128 lost = 0;
        for (std::size_t m = largest - 1; m >= 1; --m) {
            lost += above[m];
            costs[m - 1] += lost * lost;
        }
    }
    return costs;
}

} // namespace

ExactCapScores exactCapScores(const RepeatedCounts& counts, const std::vector<double>& noise_variance,
                              std::optional<int> count_cap) {
    const std::size_t largest = noise_variance.size();
    const auto cells = static_cast<UInt128>(counts.cells);
    const auto n = static_cast<UInt128>(counts.observers);
    ExactCapScores scores;
    scores.costs = truncationCosts(counts, largest);
    for (std::size_t m = 0; m < largest; ++m) {
        const double noise = noise_variance[m] * counts.cells * std::pow(static_cast<double>(counts.observers), 2);
        if (!(noise < 0x1p90))
            refuse(static_cast<int>(largest));
        scores.costs[m] += static_cast<UInt128>(noise);
    }
    const UInt128 most = largest - 1;
    UInt128 reach = most * cells; // (M−1)·r cells' worth, or with T: (M−1)·min(T−1, (M−1)r)
    if (count_cap)
        reach = std::min<UInt128>(static_cast<UInt128>(*count_cap - 1), reach);
    scores.sensitivity = std::max<UInt128>(1, most * reach * (2 * n - 1));
    return scores;
}

int chooseCapExactly(const ExactCapScores& scores, double epsilon, SecureNoise& noise) {
    const Fraction loss = typedDecimal(epsilon, "cap-epsilon");
    const auto twice = product(2 * scores.sensitivity, loss.denominator);
    try {
        if (!twice)
            throw std::domain_error("sensitivity");
        return 1 + static_cast<int>(selectExactly(noise, scores.costs, loss.numerator, *twice));
    } catch (const std::domain_error&) {
        refuse(static_cast<int>(scores.costs.size()));
    }
}

} // namespace nictate
