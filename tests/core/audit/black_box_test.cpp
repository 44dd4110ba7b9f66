#include "core/audit/lower_bound.h"
#include "core/domains/heatmap/heatmap_audit.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signal_audit.h"
#include "core/errors.h"
#include "tests/catch.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>

using namespace nictate;

namespace {

constexpr int draws = 20000;

Parameters atEpsilon(const MechanismInfo& info, double epsilon) {
    Parameters given;
    if (info.has("epsilon"))
        given.set("epsilon", epsilon);
    return given;
}

} // namespace

TEST_CASE("Clopper–Pearson bounds agree with the golden values") {
    std::ifstream file(NICTATE_SOURCE_DIR "/tests/core/privacy/golden_values.json");
    auto golden = nlohmann::json::parse(file)["clopper_pearson_95"];
    CHECK(golden.size() == 3);
    for (const auto& [key, bounds] : golden.items()) {
        int hits = 0, of = 0;
        REQUIRE(std::sscanf(key.c_str(), "%d/%d", &hits, &of) == 2);
        CHECK(clopperPearsonLower(hits, of, 0.025) == Approx(bounds[0].get<double>()).epsilon(1e-9));
        CHECK(clopperPearsonUpper(hits, of, 0.025) == Approx(bounds[1].get<double>()).epsilon(1e-9));
    }
}

TEST_CASE("outputs of no mechanism on signals prove more than it promises", "[audit]") {
    for (const Mechanism<Signals>& mechanism : mechanisms<Signals>()) {
        CAPTURE(mechanism.info.id);
        if (mechanism.steps.plan == nullptr) {
            CHECK_THROWS_AS(blackBoxOf(mechanism, {}), InvalidParameter);
            continue;
        }
        const BlackBox experiment = blackBoxOf(mechanism, atEpsilon(mechanism.info, 1));
        const double proven = drawBlackBox(experiment, draws, SeededNoise(31)).proven(experiment.delta);
        CHECK(proven <= *experiment.promise);
        if (mechanism.info.id == "lpa" || mechanism.info.id == "fpa")
            CHECK(proven > 0.4); // it sees what there is to see
    }
}

TEST_CASE("outputs of every mutant on signals prove more than was promised", "[mutants]") {
    for (const Mutant<Signals>& mutant : signalMutants()) {
        CAPTURE(mutant.of, mutant.name);
        const Mechanism<Signals> changed = withFault(mechanismOf<Signals>(mutant.of), signalMutants(), mutant.name);
        const BlackBox experiment = blackBoxOf(changed, atEpsilon(changed.info, 1));
        const double proven = drawBlackBox(experiment, draws, SeededNoise(31)).proven(experiment.delta);
        CHECK(proven > *experiment.promise);
        std::cout << "mutant caught: " << mutant.of << " with " << mutant.fault
                  << ", by the black box audit (outputs prove an ε of at least: " << proven << " against " << *experiment.promise
                  << ")\n";
    }
}

TEST_CASE("outputs of one window of Kaleido prove no more than it promises, and more as printed and with half the noise",
          "[mutants]") {
    const auto proven = [](const AuditQuestion& question, int of = draws) {
        const BlackBox experiment = blackBoxOf(question);
        CHECK(*experiment.promise == 3);
        return drawBlackBox(experiment, of, SeededNoise(31)).proven(experiment.delta);
    };
    Parameters adaptive;
    adaptive.set("schedule", "adaptive");
    CHECK(proven({"kaleido", "", {}, {}}) < 3);
    CHECK(proven({"kaleido", "", {}, {}}) > 1.5); // it sees what there is to see
    CHECK(proven({"kaleido", "", adaptive, {}}) < 3);
    CHECK(proven({"kaleido", "half-noise", {}, {}}) > 3);
    Parameters printed;
    printed.set("form", "as-printed");
    CHECK(proven({"kaleido", "", printed, {}}, 100000) > 3);
    CHECK_THROWS_WITH(blackBoxOf(AuditQuestion{"k-same-synth", "", {}, {}}), Catch::Contains("nothing to audit"));
    CHECK_THROWS_WITH(blackBoxOf(AuditQuestion{"k-same-select", "", {}, {}}), Catch::Contains("nothing to audit"));
}

TEST_CASE("the neighbours of an audit lie no further apart than the mechanism states", "[audit]") {
    for (const MechanismInfo* info : mechanismInfos())
        for (const Status status : info->statuses)
            if (status == Status::proven) {
                const BlackBox experiment = blackBoxOf(AuditQuestion{info->id, "", {}, {}});
                CAPTURE(info->id);
                REQUIRE(experiment.sensitivity_stated);
                CHECK(experiment.sensitivity_reached <= *experiment.sensitivity_stated * (1 + 1e-9));
            }
}

TEST_CASE("outputs prove no more of a mu than Gaussian noise keeps, and nearly as much", "[audit]") {
    int audited = 0;
    for (const MechanismInfo* info : mechanismInfos())
        for (const Status status : info->statuses)
            if (status == Status::proven) {
                Parameters given;
                if (info->reads == Areas::reads || info->reads == Areas::summaries)
                    given.set("noise", "gaussian");
                const BlackBox experiment = blackBoxOf(AuditQuestion{info->id, "", given, {}});
                if (!experiment.promised_mu)
                    continue;
                CAPTURE(info->id);
                const double proven = drawBlackBox(experiment, draws, SeededNoise(31)).provenMu();
                CHECK(proven <= *experiment.promised_mu);
                CHECK(proven > 0.7 * *experiment.promised_mu);
                ++audited;
            }
    CHECK(audited >= 3); // two of heatmaps, tables of areas
}

TEST_CASE("a fifth less Gaussian noise is proven by its mu long before its epsilon", "[audit]") {
    Parameters given;
    given.set("noise", "gaussian");
    given.set("epsilon", 3.0);
    given.set("delta", std::pow(60, -1.5));
    const BlackBox experiment = blackBoxOf(AuditQuestion{"aoi", "a-fifth-less-noise", given, {}});
    const BlackBoxCounts counts = drawBlackBox(experiment, 8000, SeededNoise(31));
    CHECK(counts.provenMu() > *experiment.promised_mu);
    CHECK(counts.proven(experiment.delta) < *experiment.promise);
    CHECK(verdictOf(experiment, counts) == AuditVerdict::broken);
}

TEST_CASE("who looks on while an audit draws sees its counts grow to the last, and ends it at once") {
    std::vector<int> seen;
    const BlackBox experiment = blackBoxOf(AuditQuestion{"laplace", "", {}, {}});
    const BlackBoxCounts counts =
        drawBlackBox(experiment, 5000, SeededNoise(7), {}, [&](const BlackBoxCounts& so_far) { seen.push_back(so_far.draws); });
    CHECK(seen.size() > 3);
    CHECK(std::is_sorted(seen.begin(), seen.end()));
    CHECK(seen.back() == counts.draws);
    const auto cancelled = std::make_shared<std::atomic<bool>>(false);
    int looks = 0;
    CHECK_THROWS_AS(drawBlackBox(experiment, 10000000, SeededNoise(7), Progress([](double) {}, cancelled),
                                 [&](const BlackBoxCounts&) {
                                     ++looks;
                                     *cancelled = true;
                                 }),
                    Cancelled);
    CHECK(looks == 1);
}

TEST_CASE("a random selection promises nothing and is seen through") {
    const BlackBox experiment = blackBoxOf(mechanismOf<Heatmaps>("random-selection-1"), {});
    CHECK_FALSE(experiment.promise);
    CHECK(drawBlackBox(experiment, 2000, SeededNoise(1)).proven(0) > 1);
}

TEST_CASE("the same draws are counted however they are asked for, and a mutant is known by name") {
    const Mechanism<Heatmaps>& laplace = mechanismOf<Heatmaps>("laplace");
    const BlackBoxCounts once = drawBlackBox(blackBoxOf(laplace, {}), 3000, SeededNoise(7)),
                         again = drawBlackBox(blackBoxOf(laplace, {}), 3000, SeededNoise(7));
    CHECK(once.draws == 3000);
    CHECK(once.here == again.here);
    CHECK(once.there == again.there);
    CHECK_THROWS_WITH(withFault(laplace, heatmapMutants(), "none-such"),
                      Catch::Contains("half-noise") && Catch::Contains("none-such"));
}
