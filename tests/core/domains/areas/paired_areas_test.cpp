#include "core/domains/areas/area_groups.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <cmath>
#include <iostream>
#include <random>

using namespace nictate;

namespace {

std::vector<Area> three_boxes() {
    return {test::rectangle("left", 0, 0, 100, 100), test::rectangle("middle", 100, 0, 100, 100),
            test::rectangle("right", 200, 0, 100, 100)};
}

/// Everybody's shares of three areas and elsewhere, Dirichlet's about these means.
AreaHits viewed(const std::vector<double>& means, std::size_t people, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<test::Looks> looks(people);
    for (test::Looks& own : looks)
        for (std::size_t a = 0; a < means.size(); ++a)
            own.push_back(
                {100.0 * static_cast<double>(a) + 50, 50, 1e3 * std::gamma_distribution<double>(6 * means[a])(random) + 1e-9});
    return {three_boxes(), test::gazeOf(looks)};
}

/// What was looked at before and after.
struct PairedHits {
    std::string condition_a, condition_b;
    AreaHits a, b;
};

std::vector<Finding> compared(const PairedHits& hits, double epsilon, std::uint64_t seed, const char* noise = "auto") {
    const AreaFacts facts = areaFacts(three_boxes(), {AreaMetric::dwell_share}, static_cast<int>(hits.a.observers()));
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("noise", std::string(noise));
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    return pairedFindings(mechanism, resolve(mechanism, given, facts), facts, AreaHits::within(hits.a, hits.b),
                          {hits.condition_a, hits.condition_b}, three_boxes(), seed);
}

} // namespace

TEST_CASE("within people: hardly any noise gives the mean difference, and its noise is twice a table's") {
    const PairedHits hits{"before", "after", viewed({0.5, 0.2, 0.1, 0.2}, 40, 1), viewed({0.2, 0.5, 0.1, 0.2}, 40, 2)};
    const auto findings = compared(hits, 900, 3);
    REQUIRE(findings.size() == 3);
    const AreaBounds bounds;
    const double mean = boundedAreaMeans(AreaMetric::dwell_share, hits.a, bounds)[0] -
                        boundedAreaMeans(AreaMetric::dwell_share, hits.b, bounds)[0];
    CHECK(findings[0].shown.difference == Approx(mean).margin(0.005));
    CHECK(findings[0].p_holm < 0.001);
    CHECK(findings[0].sampling);
    CHECK(std::isnan(findings[0].value_a));
    CHECK(findingSentence(findings[0], 900).english().find("In before people looked at left longer than in after: difference ") ==
          0);
}

TEST_CASE("within people: the interval holds the difference of people in general in 95 of 100 studies or more", "[statistics]") {
    const std::vector<double> a = {0.4, 0.25, 0.15, 0.2}, b = {0.3, 0.3, 0.15, 0.25};
    for (const char* noise : {"k-norm", "gaussian"}) {
        int held = 0, all = 0;
        for (std::uint64_t study = 0; study < 600; ++study) {
            const auto findings =
                compared({"a", "b", viewed(a, 60, 2 * study + 1), viewed(b, 60, 2 * study + 2)}, 2, study, noise);
            for (std::size_t i = 0; i < 3; ++i, ++all)
                held += findings[i].shown.low <= a[i] - b[i] && a[i] - b[i] <= findings[i].shown.high;
        }
        std::cout << "within people, " << noise << ": the interval holds in " << 100.0 * held / all << " %\n";
        CHECK(held >= 0.94 * all);
    }
}

TEST_CASE("within people: other people in one condition are refused") {
    CHECK_THROWS_AS(compared({"a", "b", viewed({0.5, 0.2, 0.1, 0.2}, 9, 1), viewed({0.5, 0.2, 0.1, 0.2}, 8, 1)}, 1, 1),
                    InvalidParameter);
}
