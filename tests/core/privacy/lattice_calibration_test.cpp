#include "core/privacy/lattice_calibration.h"

#include "core/errors.h"
#include "core/noise/exact_samplers.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"
#include "tests/core/noise/seeded_bits.h"

#include <cmath>
#include <vector>

using namespace nictate;

namespace {

/// δ really reached by the discrete Gaussian of variance σ² at ε for integer neighbours that differ by `shift` in one
/// cell: Σ_y max(0, P(y) − e^ε P(y − shift)), in long double.
double trueDelta(double variance, int shift, double epsilon) {
    const int reach = shift + static_cast<int>(40 * std::sqrt(variance)) + 20;
    long double total = 0, excess = 0;
    auto weight = [variance](int y) { return std::exp(-static_cast<long double>(y) * y / (2 * variance)); };
    for (int y = -reach; y <= reach; ++y)
        total += weight(y);
    for (int y = -reach; y <= reach; ++y)
        excess += std::max<long double>(0, weight(y) - std::exp(static_cast<long double>(epsilon)) * weight(y - shift));
    return static_cast<double>(excess / total);
}

/// The privacy loss at a point of one coordinate's discrete Gaussian, both worlds equally scaled, is linear in y, so
/// the loss over r coordinates with integer change d is L = (|d|² − 2⟨y, d⟩)/2σ²; its distribution only depends on
/// ⟨y, d⟩. Exact by convolving coordinate after coordinate.
double trueDelta(double variance, const std::vector<int>& change, double epsilon) {
    const int reach = static_cast<int>(12 * std::sqrt(variance)) + 6;
    std::vector<long double> sum = {1}; // distribution of ⟨y, d⟩, from −low
    int low = 0;
    long double squares = 0, total = 0;
    for (int y = -reach; y <= reach; ++y)
        total += std::exp(-static_cast<long double>(y) * y / (2 * variance));
    for (int d : change) {
        squares += static_cast<long double>(d) * d;
        const int step = std::abs(d);
        if (step == 0)
            continue;
        std::vector<long double> next(sum.size() + static_cast<std::size_t>(2 * reach * step), 0.0L);
        for (int y = -reach; y <= reach; ++y) {
            const long double p = std::exp(-static_cast<long double>(y) * y / (2 * variance)) / total;
            for (std::size_t i = 0; i < sum.size(); ++i)
                next[i + static_cast<std::size_t>((y + reach) * step)] += p * sum[i];
        }
        sum = std::move(next);
        low += reach * step;
    }
    long double excess = 0;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const long double inner = static_cast<long double>(i) - low;
        const long double loss = (squares - 2 * inner) / (2 * variance); // ln P(y)/P(y − d) at ⟨y, d⟩ = inner
        excess += std::max(0.0L, sum[i] * (1 - std::exp(epsilon - loss)));
    }
    return static_cast<double>(excess);
}

} // namespace

TEST_CASE("lemma of the tight calibration: s = 1 and s = 2 hold on random integer neighbours", "[calibration]") {
    test::SeededBits bits(31);
    int plain_failures = 0, cases = 0;
    for (auto [epsilon, delta] : {std::pair{3.0, 1e-3}, {1.0, 1e-3}, {3.0, 1e-5}, {0.5, 1e-4}, {8.0, 1e-6}}) {
        for (int repetition = 0; repetition < 12; ++repetition) {
            std::vector<int> change(1 + exact::below(bits, std::uint64_t{4}));
            for (int& c : change)
                c = static_cast<int>(exact::below(bits, std::uint64_t{7})) - 3;
            change[0] = repetition == 0 ? 1 : change[0];
            double squares = 0;
            for (int c : change)
                squares += c * c;
            if (squares == 0)
                continue;
            const double analytic = std::pow(analyticSigma(epsilon, delta), 2) * squares;
            CAPTURE(epsilon, delta, squares);
            ++cases;
            REQUIRE(trueDelta(analytic + 4, change, epsilon) <= delta);
            REQUIRE(trueDelta(analytic + 1, change, epsilon) <= delta * (1 + 1e-6));
            plain_failures += trueDelta(analytic, change, epsilon) > delta * (1 + 1e-6);
        }
    }
    REQUIRE(cases > 40);
    REQUIRE(plain_failures > 3); // without s² the analytic σ is not enough on the integers
}

TEST_CASE("booked μ² covers the discrete Gaussian at every ε, and D2²/σ² alone would not", "[calibration]") {
    int plain_failures = 0;
    for (const std::uint64_t sigma_squared : {5u, 6u, 9u, 20u, 60u})
        for (const std::vector<int>& change : {std::vector<int>{1}, {2}, {1, 1}, {3, 1}, {2, 2, 1}}) {
            UInt128 squares = 0;
            for (int c : change)
                squares += static_cast<UInt128>(c * c);
            const double mu = std::sqrt(*gaussianMuSquared(squares, sigma_squared));
            const double plain = std::sqrt(static_cast<double>(squares) / static_cast<double>(sigma_squared));
            for (const double epsilon : {0.05, 0.3, 1.0, 2.0, 4.0}) {
                const double reached = trueDelta(static_cast<double>(sigma_squared), change, epsilon);
                if (reached < 1e-14)
                    continue; // the sum's own error
                CAPTURE(sigma_squared, plain, epsilon);
                CHECK(reached <= gaussianDelta(epsilon, mu));
                plain_failures += reached > gaussianDelta(epsilon, plain) * (1 + 1e-9);
            }
        }
    CHECK(plain_failures > 3);
    CHECK_FALSE(gaussianMuSquared(1, 4));
}

TEST_CASE("plain analytic sigma with discrete noise is seen to fail", "[calibration]") {
    const double q = analyticSigma(3, 1e-3);
    REQUIRE(trueDelta(q * q, 1, 3.0) / 1e-3 == Approx(1.47).margin(0.01)); // mathematics.md §7.4
    REQUIRE(trueDelta(q * q, std::vector<int>{1}, 3.0) == Approx(trueDelta(q * q, 1, 3.0)).epsilon(1e-9));
    REQUIRE(trueDelta(static_cast<double>(tightSigmaSquared(3, 1e-3, 1)), 1, 3.0) <= 1e-3);
    REQUIRE(trueDelta(static_cast<double>(zcdpSigmaSquared(3, 1e-3, 1)), 1, 3.0) <= 1e-3);
}

TEST_CASE("sigma squared is the tight or the zCDP one, whichever is smaller", "[calibration]") {
    const double q = analyticSigma(1, 1e-5);
    REQUIRE(tightSigmaSquared(1, 1e-5, 30000) == static_cast<std::uint64_t>(q * q * 30000 + 4) + 1);
    REQUIRE(latticeSigmaSquared(1, 1e-5, 30000) == tightSigmaSquared(1, 1e-5, 30000));
    // 14 % more variance than needed beats +4 only where σ² is a few units.
    REQUIRE(latticeSigmaSquared(8, 1e-5, 1) == zcdpSigmaSquared(8, 1e-5, 1));
    REQUIRE(zcdpSigmaSquared(8, 1e-5, 1) < tightSigmaSquared(8, 1e-5, 1));
    REQUIRE(static_cast<double>(zcdpSigmaSquared(1, 1e-5, 1000000)) >= 1e6 / (2 * 0.0305565951976));
}

TEST_CASE("golden rho* and the total of two releases", "[calibration]") {
    REQUIRE(zcdpRho(1, 1e-5) == Approx(0.0305565951976).epsilon(1e-9));
    REQUIRE(zcdpRho(3, std::pow(15, -1.5)) == Approx(0.643300281589).epsilon(1e-9));
    REQUIRE(zcdpEpsilon(2 * zcdpRho(1, 1e-5), 1e-5) == Approx(1.46004).epsilon(1e-5));
}

TEST_CASE("typed decimals are exact fractions", "[calibration]") {
    auto text = [](double value) { return fractionText(typedDecimal(value, "epsilon")); };
    REQUIRE(text(0.1) == "1/10");
    REQUIRE(text(3) == "3/1");
    REQUIRE(text(1000) == "1000/1");
    REQUIRE(text(2.4) == "12/5");
    REQUIRE(text(1e-5) == "1/100000");
    REQUIRE(text(0.3333333333333333) == "3333333333333333/10000000000000000");
    REQUIRE_THROWS_AS(typedDecimal(0, "epsilon"), InvalidParameter);
    REQUIRE_THROWS_AS(typedDecimal(1e-19, "epsilon"), InvalidParameter);
}

TEST_CASE("Laplace scale is at least D1/epsilon in exact integers", "[calibration]") {
    for (double epsilon : {0.1, 0.3, 1.0, 2.4, 7.0, 1000.0})
        for (UInt128 d1 : {UInt128{1}, UInt128{3}, UInt128{30000}, UInt128{1764000}}) {
            const LaplaceScale scale = latticeLaplaceScale(epsilon, d1);
            const Fraction loss = typedDecimal(epsilon, "epsilon");
            // s·D1/t ≤ ε, cross-multiplied
            REQUIRE(*product(product(scale.s, d1).value(), loss.denominator) <= *product(loss.numerator, scale.t));
            REQUIRE(scale.value() <= static_cast<double>(d1) / epsilon + 1.0 / 1024 + 1e-9);
        }
    REQUIRE_THROWS_AS(latticeLaplaceScale(1e-9, UInt128{1} << 40), InvalidParameter);
}

TEST_CASE("noise beyond the sampler's domain is refused with the parameter's name", "[calibration]") {
    try {
        tightSigmaSquared(0.001, 1e-9, UInt128{1} << 60);
        FAIL("not refused");
    } catch (const InvalidParameter& refusal) {
        REQUIRE(refusal.name == "epsilon");
    }
}

TEST_CASE("rho is rounded up", "[calibration]") {
    const Fraction rho = gaussianRho(30000, 417000);
    REQUIRE(fractionText(rho) == "5/139");
    REQUIRE(roundedUp(rho) >= 5.0 / 139);
    REQUIRE(roundedUp(rho) == Approx(5.0 / 139).epsilon(1e-15));
}
