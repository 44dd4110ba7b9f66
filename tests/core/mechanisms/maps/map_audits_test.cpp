#include "tests/core/mechanisms/maps/map_audits.h"

#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/registry.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>

using namespace nictate;

namespace {

struct Mutant {
    const char* name;
    const char* of;
    const char* caught_by; ///< the audit that must catch it
    void (*change)(Mechanism<Maps>&);
};

/// The real mechanism a captureless lambda can reach.
const Mechanism<Maps>& real(const char* id) { return mechanismOf<Maps>(id); }

template <int Which> const char* id() { return Which == 0 ? "gaussian" : Which == 1 ? "laplace" : "clipped-gaussian"; }

template <int Which> void halfNoise(Mechanism<Maps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const MapFacts& facts) {
        Guarantee guarantee = real(id<Which>()).guarantee(resolved, facts);
        guarantee.noise_scale /= 2;
        return guarantee;
    };
}

template <int Which> void nTwice(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
                                   const SeededNoise& noise) {
        return GazeMap(real(id<Which>()).steps.statistic(points, resolved, facts, noise) / facts.observers);
    };
}

template <int Which> void nTwiceInNoise(Mechanism<Maps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const MapFacts& facts) {
        Guarantee guarantee = real(id<Which>()).guarantee(resolved, facts);
        guarantee.noise_scale /= facts.observers;
        return guarantee;
    };
}

template <int Which> void looseBound(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
                                   const SeededNoise& noise) {
        Parameters loose = resolved;
        if (resolved.has("cap"))
            loose.set("cap", resolved.number("cap") + 1);
        if (resolved.has("clip"))
            loose.set("clip", resolved.number("clip") * 1.5);
        return real(id<Which>()).steps.statistic(points, loose, facts, noise);
    };
}

/// Clips the sum instead of each observer.
void clipAfterSum(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
                                   const SeededNoise&) {
        Bounds unclipped = boundsOf(resolved);
        double clip = *unclipped.clip * static_cast<double>(points.observers());
        unclipped.clip.reset();
        GazeMap sum = boundedSum(noiseGrid(resolved, facts), unclipped, points);
        double norm = sum.matrix().norm();
        return GazeMap(sum * (norm > clip ? clip / norm : 1.0) / facts.observers);
    };
}

void gaussianForLaplace(Mechanism<Maps>& mechanism) { mechanism.steps.noise = NoiseKind::gaussian; }

/// Theorem 3.5's σ_L = √2·b is a standard deviation; a b that is once more divided by √2 loses noise.
void deviationForScale(Mechanism<Maps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const MapFacts& facts) {
        Guarantee guarantee = real("laplace").guarantee(resolved, facts);
        guarantee.noise_scale /= std::sqrt(2.0);
        return guarantee;
    };
}

const Mutant mutants[] = {
    {"half noise", "gaussian", "sensitivity", halfNoise<0>},
    {"half noise", "laplace", "sensitivity", halfNoise<1>},
    {"half noise", "clipped-gaussian", "sensitivity", halfNoise<2>},
    {"half noise", "gaussian", "black box", halfNoise<0>},
    {"half noise", "laplace", "black box", halfNoise<1>},
    {"half noise", "clipped-gaussian", "black box", halfNoise<2>},
    {"wrong cap", "gaussian", "sensitivity", looseBound<0>},
    {"wrong cap", "laplace", "sensitivity", looseBound<1>},
    {"wrong clip", "clipped-gaussian", "sensitivity", looseBound<2>},
    {"clip after the sum", "clipped-gaussian", "sensitivity", clipAfterSum},
    {"n applied twice to the map", "gaussian", "statistic", nTwice<0>},
    {"n applied twice to the map", "laplace", "statistic", nTwice<1>},
    {"n applied twice to the map", "clipped-gaussian", "statistic", nTwice<2>},
    {"n applied twice to the noise", "gaussian", "sensitivity", nTwiceInNoise<0>},
    {"n applied twice to the noise", "laplace", "sensitivity", nTwiceInNoise<1>},
    {"n applied twice to the noise", "clipped-gaussian", "sensitivity", nTwiceInNoise<2>},
    {"Gaussian noise for Laplace", "laplace", "scale", gaussianForLaplace},
    {"standard deviation for scale", "laplace", "sensitivity", deviationForScale},
};

} // namespace

TEST_CASE("every map mechanism passes every audit", "[audit]") {
    for (const Mechanism<Maps>& mechanism : mechanisms<Maps>())
        for (const audit::Audit& audit : audit::audits()) {
            audit::Verdict verdict = audit.run(mechanism);
            INFO(mechanism.info.id << ", " << audit.name << ": " << verdict.why);
            CHECK(verdict.passed);
        }
}

TEST_CASE("every mutant of a map mechanism is caught", "[mutants]") {
    for (const Mutant& mutant : mutants) {
        Mechanism<Maps> changed = mechanismOf<Maps>(mutant.of);
        mutant.change(changed);
        for (const audit::Audit& audit : audit::audits())
            if (audit.name == std::string(mutant.caught_by)) {
                audit::Verdict verdict = audit.run(changed);
                INFO(mutant.of << " with " << mutant.name << ", audit " << audit.name);
                CHECK_FALSE(verdict.passed);
                if (!verdict.passed)
                    std::cout << "mutant caught: " << mutant.of << " with " << mutant.name << ", by the " << audit.name
                              << " audit (" << verdict.why << ")\n";
            }
    }
}

TEST_CASE("Clopper–Pearson bounds agree with the golden values") {
    std::ifstream file(NICTATE_SOURCE_DIR "/tests/core/privacy/golden_values.json");
    auto golden = nlohmann::json::parse(file)["clopper_pearson_95"];
    CHECK(golden.size() == 3);
    for (const auto& [key, bounds] : golden.items()) {
        int hits = 0, draws = 0;
        REQUIRE(std::sscanf(key.c_str(), "%d/%d", &hits, &draws) == 2);
        CHECK(audit::clopperPearsonLower(hits, draws, 0.025) == Approx(bounds[0].get<double>()).epsilon(1e-9));
        CHECK(audit::clopperPearsonUpper(hits, draws, 0.025) == Approx(bounds[1].get<double>()).epsilon(1e-9));
    }
}
