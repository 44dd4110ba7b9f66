#include "tests/core/mechanism/naive_sweep.h"

#include "core/domains/signals/finished_errors.h"
#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

void checkSame(const Eigen::ArrayXXd& fast, const Eigen::ArrayXXd& naive) {
    REQUIRE(fast.rows() == naive.rows());
    REQUIRE(fast.cols() == naive.cols());
    CHECK(((fast - naive).abs() / naive.abs()).maxCoeff() < 1e-9);
}

SignalPlan planOf(SignalDomain domain, SignalNoise noise, int length, int chunk) {
    SignalPlan plan;
    plan.domain = domain;
    plan.noise = noise;
    plan.delta = noise == SignalNoise::gaussian ? 1e-5 : 0;
    plan.direct = chunk < length;
    plan.chunks = chunksOf(length, chunk);
    return plan;
}

} // namespace

TEST_CASE("the all-k sweep gives the same numbers as one inverse transform a k") {
    const SeededNoise noise(7);
    const std::vector<double> epsilons{0.1, 1, 20};
    for (auto [length, chunk] : {std::pair{100, 100}, {101, 101}, {100, 32}, {75, 16}, {64, 64}})
        for (SignalDomain domain : {SignalDomain::spectrum, SignalDomain::difference_spectrum})
            for (SignalNoise kind : {SignalNoise::laplace, SignalNoise::equal, SignalNoise::gaussian, SignalNoise::k_norm})
                for (bool as_printed : {false, true}) {
                    CAPTURE(length, chunk, static_cast<int>(domain), static_cast<int>(kind), as_printed);
                    SignalPlan plan = planOf(domain, kind, length, chunk);
                    plan.as_printed = as_printed;
                    if (as_printed && !plan.ofDifferences())
                        continue;
                    const Eigen::MatrixXd signals = testSignals(length, 3, noise.stream(1));
                    const auto fast = sweepKept(signals, plan, unitSensitivities(plan), epsilons, 4, noise);
                    const auto naive = naiveSweep(signals, plan, unitSensitivities(plan), epsilons, 4, noise);
                    REQUIRE(fast.size() == naive.size());
                    for (std::size_t c = 0; c < fast.size(); ++c) {
                        checkSame(fast[c].mse, naive[c].mse);
                        checkSame(fast[c].nmse, naive[c].nmse);
                        checkSame(fast[c].utility, naive[c].utility);
                    }
                }
}

TEST_CASE("pricing one k gives what pricing all of them gives for it") {
    const SeededNoise noise(8);
    for (SignalDomain domain : {SignalDomain::spectrum, SignalDomain::difference_spectrum}) {
        SignalPlan plan = planOf(domain, SignalNoise::laplace, 90, 32);
        plan.epsilon = 3;
        const Eigen::MatrixXd signals = testSignals(90, 4, noise.stream(1));
        const auto all = sweepKept(signals, plan, unitSensitivities(plan), {plan.epsilon}, 6, noise);
        const auto one = DrawPricer(plan)(signals, {noiseLevel(plan, unitSensitivities(plan), {5, 5, 5})}, 6, noise)[0];
        for (std::size_t c = 0; c < all.size(); ++c) {
            double mse = 0;
            for (double value : one[c].mse)
                mse += value / static_cast<double>(one[c].mse.size());
            CHECK(mse == Approx(all[c].mse(0, 4)).epsilon(1e-10));
        }
    }
}

TEST_CASE("noise on samples: the error is the noise's energy, whatever the signal") {
    SignalPlan plan;
    plan.epsilon = 2;
    plan.chunks = chunksOf(50, 50);
    const Eigen::MatrixXd signals = testSignals(50, 2, SeededNoise(1));
    const auto fast = sweepKept(signals, plan, unitSensitivities(plan), {0.5, 2}, 5, SeededNoise(2));
    const auto naive = naiveSweep(signals, plan, unitSensitivities(plan), {0.5, 2}, 5, SeededNoise(2));
    checkSame(fast[0].mse, naive[0].mse);
    checkSame(fast[0].utility, naive[0].utility);
    CHECK(fast[0].mse(0, 0) == Approx(16 * fast[0].mse(1, 0)).epsilon(1e-12));
}

TEST_CASE("the sweep stops when it is cancelled") {
    auto cancelled = std::make_shared<std::atomic<bool>>(true);
    SignalPlan plan = planOf(SignalDomain::spectrum, SignalNoise::laplace, 64, 64);
    CHECK_THROWS_AS(sweepKept(testSignals(64, 2, SeededNoise(1)), plan, unitSensitivities(plan), {1}, 2, SeededNoise(1),
                              Progress({}, cancelled)),
                    Cancelled);
}
