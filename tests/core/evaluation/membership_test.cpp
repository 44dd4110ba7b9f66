#include "core/audit/lower_bound.h"
#include "core/domains/areas/areas.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/membership.h"
#include "tests/catch.h"

#include <algorithm>
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

const HeatmapFacts facts{.observers = 2, .display = {3, 1, 30, 10}, .blur_px = 0};

Membership membershipUnder(const std::string& id, const Parameters& given, const ObserverPoints& points, int draws = 2000) {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(id);
    return heatmapMembership(mechanism, points, resolve(mechanism, given, facts), facts, SeededNoise(1), draws);
}

constexpr int roc_draws = 100000;

/// What an attacker's statistic says in draws with somebody in it and without: nowhere more than (ε, δ) allows, by confidence
/// bounds that are wrong once in 1e9; and where 5 % are taken for being in it, as much of that as `share`.
void checkRoc(std::vector<double> absent, std::vector<double> present, double epsilon, double delta, double share) {
    std::sort(absent.begin(), absent.end());
    std::sort(present.begin(), present.end());
    const int draws = static_cast<int>(absent.size());
    for (double fpr : {0.0001, 0.001, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.99}) {
        const int taken = static_cast<int>(std::lround(fpr * draws));
        const double threshold = absent[static_cast<std::size_t>(draws - taken - 1)];
        const int found = static_cast<int>(present.end() - std::upper_bound(present.begin(), present.end(), threshold));
        CAPTURE(fpr, found);
        const double limit = limitTpr(epsilon, delta, clopperPearsonUpper(taken, draws, bound_alpha));
        CHECK(clopperPearsonLower(found, draws, bound_alpha) <= limit);
        if (fpr == 0.05)
            CHECK(static_cast<double>(found) / draws >= share * limitTpr(epsilon, delta, fpr));
    }
}

} // namespace

TEST_CASE("maps drawn with an observer and without are told apart no better than (ε,δ) allows, at 1e5 draws") {
    for (const std::string id : {"gaussian", "clipped-gaussian", "laplace"}) {
        CAPTURE(id);
        const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(id);
        Parameters given;
        given.set("epsilon", 1.0);
        given.set("width", 3.0);
        given.set("height", 1.0);
        if (mechanism.info.has("cap"))
            given.set("cap", 1.0);
        const Parameters resolved = resolve(mechanism, given, facts);
        const Guarantee guarantee = mechanism.guarantee(resolved, facts);
        REQUIRE(guarantee.user_epsilon);
        const GazeMap with = mechanism.steps.statistic(observersWith({{40, 40, 40}, {0, 1, 0}}), resolved, facts, SeededNoise(1));
        const GazeMap without = mechanism.steps.statistic(observersWith({{0, 0, 0}, {0, 1, 0}}), resolved, facts, SeededNoise(1));
        const GazeMap own = with - without;
        std::vector<double> found[2];
        for (int d = 0; d < roc_draws; ++d)
            for (const bool present : {false, true}) {
                const SeededNoise noise = SeededNoise(17).stream(present).stream(static_cast<std::uint64_t>(d));
                const GazeMap released =
                    (present ? own : GazeMap(0 * own)) +
                    guarantee.noise_scale * unitNoise(mechanism.steps.noise, mechanism.steps.grid(resolved, facts), noise);
                found[present].push_back(mechanism.steps.noise == NoiseKind::gaussian
                                             ? (released * own).sum()
                                             : (released.abs() - (released - own).abs()).sum());
            }
        checkRoc(found[0], found[1], *guarantee.user_epsilon, guarantee.delta, 0.5);
    }
}

TEST_CASE("tables of areas drawn with an observer here and there are told apart no better than (ε,δ) allows, at 1e5 draws") {
    const std::vector<Area> areas = {{"left", AreaShape::rectangle, {0, 0, 100, 100}},
                                     {"right", AreaShape::rectangle, {100, 0, 100, 100}}};
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    const AreaFacts of_table = areaFacts(areas, {AreaMetric::dwell_share}, 2);
    Parameters given;
    given.set("epsilon", 1.0);
    given.set("delta", 0.01);
    const Parameters resolved = resolve(mechanism, given, of_table);
    const auto hits = [&](double x) {
        AreaGaze gaze;
        for (double where : {x, 50.0}) {
            gaze.fixations.push_back({where, 50, 0, 200, true});
            gaze.offsets.push_back(gaze.fixations.size());
        }
        return AreaHits(areas, gaze);
    };
    const AreaHits left = hits(50), right = hits(150);
    std::vector<double> found[2];
    for (int d = 0; d < roc_draws; ++d)
        for (const bool present : {false, true}) {
            const SeededNoise noise = SeededNoise(18).stream(present).stream(static_cast<std::uint64_t>(d));
            const auto columns = mechanism.simulate(mechanism, present ? right : left, resolved, of_table, noise, {});
            found[present].push_back(columns.front().noisy[1] - columns.front().noisy[0]); // along the change
        }
    const Guarantee guarantee = mechanism.guarantee(resolved, of_table);
    checkRoc(found[0], found[1], *guarantee.user_epsilon, guarantee.delta, 0.5);
}

TEST_CASE("an observer of a table of areas is told by all metrics together, at most as well as the noise allows") {
    const std::vector<Area> areas = {{"left", AreaShape::rectangle, {0, 0, 100, 100}}};
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    AreaGaze gaze;
    for (double where : {50.0, 150.0}) { // one looks at it, one never does
        gaze.fixations.push_back({where, 50, 0, 200, true});
        gaze.offsets.push_back(gaze.fixations.size());
    }
    const AreaHits hits(areas, gaze);
    for (const std::string noise : {"gaussian", "laplace", "k-norm"}) {
        CAPTURE(noise);
        Parameters given;
        given.set("noise", noise);
        given.set("epsilon", 1.0);
        const AreaFacts both = areaFacts(areas, {AreaMetric::dwell_share, AreaMetric::looked}, 2);
        const Membership found =
            membershipOf(areaQuestion(mechanism, hits, resolve(mechanism, given, both), both), SeededNoise(4));
        CHECK(found.observers[1].auc == Approx(0.5).margin(0.02));
        CHECK(found.worst.auc > 0.55);
        CHECK(found.worst.auc <= *found.limit_auc + 0.02);
        CHECK(found.worst.tpr_at_5 <= *found.limit_tpr + 0.02);
        if (noise == "gaussian") {
            const Parameters resolved = resolve(mechanism, given, both);
            double squares = 0; // a share of 1 and its spread, and a look of 1, over two observers
            for (const AreaNoise& of : mechanism.steps.noise(resolved, both))
                squares += (of.spread ? 2 : 1) * std::pow(0.5 / of.scale, 2);
            CHECK(*found.worst.mu == Approx(std::sqrt(squares)));
        }
    }
}

TEST_CASE("the curve of the observer who is told best goes from nobody to everybody, at most where the guarantee allows") {
    for (const std::string id : {"clipped-gaussian", "laplace", "noise-free"}) {
        CAPTURE(id);
        const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(id);
        const Parameters resolved = resolve(mechanism, {}, facts);
        const MembershipCurve curve =
            membershipCurve(heatmapQuestion(mechanism, observersWith({{1, 0, 0}, {0, 0, 9}}), resolved, facts), SeededNoise(3));
        CHECK(std::is_sorted(curve.worst.begin(), curve.worst.end()));
        CHECK(curve.worst.back() == 1);
        CHECK(curve.limit.empty() == (id == "noise-free"));
        for (std::size_t i = 0; i < curve.limit.size(); ++i)
            CHECK(curve.worst[i] <= curve.limit[i] + 0.05); // 2000 draws
        if (id == "noise-free")
            CHECK(curve.worst.front() == 1);
    }
}

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
