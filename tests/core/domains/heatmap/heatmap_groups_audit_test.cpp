// Maps of groups leave together at one ε (mathematics.md §11.6): the noise of the smallest group, each group's own people, and
// no noise shared. The mutants of tests/mutants.cmake that begin with heatmap-groups- are run against this file.

#include "core/domains/heatmap/heatmap_parameters.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/small_study.h"

using namespace nictate;
using test::groupPlanFor;

namespace {

const char* const noisy_mechanisms[] = {"clipped-gaussian", "gaussian", "laplace"};

/// Few cells, so that there is much in each, and a noise that is all but nothing.
const std::map<std::string, ParameterValue> clear = {{"epsilon", 900.0}, {"prior", "none"}, {"width", 8.0}, {"height", 6.0}};

struct GroupedMaps {
    test::MarkedStudy study = test::markedStudy(60);
    test::TemporaryFolder folder;
    Ledger ledger{folder.path() / "ledger.jsonl"};

    Drawn<Heatmaps> clearMaps() { return released(groupPlanFor(study, "clipped-gaussian", clear), study, ledger).drawn(); }
    void nobodyLooks(std::size_t remainder) {
        for (Recording& recording : study.dataset.recordings)
            if ((recording.participant % 3 == 0) == (remainder == 0))
                recording.fixations.clear();
    }
};

double spread(const GazeMap& map) { return std::sqrt(map.square().mean()); }

} // namespace

TEST_CASE("maps of groups: all together cost what the smallest group's alone does, with its noise and grid", "[release]") {
    const GroupedMaps f;
    for (const char* mechanism : noisy_mechanisms) {
        CAPTURE(mechanism);
        const ReleasePlan<Heatmaps> plan = groupPlanFor(f.study, mechanism, {{"epsilon", 2.0}});
        test::MarkedStudy experts = f.study;
        experts.included = plan.groups.front().observers;
        REQUIRE(experts.included.size() == 20);
        std::map<std::string, ParameterValue> settings = {{"epsilon", 2.0}};
        if (const auto delta = plan.resolved.numberIf("delta"))
            settings["delta"] = *delta;
        const ReleasePlan<Heatmaps> alone = test::planFor(experts, mechanism, settings);
        CHECK(plan.resolved == alone.resolved);
        CHECK(plan.loss.rho == alone.loss.rho);
        CHECK(plan.loss.pure_epsilon == alone.loss.pure_epsilon);
        CHECK(plan.guarantee.noise_scale == alone.guarantee.noise_scale);
        CHECK(plan.guarantee.sensitivity_l1 == alone.guarantee.sensitivity_l1);
        CHECK(plan.grid == alone.grid);
        CHECK(plan.guarantee.status == Status::proven);
        const ReleasePlan<Heatmaps> together = test::planFor(f.study, mechanism, {{"epsilon", 2.0}});
        CHECK(plan.resolved.numberIf("delta") == together.resolved.numberIf("delta"));
        CHECK(plan.study_delta == together.study_delta);
        CHECK(plan.facts.observers == 60);
    }
}

TEST_CASE("maps of groups: with hardly any noise each is the mean of its own people", "[release]") {
    GroupedMaps f;
    const ReleasePlan<Heatmaps> plan = groupPlanFor(f.study, "clipped-gaussian", clear);
    const Drawn<Heatmaps> drawn = f.clearMaps();
    CHECK(drawn.protected_map.size() == 0); // of everybody nothing leaves
    REQUIRE(drawn.groups.size() == 2);
    for (std::size_t g = 0; g < 2; ++g) {
        HeatmapFacts own = plan.facts;
        own.observers = static_cast<int>(plan.groups[g].observers.size());
        const GazeMap mean =
            boundedMean(collectPoints(f.study.dataset, 0, plan.groups[g].observers), plan.resolved, own, SeededNoise(1));
        CHECK((drawn.groups[g].protected_map - mean).abs().maxCoeff() < 8 * plan.guarantee.noise_scale);
        CHECK(mean.maxCoeff() > 20 * plan.guarantee.noise_scale);
    }
    REQUIRE(drawn.differences.size() == 1);
    CHECK((drawn.differences[0].difference == drawn.groups[0].protected_map - drawn.groups[1].protected_map).all());
}

TEST_CASE("maps of groups: people of one do not touch the map of another", "[release]") {
    GroupedMaps f;
    const Drawn<Heatmaps> before = f.clearMaps();
    f.nobodyLooks(0); // the experts
    const Drawn<Heatmaps> after = f.clearMaps();
    const double noise = groupPlanFor(f.study, "clipped-gaussian", clear).guarantee.noise_scale;
    CHECK((after.groups[1].protected_map - before.groups[1].protected_map).abs().maxCoeff() < 16 * noise);
    CHECK(after.groups[0].protected_map.abs().maxCoeff() < 8 * noise);
    CHECK(before.groups[0].protected_map.abs().maxCoeff() > 20 * noise);
}

TEST_CASE("maps of groups: each has noise of its own, of its own n", "[release]") {
    GroupedMaps f;
    f.nobodyLooks(0);
    f.nobodyLooks(1);
    for (const char* mechanism : {"gaussian", "laplace"}) { // on 200 × 150 cells: 6 standard errors are 5 % and 10 %
        CAPTURE(mechanism);
        const ReleasePlan<Heatmaps> plan = groupPlanFor(f.study, mechanism, {{"epsilon", 1.0}});
        const Drawn<Heatmaps> drawn = released(plan, f.study, f.ledger).drawn();
        const double deviation =
            plan.guarantee.noise_scale * (plan.exact.noise == LatticeNoise::discrete_laplace ? std::sqrt(2.0) : 1);
        CHECK(spread(drawn.groups[0].protected_map) == Approx(deviation).epsilon(0.05));
        CHECK(spread(drawn.groups[1].protected_map) == Approx(deviation / 2).epsilon(0.05));
        const double together = (drawn.groups[0].protected_map * drawn.groups[1].protected_map).mean();
        CHECK(std::abs(together) < 6 * deviation * deviation / 2 / std::sqrt(30000.0));
        CHECK(drawn.differences[0].threshold == Approx(differenceThreshold(plan.mechanism.steps.noise, plan.guarantee.noise_scale,
                                                                           plan.guarantee.noise_scale / 2, 30000)));
    }
}
