#include "tests/core/domains/heatmap/heatmap_audits.h"

#include "core/domains/heatmap/heatmap_audit.h"
#include "core/domains/registry.h"
#include "tests/catch.h"

#include <iostream>

using namespace nictate;

namespace {

/// n applied twice to the map loses utility, no privacy; it is no mutant for an audience.
template <class Of> void nTwice(Mechanism<Heatmaps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                                   const SeededNoise& noise) {
        return GazeMap(mechanismOf<Heatmaps>(Of::id).steps.statistic(points, resolved, facts, noise) / facts.observers);
    };
}
/// Too little for the black box's draws, enough for the sensitivity audit.
void clipHalfAsLongAgain(Mechanism<Heatmaps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                                   const SeededNoise& noise) {
        Parameters loose = resolved;
        loose.set("clip", resolved.number("clip") * 1.5);
        return mechanismOf<Heatmaps>("clipped-gaussian").steps.statistic(points, loose, facts, noise);
    };
}

struct Gaussian {
    static constexpr const char* id = "gaussian";
};
struct Laplace {
    static constexpr const char* id = "laplace";
};
struct Clipped {
    static constexpr const char* id = "clipped-gaussian";
};

/// The audit that must catch a mutant, besides the black box.
const char* catcherOf(const std::string& mutant) { return mutant == "gaussian-for-laplace" ? "scale" : "sensitivity"; }

void mustCatch(const char* by, const std::string& name, const Mechanism<Heatmaps>& mutant) {
    for (const audit::Audit& audit : audit::audits())
        if (audit.name == std::string(by)) {
            const audit::Verdict verdict = audit.run(mutant);
            INFO(mutant.info.id << " with " << name << ", audit " << by);
            CHECK_FALSE(verdict.passed);
            if (!verdict.passed)
                std::cout << "mutant caught: " << mutant.info.id << " with " << name << ", by the " << by << " audit ("
                          << verdict.why << ")\n";
        }
}

} // namespace

TEST_CASE("every map mechanism passes every audit", "[audit]") {
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>())
        for (const audit::Audit& audit : audit::audits()) {
            audit::Verdict verdict = audit.run(mechanism);
            INFO(mechanism.info.id << ", " << audit.name << ": " << verdict.why);
            CHECK(verdict.passed);
        }
}

TEST_CASE("every mutant of a map mechanism is caught, from inside and by its outputs", "[mutants]") {
    for (const Mutant<Heatmaps>& mutant : heatmapMutants()) {
        const Mechanism<Heatmaps> changed = withFault(mechanismOf<Heatmaps>(mutant.of), heatmapMutants(), mutant.name);
        mustCatch(catcherOf(mutant.name), mutant.fault.english(), changed);
        mustCatch("black box", mutant.fault.english(), changed);
    }
    Mechanism<Heatmaps> loose = mechanismOf<Heatmaps>("clipped-gaussian");
    clipHalfAsLongAgain(loose);
    mustCatch("sensitivity", "a clip half as long again as the noise is made for", loose);
    const std::pair<const char*, void (*)(Mechanism<Heatmaps>&)> twice[] = {
        {Gaussian::id, nTwice<Gaussian>}, {Laplace::id, nTwice<Laplace>}, {Clipped::id, nTwice<Clipped>}};
    for (const auto& [id, change] : twice) {
        Mechanism<Heatmaps> changed = mechanismOf<Heatmaps>(id);
        change(changed);
        mustCatch("statistic", "n applied twice to the map", changed);
    }
}
