#include "core/domains/heatmap/heatmap_preview.h"

#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <numeric>

using namespace nictate;

TEST_CASE("the live picture is the simulation's, whatever was moved before") {
    Dataset study = simulateGallery(25, 6);
    std::vector<std::size_t> everyone(25);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    auto points = std::make_shared<const ObserverPoints>(collectPoints(study, 0, everyone));
    HeatmapFacts facts;
    facts.observers = 25;
    facts.display = {60, 45, static_cast<double>(study.stimuli[0].width_px), static_cast<double>(study.stimuli[0].height_px)};
    HeatmapPreview preview(points, facts, 9);

    Parameters given;
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>())
        for (double epsilon : {1.0, 0.2, 5.0, 1.0}) {
            CAPTURE(mechanism.info.id, epsilon);
            Parameters now;
            if (mechanism.steps.noise != NoiseKind::none) {
                now.set("epsilon", epsilon);
                if (epsilon < 1 && mechanism.info.id != "clipped-gaussian")
                    now.set("cap", 2.0);
            }
            PreviewFrame frame = preview.frame(mechanism, now);
            SimulatedMap fresh = simulate(mechanism, *points, now, facts, SeededNoise(9));
            CHECK(frame.protected_map.isApprox(fresh.heatmap, 1e-12));
            CHECK(frame.cc == Approx(correlationCC(frame.protected_map, preview.original())).margin(1e-9));
            CHECK(frame.mse == Approx(meanSquaredError(frame.protected_map, preview.original())).margin(1e-12));
            CHECK(frame.guarantee.noise_scale == guaranteeOf(mechanism, now, facts).noise_scale);
        }
}
