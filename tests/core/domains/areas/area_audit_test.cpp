// The exact release of tables of areas of interest against what mathematics.md §11 says, computed here from scratch. The
// mutants of tests/mutants.cmake that begin with aoi- are run against this file; each must fail one of these tests.

#include "core/privacy/gaussian_profile.h"
#include "core/release/lattice_query.h"
#include "tests/catch.h"
#include "tests/core/release/prepared_areas.h"
#include "tests/core/release/proportion_bound.h"

#include <algorithm>
#include <cmath>

using namespace nictate;
using test::Change;
using test::changeOf;
using test::crowd;
using test::Looks;
using test::prepare;
using test::Prepared;

namespace {

const std::vector<AreaMetric> all(area_metrics.begin(), area_metrics.end());
const std::vector<Area> apart = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 100, 0, 100, 100),
                                 test::ellipse("c", 250, 50, 40, 40), test::polygon("d", {300, 0, 400, 0, 350, 100})};
/// a and b are one place, c and d another.
const std::vector<Area> doubled = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 0, 0, 100, 100),
                                   test::rectangle("c", 100, 0, 100, 100), test::rectangle("d", 100, 0, 100, 100)};

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

/// One person's looks in two conditions, three others' between.
AreaHits withPerson(const Looks& before, const Looks& after) {
    const Looks other = {{50, 50, 300}, {350, 50, 200}, {50, 50, 100}};
    return AreaHits::within({apart, test::gazeOf({other, before, other})}, {apart, test::gazeOf({other, after, other})});
}

/// The largest change of a metric's sum that replacing one observer makes.
Change worstChange(const Prepared& p, std::size_t metric) {
    Change worst;
    for (const auto& [before, after] : replacements()) {
        const Change change = changeOf(p, metric, before, after);
        worst.l1 = std::max(worst.l1, change.l1);
        worst.l2_squared = std::max(worst.l2_squared, change.l2_squared);
    }
    return worst;
}

} // namespace

TEST_CASE("areas: no neighbour moves a metric's integer sum further than its plan says, and the worst reaches it", "[audit]") {
    for (const std::vector<Area>* areas : {&apart, &doubled})
        for (const std::string noise : {"gaussian", "laplace"}) // K-norm noise: below
            for (const std::string interval : {"people", "observers"}) {
                const Prepared p = prepare(*areas, all, noise, 1, interval);
                for (std::size_t m = 0; m < all.size(); ++m) {
                    const Change worst = worstChange(p, m);
                    const auto l1 = static_cast<double>(p.plans[m].l1), l2 = static_cast<double>(p.plans[m].l2_squared);
                    INFO(words(all[m]).id << ", " << noise << ", " << interval << (areas == &doubled ? ", overlapping" : ""));
                    CAPTURE(worst.l1, l1, worst.l2_squared, l2);
                    CHECK(worst.l1 <= l1);
                    CHECK(worst.l2_squared <= l2);
                    // With a spread a sixth of the bound of first fixations is the spread's, which grows where they shrink.
                    if (interval == "observers" || all[m] != AreaMetric::first_fixation)
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
    const Prepared p = prepare(doubled, {AreaMetric::dwell_share}, "laplace", 1, "observers"); // whose change is all of ε
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

namespace {

/// All v ≥ 0 with values up to `most` in steps of a third of it, and halves.
std::vector<std::vector<double>> vectorsOf(std::size_t d, double most) {
    std::vector<std::vector<double>> out = {{}};
    for (std::size_t j = 0; j < d; ++j) {
        std::vector<std::vector<double>> longer;
        for (const std::vector<double>& each : out)
            for (const double part : {0.0, 1.0 / 3, 0.5, 2.0 / 3, 1.0, 1.5}) {
                longer.push_back(each);
                longer.back().push_back(part * most);
            }
        out = std::move(longer);
    }
    return out;
}

/// An observer who looks at area j for v_j ms (areas a and b, and at c, of the fixtures above).
Looks lookingFor(const std::vector<double>& ms) {
    Looks looks;
    for (std::size_t j = 0; j < ms.size(); ++j)
        if (ms[j] > 0)
            looks.push_back({50 + 100 * static_cast<double>(j), 50, ms[j]});
    looks.push_back({900, 50, 1});
    return looks;
}

double normOfChange(const KNormPlan& plan, const std::vector<std::int64_t>& a, const std::vector<std::int64_t>& b) {
    std::vector<double> change;
    for (std::size_t i = 0; i < a.size(); ++i)
        change.push_back(static_cast<double>(a[i] - b[i]));
    return normIn(plan.body, change);
}

std::vector<std::int64_t> wholeTable(const Prepared& p, const AreaHits& hits) {
    std::vector<std::int64_t> out;
    for (std::size_t m = 0; m < p.plans.size(); ++m) {
        const auto sum = areaLatticeSum(p.plans[m], p.facts.metrics[m], p.bounds, hits);
        out.insert(out.end(), sum.begin(), sum.end());
    }
    return out;
}

} // namespace

TEST_CASE("areas: the floored sum moves by D times the body of K-norm noise, all of it and never more", "[audit][k-norm]") {
    for (const std::size_t d : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
        const std::vector<Area> areas(apart.begin(), apart.begin() + static_cast<std::ptrdiff_t>(d));
        for (const AreaMetric metric : {AreaMetric::dwell_share, AreaMetric::dwell, AreaMetric::fixations, AreaMetric::looked}) {
            const Prepared p = prepare(areas, {metric}, "k-norm");
            REQUIRE(p.k_norm);
            std::vector<std::vector<std::int64_t>> sums;
            for (const std::vector<double>& ms : vectorsOf(d, 2000))
                sums.push_back(wholeTable(p, AreaHits(areas, test::gazeOf({lookingFor(ms)}))));
            double worst = 0;
            for (const auto& a : sums)
                for (const auto& b : sums)
                    worst = std::max(worst, normOfChange(*p.k_norm, a, b));
            INFO(words(metric).id << ", d = " << d);
            CHECK(worst <= static_cast<double>(p.k_norm->steps));
            if (metric != AreaMetric::fixations) // of one look in each area
                CHECK(worst >= 0.999 * static_cast<double>(p.k_norm->steps));
        }
    }
}

TEST_CASE("areas: no replacement leaves the body of K-norm noise on all metrics, and it is reached", "[audit][k-norm]") {
    for (const std::vector<Area>* areas : {&apart, &doubled}) {
        const Prepared p = prepare(*areas, all, "k-norm");
        double worst = 0;
        for (const auto& [before, after] : replacements()) {
            const auto table = [&](const Looks& third) { return wholeTable(p, AreaHits(*areas, test::gazeOf(crowd(third)))); };
            worst = std::max(worst, normOfChange(*p.k_norm, table(before), table(after)));
        }
        CHECK(worst <= static_cast<double>(p.k_norm->steps));
        CHECK(worst >= 0.999 * static_cast<double>(p.k_norm->steps));
    }
}

TEST_CASE("areas: black-box lower bound from 1000000 K-norm releases of two metrics proves no more than epsilon",
          "[audit][k-norm]") {
    // The ratio of the two densities is e^ε wherever the point lies as much nearer to one table than to the other as it can.
    const int draws = 1000000;
    const Prepared p = prepare(doubled, {AreaMetric::dwell_share, AreaMetric::looked}, "k-norm", 1);
    const auto table = [&](const Looks& third) { return wholeTable(p, AreaHits(doubled, test::gazeOf(crowd(third)))); };
    const std::vector<std::int64_t> here = table(staring(50)), there = table(staring(150));
    const auto steps = static_cast<double>(p.k_norm->steps);
    REQUIRE(normOfChange(*p.k_norm, here, there) >= 0.999 * steps);
    SecureNoise noise;
    double of_here = 0, of_there = 0;
    for (int i = 0; i < draws; ++i) {
        const std::vector<std::int64_t> z = kNormDraw(*p.k_norm, noise);
        std::vector<double> near(z.begin(), z.end()), after(z.begin(), z.end()), before(z.begin(), z.end());
        for (std::size_t j = 0; j < z.size(); ++j) {
            after[j] += static_cast<double>(there[j] - here[j]);
            before[j] -= static_cast<double>(there[j] - here[j]);
        }
        const double length = normIn(p.k_norm->body, near);
        of_there += normIn(p.k_norm->body, after) - length > 0.99 * steps; // drawn there, seen from here
        of_here += length - normIn(p.k_norm->body, before) > 0.99 * steps; // drawn here
    }
    const double proven = std::log(test::klBound(of_there, draws, false) / test::klBound(of_here, draws, true));
    CHECK(proven <= 1.0);
    CHECK(proven > 0.9);
}

TEST_CASE("areas: within people no replacement of one person moves the sums further than promised, and one as far", "[release]") {
    const std::vector<Looks> looks = {{},
                                      {{50, 50, 1000}},
                                      {{350, 50, 1000}},
                                      {{600, 50, 1000}},
                                      {{50, 50, 700}, {350, 50, 300}},
                                      {{50, 50, 10}, {350, 50, 20}, {50, 50, 30}, {350, 50, 40}, {50, 50, 50}, {350, 50, 6}},
                                      {{350, 50, 333}, {50, 50, 333}, {600, 50, 334}}};
    for (const char* noise : {"k-norm", "gaussian", "laplace"}) {
        Prepared plan = prepare(apart, {AreaMetric::dwell_share, AreaMetric::looked, AreaMetric::transitions}, noise, 2);
        plan.facts.within = true;
        const AreaPlan exact = mechanismOf<Areas>("aoi").exact(plan.resolved, plan.facts);
        const std::vector<AreaNoise> noises = mechanismOf<Areas>("aoi").steps.noise(plan.resolved, plan.facts);
        std::vector<std::vector<std::vector<std::int64_t>>> sums(3);
        for (const Looks& before : looks)
            for (const Looks& after : looks)
                for (std::size_t m = 0; m < 3; ++m)
                    sums[m].push_back(
                        areaLatticeSum(exact.metrics[m], plan.facts.metrics[m], plan.bounds, withPerson(before, after)));
        CAPTURE(noise);
        double furthest = 0;
        for (std::size_t m = 0; m < 3; ++m)
            for (const auto& here : sums[m])
                for (const auto& there : sums[m]) {
                    UInt128 l1 = 0, l2 = 0;
                    std::vector<double> change;
                    for (std::size_t i = 0; i < here.size(); ++i) {
                        const auto by = static_cast<UInt128>(std::abs(here[i] - there[i]));
                        l1 += by;
                        l2 += by * by;
                        change.push_back(static_cast<double>(here[i] - there[i]));
                    }
                    REQUIRE(l1 <= exact.metrics[m].l1);
                    REQUIRE(l2 <= exact.metrics[m].l2_squared);
                    if (!exact.k_norm)
                        continue;
                    NormBody own = {exact.k_norm->body[noises[m].part]};
                    if (exact.metrics[m].spread)
                        own.push_back({BodyShape::cube, 1});
                    const double norm = normIn(own, change) / static_cast<double>(exact.k_norm->steps);
                    REQUIRE(norm <= 1);
                    furthest = std::max(furthest, norm);
                }
        if (exact.k_norm)
            CHECK(furthest == Approx(1));
    }
}
