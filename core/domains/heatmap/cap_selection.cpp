#include "core/domains/heatmap/cap_selection.h"

#include "core/errors.h"
#include "core/noise/exact_samplers.h"
#include "core/privacy/lattice_calibration.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace nictate {

RepeatedCounts countRepeats(const Grid& grid, const ObserverPoints& points, std::optional<int> count_cap) {
    RepeatedCounts out;
    out.observers = points.observers();
    out.cells = static_cast<double>(grid.cells());
    std::vector<std::pair<std::size_t, int>> repeats; // cell, count
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < points.observers(); ++i) {
        auto run = points.of(i);
        if (count_cap)
            run = run.first(std::min(run.size(), static_cast<std::size_t>(*count_cap)));
        own.clear();
        for (GazePoint point : run)
            own.push_back(cellOf(grid, point));
        std::sort(own.begin(), own.end());
        for (auto first = own.begin(); first != own.end();) {
            auto last = std::find_if(first, own.end(), [&](std::size_t cell) { return cell != *first; });
            int count = static_cast<int>(last - first);
            out.largest = std::max(out.largest, count);
            if (count > 1)
                repeats.emplace_back(*first, count);
            first = last;
        }
    }
    std::sort(repeats.begin(), repeats.end());
    for (std::size_t k = 0; k < repeats.size(); ++k) {
        out.counts.push_back(repeats[k].second);
        if (k + 1 == repeats.size() || repeats[k + 1].first != repeats[k].first)
            out.offsets.push_back(out.counts.size());
    }
    return out;
}

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

int noisyCap(const RepeatedCounts& counts, const std::vector<double>& noise_variance, std::optional<int> count_cap,
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
