#include "core/compute/real_dft.h"
#include "core/domains/signals/signal_plan.h"
#include "tests/catch.h"

#include <complex>
#include <numbers>

using namespace nictate;

namespace {

Eigen::ArrayXd ramp(int n) { return Eigen::ArrayXd::LinSpaced(n, 0.2, 3).square() + Eigen::ArrayXd::LinSpaced(n, 0, 7).sin(); }

} // namespace

TEST_CASE("the transform is orthonormal, real and undone by its inverse, for odd and even lengths") {
    for (int n : {1, 2, 3, 4, 16, 31, 32, 1199, 1200}) {
        CAPTURE(n);
        const RealDft dft(n);
        const Eigen::ArrayXd x = ramp(n);
        Eigen::ArrayXd y(n), back(n);
        dft.forward(x.data(), y.data());
        CHECK(y.square().sum() == Approx(x.square().sum()).epsilon(1e-12));
        dft.inverse(y.data(), back.data());
        CHECK((back - x).abs().maxCoeff() < 1e-12);
        if (n > 64)
            continue;
        const Eigen::MatrixXd rows = dftRows(n, n);
        CHECK((rows * rows.transpose() - Eigen::MatrixXd::Identity(n, n)).cwiseAbs().maxCoeff() < 1e-12);
        CHECK((rows * x.matrix() - y.matrix()).cwiseAbs().maxCoeff() < 1e-11);
    }
}

TEST_CASE("coefficients times their scale are Re and Im of the plain DFT") {
    const int n = 10;
    const Eigen::ArrayXd x = ramp(n);
    Eigen::ArrayXd y(n);
    RealDft(n).forward(x.data(), y.data());
    for (int i = 0; i < n; ++i) {
        std::complex<double> sum = 0;
        for (int t = 0; t < n; ++t)
            sum += x[t] * std::exp(std::complex<double>(0, -2 * std::numbers::pi * frequencyOf(i) * t / n));
        CHECK(y[i] * dftScale(n, i) == Approx(i > 0 && i % 2 == 0 ? sum.imag() : sum.real()).margin(1e-12));
    }
    CHECK(frequencies(10) == 6);
    CHECK(keptCoefficients(10, 1) == 1);
    CHECK(keptCoefficients(10, 5) == 9);
    CHECK(keptCoefficients(10, 6) == 10);
    CHECK(keptCoefficients(11, 6) == 11);
}

TEST_CASE("chunks cover the signal; the last may be shorter and a long one means one chunk") {
    CHECK(chunksOf(100, 32) == std::vector<Chunk>{{0, 32}, {32, 32}, {64, 32}, {96, 4}});
    CHECK(chunksOf(64, 32) == std::vector<Chunk>{{0, 32}, {32, 32}});
    CHECK(chunksOf(5, 2000000000) == std::vector<Chunk>{{0, 5}});
    CHECK(chunksOf(1200, 32).size() == 38);
}

TEST_CASE("prefix sums undo differences; the sum as printed does not") {
    Eigen::ArrayXd x = ramp(20), d = x;
    difference(d.data(), 20);
    CHECK(d[0] == x[0]);
    CHECK(d[7] == x[7] - x[6]);
    Eigen::ArrayXd printed = d;
    prefixSum(d.data(), 20);
    CHECK((d - x).abs().maxCoeff() < 1e-13);
    sumAsPrinted(printed.data(), 20);
    CHECK((printed - x).abs().maxCoeff() > 0.1);
}
