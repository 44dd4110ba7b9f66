#include "core/privacy/accountant.h"

#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

TEST_CASE("composed pure and Gaussian losses are never below, and within 1e-4 above, values computed with 50 digits") {
    // Exact binomial sums and normal tails by mpmath, solved for ε by bisection.
    struct Case {
        ComposedLoss losses;
        double delta, epsilon;
    };
    const Case cases[] = {
        {{{{0.1, 400}}, 0}, 1e-5, 9.936809866503764527},
        {{{{1, 10}}, 0}, 1e-6, 9.999977065820732619},
        {{{{0.5, 3}, {0.2, 4}}, 0}, 1e-5, 2.299546226397260713},
        {{{{0.5, 3}, {0.2, 4}}, 0.3}, 1e-5, 3.981720140727573450},
        {{{{1, 1}}, 0.07}, 1e-5, 1.965126904672169419},
        {{{{0.3, 20}, {0.7, 5}, {0.05, 60}}, 0}, 1e-8, 10.27960016586239627},
        {{{{0.3, 20}, {0.7, 5}, {0.05, 60}}, 1.25}, 1e-10, 14.74417904413626851},
        {{{{0.01, 1}, {2, 1}}, 0.04}, 1e-5, 2.720120360636793597},
    };
    for (const Case& one : cases) {
        const double epsilon = composedEpsilon(one.losses, one.delta);
        CAPTURE(epsilon, one.epsilon);
        CHECK(epsilon >= one.epsilon);
        CHECK(epsilon <= one.epsilon * 1.0001);
    }
}

TEST_CASE("k pure losses are never below, and within 1e-7 above, the optimal composition in closed form") {
    // Kairouz, Oh & Viswanath 2015, Theorem 3.3: (k−2i)ε is proven at exactly
    // δ_i = Σ_{l<i} C(k,l)·(e^((k−l)ε) − e^((k−2i+l)ε))/(1+e^ε)^k.
    for (const auto& [epsilon, k] : {std::pair{0.1, 30}, {0.5, 12}, {1.0, 10}, {0.02, 200}})
        for (const int i : {k / 5, k / 4, k / 3}) {
            long double delta = 0;
            for (int l = 0; l < i; ++l) {
                const long double ways = std::exp(std::lgamma(k + 1.0L) - std::lgamma(l + 1.0L) - std::lgamma(k - l + 1.0L));
                delta += ways * (std::exp((k - l) * static_cast<long double>(epsilon)) -
                                 std::exp((k - 2 * i + l) * static_cast<long double>(epsilon)));
            }
            delta /= std::pow(1 + std::exp(static_cast<long double>(epsilon)), static_cast<long double>(k));
            const double composed = composedEpsilon({{{epsilon, static_cast<std::size_t>(k)}}, 0}, static_cast<double>(delta));
            CAPTURE(epsilon, k, i, static_cast<double>(delta));
            CHECK(composed >= (k - 2 * i) * epsilon * (1 - 1e-12)); // the sum's own rounding
            CHECK(composed <= (k - 2 * i) * epsilon * (1 + 1e-7));
        }
}

TEST_CASE("ten releases and mixtures are never below, and within 2e-4 above, values of 40 digits") {
    // mpmath 1.3 at 60 digits: binomials summed over all outcomes, normal tails by erfc, ε by 170 bisections.
    const double mu_squared = 0.07185140465483643382927602708471538521118; // of one Gaussian release at (1, 1e-5)
    struct Case {
        ComposedLoss losses;
        double delta, epsilon;
    };
    ComposedLoss ten; // ε = 0.1, 0.2 … 1
    for (int i = 1; i <= 10; ++i)
        ten.pure[i / 10.0] = 1;
    ComposedLoss ten_and_one = ten;
    ten_and_one.mu_squared = mu_squared;
    const Case cases[] = {
        {{{}, mu_squared}, 1e-5, 1},
        {{{}, 10 * mu_squared}, 1e-5, 3.618591574325964454578689272506544657524},
        {{{{1, 10}}, 0}, 1e-5, 9.999770634534941679094841933748461296916},
        {{{{0.1, 48}}, 0}, 1e-5, 2.776951934167881959619351422872743850931},
        {{{{0.1, 1}}, mu_squared}, 1e-5, 1.059139711206084172967109160131234779622},
        {{{{0.1, 10}, {0.25, 5}}, 10 * mu_squared}, 1e-5, 4.580107017072487434875622534453678238655},
        {{{{0.02, 48}, {0.5, 2}, {1.1, 1}}, 3 * mu_squared}, 1e-3, 3.191056729734744396184930039275385860148},
        {ten, 1e-5, 5.498953421475223687243824196113104609633},
        {ten_and_one, 1e-5, 6.146726996174667269694945918961401455708},
    };
    for (const Case& one : cases) {
        const double epsilon = composedEpsilon(one.losses, one.delta);
        CAPTURE(epsilon, one.epsilon);
        CHECK(epsilon >= one.epsilon);
        CHECK(epsilon <= one.epsilon * (1 + 2e-4));
    }
}

TEST_CASE("losses too large, too small or too many for a plain grid stay between their largest part and their sum") {
    const ComposedLoss cases[] = {{{{900, 1}}, 0},       {{{900, 1}, {1, 1}}, 0},         {{{1e-9, 1}}, 0},
                                  {{{1e-3, 100000}}, 0}, {{{0.5, 5000}, {0.01, 1}}, 0.5}, {{{700, 3}, {800, 2}}, 0}};
    for (const ComposedLoss& losses : cases) {
        double sum = losses.mu_squared > 0 ? gaussianEpsilon(std::sqrt(losses.mu_squared), 1e-6) : 0, least = 0;
        for (const auto& [epsilon, times] : losses.pure) {
            sum += epsilon * static_cast<double>(times);
            least = std::max(least, epsilon + std::log1p(-1e-6 * (1 + std::exp(-epsilon)))); // randomised response alone
        }
        const double epsilon = composedEpsilon(losses, 1e-6);
        CAPTURE(losses.pure.begin()->first, epsilon);
        CHECK(epsilon >= least);
        CHECK(epsilon <= sum * (1 + 1e-12));
    }
}

TEST_CASE("one pure loss at a negligible delta is that loss, several are at most their sum") {
    CHECK(composedEpsilon({{{1.5, 1}}, 0}, 1e-300) == Approx(1.5).epsilon(1e-9));
    CHECK(composedEpsilon({{{0.25, 3}, {1, 2}}, 0}, 1e-12) <= 2.75 * (1 + 1e-12));
}

TEST_CASE("Gaussian losses alone are the exact profile") {
    CHECK(composedEpsilon({{}, 0.25}, 1e-5) == Approx(gaussianEpsilon(0.5, 1e-5)).epsilon(1e-13));
    CHECK(composedEpsilon({{}, 0}, 1e-5) == 0);
}

TEST_CASE("a further loss never lowers the composed epsilon") {
    ComposedLoss losses;
    double before = 0;
    for (const double epsilon : {0.3, 0.05, 1.0, 0.3, 2.5}) {
        ++losses.pure[epsilon];
        const double now = composedEpsilon(losses, 1e-6);
        CHECK(now >= before);
        before = now;
    }
    losses.mu_squared = 0.5;
    CHECK(composedEpsilon(losses, 1e-6) > before);
}
