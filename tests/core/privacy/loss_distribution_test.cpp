#include "core/privacy/loss_distribution.h"

#include "core/privacy/gaussian_profile.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace nictate;

TEST_CASE("composed pure and Gaussian losses are never below, and within 1e-3 above, values computed with 50 digits") {
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
        CHECK(epsilon <= one.epsilon * 1.001);
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
