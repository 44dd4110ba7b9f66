#include "core/domains/heatmap/prior_shrinkage.h"

#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

#include <Eigen/Dense>

#include <cmath>

using namespace nictate;

namespace {
GazePrior centrePrior() {
    GazePrior out;
    out.splat = 0.6;
    return out;
}
} // namespace

TEST_CASE("without noise the estimate goes through the data, with endless noise it is the prior's mean") {
    Grid grid{14, 10, 800, 600};
    PriorShrinkage shrinkage(grid, centrePrior());
    GazeMap map = GazeMap::Zero(10, 14);
    for (int y = 0; y < 10; ++y)
        for (int x = 0; x < 14; ++x)
            map(y, x) = 0.3 * std::exp(-((x - 6) * (x - 6) + (y - 4) * (y - 4)) / 4.0);
    GazeMap fine = shrinkage(map, 1e-9, 0);
    CHECK(shrinkage.grid().width == 42);
    // A fine cell in the middle of a coarse one holds a ninth of it.
    for (int y = 2; y < 8; ++y)
        for (int x = 3; x < 11; ++x)
            CHECK(9 * fine(3 * y + 1, 3 * x + 1) == Approx(map(y, x)).margin(0.003));

    GazeMap flat = shrinkage(map, 1e6, 0);
    GazeMap other = shrinkage(GazeMap::Zero(10, 14), 1e6, 0);
    CHECK(flat.isApprox(other, 1e-6));
    CHECK(flat.sum() == Approx(10).epsilon(0.05)); // the expected fixations
    CHECK((shrinkage(map, 1e6, 10) == 0).all());
}

TEST_CASE("shrinkage brings a noisy map nearer to the truth") {
    Grid grid{20, 15, 800, 600};
    PriorShrinkage shrinkage(grid, centrePrior());
    GazeMap truth = GazeMap::Zero(15, 20);
    for (int y = 0; y < 15; ++y)
        for (int x = 0; x < 20; ++x)
            truth(y, x) = 0.5 * std::exp(-((x - 8) * (x - 8) + (y - 7) * (y - 7)) / 3.0);
    SeededNoise noise(5);
    GazeMap noisy = truth;
    for (Eigen::Index i = 0; i < noisy.size(); ++i)
        noisy.data()[i] += 0.1 * noise.normal(static_cast<std::uint64_t>(i));
    GazeMap fine = shrinkage(noisy, 0.1, 1);
    GazeMap coarse(15, 20);
    for (int y = 0; y < 15; ++y)
        for (int x = 0; x < 20; ++x)
            coarse(y, x) = 9 * fine(3 * y + 1, 3 * x + 1);
    CHECK((coarse - truth).square().sum() < 0.3 * (noisy - truth).square().sum());
}

TEST_CASE("the separable solution is the posterior mean of the whole covariance") {
    // A grid small enough to write the whole covariance down and solve it in one piece.
    Grid grid{5, 4, 200, 160};
    GazePrior p = centrePrior();
    PriorShrinkage shrinkage(grid, p);
    GazeMap noisy(4, 5);
    SeededNoise noise(2);
    for (Eigen::Index i = 0; i < 20; ++i)
        noisy.data()[i] = 1 + 0.5 * noise.normal(static_cast<std::uint64_t>(i));
    const double sigma = 0.4;
    GazeMap fine = shrinkage(noisy, sigma, 0);

    auto bump = [](double x, double length) { return std::exp(-0.5 * std::pow((x - length / 2) / (0.22 * length), 2)); };
    double across = 0, down = 0;
    for (int i = 0; i < 5; ++i)
        across += bump(40 * (i + 0.5), 200);
    for (int j = 0; j < 4; ++j)
        down += bump(40 * (j + 0.5), 160);
    auto px = [&](double x) { return 0.9 * bump(x, 200) / across + 0.1 / 5; };
    auto py = [&](double y) { return 0.9 * bump(y, 160) / down + 0.1 / 4; };
    double hot = p.hot_spot_width * 200, correlation = std::hypot(hot, std::sqrt(2.0) * 0.6 * 40);
    double high_x = 0, high_y = 0;
    for (int i = 0; i < 15; ++i)
        high_x = std::max(high_x, px(40 * (i + 0.5) / 3));
    for (int j = 0; j < 12; ++j)
        high_y = std::max(high_y, py(40 * (j + 0.5) / 3));
    double variance = std::pow(p.contrast * 10 * high_x * high_y, 2) * hot * hot / (correlation * correlation);
    auto covariance = [&](double x, double y, double u, double v) {
        double spread = std::sqrt(px(x) / high_x * py(y) / high_y * px(u) / high_x * py(v) / high_y);
        return variance * spread * std::exp(-0.5 * ((x - u) * (x - u) + (y - v) * (y - v)) / (correlation * correlation));
    };
    Eigen::MatrixXd K(20, 20);
    Eigen::VectorXd residual(20);
    for (int a = 0; a < 20; ++a) {
        double x = 40 * (a % 5 + 0.5), y = 40 * (a / 5 + 0.5);
        residual(a) = noisy.data()[a] - 10 * px(x) * py(y);
        for (int b = 0; b < 20; ++b)
            K(a, b) = covariance(x, y, 40 * (b % 5 + 0.5), 40 * (b / 5 + 0.5));
    }
    Eigen::VectorXd weights = (K + sigma * sigma * Eigen::MatrixXd::Identity(20, 20)).ldlt().solve(residual);
    for (int j = 0; j < 12; ++j)
        for (int i = 0; i < 15; ++i) {
            double x = 40 * (i + 0.5) / 3, y = 40 * (j + 0.5) / 3, value = 10 * px(x) * py(y);
            for (int b = 0; b < 20; ++b)
                value += covariance(x, y, 40 * (b % 5 + 0.5), 40 * (b / 5 + 0.5)) * weights(b);
            CHECK(9 * fine(j, i) == Approx(std::max(0.0, value)).margin(1e-9));
        }
}

TEST_CASE("grids far finer than needed are summed in groups") {
    Grid grid{1000, 300, 800, 600};
    PriorShrinkage shrinkage(grid, centrePrior());
    CHECK(shrinkage.grid().width <= 3 * 128);
    GazeMap out = shrinkage(GazeMap::Constant(300, 1000, 1e-4), 1e-3, 0);
    CHECK(out.rows() == shrinkage.grid().height);
    CHECK(out.allFinite());
}
