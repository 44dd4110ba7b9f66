#include "core/domains/signals/correlated_leakage.h"

#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"
#include "tests/core/privacy/temporal_leakage.h"

#include <cmath>

using namespace nictate;

namespace {

SignalPlan planOf(const char* mechanism, int length, const std::map<std::string, ParameterValue>& settings) {
    SignalFacts facts;
    facts.length = length;
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    const Mechanism<Signals>& found = mechanismOf<Signals>(mechanism);
    return *planOf(found, resolve(found, given, facts), facts);
}

/// The same number from the rows themselves, as mathematics.md §5.3 writes it down.
CorrelatedLoss denselyFor(const SignalPlan& plan, double phi) {
    const int n = plan.length();
    std::vector<Eigen::VectorXd> rows;
    std::vector<double> scales;
    for (const Chunk& chunk : plan.chunks) {
        const int k = SignalPlan::keptIn(chunk, plan.k);
        const double scale = noiseScale(plan, chunk.length, k, chunkSensitivity(plan, chunk.length, 1));
        const Eigen::MatrixXd a =
            plan.inSpectrum()
                ? coefficientRows(chunk.length, keptCoefficients(chunk.length, k), plan.ofDifferences(),
                                  plan.noise == SignalNoise::laplace ? Coefficients::dft : Coefficients::orthonormal)
                : Eigen::MatrixXd::Identity(chunk.length, chunk.length);
        for (Eigen::Index i = 0; i < a.rows(); ++i) {
            rows.push_back(Eigen::VectorXd::Zero(n));
            rows.back().segment(chunk.first, chunk.length) = a.row(i).transpose();
            scales.push_back(scale);
        }
    }
    Eigen::MatrixXd all(static_cast<Eigen::Index>(rows.size()), n);
    for (std::size_t i = 0; i < rows.size(); ++i)
        all.row(static_cast<Eigen::Index>(i)) = rows[i].transpose();
    const double user = static_cast<double>(plan.chunks.size()) * plan.epsilon / plan.loss_factor;
    const AdversaryLoss loss =
        gaussianAdversary(all, Eigen::Map<Eigen::ArrayXd>(scales.data(), all.rows()), autoregressiveCovariance(n, phi), 1, user);
    return {*std::max_element(loss.nominal.begin(), loss.nominal.end()),
            *std::max_element(loss.effective.begin(), loss.effective.end()), user};
}

} // namespace

TEST_CASE("correlated loss equals the dense computation", "[leakage]") {
    for (const SignalPlan& plan :
         {planOf("lpa", 70, {}), planOf("fpa", 70, {{"k", 5.0}}),
          planOf("fpa", 64, {{"k", 33.0}, {"noise", std::string("equal")}}), planOf("cfpa", 70, {{"chunk", 32.0}, {"k", 4.0}}),
          planOf("dcfpa", 75, {{"chunk", 20.0}, {"k", 3.0}})})
        for (double phi : {0.0, 0.5, 0.97}) {
            const CorrelatedLoss fast = correlatedLoss(plan, phi), dense = denselyFor(plan, phi);
            CHECK(fast.nominal == Approx(dense.nominal).epsilon(1e-10));
            CHECK(fast.effective == Approx(dense.effective).epsilon(1e-10));
            CHECK(fast.user_level == Approx(dense.user_level));
        }
}

TEST_CASE("whole-signal mechanisms never lose more than their user-level epsilon to correlation", "[leakage][property]") {
    const SeededNoise draw(8);
    for (std::uint64_t i = 0; i < 150; ++i) {
        const int n = 2 + static_cast<int>(draw.below(400, 10 * i));
        const double phi = 1.998 * draw.uniform(10 * i + 1) - 0.999, epsilon = std::exp(6 * draw.uniform(10 * i + 2) - 3);
        const double k = 1 + static_cast<double>(draw.below(static_cast<std::uint64_t>(n / 2 + 1), 10 * i + 3));
        const SignalPlan plan = i % 3 == 0 ? planOf("lpa", n, {{"epsilon", epsilon}})
                                : i % 3 == 1
                                    ? planOf("fpa", n, {{"epsilon", epsilon}, {"k", k}})
                                    : planOf("fpa", n, {{"epsilon", epsilon}, {"k", k}, {"noise", std::string("equal")}});
        CAPTURE(n, phi, epsilon, k);
        const CorrelatedLoss loss = correlatedLoss(plan, phi);
        CHECK(loss.user_level == Approx(epsilon));
        CHECK(loss.effective <= epsilon * (1 + 1e-12));
        CHECK(loss.nominal <= loss.effective * (1 + 1e-12));
        CHECK(correlatedLoss(plan, 0).effective == Approx(loss.nominal).epsilon(1e-12));
    }
}

TEST_CASE("LPA on AR(1) loses at most (1+|φ|)/(1−|φ|) times the nominal", "[leakage]") {
    const SignalPlan plan = planOf("lpa", 1200, {});
    for (double phi : {-0.6, 0.1, 0.5, 0.9, 0.99}) {
        const CorrelatedLoss loss = correlatedLoss(plan, phi);
        const double factor = loss.effective / loss.nominal, limit = (1 + std::abs(phi)) / (1 - std::abs(phi));
        CHECK(factor <= limit * (1 + 1e-12));
        CHECK(factor >= 0.97 * limit); // a long signal comes near it
    }
}

TEST_CASE("subsampling: one sample of every window is seen, at worst the nearest", "[leakage]") {
    const SignalPlan plan = planOf("exponential", 9, {{"window", 3.0}, {"epsilon", 1.0}});
    const CorrelatedLoss loss = correlatedLoss(plan, 0.5);
    CHECK(loss.user_level == Approx(0.5));
    CHECK(loss.nominal == Approx(1.0 / 6)); // b = 2·3·R/ε
    // A sample at its window's edge is 1 from one neighbouring window and 3 from the other.
    CHECK(loss.effective == Approx((1 + 0.5 + 0.125) / 6).epsilon(1e-12));
}

TEST_CASE("a chunk's claim erodes with correlation; a curve has each plan's loss", "[leakage]") {
    const SignalPlan plan = planOf("cfpa", 1200, {{"epsilon", 0.01}, {"chunk", 32.0}, {"k", 2.0}});
    const CorrelatedLoss loss = correlatedLoss(plan, 0.98);
    CHECK(loss.user_level == Approx(0.38));
    CHECK(loss.nominal <= 0.01 * (1 + 1e-12));
    CHECK(loss.effective > 1.5 * loss.nominal);
    std::vector<SignalPlan> plans;
    for (double chunk : {8.0, 32.0, 128.0, 1200.0})
        plans.push_back(planOf("cfpa", 1200, {{"chunk", chunk}, {"k", 5.0}, {"bound", std::string("cauchy")}}));
    plans.push_back(planOf("fpa", 1200, {{"k", 601.0}}));
    const std::vector<CorrelatedLoss> curve = correlatedLossCurve(plans, 0.9);
    REQUIRE(curve.size() == plans.size());
    for (std::size_t i = 0; i < plans.size(); ++i)
        CHECK(curve[i].effective == correlatedLoss(plans[i], 0.9).effective);
    CHECK_THROWS_AS(correlatedLoss(plan, 1), InvalidParameter);
    CHECK_THROWS_AS(correlatedLoss(plan, NAN), InvalidParameter);
}

TEST_CASE("lag-one correlation of AR(1) signals, constants, gaps and one participant", "[leakage]") {
    Eigen::MatrixXd signals(2000, 5);
    const SeededNoise noise(3);
    for (Eigen::Index p = 0; p < 5; ++p) {
        double x = noise.stream(static_cast<std::uint64_t>(p)).normal(0);
        for (Eigen::Index t = 0; t < 2000; ++t)
            signals(t, p) = x =
                0.8 * x + 0.6 * noise.stream(static_cast<std::uint64_t>(p)).normal(static_cast<std::uint64_t>(t + 1));
    }
    CHECK(lagOneCorrelation(signals) == Approx(0.8).margin(0.03));
    CHECK(lagOneCorrelation(signals.leftCols(1)) == Approx(0.8).margin(0.06));
    signals.block(100, 0, 50, 5).setConstant(NAN);
    CHECK(lagOneCorrelation(signals) == Approx(0.8).margin(0.03));
    CHECK(lagOneCorrelation(Eigen::MatrixXd::Constant(50, 3, 0.1)) == 0);
    CHECK(lagOneCorrelation(Eigen::MatrixXd::Constant(50, 3, NAN)) == 0);
    CHECK(lagOneCorrelation(Eigen::MatrixXd(0, 0)) == 0);
    Eigen::MatrixXd alternating(100, 1);
    for (Eigen::Index t = 0; t < 100; ++t)
        alternating(t, 0) = t % 2 ? 1 : -1;
    CHECK(lagOneCorrelation(alternating) == 0);
}
