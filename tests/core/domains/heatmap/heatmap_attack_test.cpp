
#include "core/domains/heatmap/heatmap_preview.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <filesystem>
#include <iostream>
#include <numeric>

using namespace nictate;

namespace {

void recoversExactly(const Dataset& study, std::size_t stimulus) {
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    auto points = std::make_shared<const ObserverPoints>(collectPoints(study, stimulus, everyone));
    HeatmapFacts facts;
    facts.observers = static_cast<int>(points->observers());
    facts.display.stimulus_width_px = study.stimuli[stimulus].width_px;
    facts.display.stimulus_height_px = study.stimuli[stimulus].height_px;
    HeatmapPreview preview(points, facts, 1);
    for (std::size_t i = 0; i < points->observers(); ++i) {
        GazeMap recovered = preview.attack(mechanismOf<Heatmaps>("noise-free"), {}, i);
        CHECK((recovered - countMap(facts.display, points->of(i))).abs().maxCoeff() == 0);
    }
}

} // namespace

TEST_CASE("the n−1 attack recovers every observer's map exactly from the noise-free mean") {
    Dataset study = simulateGallery(13, 4); // 13: thirds and sevenths do not cancel by luck
    recoversExactly(study, 0);
    recoversExactly(study, 3);
}

TEST_CASE("the n−1 attack recovers real observers exactly") {
    std::filesystem::path osie = NICTATE_SOURCE_DIR "/../shared/data/osie";
    if (!std::filesystem::exists(osie)) {
        std::cout << "skipped: the attack on real observers needs ../shared/data/osie\n";
        return;
    }
    recoversExactly(openStudy(osie), 0);
}

TEST_CASE("against noise the attack is left with n·σ of it") {
    Dataset study = simulateGallery(20, 4);
    std::vector<std::size_t> everyone(20);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    auto points = std::make_shared<const ObserverPoints>(collectPoints(study, 0, everyone));
    HeatmapFacts facts;
    facts.observers = 20;
    facts.display.stimulus_width_px = study.stimuli[0].width_px;
    facts.display.stimulus_height_px = study.stimuli[0].height_px;
    HeatmapPreview preview(points, facts, 1);
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("gaussian");
    double sigma = guaranteeOf(mechanism, {}, facts).noise_scale;
    GazeMap error = preview.attack(mechanism, {}, 3) - countMap(facts.display, points->of(3)).min(1.0);
    double deviation = std::sqrt(error.square().mean());
    CHECK(deviation == Approx(20 * sigma).epsilon(6 / std::sqrt(2.0 * static_cast<double>(error.size()))));
}
