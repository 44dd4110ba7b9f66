#include "core/analysis/expectation.h"

#include "core/analysis/tradeoff.h"
#include "core/io/open_study.h"
#include "core/maps/heatmap.h"
#include "core/mechanisms/registry.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <iostream>
#include <numeric>

using namespace nictate;

TEST_CASE("more observers and more ε are expected to be more faithful; the published mechanism is mostly noise") {
    MapFacts facts;
    facts.observers = 60;
    double usual = expectedCC(mechanismOf<Maps>("clipped-gaussian"), {}, facts);
    Parameters tight;
    tight.set("epsilon", 0.2);
    CHECK(expectedCC(mechanismOf<Maps>("clipped-gaussian"), tight, facts) < usual);
    MapFacts more = facts;
    more.observers = 600;
    CHECK(expectedCC(mechanismOf<Maps>("clipped-gaussian"), {}, more) > usual);
    CHECK(expectedCC(mechanismOf<Maps>("gaussian"), {}, facts) < mostly_noise_cc);
    CHECK(expectedCC(mechanismOf<Maps>("noise-free"), {}, facts) == Approx(1));
}

TEST_CASE("the ε for a wanted CC reaches it, and just reaches it") {
    MapFacts facts;
    facts.observers = 40;
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>("clipped-gaussian");
    auto epsilon = epsilonForCC(mechanism, {}, facts, 0.9);
    REQUIRE(epsilon);
    Parameters at, below;
    at.set("epsilon", *epsilon);
    below.set("epsilon", *epsilon / 1.5);
    CHECK(expectedCC(mechanism, at, facts) >= 0.9);
    CHECK(expectedCC(mechanism, below, facts) < 0.9);
    CHECK_FALSE(epsilonForCC(mechanism, {}, facts, 1.0));
    CHECK_FALSE(epsilonForCC(mechanismOf<Maps>("noise-free"), {}, facts, 0.9));
}

TEST_CASE("why it is noisy names n and the grid, and its advice helps") {
    MapFacts facts;
    facts.observers = 60;
    NoiseAdvice published = whyNoisy(mechanismOf<Maps>("gaussian"), {}, facts);
    CHECK(published.why.find("60 observers") != std::string::npos);
    CHECK(published.why.find("200 × 150") != std::string::npos);
    CHECK(published.best_change.find("clipped Gaussian") != std::string::npos);
    CHECK(published.expected_cc > expectedCC(mechanismOf<Maps>("gaussian"), {}, facts));

    Parameters fine;
    fine.set("width", 300.0);
    fine.set("height", 200.0);
    fine.set("clip", 20.0);
    NoiseAdvice clip = whyNoisy(mechanismOf<Maps>("clipped-gaussian"), fine, facts);
    REQUIRE(clip.parameter == "clip");
    Parameters better = fine;
    better.set("clip", clip.value);
    CHECK(expectedCC(mechanismOf<Maps>("clipped-gaussian"), better, facts) == Approx(clip.expected_cc).margin(0.02));
}

TEST_CASE("the noise surface is the mechanism's own scale") {
    MapFacts facts;
    auto surface = noiseSurface(mechanismOf<Maps>("gaussian"), {}, facts, {10, 300}, {50, 900});
    Parameters at;
    at.set("width", 300.0);
    at.set("height", 300.0);
    MapFacts there = facts;
    there.observers = 900;
    CHECK(surface(1, 1) == guaranteeOf(mechanismOf<Maps>("gaussian"), at, there).noise_scale);
    CHECK(surface(1, 0) > surface(0, 0));
    CHECK(surface(0, 0) > surface(0, 1));
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
    MapFacts facts;
    facts.observers = 15;
    for (double epsilon : {1.0, 3.0, 10.0}) {
        std::vector<double> one = {epsilon};
        double real = 0;
        for (std::size_t stimulus = 0; stimulus < 10; ++stimulus)
            real +=
                tradeoff(mechanismOf<Maps>("clipped-gaussian"), collectPoints(study, stimulus, everyone), {}, facts, one, 5, 1)[0]
                    .cc_mean /
                10;
        Parameters given;
        given.set("epsilon", epsilon);
        CHECK(expectedCC(mechanismOf<Maps>("clipped-gaussian"), given, facts) == Approx(real).margin(0.1));
    }
}
