// The exact release of tables of areas of interest against what mathematics.md §11 says, computed here from scratch. The
// mutants of tests/mutants.cmake that begin with aoi- are run against this file; each must fail one of these tests.

#include "core/mechanisms/registry.h"
#include "core/privacy/gaussian_profile.h"
#include "core/release/area_release.h"
#include "core/release/lattice_query.h"
#include "tests/catch.h"
#include "tests/core/aoi/made_areas.h"
#include "tests/core/release/proportion_bound.h"

#include <algorithm>
#include <cmath>

using namespace nictate;
using test::Looks;

namespace {

const std::vector<Area> apart = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 100, 0, 100, 100),
                                 test::ellipse("c", 250, 50, 40, 40), test::polygon("d", {300, 0, 400, 0, 350, 100})};
/// a and b are one place, c and d another.
const std::vector<Area> doubled = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 0, 0, 100, 100),
                                   test::rectangle("c", 100, 0, 100, 100), test::rectangle("d", 100, 0, 100, 100)};

struct Prepared {
    const std::vector<Area>* areas;
    AreaFacts facts;
    Parameters resolved;
    AreaBounds bounds;
    std::vector<LatticePlan> plans;
};

Prepared prepare(const std::vector<Area>& areas, const std::vector<AreaMetric>& metrics, const std::string& noise,
                 double epsilon = 1, double delta = 1e-3) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    Prepared out;
    out.areas = &areas;
    out.facts = areaFacts(areas, metrics, 12);
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("noise", noise);
    if (noise == "gaussian")
        given.set("delta", delta);
    given.set("clip", 6.0);
    given.set("presentation", 2000.0);
    given.set("transitions", 5.0);
    out.resolved = resolve(mechanism, given, out.facts);
    out.bounds = mechanism.steps.bounds(out.resolved, out.facts);
    out.plans = mechanism.exact(out.resolved, out.facts);
    return out;
}

/// What observers do that moves each metric furthest.
Looks staring(double x) { return Looks(50, {x, 50, 500}); }
Looks everywhere() { return {{50, 50, 1}, {150, 50, 1}, {250, 50, 1}, {350, 50, 1}}; }
Looks backAndForth(double from, double to) {
    Looks looks;
    for (int i = 0; i < 20; ++i) {
        looks.push_back({from, 50, 100, true});
        looks.push_back({to, 50, 100});
    }
    return looks;
}
Looks late() { return {{700, 50, 1'500}, {50, 50, 10}}; }

std::vector<std::pair<Looks, Looks>> replacements() {
    return {{{}, everywhere()},
            {staring(50), staring(150)},
            {staring(50), staring(250)},
            {{}, staring(50)},
            {{}, late()},
            {backAndForth(50, 150), backAndForth(150, 50)},
            {everywhere(), late()},
            {{}, backAndForth(250, 350)},
            {Looks(7, {50, 50, missing}), staring(350)},
            {staring(150), Looks(3, {150, 50, 1e9})}};
}

std::vector<Looks> crowd(const Looks& third) {
    std::vector<Looks> observers(12, Looks{{600, 50, 200}});
    observers[2] = third;
    observers[5] = {{50, 50, 300}, {150, 50, 100}};
    return observers;
}

/// Of one metric's sum on its lattice.
struct Change {
    double l1 = 0, l2_squared = 0;
};
Change changeOf(const Prepared& p, std::size_t metric, const Looks& before, const Looks& after) {
    const auto sum = [&](const Looks& third) {
        return areaLatticeSum(p.plans[metric], p.facts.metrics[metric], p.bounds, AreaHits(*p.areas, test::gazeOf(crowd(third))));
    };
    const auto a = sum(before), b = sum(after);
    Change change;
    for (std::size_t j = 0; j < a.size(); ++j) {
        const double difference = std::abs(static_cast<double>(a[j] - b[j]));
        change.l1 += difference;
        change.l2_squared += difference * difference;
    }
    return change;
}

const std::vector<AreaMetric> all(area_metrics.begin(), area_metrics.end());

/// Noise of so many draws of a metric's values, one after the other.
std::vector<std::int64_t> noiseOf(const LatticePlan& plan, std::size_t values, int draws) {
    std::vector<std::int64_t> drawn(values * static_cast<std::size_t>(draws), 0);
    SecureNoise noise;
    addLatticeNoise(drawn, plan, noise);
    return drawn;
}

std::vector<std::int64_t> sumOf(const Prepared& p, std::size_t metric, const Looks& third) {
    return areaLatticeSum(p.plans[metric], p.facts.metrics[metric], p.bounds, AreaHits(*p.areas, test::gazeOf(crowd(third))));
}

} // namespace

TEST_CASE("areas: no neighbour moves a metric's integer sum further than its plan says, and the worst reaches it", "[audit]") {
    for (const std::vector<Area>* areas : {&apart, &doubled})
        for (const char* noise : {"gaussian", "laplace"}) {
            const Prepared p = prepare(*areas, all, noise);
            for (std::size_t m = 0; m < all.size(); ++m) {
                Change worst;
                for (const auto& [before, after] : replacements()) {
                    const Change change = changeOf(p, m, before, after);
                    worst.l1 = std::max(worst.l1, change.l1);
                    worst.l2_squared = std::max(worst.l2_squared, change.l2_squared);
                }
                const auto l1 = static_cast<double>(p.plans[m].l1), l2 = static_cast<double>(p.plans[m].l2_squared);
                INFO(words(all[m]).id << ", " << noise << (areas == &doubled ? ", overlapping" : ""));
                CAPTURE(worst.l1, l1, worst.l2_squared, l2);
                CHECK(worst.l1 <= l1);
                CHECK(worst.l2_squared <= l2);
                CHECK(worst.l2_squared >= 0.98 * l2); // the stated ℓ2 is reached by somebody
            }
        }
}

TEST_CASE("areas: the noise of all metrics together is enough for the worst neighbour", "[audit]") {
    for (const std::vector<Area>* areas : {&apart, &doubled})
        for (const auto& metrics : {all, {AreaMetric::dwell_share}, {AreaMetric::looked, AreaMetric::first_fixation}}) {
            const Prepared gaussian = prepare(*areas, metrics, "gaussian"), laplace = prepare(*areas, metrics, "laplace");
            for (const auto& [before, after] : replacements()) {
                double mu_squared = 0, loss = 0;
                for (std::size_t m = 0; m < metrics.size(); ++m) {
                    // The continuous noise inside the discrete one has variance σ² − s², s = 2.
                    mu_squared += changeOf(gaussian, m, before, after).l2_squared /
                                  (static_cast<double>(gaussian.plans[m].sigma_squared) - 4);
                    loss += changeOf(laplace, m, before, after).l1 / laplace.plans[m].laplace.value();
                }
                CHECK(gaussianDelta(1, std::sqrt(mu_squared)) <= 1e-3 * (1 + 1e-9));
                CHECK(loss <= 1 + 1e-12);
            }
        }
}

TEST_CASE("areas: without noise the release is the bounded mean, divided by n once", "[audit]") {
    const Prepared p = prepare(apart, all, "gaussian", 3);
    const AreaHits hits(apart, test::gazeOf(crowd(backAndForth(50, 250))));
    for (std::size_t m = 0; m < all.size(); ++m) {
        INFO(words(all[m]).id);
        const std::vector<double> mean = boundedAreaMeans(all[m], hits, p.bounds);
        const std::vector<std::int64_t> sum = areaLatticeSum(p.plans[m], all[m], p.bounds, hits);
        for (std::size_t j = 0; j < mean.size(); ++j)
            CHECK(std::abs(static_cast<double>(sum[j]) * p.plans[m].pitch / 12 - mean[j]) <= p.plans[m].pitch);
    }
}

TEST_CASE("areas: released and previewed noise agree to 1 %", "[audit]") {
    for (const char* noise : {"gaussian", "laplace"}) {
        const Prepared p = prepare(apart, all, noise);
        const std::vector<AreaNoise> preview = mechanismOf<Areas>("aoi").steps.noise(p.resolved, p.facts);
        for (std::size_t m = 0; m < all.size(); ++m) {
            INFO(words(all[m]).id << ", " << noise);
            CHECK(p.plans[m].noiseScale() / preview[m].scale == Approx(1).epsilon(0.01));
        }
    }
}

TEST_CASE("areas: black-box lower bound from 100000 Gaussian releases of two metrics proves no more than epsilon", "[audit]") {
    // Half-spaces along the change, each metric in units of its own noise; what leaves is moved by the change in one of the two.
    const int draws = 100000;
    const Prepared p = prepare(apart, {AreaMetric::dwell_share, AreaMetric::fixations}, "gaussian", 3);
    double norm_squared = 0;
    std::vector<double> here(draws), there(draws);
    for (std::size_t m = 0; m < 2; ++m) {
        const auto before = sumOf(p, m, staring(50)), after = sumOf(p, m, staring(150));
        const auto variance = static_cast<double>(p.plans[m].sigma_squared);
        const auto of_before = noiseOf(p.plans[m], before.size(), draws), of_after = noiseOf(p.plans[m], before.size(), draws);
        for (std::size_t j = 0; j < before.size(); ++j) {
            const auto change = static_cast<double>(after[j] - before[j]);
            norm_squared += change * change / variance;
            for (int i = 0; i < draws; ++i) {
                const std::size_t at = static_cast<std::size_t>(i) * before.size() + j;
                here[static_cast<std::size_t>(i)] += static_cast<double>(of_before[at]) * change / variance;
                there[static_cast<std::size_t>(i)] += (static_cast<double>(of_after[at]) + change) * change / variance;
            }
        }
    }
    double proven = 0;
    for (const double threshold : {1.0, 1.5, 2.0, 2.4, 2.7}) {
        const auto beyond = [&](const std::vector<double>& seen) {
            return static_cast<double>(
                std::count_if(seen.begin(), seen.end(), [&](double z) { return z > threshold * std::sqrt(norm_squared); }));
        };
        proven = std::max(proven, std::log(std::max(1e-300, test::klBound(beyond(there), draws, false) - 1e-3) /
                                           test::klBound(beyond(here), draws, true)));
    }
    CHECK(proven <= 3.0);
    CHECK(proven > 1.5); // the test does see something
}

TEST_CASE("areas: black-box lower bound from 100000 Laplace releases of overlapping areas proves no more than epsilon",
          "[audit]") {
    // Every value beyond the shifted centre: probability ratio e^ε where the change is the worst.
    const int draws = 100000;
    const Prepared p = prepare(doubled, {AreaMetric::dwell_share}, "laplace", 1);
    const auto here = sumOf(p, 0, staring(50)), there = sumOf(p, 0, staring(150));
    const auto beyond = [&](const std::vector<std::int64_t>& data) {
        const auto noise = noiseOf(p.plans[0], data.size(), draws);
        double count = 0;
        for (std::size_t i = 0; i < noise.size(); i += data.size()) {
            bool all_beyond = true;
            for (std::size_t j = 0; j < data.size(); ++j) {
                const std::int64_t seen = data[j] + noise[i + j];
                all_beyond = all_beyond && (there[j] > here[j] ? seen >= there[j] : seen <= there[j]);
            }
            count += all_beyond;
        }
        return count;
    };
    const double proven = std::log(test::klBound(beyond(there), draws, false) / test::klBound(beyond(here), draws, true));
    CHECK(proven <= 1.0);
    CHECK(proven > 0.5);
}
