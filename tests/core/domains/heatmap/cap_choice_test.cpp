#include "core/domains/heatmap/cap_selection.h"

#include "core/domains/registry.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

/// Observers who look several times at the same places.
ObserverPoints clumsyGaze(std::uint64_t seed, int observers, int most) {
    SeededNoise noise(seed);
    ObserverPoints points;
    std::uint64_t index = 0;
    for (int i = 0; i < observers; ++i) {
        std::uint64_t count = noise.below(static_cast<std::uint64_t>(most) + 1, ++index);
        for (std::uint64_t k = 0; k < count; ++k, index += 2)
            points.points.push_back(
                {static_cast<float>(noise.below(4, index) * 10 + 5), static_cast<float>(noise.below(3, index + 1) * 10 + 5)});
        points.offsets.push_back(points.points.size());
    }
    return points;
}

const Grid cap_grid{4, 3, 40, 30};

/// Theorem 4.1 written out over every cell of every observer.
double expectedMse(const ObserverPoints& points, int m, double variance, int truncate_at) {
    GazeMap capped = GazeMap::Zero(3, 4), all = GazeMap::Zero(3, 4);
    for (std::size_t i = 0; i < points.observers(); ++i) {
        GazeMap own = countMap(cap_grid, points.of(i)).min(static_cast<double>(truncate_at));
        all += own;
        capped += own.min(static_cast<double>(m));
    }
    double n = static_cast<double>(points.observers());
    return variance + ((capped - all) / n).square().sum() / 12;
}

} // namespace

TEST_CASE("the sparse E[MSE] is Theorem 4.1's, for every cap") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        ObserverPoints points = clumsyGaze(seed, 9, 30);
        RepeatedCounts counts = countRepeats(cap_grid, points);
        int largest = 0;
        for (std::size_t i = 0; i < 9; ++i)
            largest = std::max(largest, static_cast<int>(countMap(cap_grid, points.of(i)).maxCoeff()));
        CHECK(counts.largest == largest);
        std::vector<double> noise;
        for (int m = 1; m <= 12; ++m)
            noise.push_back(0.001 * m * m);
        CapCurve curve = capCurve(counts, noise);
        CapCurve truncated = capCurve(counts, noise, 4);
        int best = 1;
        for (int m = 1; m <= 12; ++m) {
            CHECK(curve.expectedMse(m) == Approx(expectedMse(points, m, 0.001 * m * m, 1000)).epsilon(1e-12));
            CHECK(truncated.expectedMse(m) == Approx(expectedMse(points, m, 0.001 * m * m, 4)).epsilon(1e-12));
            if (curve.expectedMse(m) < curve.expectedMse(best))
                best = m;
        }
        CHECK(curve.best == best);
    }
}

TEST_CASE("the score's sensitivity holds for every replaced observer") {
    const int n = 6;
    for (std::optional<int> count_cap : {std::optional<int>(), std::optional<int>(5)})
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            ObserverPoints a = clumsyGaze(seed, n, 40), b = a;
            ObserverPoints other = clumsyGaze(seed + 1000, 1, 40);
            b.points.assign(a.points.begin(), a.points.begin() + static_cast<std::ptrdiff_t>(a.offsets[n - 1]));
            b.points.insert(b.points.end(), other.points.begin(), other.points.end());
            b.offsets.back() = b.points.size();
            std::vector<double> noise(7, 0.0);
            CapCurve ca = capCurve(countRepeats(cap_grid, a, count_cap), noise, 7);
            CapCurve cb = capCurve(countRepeats(cap_grid, b, count_cap), noise, 7);
            for (int m = 1; m <= 7; ++m)
                CHECK(std::abs(ca.expectedMse(m) - cb.expectedMse(m)) <= capScoreSensitivity(n, 12, 7, count_cap) * (1 + 1e-12));
        }
}

TEST_CASE("the private cap follows the exponential mechanism's probabilities") {
    ObserverPoints points = clumsyGaze(3, 40, 30);
    RepeatedCounts counts = countRepeats(cap_grid, points);
    std::vector<double> noise = {0.0, 0.001, 0.02, 0.3};
    const double epsilon = 400;
    CapCurve curve = capCurve(counts, noise, 4);
    double sensitivity = capScoreSensitivity(40, 12, 4, {});
    std::vector<double> weight, seen(4, 0.0);
    double total = 0;
    for (int m = 1; m <= 4; ++m) {
        weight.push_back(std::exp(-epsilon * curve.expectedMse(m) / (2 * sensitivity)));
        total += weight.back();
    }
    const int draws = 20000;
    for (std::uint64_t k = 0; k < draws; ++k)
        seen[static_cast<std::size_t>(noisyCap(counts, noise, {}, epsilon, SeededNoise(9).stream(k))) - 1] += 1;
    double chi2 = 0;
    for (std::size_t m = 0; m < 4; ++m) {
        double expected = draws * weight[m] / total;
        chi2 += (seen[m] - expected) * (seen[m] - expected) / expected;
    }
    CHECK(chi2 < 30.7); // 3 degrees of freedom, 1e-6
}

TEST_CASE("no gaze, one observer: the curve is the noise alone") {
    ObserverPoints nobody;
    nobody.offsets = {0, 0};
    RepeatedCounts counts = countRepeats(cap_grid, nobody);
    CHECK(counts.largest == 0);
    CHECK(capCurve(counts, {0.5, 2}).best == 1);
    CHECK_THROWS(capCurve(counts, {}));
    HeatmapFacts facts;
    auto variances = capNoiseVariances(mechanismOf<Heatmaps>("gaussian"), {}, facts, 3);
    CHECK(variances[2] == Approx(9 * variances[0]));
    auto laplace = capNoiseVariances(mechanismOf<Heatmaps>("laplace"), {}, facts, 2);
    double b = guaranteeOf(mechanismOf<Heatmaps>("laplace"), {}, facts).noise_scale;
    CHECK(laplace[0] == Approx(2 * b * b));
}
