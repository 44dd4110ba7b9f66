#include "core/privacy/accountant.h"

#include "core/privacy/gaussian_profile.h"

#include <catch2/catch.hpp>

using namespace nictate;

namespace {
Loss gaussianLoss(double rho, double epsilon) {
    Loss loss;
    loss.rho = rho;
    loss.delta = 1e-5;
    loss.published_epsilon = epsilon;
    return loss;
}
Loss pureLoss(double epsilon) {
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

TEST_CASE("Gaussians add their rho", "[accountant]") {
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
    few.add(pureLoss(1));
    few.add(pureLoss(0.5));
    REQUIRE(*few.epsilon(1e-5) == Approx(1.5).epsilon(1e-12));
    for (int i = 0; i < 400; ++i)
        many.add(pureLoss(0.1)); // pure sum 40, ρ = 2
    REQUIRE(*many.epsilon(1e-5) == Approx(zcdpEpsilon(2, 1e-5)).epsilon(1e-9));
    REQUIRE(*many.epsilon(1e-5) < 15);
}

TEST_CASE("a large pure entry beside a small Gaussian one is added, not converted", "[accountant]") {
    LossSum sum;
    sum.add(pureLoss(10));
    sum.add(gaussianLoss(0.001, 0.1));
    REQUIRE(*sum.epsilon(1e-5) == Approx(10 + zcdpEpsilon(0.001, 1e-5)).epsilon(1e-12));
    REQUIRE(zcdpEpsilon(50.001, 1e-5) > *sum.epsilon(1e-5));
}

TEST_CASE("an unbounded entry is unbounded for ever, its published epsilon is still shown", "[accountant]") {
    LossSum sum;
    Loss none;
    none.published_epsilon = 3;
    sum.add(none);
    sum.add(pureLoss(1));
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
