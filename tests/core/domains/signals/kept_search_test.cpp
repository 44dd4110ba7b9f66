#include "core/domains/signals/kept_errors.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/mechanism/naive_sweep.h"

#include <set>

using namespace nictate;

namespace {

SignalPlan searchedPlan(SignalDomain domain, SignalNoise noise, int length, int chunk) {
    SignalPlan plan;
    plan.domain = domain;
    plan.noise = noise;
    plan.delta = noise == SignalNoise::gaussian ? 1e-5 : 0;
    plan.direct = chunk < length;
    plan.chunks = chunksOf(length, chunk);
    return plan;
}

const std::vector<double> epsilons{0.01, 1, 20, 300, 5000};

/// The search's k, which must be those of the sweep over every k.
BestKept checked(const Eigen::MatrixXd& signals, const SignalPlan& plan, const std::vector<SignalSensitivity>& sensitivities,
                 int repetitions) {
    const SeededNoise noise(11);
    const BestKept found = KeptSearch(plan, epsilons)(signals, sensitivities, repetitions, noise);
    const auto plain = sweepKept(signals, plan, sensitivities, epsilons, repetitions, noise);
    REQUIRE(found.size() == epsilons.size());
    for (std::size_t e = 0; e < found.size(); ++e) {
        REQUIRE(found[e].size() == plain.size());
        for (std::size_t c = 0; c < plain.size(); ++c) {
            CAPTURE(epsilons[e], c);
            CHECK(found[e][c] == plain[c].bestK(static_cast<Eigen::Index>(e)));
        }
    }
    return found;
}

} // namespace

TEST_CASE("the search stops early and still names the k of the sweep over all of them") {
    std::set<int> seen;
    for (auto [length, chunk] : {std::pair{160, 160}, {121, 121}, {130, 64}, {75, 32}, {40, 7}, {9, 4}})
        for (SignalDomain domain : {SignalDomain::spectrum, SignalDomain::difference_spectrum})
            for (SignalNoise kind : {SignalNoise::laplace, SignalNoise::equal, SignalNoise::gaussian, SignalNoise::k_norm})
                for (int people : {1, 5}) {
                    CAPTURE(length, chunk, static_cast<int>(domain), static_cast<int>(kind), people);
                    const SignalPlan plan = searchedPlan(domain, kind, length, chunk);
                    const Eigen::MatrixXd signals = testSignals(length, people, SeededNoise(3));
                    for (const auto& of_epsilon : checked(signals, plan, unitSensitivities(plan), 6))
                        seen.insert(of_epsilon.begin(), of_epsilon.end());
                }
    CHECK(seen.count(1) == 1); // both ends and much between were best somewhere
    CHECK(*seen.rbegin() > 48);
    CHECK(seen.size() > 15);
}

TEST_CASE("the search takes signals of mean 0, constant ones, no noise, and the reconstruction as printed") {
    SignalPlan plan = searchedPlan(SignalDomain::difference_spectrum, SignalNoise::laplace, 96, 32);
    Eigen::MatrixXd signals = testSignals(96, 3, SeededNoise(4));
    checked(signals, plan, std::vector<SignalSensitivity>(3), 5); // sensitivity 0
    signals.col(1).setConstant(0.4);
    checked(signals, plan, unitSensitivities(plan), 5);
    signals.col(2).setZero();
    for (const auto& of_epsilon : checked(signals, plan, unitSensitivities(plan), 5))
        CHECK(of_epsilon == std::vector<int>{1, 1, 1});
    plan.as_printed = true;
    checked(testSignals(96, 3, SeededNoise(4)), plan, unitSensitivities(plan), 5);
}

TEST_CASE("the search stops when it is cancelled") {
    auto cancelled = std::make_shared<std::atomic<bool>>(true);
    const SignalPlan plan = searchedPlan(SignalDomain::spectrum, SignalNoise::laplace, 64, 64);
    CHECK_THROWS_AS(KeptSearch(plan, {1})(testSignals(64, 2, SeededNoise(1)), unitSensitivities(plan), 2, SeededNoise(1),
                                          Progress({}, cancelled)),
                    Cancelled);
}
