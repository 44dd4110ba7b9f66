#include "core/noise/exact_samplers.h"

#include "core/noise/secure_noise.h"
#include "tests/catch.h"
#include "tests/core/noise/seeded_bits.h"

#include <cmath>
#include <functional>
#include <map>
#include <vector>

using namespace nictate;
using nictate::test::SeededBits;

namespace {

/// Upper 1e-6 point of χ² (Wilson & Hilferty).
double chiSquareLimit(double freedom) {
    const double z = 4.753424, a = 2 / (9 * freedom);
    return freedom * std::pow(1 - a + z * std::sqrt(a), 3);
}

/// χ² of drawn integers against P(y) ∝ weight(y); values expected less than 10 times are counted together.
template <class Sampler>
void requireDistribution(const Sampler& sampler, const std::function<double(double)>& weight, int reach) {
    SeededBits bits(20240607);
    const int draws = 400000;
    std::map<std::int64_t, double> counts;
    for (int i = 0; i < draws; ++i)
        counts[sampler(bits)] += 1;
    double total = 0;
    for (int y = -reach; y <= reach; ++y)
        total += weight(y);
    double statistic = 0, rare_expected = 0, rare_seen = draws, kept = 0;
    for (int y = -reach; y <= reach; ++y) {
        const double expected = draws * weight(y) / total;
        if (expected < 10) {
            rare_expected += expected;
            continue;
        }
        statistic += std::pow(counts[y] - expected, 2) / expected;
        rare_seen -= counts[y];
        ++kept;
    }
    if (rare_expected > 5)
        statistic += std::pow(rare_seen - rare_expected, 2) / rare_expected;
    CAPTURE(statistic, kept);
    REQUIRE(kept >= 2);
    REQUIRE(statistic < chiSquareLimit(kept));
}

struct Moments {
    double mean = 0, absolute = 0, square = 0, fourth = 0;
};
template <class Sampler> Moments moments(const Sampler& sampler, int draws) {
    SeededBits bits(7);
    Moments out;
    for (int i = 0; i < draws; ++i) {
        const double y = static_cast<double>(sampler(bits));
        out.mean += y / draws;
        out.absolute += std::abs(y) / draws;
        out.square += y * y / draws;
        out.fourth += y * y * y * y / draws;
    }
    return out;
}

} // namespace

TEST_CASE("uniform integers are uniform at every width", "[exact]") {
    SeededBits bits(1);
    for (std::uint64_t range : {1ull, 2ull, 3ull, 7ull, 10ull}) {
        std::vector<double> seen(range);
        const int draws = 70000;
        for (int i = 0; i < draws; ++i)
            seen.at(exact::below(bits, range)) += 1;
        double statistic = 0;
        for (double count : seen)
            statistic +=
                std::pow(count - static_cast<double>(draws) / static_cast<double>(range), 2) * static_cast<double>(range) / draws;
        REQUIRE(statistic < chiSquareLimit(static_cast<double>(range)));
    }
    // A range just above 2^63 and one above 2^64 reject nearly half of the raw draws: thirds must come out equal.
    const std::uint64_t wide = (std::uint64_t{1} << 63) + 3;
    const UInt128 wider = (static_cast<UInt128>(1) << 90) + 3;
    double low = 0, low_wider = 0;
    const int draws = 90000;
    for (int i = 0; i < draws; ++i) {
        low += exact::below(bits, wide) < wide / 3;
        const UInt128 value = exact::below(bits, wider);
        REQUIRE(value < wider);
        low_wider += value < wider / 3;
    }
    REQUIRE(std::abs(low / draws - 1.0 / 3) < 5 * std::sqrt(2.0 / 9 / draws));
    REQUIRE(std::abs(low_wider / draws - 1.0 / 3) < 5 * std::sqrt(2.0 / 9 / draws));
    REQUIRE(exact::below(bits, static_cast<UInt128>(1)) == 0);
    exact::below(bits, static_cast<UInt128>(1) << 64); // all 64-bit words
}

TEST_CASE("Bernoulli(exp(-gamma)) has that probability", "[exact]") {
    SeededBits bits(2);
    const int draws = 200000;
    for (auto [numerator, denominator] : {std::pair{0, 1}, {1, 1}, {1, 3}, {999, 1000}, {5, 2}, {7, 1}}) {
        double narrow = 0, wide = 0;
        const UInt128 scale = static_cast<UInt128>(1) << 80;
        for (int i = 0; i < draws; ++i) {
            narrow += exact::bernoulliExp<SeededBits, std::uint64_t>(bits, static_cast<std::uint64_t>(numerator),
                                                                     static_cast<std::uint64_t>(denominator));
            wide += exact::bernoulliExp<SeededBits, UInt128>(bits, static_cast<UInt128>(numerator) * scale,
                                                             static_cast<UInt128>(denominator) * scale);
        }
        const double p = std::exp(-static_cast<double>(numerator) / denominator);
        const double limit = 5 * std::sqrt(p * (1 - p) / draws) + 1e-12;
        CAPTURE(numerator, denominator);
        REQUIRE(std::abs(narrow / draws - p) <= limit);
        REQUIRE(std::abs(wide / draws - p) <= limit);
    }
}

TEST_CASE("the discrete Laplace has its distribution", "[exact][statistics]") {
    for (auto [t, s] : {std::pair{1, 1}, {3, 1}, {1, 3}, {7, 2}, {1000, 300}}) {
        const double scale = static_cast<double>(t) / s;
        requireDistribution(
            DiscreteLaplace(static_cast<std::uint64_t>(t), static_cast<std::uint64_t>(s)),
            [scale](double y) { return std::exp(-std::abs(y) / scale); }, 400);
    }
    const double scale = 1e6 / 7;
    Moments seen = moments(DiscreteLaplace(1000000, 7), 200000);
    REQUIRE(std::abs(seen.mean) < 5 * std::sqrt(2.0) * scale / std::sqrt(2e5));
    REQUIRE(seen.absolute * std::sinh(1 / scale) == Approx(1).margin(5 / std::sqrt(2e5)));
}

TEST_CASE("the discrete Gaussian has its distribution", "[exact][statistics]") {
    for (std::uint64_t variance : {1ull, 2ull, 6ull, 25ull, 400ull})
        requireDistribution(
            DiscreteGaussian(variance), [variance](double y) { return std::exp(-y * y / (2 * static_cast<double>(variance))); },
            400);
}

TEST_CASE("the discrete Gaussian keeps its moments over its whole domain", "[exact][statistics]") {
    for (std::uint64_t variance : {std::uint64_t{1000}, (std::uint64_t{1} << 25) - 1, std::uint64_t{1} << 25,
                                   std::uint64_t{1} << 40, DiscreteGaussian::largest_sigma_squared}) {
        const int draws = 200000;
        Moments seen = moments(DiscreteGaussian(variance), draws);
        const double sigma = std::sqrt(static_cast<double>(variance));
        CAPTURE(variance);
        REQUIRE(std::abs(seen.mean) / sigma < 5 / std::sqrt(draws));
        REQUIRE(seen.square / (sigma * sigma) == Approx(1).margin(5 * std::sqrt(2.0 / draws)));
        REQUIRE(seen.fourth / std::pow(sigma, 4) == Approx(3).margin(5 * std::sqrt(96.0 / draws)));
    }
}

TEST_CASE("selection follows the exponential mechanism", "[exact]") {
    SeededBits bits(5);
    const std::vector<UInt128> costs = {1000, 1003, 1001, 1010, 1000};
    const int draws = 300000;
    std::vector<double> seen(costs.size()), expected(costs.size());
    for (int i = 0; i < draws; ++i)
        seen[selectExactly(bits, costs, 2, 7)] += 1;
    double total = 0, statistic = 0;
    for (std::size_t i = 0; i < costs.size(); ++i)
        total += expected[i] = std::exp(-static_cast<double>(costs[i] - 1000) * 2 / 7);
    for (std::size_t i = 0; i < costs.size(); ++i)
        statistic += std::pow(seen[i] - draws * expected[i] / total, 2) / (draws * expected[i] / total);
    REQUIRE(statistic < chiSquareLimit(4));
}

TEST_CASE("samplers refuse what would overflow", "[exact]") {
    REQUIRE_THROWS_AS(DiscreteGaussian(0), std::domain_error);
    REQUIRE_THROWS_AS(DiscreteGaussian(DiscreteGaussian::largest_sigma_squared + 1), std::domain_error);
    REQUIRE_THROWS_AS(DiscreteLaplace(0), std::domain_error);
    REQUIRE_THROWS_AS(DiscreteLaplace(DiscreteLaplace::largest_t + 1), std::domain_error);
    SeededBits bits(1);
    REQUIRE_THROWS_AS(selectExactly(bits, {0, ~static_cast<UInt128>(0)}, 2, 1), std::domain_error);
}

TEST_CASE("a broken generator stops the samplers instead of feeding them", "[exact]") {
    struct Stuck {
        std::uint64_t next() { return 0; }
    } zeros;
    REQUIRE_THROWS_AS((exact::bernoulliExp<Stuck, std::uint64_t>(zeros, 1, 1)), EntropyUnavailable);
    REQUIRE_THROWS_AS(DiscreteGaussian(100)(zeros), EntropyUnavailable);
}

TEST_CASE("samplers work on secure bits", "[exact]") {
    SecureNoise noise;
    DiscreteGaussian sampler(10000);
    double square = 0;
    const int draws = 100000;
    for (int i = 0; i < draws; ++i)
        square += std::pow(static_cast<double>(sampler(noise)), 2) / draws;
    REQUIRE(square / 10000 == Approx(1).margin(6 * std::sqrt(2.0 / draws)));
}
