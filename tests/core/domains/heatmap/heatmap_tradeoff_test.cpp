#include "core/domains/heatmap/heatmap_tradeoff.h"

#include "core/compute/logarithmic_range.h"

#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <numeric>

using namespace nictate;

namespace {

struct Example {
    ObserverPoints points;
    HeatmapFacts facts;
};

Example example() {
    Dataset study = simulateGallery(30, 2);
    std::vector<std::size_t> everyone(30);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    Example out;
    out.points = collectPoints(study, 1, everyone);
    out.facts.observers = 30;
    double w = study.stimuli[1].width_px, h = study.stimuli[1].height_px;
    out.facts.display = {40, 30, w, h};
    out.facts.blur_px = 0.03 * w;
    return out;
}

} // namespace

TEST_CASE("the sweep gives what simulating every draw gives, for every mechanism") {
    Example e = example();
    std::vector<double> epsilons = {0.3, 2, 30};
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        CAPTURE(mechanism.info.id);
        auto sweep = tradeoff(mechanism, e.points, {}, e.facts, epsilons, 6, 77);
        GazeMap reference = referenceHeatmap(e.points, e.facts);
        for (std::size_t k = 0; k < epsilons.size(); ++k) {
            double cc = 0, mse = 0;
            for (std::uint64_t repetition = 0; repetition < 6; ++repetition) {
                Parameters given;
                if (mechanism.steps.noise != NoiseKind::none)
                    given.set("epsilon", epsilons[k]);
                GazeMap map = simulate(mechanism, e.points, given, e.facts, SeededNoise(77).stream(repetition)).heatmap;
                cc += correlationCC(map, reference) / 6;
                mse += meanSquaredError(map, reference) / 6;
            }
            CHECK(sweep[k].cc_mean == Approx(cc).margin(1e-9));
            CHECK(sweep[k].mse_mean == Approx(mse).epsilon(1e-9));
        }
    }
}

TEST_CASE("more ε is more faithful, and noise-free is perfect") {
    Example e = example();
    auto epsilons = logarithmicRange(0.1, 10, 5);
    CHECK(epsilons.front() == Approx(0.1));
    CHECK(epsilons.back() == Approx(10));
    auto clipped = tradeoff(mechanismOf<Heatmaps>("clipped-gaussian"), e.points, {}, e.facts, epsilons, 20, 1);
    CHECK(clipped.back().cc_mean > clipped.front().cc_mean + 0.2);
    CHECK(clipped.back().cc_sd > 0);
    auto free = tradeoff(mechanismOf<Heatmaps>("noise-free"), e.points, {}, e.facts, epsilons, 2, 1);
    CHECK(free.front().cc_mean == Approx(1));
    CHECK(free.front().mse_mean == Approx(0).margin(1e-18));
}

TEST_CASE("sweeps refuse what they cannot do and stop when told to") {
    Example e = example();
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("gaussian");
    std::vector<double> epsilons = {1};
    CHECK_THROWS_AS(tradeoff(mechanism, e.points, {}, e.facts, epsilons, 0, 1), InvalidParameter);
    CHECK_THROWS_AS(tradeoff(mechanism, e.points, {}, e.facts, std::vector<double>{-1}, 1, 1), InvalidParameter);
    CHECK(tradeoff(mechanism, e.points, {}, e.facts, {}, 1, 1).empty());
    auto stop = std::make_shared<std::atomic<bool>>(true);
    CHECK_THROWS_AS(tradeoff(mechanism, e.points, {}, e.facts, epsilons, 5, 1, Progress({}, stop)), Cancelled);
}
