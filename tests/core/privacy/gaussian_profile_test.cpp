#include "core/privacy/gaussian_profile.h"

#include "tests/catch.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <fstream>

using namespace nictate;

namespace {

nlohmann::json golden() {
    std::ifstream file(NICTATE_SOURCE_DIR "/tests/core/privacy/golden_values.json");
    return nlohmann::json::parse(file);
}

/// "0.1,0.001", "eps=1,mu=2" → the two numbers.
std::pair<double, double> numbers(const std::string& key, const char* pattern) {
    double first = 0, second = 0;
    REQUIRE(std::sscanf(key.c_str(), pattern, &first, &second) == 2);
    return {first, second};
}

Approx within(double value) { return Approx(value).epsilon(1e-6); }

} // namespace

TEST_CASE("σ, δ and ε of the Gaussian agree with the golden values") {
    auto values = golden();
    CHECK(values["analytic_sigma_D1"].size() == 32);
    for (const auto& [key, sigma] : values["analytic_sigma_D1"].items()) {
        auto [epsilon, delta] = numbers(key, "%lf,%lf");
        CAPTURE(epsilon, delta);
        CHECK(analyticSigma(epsilon, delta) == within(sigma.get<double>()));
    }
    CHECK(values["delta_gauss"].size() == 8);
    for (const auto& [key, delta] : values["delta_gauss"].items()) {
        auto [epsilon, mu] = numbers(key, "eps=%lf,mu=%lf");
        CAPTURE(epsilon, mu);
        CHECK(gaussianDelta(epsilon, mu) == within(delta.get<double>()));
    }
    CHECK(values["eps_gauss"].size() == 10);
    for (const auto& [key, epsilon] : values["eps_gauss"].items()) {
        auto [mu, delta] = numbers(key, "mu=%lf,delta=%lf");
        CAPTURE(mu, delta);
        CHECK(gaussianEpsilon(mu, delta) == within(epsilon.get<double>()));
    }
}

TEST_CASE("Theorem 3.4: its σ, the σ that is needed, and the δ it really reaches") {
    auto values = golden()["thm34"];
    CHECK(values.size() == 100);
    int broken = 0;
    for (const auto& row : values) {
        double r = row["r"], n = row["n"], epsilon = row["eps"], delta = row["delta"];
        CAPTURE(r, n, epsilon, delta);
        double sigma = theorem34Sigma(1, r, n, epsilon, delta);
        CHECK(sigma == within(row["paper"].get<double>()));
        CHECK(std::sqrt(r) / n * analyticSigma(epsilon, delta) == within(row["analytic"].get<double>()));
        double truth = gaussianDelta(epsilon, std::sqrt(r) / (n * sigma));
        CHECK(truth == within(row["true_delta"].get<double>()));
        broken += truth > delta;
    }
    CHECK(broken > 0); // the theorem is not true as stated
}

TEST_CASE("what the handbook says of Theorem 3.4") {
    auto excess = [](double r, double n, double epsilon) {
        double delta = std::pow(n, -1.5);
        return gaussianDelta(epsilon, std::sqrt(r) / (n * theorem34Sigma(1, r, n, epsilon, delta))) / delta;
    };
    CHECK(excess(64, 50000, 1) == Approx(1.97).epsilon(0.01));
    CHECK(excess(25, 900, 3) == Approx(1.14).epsilon(0.01));
    CHECK(excess(1, 50000, 3) == Approx(93).epsilon(0.01));
    double delta = std::pow(50000.0, -1.5);
    CHECK(theorem34Sigma(1, 1050 * 1680, 50000, 1.5, delta) == Approx(0.099173).epsilon(1e-5));
    CHECK(std::sqrt(1050.0 * 1680) / 50000 * analyticSigma(1.5, delta) == Approx(0.085378).epsilon(1e-5));
}

TEST_CASE("the profile stays finite and ordered at the ends of the ranges") {
    for (double epsilon : {1e-6, 1e-3, 1.0, 50.0, 1000.0})
        for (double delta : {1e-300, 1e-12, 1e-5, 0.5, 1 - 1e-9}) {
            CAPTURE(epsilon, delta);
            double sigma = analyticSigma(epsilon, delta);
            CHECK(std::isfinite(sigma));
            CHECK(sigma > 0);
            CHECK(gaussianDelta(epsilon, 1 / sigma) <= delta * (1 + 1e-9)); // rounded up, never down
            if (delta >= 1e-12)
                CHECK(gaussianDelta(epsilon, 1.001 / sigma) > delta);
        }
    CHECK(gaussianDelta(1000, 1) == 0);
    CHECK(gaussianDelta(0, 0) == 0);
    CHECK(gaussianDelta(1, 1e6) == Approx(1));
}

TEST_CASE("zCDP of k Gaussians against the exact loss") {
    auto both = [](double k, double sigma) {
        return std::pair(gaussianEpsilon(std::sqrt(k) / sigma, 1e-5), zcdpEpsilon(k / (2 * sigma * sigma), 1e-5));
    };
    CHECK(both(1, 1).first == Approx(4.377178).epsilon(1e-6));
    CHECK(both(1, 1).second == Approx(4.728387).epsilon(1e-6));
    CHECK(both(4, 2).second == Approx(4.728387).epsilon(1e-6));
    CHECK(both(48, 20).first == Approx(1.326231).epsilon(1e-6));
    CHECK(both(48, 20).second == Approx(1.445408).epsilon(1e-6));
}

TEST_CASE("ρ* as the handbook prints it, and what two such releases cost") {
    CHECK(zcdpRho(1, 1e-5) == Approx(0.0305565951976).epsilon(1e-9));
    CHECK(zcdpRho(3, std::pow(15, -1.5)) == Approx(0.643300281589).epsilon(1e-9));
    CHECK(zcdpRho(1, std::pow(60, -1.5)) == Approx(0.0696108526155).epsilon(1e-9));
    CHECK(zcdpRho(1, std::pow(300, -1.5)) == Approx(0.0447266522599).epsilon(1e-9));
    CHECK(zcdpRho(1, std::pow(900, -1.5)) == Approx(0.0356142055244).epsilon(1e-9));
    CHECK(zcdpEpsilon(2 * zcdpRho(1, 1e-5), 1e-5) == Approx(1.46004).epsilon(1e-5));
}

TEST_CASE("the best guess starting from 50:50") {
    CHECK(bestGuess(1, 0) == Approx(std::exp(1) / (1 + std::exp(1))));
    CHECK(bestGuess(0, 0.1) == Approx(0.55));
    CHECK(bestGuess(1000, 0) == Approx(1));
    CHECK(bestGuess(1, 1) <= 1);
}
