#include "core/domains/heatmap/expected_cc.h"

#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/heatmap/heatmap_tradeoff.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "tests/catch.h"

#include <filesystem>
#include <iostream>
#include <numeric>

using namespace nictate;

TEST_CASE("more observers and more ε are expected to be more faithful; the published mechanism is mostly noise") {
    HeatmapFacts facts;
    facts.observers = 60;
    double usual = expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), {}, facts);
    Parameters tight;
    tight.set("epsilon", 0.2);
    CHECK(expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), tight, facts) < usual);
    HeatmapFacts more = facts;
    more.observers = 600;
    CHECK(expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), {}, more) > usual);
    CHECK(expectedCC(mechanismOf<Heatmaps>("gaussian"), {}, facts) < mostly_noise_cc);
    CHECK(expectedCC(mechanismOf<Heatmaps>("noise-free"), {}, facts) == Approx(1));
}

TEST_CASE("what no gaze at all reaches is expected to be less than a good map and more than noise") {
    HeatmapFacts facts;
    facts.observers = 60;
    const double without = expectedCCWithoutGaze(facts);
    CHECK(without < expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), {}, facts) - adds_something_cc);
    CHECK(without > expectedCC(mechanismOf<Heatmaps>("gaussian"), {}, facts));
    Parameters nothing;
    nothing.set("epsilon", 0.001);
    CHECK(expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), nothing, facts) == Approx(without).margin(adds_something_cc));
}

TEST_CASE("what is expected from public facts is near what real pictures give") {
    std::filesystem::path osie = NICTATE_SOURCE_DIR "/../shared/data/osie";
    if (!std::filesystem::exists(osie)) {
        std::cout << "skipped: expected against real CC needs ../shared/data/osie\n";
        return;
    }
    Dataset study = openStudy(osie);
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    HeatmapFacts facts;
    facts.observers = 15;
    facts.picture = publicPicture(study.stimuli.front(), nullptr); // nobody reads it
    for (double epsilon : {1.0, 3.0, 10.0}) {
        std::vector<double> one = {epsilon};
        double real = 0;
        for (std::size_t stimulus = 0; stimulus < 10; ++stimulus)
            real += tradeoff(mechanismOf<Heatmaps>("clipped-gaussian"), collectPoints(study, 35 * stimulus, everyone), {}, facts,
                             one, 5, 1)[0]
                        .cc_mean /
                    10;
        Parameters given;
        given.set("epsilon", epsilon);
        CHECK(expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), given, facts) == Approx(real).margin(0.08));
    }
}
