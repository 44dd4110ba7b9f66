#include "core/domains/heatmap/heatmap_advice.h"

#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/registry.h"
#include "tests/catch.h"

using namespace nictate;

TEST_CASE("the ε for a wanted CC reaches it, and just reaches it") {
    HeatmapFacts facts;
    facts.observers = 40;
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("clipped-gaussian");
    auto epsilon = epsilonForCC(mechanism, {}, facts, 0.9);
    REQUIRE(epsilon);
    Parameters at, below;
    at.set("epsilon", *epsilon);
    below.set("epsilon", *epsilon / 1.5);
    CHECK(expectedCC(mechanism, at, facts) >= 0.9);
    CHECK(expectedCC(mechanism, below, facts) < 0.9);
    CHECK_FALSE(epsilonForCC(mechanism, {}, facts, 1.0));
    CHECK_FALSE(epsilonForCC(mechanismOf<Heatmaps>("noise-free"), {}, facts, 0.9));
}

TEST_CASE("why it is noisy names n and the grid, and its advice helps") {
    HeatmapFacts facts;
    facts.observers = 60;
    NoiseAdvice published = whyNoisy(mechanismOf<Heatmaps>("gaussian"), {}, facts);
    CHECK(published.why.english().find("60 observers") != std::string::npos);
    CHECK(published.why.english().find("200 × 150") != std::string::npos);
    CHECK(published.best_change.english().find("At the same ε Clipped Gaussian does better") != std::string::npos);
    CHECK(published.expected_cc > expectedCC(mechanismOf<Heatmaps>("gaussian"), {}, facts));

    Parameters fine;
    fine.set("width", 300.0);
    fine.set("height", 200.0);
    fine.set("clip", 20.0);
    const Mechanism<Heatmaps>& clipped = mechanismOf<Heatmaps>("clipped-gaussian");
    const NoiseAdvice advice = whyNoisy(clipped, fine, facts);
    REQUIRE(fine.has(advice.parameter));
    CHECK(advice.expected_cc > expectedCC(clipped, fine, facts));
    Parameters better = fine;
    better.set(advice.parameter, advice.value);
    CHECK(expectedCC(clipped, better, facts) == Approx(advice.expected_cc).margin(0.02));
    for (const auto& [name, value] : fine.all()) { // of what was set by hand, nothing else helps as much
        Parameters without = fine;
        without.unset(name);
        CHECK(expectedCC(clipped, without, facts) <= advice.expected_cc + 0.01);
    }
}

TEST_CASE("a heatmap over time is advised, and by no mechanism that takes no windows") {
    HeatmapFacts still;
    still.observers = 60;
    TimeCut cut;
    cut.windows = 2;
    cut.presentation_ms = 3000;
    const HeatmapFacts over_time = withWindows(still, cut);
    REQUIRE(over_time.windows() == 2);
    const NoiseAdvice advice = whyNoisy(mechanismOf<Heatmaps>("clipped-gaussian"), {}, over_time);
    CHECK(advice.why.english().find("60 observers") != std::string::npos);
    CHECK(advice.best_change.english().find("does better") == std::string::npos); // there is no other
    CHECK(epsilonForCC(mechanismOf<Heatmaps>("clipped-gaussian"), {}, over_time, 0.8));
}

TEST_CASE("no mechanism is advised whose likeness is its noise's") {
    HeatmapFacts facts;
    facts.observers = 15;
    facts.picture = std::make_shared<PublicPicture>("grey", [](const std::string&) {
        return std::optional(PicturePixels{4, 3, std::vector<std::uint8_t>(36, 128)});
    });
    Parameters little;
    little.set("epsilon", 0.03);
    const Mechanism<Heatmaps>&laplace = mechanismOf<Heatmaps>("laplace"), &gaussian = mechanismOf<Heatmaps>("gaussian");
    const double chance = expectedCC(laplace, little, facts);
    REQUIRE(chance > expectedCC(gaussian, little, facts) + 0.1);
    CHECK(noiseCC(laplace, little, facts) == Approx(chance).margin(0.001));
    CHECK(whyNoisy(gaussian, little, facts).best_change.english().find("Laplace") == std::string::npos);
}
