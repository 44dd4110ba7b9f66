#include "tests/core/privacy/temporal_leakage.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <limits>

using namespace nictate;

namespace {

Eigen::MatrixXd matrix(double a, double b, double c, double d) {
    Eigen::MatrixXd out(2, 2);
    out << a, b, c, d;
    return out;
}

void requireNear(const std::vector<double>& computed, const nlohmann::json& expected) {
    REQUIRE(computed.size() == expected.size());
    for (std::size_t i = 0; i < computed.size(); ++i)
        CHECK(std::abs(computed[i] - expected[i].get<double>()) < 1e-9);
}

} // namespace

TEST_CASE("leakage against a Markov adversary agrees with the golden values", "[leakage]") {
    std::ifstream file(NICTATE_SOURCE_DIR "/tests/core/privacy/golden_values.json");
    const auto golden = nlohmann::json::parse(file);
    int compared = 0;
    for (const auto& [key, values] : golden.items()) {
        if (key.rfind("tpl_", 0) != 0)
            continue;
        INFO(key);
        const Eigen::MatrixXd chain =
            key.find("_0_1_") != std::string::npos ? matrix(0.8, 0.2, 0, 1) : matrix(0.8, 0.2, 0.1, 0.9);
        const double epsilon = key.find("eps.1") != std::string::npos ? 0.1 : 1;
        const TemporalLeakage leakage = temporalLeakage(std::vector<double>(values["BPL"].size(), epsilon), chain, chain);
        requireNear(leakage.backward, values["BPL"]);
        requireNear(leakage.total, values["TPL"]);
        if (values.contains("FPL"))
            requireNear(leakage.forward, values["FPL"]);
        CHECK(std::abs(leakageSupremum(chain, epsilon) - values["sup"].get<double>()) < 1e-9);
        ++compared;
    }
    CHECK(compared == 3);
}

TEST_CASE("the ends of the Markov adversary: no correlation leaks nothing, certainty leaks everything", "[leakage]") {
    const Eigen::MatrixXd independent = Eigen::MatrixXd::Constant(3, 3, 1.0 / 3), certain = Eigen::MatrixXd::Identity(3, 3);
    const std::vector<double> epsilon = {0.3, 0.5, 0.1, 0.4};
    CHECK(temporalLeakage(epsilon, independent, independent).total == epsilon);
    for (double total : temporalLeakage(epsilon, certain, certain).total)
        CHECK(total == Approx(1.3)); // user level
    CHECK(leakageSupremum(independent, 0.7) == Approx(0.7));
    CHECK(std::isinf(leakageSupremum(certain, 0.7)));
    CHECK(std::isinf(leakageSupremum(matrix(0.8, 0.2, 0, 1), 0.3))); // above ln(1/0.8)
    CHECK(leakageSupremum(certain, 0) == 0);
    CHECK(leakageIncrement(certain, 900) == Approx(900)); // no overflow
}

TEST_CASE("a chain that is none is refused", "[leakage]") {
    const Eigen::MatrixXd good = matrix(0.8, 0.2, 0.1, 0.9);
    CHECK_THROWS_AS(temporalLeakage({1}, matrix(0.8, 0.3, 0.1, 0.9), good), InvalidParameter);
    CHECK_THROWS_AS(temporalLeakage({1}, good, matrix(1.1, -0.1, 0.1, 0.9)), InvalidParameter);
    CHECK_THROWS_AS(temporalLeakage({1}, good, matrix(NAN, 0.2, 0.1, 0.9)), InvalidParameter);
    CHECK_THROWS_AS(temporalLeakage({-1}, good, good), InvalidParameter);
    CHECK_THROWS_AS(temporalLeakage({NAN}, good, good), InvalidParameter);
    CHECK_THROWS_AS(leakageIncrement(Eigen::MatrixXd(2, 3), 1), InvalidParameter);
    CHECK_THROWS_AS(leakageIncrement(good, std::numeric_limits<double>::infinity()), InvalidParameter);
    CHECK(temporalLeakage({}, good, good).total.empty());
}

TEST_CASE("a Gaussian adversary sees what is nominal where samples are independent, and more where they are not", "[leakage]") {
    Eigen::MatrixXd rows(3, 4);
    rows << 1, 2, -1, 0, 0.5, 0, 0, -3, 1, 1, 1, 1;
    Eigen::ArrayXd scales(3);
    scales << 2, 4, 8;
    const AdversaryLoss independent = gaussianAdversary(rows, scales, Eigen::MatrixXd::Identity(4, 4), 2, 1e9);
    CHECK(independent.nominal == independent.effective);
    CHECK(independent.nominal[0] == Approx(2 * (1 / 2.0 + 0.5 / 4 + 1 / 8.0)));
    // c_t by hand: half of the move is seen in the neighbour.
    Eigen::MatrixXd covariance = Eigen::MatrixXd::Identity(4, 4) * 3;
    covariance(0, 1) = covariance(1, 0) = -1.5;
    const AdversaryLoss correlated = gaussianAdversary(rows, scales, covariance, 2, 1e9);
    CHECK(correlated.effective[0] == Approx(independent.nominal[0] + 0.5 * independent.nominal[1]));
    CHECK(correlated.effective[2] == Approx(independent.nominal[2]));
    CHECK(gaussianAdversary(rows, scales, covariance, 2, 0.1).effective[0] == 0.1);
}

TEST_CASE("a Gaussian adversary and a feature that is constant or not a number", "[leakage]") {
    const Eigen::MatrixXd rows = Eigen::MatrixXd::Identity(3, 3);
    const Eigen::ArrayXd scales = Eigen::ArrayXd::Constant(3, 2);
    const AdversaryLoss constant = gaussianAdversary(rows, scales, Eigen::MatrixXd::Zero(3, 3), 1, 10);
    CHECK(constant.effective == constant.nominal);
    CHECK_THROWS_AS(gaussianAdversary(rows, scales, Eigen::MatrixXd::Constant(3, 3, NAN), 1, 10), InvalidParameter);
    CHECK_THROWS_AS(gaussianAdversary(rows, scales, Eigen::MatrixXd::Zero(2, 2), 1, 10), InvalidParameter);
    CHECK_THROWS_AS(gaussianAdversary(rows, Eigen::ArrayXd::Zero(3), Eigen::MatrixXd::Zero(3, 3), 1, 10), InvalidParameter);
}
