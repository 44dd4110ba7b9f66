#include "core/domains/heatmap/cap_choice.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

CapCurve capCurve(const RepeatedCounts& counts, const std::vector<double>& noise_variance, std::optional<int> truncate_at) {
    if (noise_variance.empty())
        throw InvalidParameter("cap", "none", Text("at least one cap to compare"));
    const auto caps = noise_variance.size();
    CapCurve curve;
    curve.noise = noise_variance;
    curve.bias.assign(caps, 0.0);
    std::vector<double> above; // above[k] = #{i : G_i(j) > k}
    for (std::size_t cell = 0; cell + 1 < counts.offsets.size(); ++cell) {
        above.assign(1, 0.0);
        for (std::size_t k = counts.offsets[cell]; k < counts.offsets[cell + 1]; ++k) {
            auto count = static_cast<std::size_t>(std::min(counts.counts[k], truncate_at.value_or(counts.counts[k])));
            above.resize(std::max(above.size(), count), 0.0);
            for (std::size_t level = 0; level < count; ++level)
                above[level] += 1;
        }
        double lost = 0; // Σ_i max(G_i(j) − m, 0), from the largest m down
        for (std::size_t m = above.size() - 1; m >= 1; --m) {
            lost += above[m];
            if (m <= caps)
                curve.bias[m - 1] += lost * lost;
        }
    }
    double n = static_cast<double>(std::max<std::size_t>(1, counts.observers));
    for (double& bias : curve.bias)
        bias /= n * n * counts.cells;
    for (std::size_t m = 2; m <= caps; ++m)
        if (curve.expectedMse(static_cast<int>(m)) < curve.expectedMse(curve.best))
            curve.best = static_cast<int>(m);
    return curve;
}

double capScoreSensitivity(double observers, double cells, int largest_cap, std::optional<int> count_cap) {
    double most = largest_cap - 1;
    double pairs = (2 * observers - 1) / (observers * observers);
    if (count_cap)
        return most * std::min<double>(*count_cap - 1, most * cells) * pairs / cells;
    return most * most * pairs;
}

int privateCap(const RepeatedCounts& counts, const std::vector<double>& noise_variance, std::optional<int> count_cap,
               double epsilon_cap, const SeededNoise& noise) {
    int largest_cap = static_cast<int>(noise_variance.size());
    CapCurve curve = capCurve(counts, noise_variance, largest_cap);
    double sensitivity = capScoreSensitivity(static_cast<double>(counts.observers), counts.cells, largest_cap, count_cap);
    if (sensitivity <= 0)
        return curve.best;
    // Adding Gumbel noise and taking the largest is the exponential mechanism.
    int chosen = 1;
    double best = -INFINITY;
    for (int m = 1; m <= largest_cap; ++m) {
        double gumbel = -std::log(-std::log(noise.uniform(static_cast<std::uint64_t>(m))));
        double value = -epsilon_cap * curve.expectedMse(m) / (2 * sensitivity) + gumbel;
        if (value > best) {
            best = value;
            chosen = m;
        }
    }
    return chosen;
}

} // namespace nictate
