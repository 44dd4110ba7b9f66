#include "core/compute/real_dft.h"
#include "core/domains/signals/signal_plan.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

using namespace nictate;

TEST_CASE("direct bounds agree with the handbook's printed digits") {
    const std::vector<std::pair<int, double>> cfpa{{1, 32}, {2, 36.306340775218}, {4, 57.071321321200}, {8, 82.172046680597}};
    for (auto [k, value] : cfpa)
        CHECK(directL1(32, k, false, Coefficients::dft) == Approx(value).epsilon(0).margin(1e-9));
    const std::vector<std::pair<int, double>> dcfpa{{1, 1}, {2, 7.656854249492}, {4, 23.664750844376}, {8, 69.328906431110}};
    for (auto [k, value] : dcfpa)
        CHECK(directL1(32, k, true, Coefficients::dft) == Approx(value).epsilon(0).margin(1e-9));
}

TEST_CASE("sensitivities of clamped samples and differences are those of the table, and reached") {
    CHECK(samplesSensitivity(32, 2).l1 == 64);
    CHECK(samplesSensitivity(32, 2).l2 == Approx(std::sqrt(32.0) * 2));
    CHECK(differencesSensitivity(32, 2).l1 == 126);
    CHECK(differencesSensitivity(32, 2).l2 == Approx(std::sqrt(125.0) * 2));
    // x goes from 0 1 0 1 … to 1 0 1 0 …: every difference changes by 2, the first value by 1.
    Eigen::MatrixXd pair(32, 2);
    for (int t = 0; t < 32; ++t) {
        pair(t, 0) = t % 2;
        pair(t, 1) = 1 - t % 2;
    }
    for (int t = 31; t > 0; --t)
        pair.row(t) -= pair.row(t - 1).eval();
    CHECK(sensitivityFromData(pair).l1 == Approx(differencesSensitivity(32, 1).l1));
    CHECK(sensitivityFromData(pair).l2 == Approx(differencesSensitivity(32, 1).l2));
}

TEST_CASE("no change within the range moves the kept coefficients further than the direct bounds") {
    const SeededNoise noise(3);
    std::uint64_t at = 0;
    for (int length : {8, 9, 20})
        for (int k = 1; k <= frequencies(length); ++k)
            for (bool of_differences : {false, true}) {
                CAPTURE(length, k, of_differences);
                const int p = keptCoefficients(length, k);
                const Eigen::MatrixXd plain = coefficientRows(length, p, of_differences, Coefficients::dft);
                const Eigen::MatrixXd orthonormal = coefficientRows(length, p, of_differences, Coefficients::orthonormal);
                double l1 = 0, equal = 0, l2 = 0;
                Eigen::VectorXd change(length);
                for (int trial = 0; trial < 300; ++trial) {
                    for (int t = 0; t < length; ++t)
                        change[t] = noise.uniform(at++) < 0.5 ? -1 : 1;
                    for (int climb = 0; climb < 20; ++climb) { // to the vertex that its own signs ask for
                        const Eigen::VectorXd signs = (plain * change).array().sign().matrix();
                        const Eigen::VectorXd next = (plain.transpose() * signs).array().sign().matrix();
                        l1 = std::max(l1, (plain * change).lpNorm<1>());
                        change = next;
                    }
                    equal = std::max(equal, (orthonormal * change).lpNorm<1>());
                    l2 = std::max(l2, (orthonormal * change).norm());
                }
                CHECK(l1 <= directL1(length, k, of_differences, Coefficients::dft) * (1 + 1e-12));
                CHECK(equal <= directL1(length, k, of_differences, Coefficients::orthonormal) * (1 + 1e-12));
                CHECK(l2 <= directL2(length, k, of_differences) * (1 + 1e-12));
                if (p <= 12) // the enumeration is exact: climbing finds it
                    CHECK(l1 >= directL1(length, k, of_differences, Coefficients::dft) * (1 - 1e-9));
            }
}
