#include "core/domains/areas/area_expectation.h"

#include "core/domains/areas/area_audit.h"
#include "core/domains/areas/area_preview.h"
#include "core/domains/registry.h"
#include "core/privacy/gaussian_profile.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <cmath>
#include <numeric>

using namespace nictate;

namespace {

const Mechanism<Areas>& mechanism() { return mechanismOf<Areas>("aoi"); }

AreaFacts factsOf(int observers, std::vector<AreaMetric> metrics = {AreaMetric::dwell_share}, int areas = 5,
                  bool overlapping = false) {
    AreaFacts facts;
    facts.observers = observers;
    facts.metrics = std::move(metrics);
    facts.areas = areas;
    facts.overlapping = overlapping;
    return facts;
}

Parameters at(double epsilon, const std::string& noise = "gaussian", const std::string& interval = "observers") {
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("noise", noise);
    given.set("interval", interval);
    return given;
}

std::vector<AreaNoise> noises(const Parameters& given, const AreaFacts& facts) {
    return mechanism().steps.noise(resolve(mechanism(), given, facts), facts);
}

} // namespace

TEST_CASE("areas: the error of dwell shares is what n, epsilon and delta = n^(-3/2) give") {
    const struct {
        int n;
        double epsilon, error;
    } table[] = {{15, 1, 0.160}, {15, 3, 0.073}, {30, 1, 0.096}, {60, 1, 0.056}, {100, 1, 0.036}};
    for (const auto& [n, epsilon, error] : table) {
        CAPTURE(n, epsilon);
        const AreaNoise apart = noises(at(epsilon), factsOf(n)).front();
        CHECK(apart.scale == Approx(error).margin(0.0006));
        CHECK(apart.deviation() == Approx(apart.scale * std::sqrt(5.0 / 6))); // once all six shares sum to 1
        CHECK(noises(at(epsilon), factsOf(n, {AreaMetric::dwell_share}, 5, true)).front().deviation() == apart.scale);
        CHECK(noises(at(epsilon, "gaussian", "people"), factsOf(n)).front().deviation() == apart.deviation()); // costs no ℓ2
    }
}

TEST_CASE("areas: sensitivities are those of each metric's bounds") {
    const double A = 5, n = 20;
    const auto l2 = [&](AreaMetric metric, bool overlapping = false, int areas = 5) {
        return noises(at(1), factsOf(20, {metric}, areas, overlapping)).front().sensitivity * n;
    };
    const auto l1 = [&](AreaMetric metric, bool overlapping = false, int areas = 5) {
        return noises(at(1, "laplace"), factsOf(20, {metric}, areas, overlapping)).front().sensitivity * n;
    };
    CHECK(l2(AreaMetric::dwell_share) == Approx(std::sqrt(2)));
    CHECK(l2(AreaMetric::dwell_share, true) == Approx(std::sqrt(2)));
    CHECK(l2(AreaMetric::dwell_share, false, 1) == Approx(std::sqrt(2))); // the share and what is left
    CHECK(noises(at(1), factsOf(20, {AreaMetric::dwell_share}, 1)).front().deviation() ==
          Approx(analyticSigma(1, std::pow(20, -1.5)) / 20));
    CHECK(l2(AreaMetric::looked) == Approx(std::sqrt(A)));
    CHECK(l2(AreaMetric::fixations) == Approx(std::sqrt(2) * 10));
    CHECK(l2(AreaMetric::dwell) == Approx(std::sqrt(2) * 3000));
    CHECK(l2(AreaMetric::first_fixation) == Approx(std::sqrt(A) * 3000));
    CHECK(l2(AreaMetric::transitions) == Approx(std::sqrt(2) * 10));
    CHECK(l1(AreaMetric::dwell_share) == Approx(2));
    CHECK(l1(AreaMetric::dwell_share, true) == Approx(std::sqrt(2 * A))); // ‖a−b‖₁ ≤ √A·‖a−b‖₂
    CHECK(l1(AreaMetric::looked) == Approx(A));
    CHECK(l1(AreaMetric::fixations) == Approx(std::sqrt(2 * A) * 10));
    CHECK(l1(AreaMetric::dwell) == Approx(std::sqrt(2 * A) * 3000));
    CHECK(l1(AreaMetric::first_fixation) == Approx(A * 3000));
    CHECK(l1(AreaMetric::transitions) == Approx(2 * 10));
}

TEST_CASE("areas: clip, dwell and transitions follow from the presentation, 10 fixations in 3 s") {
    const auto resolved = [](const AreaFacts& facts, const Parameters& given = {}) {
        const Parameters all = resolve(mechanism(), given, facts);
        return std::vector{all.number("clip"), all.number("presentation"), all.number("transitions")};
    };
    AreaFacts facts = factsOf(20);
    CHECK(resolved(facts) == std::vector<double>{10, 3000, 10}); // nobody has said how long it was
    facts.presentation_ms = 12000;
    CHECK(resolved(facts) == std::vector<double>{40, 12000, 40});
    facts.expected_fixations = 4; // by hand
    CHECK(resolved(facts) == std::vector<double>{4, 12000, 4});
    facts.presentation_ms.reset();
    CHECK(resolved(facts) == std::vector<double>{4, 1200, 4});
    Parameters said;
    said.set("presentation", 6000.0);
    CHECK(resolved(factsOf(20), said) == std::vector<double>{20, 6000, 20});
    facts = factsOf(20);
    facts.presentation_ms = 1e9; // a length that no presentation has
    CHECK(resolved(facts) == std::vector<double>{1000, 1e7, 1000});
}

TEST_CASE("areas: several metrics share one budget") {
    const std::vector<AreaMetric> all(area_metrics.begin(), area_metrics.end());
    const AreaFacts facts = factsOf(60, all);
    double mu_squared = 0, epsilon = 0;
    for (const AreaNoise& noise : noises(at(1), facts))
        mu_squared += noise.sensitivity * noise.sensitivity / (noise.scale * noise.scale);
    CHECK(gaussianDelta(1, std::sqrt(mu_squared)) == Approx(std::pow(60, -1.5)).epsilon(1e-6));
    for (const AreaNoise& noise : noises(at(1, "laplace"), facts))
        epsilon += noise.sensitivity / noise.scale;
    CHECK(epsilon == Approx(1).epsilon(1e-12));
    const Guarantee guarantee = guaranteeOf(mechanism(), at(1), facts);
    CHECK(*guarantee.rho == Approx(mu_squared / 2));
    CHECK_THAT(guarantee.reasons.back().english(), Catch::Contains("One ε is for all 6 metrics together"));
    CHECK(guaranteeOf(mechanism(), at(1, "laplace"), facts).delta == 0);
}

TEST_CASE("areas: K-norm noise is what the body of one observer's change gives", "[k-norm]") {
    const auto deviation = [](const AreaFacts& facts, const std::string& interval = "observers", double epsilon = 1) {
        return noises(at(epsilon, "k-norm", interval), facts).front().deviation();
    };
    const NormBody six = {{BodyShape::simplex, 6}}, with_spread = {{BodyShape::simplex, 6}, {BodyShape::cube, 1}};
    const AreaFacts shares = factsOf(60, {AreaMetric::dwell_share}, 6);
    CHECK(deviation(shares) == Approx(unitDeviation(six, 0) / 60));
    CHECK(deviation(shares, "observers", 3) == Approx(0.013).margin(0.0005));
    CHECK(deviation(factsOf(15, {AreaMetric::dwell_share}, 6)) == Approx(0.157).margin(0.0005));
    CHECK(deviation(factsOf(300, {AreaMetric::dwell_share}, 6)) == Approx(0.008).margin(0.0005));
    CHECK(deviation(shares, "people") == Approx(unitDeviation(with_spread, 0) / 60));
    CHECK(deviation(factsOf(60, {AreaMetric::dwell_share}, 6, true)) == Approx(unitDeviation({{BodyShape::cube, 6}}, 0) / 60));
    CHECK(deviation(factsOf(60, {AreaMetric::looked}, 6), "people") == Approx(unitDeviation({{BodyShape::cube, 6}}, 0) / 60));
    CHECK(deviation(factsOf(60, {AreaMetric::fixations}, 6)) == Approx(10 * unitDeviation(six, 0) / 60));
    CHECK(deviation(factsOf(60, {AreaMetric::transitions}, 6, true)) ==
          Approx(10 * unitDeviation({{BodyShape::simplex, 30}}, 0) / 60));
    CHECK(deviation(factsOf(60, {AreaMetric::dwell_share, AreaMetric::first_fixation}, 6)) ==
          Approx(unitDeviation({{BodyShape::simplex, 6}, {BodyShape::cube, 6}}, 0) / 60));
    CHECK_THROWS_WITH(deviation(factsOf(60, {AreaMetric::looked}, 1000), "people", 1e30), Catch::Contains("epsilon"));
    CHECK_THROWS_WITH(deviation(factsOf(60, {AreaMetric::looked, AreaMetric::dwell}, 600)), Catch::Contains("1024"));
}

TEST_CASE("areas: auto takes the noise that deviates least, and says which", "[k-norm]") {
    const auto chosen = [](double epsilon, const AreaFacts& facts) {
        const Parameters resolved = resolve(mechanism(), at(epsilon, "auto"), facts);
        CHECK(resolved.has("delta") == (resolved.text("noise") == "gaussian"));
        return resolved.text("noise");
    };
    CHECK(chosen(1, factsOf(60, {AreaMetric::dwell_share}, 6)) == "k-norm");
    CHECK(chosen(1, factsOf(60, {AreaMetric::looked}, 30)) == "gaussian");
    CHECK(chosen(1, factsOf(60, {area_metrics.begin(), area_metrics.end()}, 6)) == "gaussian"); // √M against M
    CHECK(chosen(1, factsOf(60, {AreaMetric::looked}, 1000)) == "gaussian");
    CHECK(resolve(mechanism(), {}, factsOf(60)).text("noise") == "k-norm");
    Parameters with_delta;
    with_delta.set("delta", 1e-5); // as a session of before has it
    const Parameters resolved = resolve(mechanism(), with_delta, factsOf(60));
    CHECK(resolved.text("noise") == "k-norm");
    CHECK_FALSE(resolved.has("delta"));
    const Guarantee guarantee = guaranteeOf(mechanism(), {}, factsOf(60));
    CHECK(guarantee.definition == Definition::pure_dp);
    CHECK(guarantee.delta == 0);
    CHECK_THAT(guarantee.reasons.front().english(), Catch::Contains("so the promise needs no δ"));
}

TEST_CASE("areas: K-norm noise holds an observer's counts to their sum", "[k-norm]") {
    const std::vector<Area> areas = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 100, 0, 100, 100)};
    const AreaHits hits(areas, test::gazeOf({{{50, 50, 600}, {50, 50, 600}, {50, 50, 600}, {150, 50, 900}}}));
    AreaBounds bounds{.clip = 2, .presentation_ms = 900, .by_sum = true};
    const auto values = [&](AreaMetric metric) { return boundedAreaValues(metric, hits, 0, bounds).values; };
    CHECK(values(AreaMetric::fixations) == std::vector{1.5, 0.5});
    CHECK(values(AreaMetric::dwell) == std::vector{600.0, 300.0});
    bounds.overlapping = true;
    CHECK(values(AreaMetric::fixations) == std::vector{2.0, 1.0});
    CHECK(values(AreaMetric::dwell) == std::vector{900.0, 900.0});
    CHECK(areaSpread(AreaMetric::fixations, hits, 0, bounds) == Approx((1 + 0.25) / 2));
    bounds.overlapping = false;
    CHECK(areaSpread(AreaMetric::fixations, hits, 0, bounds) == Approx(0.75 * 0.75 + 0.25 * 0.25));
    CHECK(areaSpread(AreaMetric::dwell_share, hits, 0, bounds) == Approx(4.0 / 9 + 1.0 / 9));
}

TEST_CASE("areas: an interval that noise carried off the range still has a width") {
    const AreaNoise noise{.scale = 0.1, .sensitivity = 1, .cells = 3};
    const AreaColumn column{AreaMetric::dwell_share, {-3, 0.2, 5}, noise};
    for (const AreaValue& row : finishedAreas({column}, {}, factsOf(60, {AreaMetric::dwell_share}, 3))) {
        CAPTURE(row.value, row.low, row.high);
        CHECK(row.high - row.low > 0.019);
        CHECK(row.low >= 0);
        CHECK(row.high <= 1);
    }
}

TEST_CASE("areas: 95 % intervals hold the mean of simulated observers in 95 ± 1 % of 10000 draws, n = 60, epsilon = 1") {
    const Dataset study = simulateGallery(60, 7);
    std::vector<std::size_t> everyone(60);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    const double w = study.stimuli[0].width_px, h = study.stimuli[0].height_px;
    const std::vector<Area> areas = {test::rectangle("left", 0, 0, w / 3, h), test::ellipse("middle", w / 2, h / 2, w / 7, h / 3),
                                     test::rectangle("upper right", w * 2 / 3, 0, w / 3, h / 2),
                                     test::rectangle("corner", w * 0.9, h * 0.9, w / 10, h / 10)};
    REQUIRE_FALSE(anyOverlap(areas));
    for (const char* noise : {"gaussian", "laplace", "k-norm"}) {
        const AreaHits hits(areas, areaGaze(study, 0, everyone));
        const AreaFacts facts = areaFacts(areas, {AreaMetric::dwell_share}, 60);
        const Parameters resolved = resolve(mechanism(), at(1, noise), facts);
        const AreaBounds bounds = mechanism().steps.bounds(resolved, facts);
        const std::vector<AreaValue> original = originalAreas(hits, facts, bounds);
        CHECK(original[0].value > 0.05); // there is something to cover
        int held = 0, within = 0;
        const int draws = 10000;
        for (int i = 0; i < draws; ++i) {
            const auto columns = mechanism().simulate(mechanism(), hits, resolved, facts,
                                                      SeededNoise(3).stream(static_cast<std::uint64_t>(i)), {});
            const auto rows = finishedAreas(columns, bounds, facts);
            double sum = 0;
            for (std::size_t a = 0; a < areas.size(); ++a) {
                held += rows[a].low <= original[a].value && original[a].value <= rows[a].high;
                sum += rows[a].value;
                within += rows[a].value >= 0;
            }
            within += sum <= 1 + 1e-12;
        }
        INFO(noise);
        CHECK(static_cast<double>(held) / (draws * 4) == Approx(0.95).margin(0.01));
        CHECK(within == draws * 5);
    }
}

TEST_CASE("areas: a target error names the epsilon that gives it, and what to expect stands in one sentence") {
    const AreaFacts facts = factsOf(60, {AreaMetric::dwell_share, AreaMetric::dwell});
    const auto epsilon = epsilonForError(mechanism(), at(1), facts, AreaMetric::dwell_share, 0.05);
    REQUIRE(epsilon);
    CHECK(noises(at(*epsilon), facts).front().deviation() == Approx(0.05).epsilon(1e-3));
    CHECK_FALSE(epsilonForError(mechanism(), {}, facts, AreaMetric::looked, 0.05)); // not in the table
    CHECK_FALSE(epsilonForError(mechanism(), {}, facts, AreaMetric::dwell_share, 1e-9));
    const AreaFacts one = factsOf(60);
    const AreaExpectation expected = areaExpectation(noises(at(1), one), one, {});
    CHECK_THAT(expected.text.english(), Catch::Contains("±0.0506 of dwell-share"));
    CHECK(expected.warning.empty());
    const AreaFacts few = factsOf(3);
    CHECK_THAT(areaExpectation(noises(at(0.1), few), few, {}).warning.english(), Catch::Contains("Mostly noise"));
}

TEST_CASE("areas: a table has a row per area and metric, mean fixation duration after dwell and fixations") {
    const std::vector<Area> areas = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 100, 0, 100, 100)};
    std::vector<test::Looks> crowd;
    for (int i = 0; i < 2000; ++i)
        crowd.push_back({{50, 50, 240}, {150, 50, 300}, {150, 50, 360}});
    const AreaPreview preview(areas, test::gazeOf(crowd), {AreaMetric::dwell, AreaMetric::fixations, AreaMetric::transitions}, 10,
                              1);
    const AreaFrame frame = preview.frame(mechanism(), at(10));
    REQUIRE(frame.rows.size() == 8);
    CHECK(frame.rows[4].area == "a → b");
    CHECK(frame.rows[4].original == 1);
    CHECK(frame.rows[5].area == "b → a");
    CHECK(frame.rows[6].shown.metric == "mean-fixation-duration");
    CHECK(frame.rows[6].original == Approx(240));
    CHECK(frame.rows[7].original == Approx(330));
    CHECK(frame.rows[7].shown.value == Approx(330).margin(5));
    for (const AreaRow& row : frame.rows) {
        CHECK(row.shown.low <= row.original);
        CHECK(row.shown.high >= row.original);
    }
    CHECK(preview.frame(mechanism(), at(10)).rows[7].shown.value == frame.rows[7].shown.value); // the same seed
}

TEST_CASE("areas: whoever knows all others recovers an observer to within n times the noise") {
    const std::vector<Area> areas = {test::rectangle("a", 0, 0, 100, 100), test::rectangle("b", 100, 0, 100, 100)};
    const AreaPreview preview(areas, test::gazeOf({{{50, 50, 100}, {150, 50, 300}}, {{150, 50, 100}}, {{50, 50, 100}}}),
                              {AreaMetric::dwell_share}, 10, 1);
    const auto faint = preview.attack(mechanism(), at(1000), 0);
    REQUIRE(faint.size() == 2);
    CHECK(faint[0].original == 0.25);
    CHECK(faint[1].original == 0.75);
    CHECK(faint[1].recovered == Approx(0.75).margin(0.3));
    const auto protected_one = preview.attack(mechanism(), at(1), 0);
    CHECK(protected_one[1].half_width == Approx(3 * preview.frame(mechanism(), at(1)).noises[0].halfWidth()));
    CHECK(protected_one[1].half_width > 1);
}

TEST_CASE("areas: outputs prove no more than is promised, and more of every mutant", "[audit]") {
    constexpr int draws = 20000;
    for (const char* noise : {"gaussian", "laplace", "k-norm"}) {
        const BlackBox experiment = blackBoxOf(mechanism(), at(3, noise));
        const double proven = drawBlackBox(experiment, draws, SeededNoise(31)).proven(experiment.delta);
        CHECK(proven <= *experiment.promise);
        CHECK(proven > (noise == std::string("laplace") ? 0.2 : 0.8)); // it sees something
    }
    for (const Mutant<Areas>& mutant : areaMutants()) {
        CAPTURE(mutant.name);
        const BlackBox experiment = blackBoxOf(withFault(mechanism(), areaMutants(), mutant.name), at(3));
        CHECK(verdictOf(experiment, drawBlackBox(experiment, draws, SeededNoise(31))) == AuditVerdict::broken);
    }
}
