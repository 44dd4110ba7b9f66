#include "core/noise/seeded_noise.h"

#include "core/errors.h"
#include "core/noise/fast_math.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <set>
#include <vector>

using namespace nictate;

namespace {

constexpr std::size_t count = 200000;

/// Kolmogorov–Smirnov distance of sorted values to a distribution function.
double ksDistance(std::vector<double> values, const std::function<double(double)>& cdf) {
    std::sort(values.begin(), values.end());
    const double n = static_cast<double>(values.size());
    double distance = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double p = cdf(values[i]);
        distance = std::max({distance, std::abs(p - static_cast<double>(i) / n), std::abs(static_cast<double>(i + 1) / n - p)});
    }
    return distance;
}

/// Distance exceeded with probability 1e-6 under the hypothesis: 2·exp(-2·n·d²) = 1e-6.
double ksLimit(std::size_t n) { return std::sqrt(std::log(2e6) / (2.0 * static_cast<double>(n))); }

double normalCdf(double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }
double laplaceCdf(double x) { return x < 0 ? 0.5 * std::exp(x) : 1 - 0.5 * std::exp(-x); }

std::vector<double> draw(double (SeededNoise::*call)(std::uint64_t) const, const SeededNoise& noise) {
    std::vector<double> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = (noise.*call)(i);
    return values;
}

double moment(const std::vector<double>& values, int power) {
    double sum = 0;
    for (double v : values)
        sum += std::pow(v, power);
    return sum / static_cast<double>(values.size());
}

double correlation(const std::vector<float>& a, const std::vector<float>& b) {
    double aa = 0, bb = 0, ab = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        aa += double(a[i]) * a[i];
        bb += double(b[i]) * b[i];
        ab += double(a[i]) * b[i];
    }
    return ab / std::sqrt(aa * bb);
}

} // namespace

TEST_CASE("the fast elementary functions agree with the library's") {
    for (int i = 1; i <= 20000; ++i) {
        const double u = i / 20001.0;
        CHECK(fast::log(u) == Approx(std::log(u)).epsilon(1e-14));
        const fast::SinCos turn = fast::sinCosTurn(u);
        CHECK(turn.sin == Approx(std::sin(2 * std::numbers::pi * u)).margin(2e-15));
        CHECK(turn.cos == Approx(std::cos(2 * std::numbers::pi * u)).margin(2e-15));
    }
    CHECK(fast::log(0x1p-53) == Approx(-53 * std::numbers::ln2).epsilon(1e-15));
    CHECK(fast::log(1 - 0x1p-53) == Approx(-0x1p-53).epsilon(1e-12));
    CHECK(fast::openUniform(0) == 0x1p-53);
    CHECK(fast::openUniform(~std::uint64_t{0}) == 1 - 0x1p-53);
}

TEST_CASE("seeded noise is a function of seed, stream and index") {
    const SeededNoise noise(42), again(42), other(43);
    CHECK(noise == again);
    for (std::uint64_t i : {0ull, 1ull, 2ull, 1000003ull, 1ull << 40, ~0ull}) {
        CHECK(noise.bits(i) == again.bits(i));
        CHECK(noise.normal(i) == again.normal(i));
        CHECK(noise.laplace(i) == again.laplace(i));
        CHECK(noise.bits(i) != other.bits(i));
        CHECK(noise.bits(i) != noise.stream(0).bits(i));
    }
    // Pinned: a change of these numbers silently changes every saved simulation.
    CHECK(noise.bits(0) == 2328898750184109929u);
    CHECK(noise.stream(3).stream(5).normal(7) == Approx(-1.2488902197916609).epsilon(1e-12));
}

TEST_CASE("fills equal the scalar calls and do not depend on how the range is cut") {
    const SeededNoise noise = SeededNoise(7).stream(11);
    std::vector<float> whole(3001), cut(3001);
    using Fill = void (SeededNoise::*)(std::span<float>, std::uint64_t) const;
    using Call = double (SeededNoise::*)(std::uint64_t) const;
    const std::pair<Fill, Call> kinds[] = {{&SeededNoise::fillNormal, &SeededNoise::normal},
                                           {&SeededNoise::fillLaplace, &SeededNoise::laplace}};
    for (auto [fill, call] : kinds) {
        (noise.*fill)(whole, 5);
        for (std::size_t i = 0; i < whole.size(); ++i)
            CHECK(whole[i] == Approx((noise.*call)(5 + i)).epsilon(1e-6).margin(1e-9));
        for (std::size_t step : {1u, 2u, 17u, 128u, 1000u}) {
            std::fill(cut.begin(), cut.end(), 99.f);
            for (std::size_t at = 0; at < cut.size(); at += step)
                (noise.*fill)(std::span(cut).subspan(at, std::min(step, cut.size() - at)), 5 + at);
            CHECK(cut == whole);
        }
    }
    noise.fillNormal({});
}

TEST_CASE("uniform, normal and Laplace values follow their distributions (alpha 1e-6)") {
    const SeededNoise noise(20240611);
    const double n = count;
    constexpr double z = 4.9; // two-sided 1e-6
    SECTION("uniform") {
        auto values = draw(&SeededNoise::uniform, noise);
        CHECK(ksDistance(values, [](double x) { return x; }) < ksLimit(count));
        CHECK(std::abs(moment(values, 1) - 0.5) < z * std::sqrt(1 / 12.0 / n));
    }
    SECTION("normal") {
        auto values = draw(&SeededNoise::normal, noise);
        CHECK(ksDistance(values, normalCdf) < ksLimit(count));
        CHECK(std::abs(moment(values, 1)) < z / std::sqrt(n));
        CHECK(std::abs(moment(values, 2) - 1) < z * std::sqrt(2 / n));
        CHECK(std::abs(moment(values, 3)) < z * std::sqrt(15 / n));
        CHECK(std::abs(moment(values, 4) - 3) < z * std::sqrt(96 / n));
    }
    SECTION("Laplace") {
        auto values = draw(&SeededNoise::laplace, noise);
        CHECK(ksDistance(values, laplaceCdf) < ksLimit(count));
        CHECK(std::abs(moment(values, 1)) < z * std::sqrt(2 / n));
        CHECK(std::abs(moment(values, 2) - 2) < z * std::sqrt(20 / n));
        // E x^4 = 24 and E x^8 = 40320: the tails.
        CHECK(std::abs(moment(values, 4) - 24) < z * std::sqrt((40320 - 576) / n));
    }
    SECTION("below") {
        std::vector<double> hits(7, 0);
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t value = noise.below(7, i);
            REQUIRE(value < 7);
            ++hits[value];
        }
        double chi_square = 0;
        for (double h : hits)
            chi_square += (h - n / 7) * (h - n / 7) / (n / 7);
        CHECK(chi_square < 38.3); // chi-square, 6 degrees of freedom, 1e-6
        CHECK(noise.below(1, 3) == 0);
        CHECK_THROWS_AS(noise.below(0, 3), InvalidParameter);
    }
}

TEST_CASE("streams, neighbours and distributions are uncorrelated") {
    const SeededNoise noise(5);
    const double limit = 4.9 / std::sqrt(double(count));
    std::vector<float> a(count), b(count);
    noise.stream(0).fillNormal(a);
    for (const SeededNoise& other :
         {noise, noise.stream(1), noise.stream(0).stream(0), noise.stream(1).stream(0), SeededNoise(6).stream(0)}) {
        other.fillNormal(b);
        CHECK(std::abs(correlation(a, b)) < limit);
    }
    noise.stream(0).fillLaplace(b);
    CHECK(std::abs(correlation(a, b)) < limit);
    for (std::uint64_t lag : {1u, 2u, 3u, 64u, 128u}) {
        noise.stream(0).fillNormal(b, lag);
        CHECK(std::abs(correlation(a, b)) < limit);
    }
}

TEST_CASE("nested streams do not collide") {
    std::set<std::uint64_t> seen;
    const SeededNoise noise(1);
    for (std::uint64_t i = 0; i < 200; ++i)
        for (std::uint64_t j = 0; j < 200; ++j)
            seen.insert(noise.stream(i).stream(j).bits(0));
    CHECK(seen.size() == 200 * 200);
}

TEST_CASE("runs hold the values that each index has by itself") {
    const SeededNoise noise = SeededNoise(9).stream(4);
    const std::vector<std::uint64_t> firsts{0, 7, 32, 1001, 1u << 20, 33};
    for (std::size_t length : {1, 2, 7, 8, 61, 300}) {
        std::vector<float> laplace(length * firsts.size()), normal(laplace.size());
        noise.fillLaplaceRuns(laplace, firsts);
        noise.fillNormalRuns(normal, firsts);
        for (std::size_t run = 0; run < firsts.size(); ++run)
            for (std::size_t i = 0; i < length; ++i) {
                REQUIRE(laplace[run * length + i] == static_cast<float>(noise.laplace(firsts[run] + i)));
                REQUIRE(normal[run * length + i] == static_cast<float>(noise.normal(firsts[run] + i)));
            }
    }
}
