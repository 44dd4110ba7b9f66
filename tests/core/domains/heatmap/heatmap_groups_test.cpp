#include "core/domains/heatmap/heatmap_groups.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace nictate;

namespace {

std::vector<std::size_t> everybody(const Dataset& study) {
    std::vector<std::size_t> all(study.participants.size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    return all;
}

MapGroupsFrame trainedOrNot(const Dataset& study, const char* mechanism, double epsilon, std::uint64_t seed,
                            Parameters given = {}) {
    HeatmapFacts facts;
    facts.display = {200, 150, study.stimuli[0].width_px * 1.0, study.stimuli[0].height_px * 1.0};
    facts.observers = static_cast<int>(study.participants.size());
    given.set("epsilon", epsilon);
    return mapsOfGroups(study, 0, groupsOf(study, "training", everybody(study)), facts, mechanismOf<Heatmaps>(mechanism), given,
                        seed);
}

} // namespace

TEST_CASE("the threshold of a difference is the quantile of two draws of noise, for as many cells as there are") {
    // 1 − 0.05/(2·100) = 0.99975: 3.4807564043 standard deviations
    CHECK(differenceThreshold(NoiseKind::gaussian, 3, 4, 100) == Approx(5 * 3.4807564043462422).epsilon(1e-9));
    // e^−t (1 + t/2) = 0.0005 at t = 9.335713508320037
    CHECK(differenceThreshold(NoiseKind::laplace, 1, 1, 100) == Approx(9.335713508320037).epsilon(1e-7));
    CHECK(differenceThreshold(NoiseKind::laplace, 1, 1 + 1e-7, 100) ==
          Approx(differenceThreshold(NoiseKind::laplace, 1, 1, 100)).epsilon(1e-5));
    const double t = differenceThreshold(NoiseKind::laplace, 1, 3, 100);
    CHECK((std::exp(-t) - 9 * std::exp(-t / 3)) / (1 - 9) == Approx(0.0005).epsilon(1e-6));
}

TEST_CASE("groups of one study that look alike differ beyond the noise in few of 200 draws", "[statistics]") {
    Dataset study = simulateGallery(40, 3);
    for (std::size_t i = 0; i < study.participants.size(); ++i) {
        study.participants[i].attributes["training"] = i % 2 ? "a" : "b";
        for (Recording& recording : study.recordings) // everybody looks as the first two do, so that only noise differs
            if (recording.participant == i && i > 1)
                recording.fixations.clear();
    }
    for (Recording& recording : study.recordings)
        if (recording.participant == 1)
            for (const Recording& other : study.recordings)
                if (other.participant == 0 && other.stimulus == recording.stimulus)
                    recording.fixations = other.fixations;
    for (const char* mechanism : {"clipped-gaussian", "laplace"}) {
        int somewhere = 0;
        Parameters quick; // differences are of maps before any prior
        if (mechanismOf<Heatmaps>(mechanism).info.has("prior"))
            quick.set("prior", "none");
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            somewhere += trainedOrNot(study, mechanism, 1, seed, quick).differences.front().cellsBeyond() > 0;
        CAPTURE(mechanism);
        CHECK(somewhere <= 20); // 10 are expected
    }
}

TEST_CASE("with hardly any noise groups that look elsewhere differ beyond it, and the table says where") {
    const Dataset study = simulateGallery(40, 3);
    const MapGroupsFrame frame = trainedOrNot(study, "clipped-gaussian", 900, 1);
    REQUIRE(frame.maps.size() == 2);
    CHECK(frame.maps[0].group == "design");
    CHECK(frame.maps[0].people + frame.maps[1].people == 40);
    const MapDifference& one = frame.differences.front();
    CHECK(one.cellsBeyond() > 0);
    const std::string csv = mapDifferencesCsv(frame.differences);
    CHECK(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')) == 1 + one.grid.cells());
    CHECK(frame.guarantee.reasons.back().english().find("smallest group has ") != std::string::npos);
}

TEST_CASE("maps without noise on every cell have no difference beyond it to show") {
    CHECK_THROWS_AS(trainedOrNot(simulateGallery(20, 1), "random-selection", 1, 1), InvalidParameter);
}
