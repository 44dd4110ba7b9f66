// The exact sampler of K-norm noise against the distribution that mathematics.md §11.4 states, by counting points one by one. The
// mutants of tests/mutants.cmake that begin with k-norm- are run against this file.

#include "core/noise/k_norm_sampler.h"
#include "core/noise/lattice_points.h"
#include "tests/catch.h"
#include "tests/core/noise/seeded_bits.h"

#include <cmath>
#include <functional>
#include <thread>
#include <unordered_map>

using namespace nictate;

namespace {

using Point = std::vector<std::int64_t>;

std::int64_t normOf(const NormBody& body, const Point& z) {
    return std::llround(normIn(body, std::vector<double>(z.begin(), z.end())));
}

/// All points of norm ≤ most.
std::vector<Point> pointsOf(const NormBody& body, std::int64_t most) {
    std::vector<Point> out;
    Point z(coordinatesOf(body), -most);
    for (;;) {
        if (normOf(body, z) <= most)
            out.push_back(z);
        std::size_t j = 0;
        for (; j < z.size() && ++z[j] > most; ++j)
            z[j] = -most;
        if (j == z.size())
            return out;
    }
}

/// One number for each point of norm ≤ 6; all others share one.
std::int64_t codeOf(const Point& z) {
    std::int64_t code = 0;
    for (const std::int64_t each : z) {
        if (each < -6 || each > 6)
            return -1;
        code = 13 * code + each + 6;
    }
    return code;
}

/// So many draws of e^(−ratio·‖z‖), counted by what `keyOf` makes of them.
template <class KeyOf> std::unordered_map<std::int64_t, double> drawn(const NormBody& body, UInt128 numerator,
                                                                      UInt128 denominator, int draws, const KeyOf& keyOf) {
    const KNormSampler sampler(body, numerator, denominator);
    std::unordered_map<std::int64_t, double> halves[2];
    std::vector<std::thread> threads;
    for (std::uint64_t half = 0; half < 2; ++half)
        threads.emplace_back([&, half] {
            test::SeededBits bits(77 + half);
            for (int i = 0; i < draws / 2; ++i)
                ++halves[half][keyOf(sampler(bits))];
        });
    for (std::thread& thread : threads)
        thread.join();
    for (const auto& [key, count] : halves[1])
        halves[0][key] += count;
    return halves[0];
}

/// N(k) for k = 0 … most.
std::vector<double> sphere(const NormBody& body, std::size_t most) {
    std::vector<double> out = {1};
    for (std::size_t k = 1; k <= most; ++k)
        out.push_back(static_cast<double>(BigInteger(pointsWithin(body, k) - pointsWithin(body, k - 1))));
    return out;
}

/// Σ_k N(k)·x^k, as far as it matters.
double total(const NormBody& body, double x) {
    double sum = 0;
    const std::vector<double> of_norm = sphere(body, 400);
    for (std::size_t k = 0; k < of_norm.size(); ++k)
        sum += of_norm[k] * std::pow(x, static_cast<double>(k));
    return sum;
}

struct Cell {
    double seen, expected;
};
/// χ² in units of its deviation above its mean, cells of fewer than 10 expected left out.
double excess(const std::vector<Cell>& cells) {
    double chi = 0, degrees = 0;
    for (const auto& [seen, expected] : cells)
        if (expected >= 10) {
            chi += (seen - expected) * (seen - expected) / expected;
            ++degrees;
        }
    REQUIRE(degrees > 5);
    return (chi - degrees) / std::sqrt(2 * degrees);
}

void everyPointIsAsOftenAsItShould(int draws) {
    const NormBody bodies[] = {{{BodyShape::simplex, 1}},
                               {{BodyShape::simplex, 2}},
                               {{BodyShape::simplex, 3}},
                               {{BodyShape::cube, 2}},
                               {{BodyShape::cube, 3}},
                               {{BodyShape::simplex, 2}, {BodyShape::cube, 1}},
                               {{BodyShape::cube, 1}, {BodyShape::cube, 1}, {BodyShape::simplex, 1}}};
    for (const NormBody& body : bodies) {
        CAPTURE(body.size(), coordinatesOf(body));
        const auto seen = drawn(body, 7, 10, draws, codeOf);
        const double x = std::exp(-0.7), all = total(body, x);
        std::vector<Cell> cells;
        for (const Point& z : pointsOf(body, 6)) {
            const auto found = seen.find(codeOf(z));
            cells.push_back(
                {found == seen.end() ? 0 : found->second, draws * std::pow(x, static_cast<double>(normOf(body, z))) / all});
        }
        CHECK(excess(cells) < 5);
    }
}

void normsAreAsOftenAsTheirPoints(int draws) {
    for (const NormBody& body : {NormBody{{BodyShape::simplex, 7}}, NormBody{{BodyShape::simplex, 4}, {BodyShape::cube, 3}}}) {
        CAPTURE(body.size());
        const auto seen = drawn(body, 3, 4, draws, [&](const Point& z) { return normOf(body, z); });
        const double x = std::exp(-0.75), all = total(body, x);
        const std::vector<double> of_norm = sphere(body, 60);
        std::vector<Cell> cells;
        for (std::size_t k = 0; k < of_norm.size(); ++k) {
            const auto found = seen.find(static_cast<std::int64_t>(k));
            cells.push_back(
                {found == seen.end() ? 0 : found->second, draws * of_norm[k] * std::pow(x, static_cast<double>(k)) / all});
        }
        CHECK(excess(cells) < 5);
    }
}

} // namespace

TEST_CASE("K-norm noise: every point of norm up to 6 comes as often as it should, d ≤ 3, 100000 draws", "[audit][k-norm]") {
    everyPointIsAsOftenAsItShould(100000);
}

TEST_CASE("K-norm noise: norms come as often as there are points of them, d = 7, 100000 draws", "[audit][k-norm]") {
    normsAreAsOftenAsTheirPoints(100000);
}

TEST_CASE("K-norm noise: points of d ≤ 3 and norms of d = 7 in 1000000 draws", "[audit][million]") {
    everyPointIsAsOftenAsItShould(1000000);
    normsAreAsOftenAsTheirPoints(1000000);
}

TEST_CASE("K-norm noise: on a fine lattice it deviates as the continuous one", "[audit][k-norm]") {
    const NormBody body = {{BodyShape::simplex, 6}, {BodyShape::cube, 1}};
    const KNormSampler sampler(body, 1, 1 << 26);
    test::SeededBits bits(3);
    const int draws = 20000;
    double squares[2] = {0, 0};
    for (int i = 0; i < draws; ++i) {
        const Point z = sampler(bits);
        squares[0] += std::pow(std::ldexp(static_cast<double>(z[2]), -26), 2) / draws;
        squares[1] += std::pow(std::ldexp(static_cast<double>(z[6]), -26), 2) / draws;
    }
    CHECK(std::sqrt(squares[0]) == Approx(unitDeviation(body, 0)).epsilon(0.03));
    CHECK(std::sqrt(squares[1]) == Approx(unitDeviation(body, 1)).epsilon(0.03));
}

TEST_CASE("K-norm noise refuses a ratio or a body beyond its domain", "[audit][k-norm]") {
    CHECK_THROWS_AS(KNormSampler({}, 1, 1), std::domain_error);
    CHECK_THROWS_AS(KNormSampler({{BodyShape::cube, 1}}, 0, 1), std::domain_error);
    CHECK_THROWS_AS(KNormSampler({{BodyShape::cube, 1}}, 1, UInt128{1} << 43), std::domain_error);
    CHECK_THROWS_AS(KNormSampler({{BodyShape::cube, 1025}}, 1, 1), std::domain_error);
    test::SeededBits bits(1);
    CHECK(KNormSampler({{BodyShape::cube, 2}}, 800, 1)(bits) == Point{0, 0});
}
