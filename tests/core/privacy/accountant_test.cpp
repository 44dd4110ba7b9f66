#include "core/privacy/accountant.h"

#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {
Loss gaussianLoss(double rho, double epsilon) {
    Loss loss;
    loss.rho = rho;
    loss.delta = 1e-5;
    loss.published_epsilon = epsilon;
    return loss;
}
Loss pureEpsilonLoss(double epsilon) {
    Loss loss;
    loss.pure_epsilon = loss.published_epsilon = epsilon;
    loss.rho = epsilon * epsilon / 2;
    return loss;
}
} // namespace

TEST_CASE("nothing released costs nothing", "[accountant]") {
    REQUIRE(LossSum().epsilon(1e-5) == 0.0);
    REQUIRE(LossSum().rho() == 0.0);
}

TEST_CASE("Gaussians whose rho alone is known add it", "[accountant]") {
    LossSum sum;
    sum.add(gaussianLoss(0.0305565951976, 1));
    sum.add(gaussianLoss(0.0305565951976, 1));
    REQUIRE(*sum.epsilon(1e-5) == Approx(1.46004).epsilon(1e-5)); // mathematics.md §6.2
    REQUIRE(*sum.rho() >= 2 * 0.0305565951976);
    REQUIRE(sum.publishedEpsilon() == Approx(2));
    REQUIRE(sum.entries() == 2);
}

TEST_CASE("pure entries add their epsilon where that is less", "[accountant]") {
    LossSum few, many;
    few.add(pureEpsilonLoss(1));
    few.add(pureEpsilonLoss(0.5));
    REQUIRE(*few.epsilon(1e-5) == Approx(1.5).epsilon(1e-12));
    for (int i = 0; i < 400; ++i)
        many.add(pureEpsilonLoss(0.1)); // pure sum 40, ρ = 2
    REQUIRE(*many.roughEpsilon(1e-5) == Approx(zcdpEpsilon(2, 1e-5)).epsilon(1e-9));
    REQUIRE(*many.epsilon(1e-5) == Approx(9.936809866503764527).epsilon(1e-6)); // 50 digits, see loss_distribution_test.cpp
}

TEST_CASE("a large pure entry beside a small Gaussian one is added, not converted", "[accountant]") {
    LossSum sum;
    sum.add(pureEpsilonLoss(10));
    sum.add(gaussianLoss(0.001, 0.1));
    REQUIRE(*sum.epsilon(1e-5) == Approx(10 + zcdpEpsilon(0.001, 1e-5)).epsilon(1e-12));
    REQUIRE(zcdpEpsilon(50.001, 1e-5) > *sum.epsilon(1e-5));
}

TEST_CASE("the least of all bounds is the total", "[accountant]") {
    auto withParts = [](double mu_squared) {
        Loss loss = gaussianLoss(mu_squared / 2, 1);
        loss.parts = ComposedLoss{{}, mu_squared};
        return loss;
    };
    const double mu_squared = 0.07185140465483643; // (1, 1e-5)
    LossSum exact;
    for (int i = 0; i < 10; ++i)
        exact.add(withParts(mu_squared));
    CHECK(*exact.epsilon(1e-5) == Approx(3.618591574325964).epsilon(1e-9));
    LossSum before = exact; // one of before, whose ρ alone is known
    before.add(gaussianLoss(1e-4, 0.01));
    CHECK(*before.epsilon(1e-5) <= *before.roughEpsilon(1e-5));
    CHECK(*before.epsilon(1e-5) == Approx(gaussianEpsilon(std::sqrt(10 * mu_squared), 5e-6) + zcdpEpsilon(1e-4, 5e-6)));
    LossSum selections = exact; // dear as pure losses, cheap as zCDP
    Loss selection = pureEpsilonLoss(2);
    selection.rho = 4.0 / 8;
    for (int i = 0; i < 200; ++i)
        selections.add(selection);
    CHECK(*selections.epsilon(1e-5) == *selections.roughEpsilon(1e-5));
}

TEST_CASE("an unbounded entry is unbounded for ever, its published epsilon is still shown", "[accountant]") {
    LossSum sum;
    Loss none;
    none.published_epsilon = 3;
    sum.add(none);
    sum.add(pureEpsilonLoss(1));
    REQUIRE_FALSE(sum.epsilon(1e-5).has_value());
    REQUIRE_FALSE(sum.rho().has_value());
    REQUIRE(sum.publishedEpsilon() == Approx(4));
}

TEST_CASE("sums do not depend on grouping by more than rounding up", "[accountant]") {
    LossSum one_by_one, grouped, part;
    for (int i = 0; i < 1000; ++i) {
        one_by_one.add(gaussianLoss(0.001, 0.1));
        part.add(gaussianLoss(0.001, 0.1));
    }
    grouped.add(part);
    REQUIRE(*one_by_one.epsilon(1e-5) == Approx(*grouped.epsilon(1e-5)).epsilon(1e-12));
    REQUIRE(*one_by_one.rho() >= 1.0);
}
