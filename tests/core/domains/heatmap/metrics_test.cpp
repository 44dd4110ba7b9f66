#include "core/domains/heatmap/metrics.h"
#include "tests/catch.h"

#include <cmath>
#include <limits>

using namespace nictate;

namespace {
GazeMap row(std::initializer_list<double> values) {
    GazeMap map(1, static_cast<Eigen::Index>(values.size()));
    std::copy(values.begin(), values.end(), map.data());
    return map;
}
} // namespace

TEST_CASE("CC is Pearson's correlation and 0 for a constant map") {
    CHECK(correlationCC(row({1, 2, 3}), row({2, 4, 6})) == Approx(1));
    CHECK(correlationCC(row({1, 2, 3}), row({3, 2, 1})) == Approx(-1));
    CHECK(correlationCC(row({1, 0, 0, 1}), row({1, 1, 0, 1})) == Approx(1 / std::sqrt(3)));
    CHECK(correlationCC(row({5, 5, 5}), row({1, 2, 3})) == 0);
    CHECK(correlationCC(row({0.1, 0.1, 0.1}), row({1, 2, 3})) == 0);
    CHECK(correlationCC(row({1e-9, 3e-9}), row({1e9, 2e9})) == Approx(1));
}

TEST_CASE("one pass finds CC, MSE and how far two maps and their difference reach") {
    GazeMap map = GazeMap::Random(37, 23) * 3, reference = GazeMap::Random(37, 23) + 5; // 23: not a multiple of a vector's lanes
    const Agreement found = agreement(map, reference);
    const GazeMap a = map - map.mean(), b = reference - reference.mean();
    CHECK(found.cc == Approx((a * b).sum() / std::sqrt(a.square().sum() * b.square().sum())).margin(1e-12));
    CHECK(found.mse == Approx((map - reference).square().mean()).epsilon(1e-12));
    CHECK(found.values.low == map.minCoeff());
    CHECK(found.values.high == map.maxCoeff());
    CHECK(found.differences.low == (map - reference).minCoeff());
    CHECK(found.differences.high == 0); // nothing lies above the reference
    CHECK((map - reference).maxCoeff() < 0);

    map(3, 4) = std::numeric_limits<double>::quiet_NaN();
    map(5, 22) = std::numeric_limits<double>::infinity();
    map(36, 0) = 40;
    CHECK(agreement(map, reference).values.high == 40);
    CHECK(agreement(map, reference).differences.high == 40 - reference(36, 0));
    CHECK(agreement(map, reference).values.low == found.values.low);
}

TEST_CASE("MSE, KL and SIM on small maps") {
    CHECK(meanSquaredError(row({1, 2}), row({3, 2})) == Approx(2));
    CHECK(klDivergence(row({1, 1}), row({1, 3})) == Approx(0.5 * std::log(2.0) + 0.5 * std::log(2.0 / 3)));
    CHECK(klDivergence(row({2, 6}), row({1, 3})) == Approx(0).margin(1e-9));
    CHECK(std::isfinite(klDivergence(row({1, 0}), row({0, 1}))));
    CHECK(klDivergence(row({1, 0}), row({0, 1})) > 10);
    CHECK(similaritySIM(row({1, 3}), row({3, 1})) == Approx(0.5));
    CHECK(similaritySIM(row({1, 3}), row({-1, 4})) == Approx(0.75));
    CHECK(similaritySIM(row({0, 0}), row({1, 1})) == Approx(1)); // an empty map says nothing: uniform
}
