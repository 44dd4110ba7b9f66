#include "core/errors.h"
#include "core/evaluation/membership.h"
#include "core/mechanisms/registry.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace nictate;

namespace {

/// Observers on a 3 × 1 grid of cells 10 pixels wide, by counts in the cells.
ObserverPoints observersWith(const std::vector<std::vector<int>>& counts) {
    ObserverPoints points;
    for (const auto& observer : counts) {
        for (std::size_t cell = 0; cell < observer.size(); ++cell)
            for (int i = 0; i < observer[cell]; ++i)
                points.points.push_back({static_cast<float>(10 * cell + 5), 5});
        points.offsets.push_back(points.points.size());
    }
    return points;
}

const MapFacts facts{.observers = 2, .display = {3, 1, 30, 10}, .blur_px = 0};

Membership membershipUnder(const std::string& id, const Parameters& given, const ObserverPoints& points, int draws = 2000) {
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(id);
    return heatmapMembership(mechanism, points, resolve(mechanism, given, facts), facts, SeededNoise(1), draws);
}

} // namespace

TEST_CASE("two small maps under Gaussian noise are told from nobody's as computed by hand") {
    CHECK(gaussianAuc(std::sqrt(5.0)) == Approx(0.9430768509966709).epsilon(1e-12));
    CHECK(gaussianAuc(1) == Approx(0.7602499389065233).epsilon(1e-12));
    Parameters given;
    given.set("cap", 5.0);
    const Membership found = membershipUnder("gaussian", given, observersWith({{1, 0, 2}, {0, 1, 0}}));
    REQUIRE(found.observers.size() == 2);
    CHECK(*found.observers[0].mu / *found.observers[1].mu == Approx(std::sqrt(5.0)));
    CHECK(found.worst.auc == found.observers[0].auc);
    CHECK(found.worst.auc < *found.limit_auc);
    CHECK(found.worst.tpr_at_5 < *found.limit_tpr);
}

TEST_CASE("without noise everybody who looked is found, and who did not is not") {
    const Membership found = membershipUnder("noise-free", {}, observersWith({{1, 0, 2}, {0, 0, 0}}));
    CHECK(found.observers[0].auc == 1);
    CHECK(found.observers[0].tpr_at_5 == 1);
    CHECK(found.observers[1].auc == .5);
    CHECK_FALSE(found.limit_auc);
    CHECK_THROWS_AS(membershipUnder("random-selection-1", {}, observersWith({{1}, {1}})), InvalidParameter);
}

TEST_CASE("an observer at the worst case is found no more often than Laplace noise allows, in 1e5 draws") {
    Parameters given;
    given.set("cap", 1.0);
    const Membership found = membershipUnder("laplace", given, observersWith({{1, 1, 1}, {0, 0, 0}}), 100000);
    const double deviation = std::sqrt(0.25 / 100000);
    CHECK(found.worst.tpr_at_5 <= *found.limit_tpr + 4 * deviation);
    CHECK(found.worst.auc <= *found.limit_auc + 4 * deviation);
    CHECK(found.worst.auc > 0.6); // it is not that nothing is found
}

TEST_CASE("the limit under (ε,δ) and the area below it") {
    CHECK(limitTpr(1, 0, 0) == 0);
    CHECK(limitTpr(1, 0.01, 0.05) == Approx(std::exp(1) * 0.05 + 0.01));
    CHECK(limitTpr(1, 0.01, 0.999) == 1);
    for (double epsilon : {0.1, 1.0, 5.0})
        for (double delta : {0.0, 0.1}) {
            double area = 0;
            for (int i = 0; i < 100000; ++i)
                area += limitTpr(epsilon, delta, (i + 0.5) / 100000) / 100000;
            CHECK(limitAuc(epsilon, delta) == Approx(area).margin(1e-6));
        }
}
