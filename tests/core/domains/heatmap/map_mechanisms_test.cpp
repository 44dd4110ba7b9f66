// What every mechanism on maps keeps; the contract of all domains is in registry_test.cpp.

#include "core/domains/registry.h"

#include "core/errors.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <cmath>
#include <numeric>

using namespace nictate;

namespace {

const HeatmapFacts facts{30, {60, 45, 800, 600}, 24, 10};

ObserverPoints gaze() {
    Dataset study = simulateGallery(30, 3);
    study.stimuli[0].width_px = 800;
    study.stimuli[0].height_px = 600;
    std::vector<std::size_t> everyone(30);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    return collectPoints(study, 0, everyone);
}

} // namespace

TEST_CASE("maps: the declared ranges are those of the command line's contract") {
    auto spec = [](const char* mechanism, const char* name) { return mechanismOf<Heatmaps>(mechanism).info.parameter(name); };
    CHECK(rangeText(spec("gaussian", "epsilon")) == "0 < epsilon ≤ 1000");
    CHECK(rangeText(spec("gaussian", "delta")) == "0 < delta < 1");
    CHECK(spec("gaussian", "width").max == 20000);
    CHECK(spec("gaussian", "height").min == 1);
    CHECK(spec("laplace", "cap").min == 1);
    CHECK(spec("laplace", "count_cap").optional);
    CHECK(spec("gaussian", "clip").min_open);
    CHECK(spec("clipped-gaussian", "splat").zero_allowed);
    CHECK(spec("clipped-gaussian", "splat").max == 5);
    CHECK(spec("random-selection-1", "fraction").max == 1);
    Parameters zero;
    zero.set("splat", 0.0);
    CHECK_NOTHROW(resolve(mechanismOf<Heatmaps>("clipped-gaussian"), zero, facts));
}

TEST_CASE("maps: guarantees: complete, with a reason, of a declared status, and honest about none") {
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        Guarantee guarantee = guaranteeOf(mechanism, {}, facts);
        CAPTURE(mechanism.info.id);
        CHECK(!guarantee.reasons.empty());
        CHECK(std::count(mechanism.info.statuses.begin(), mechanism.info.statuses.end(), guarantee.status) == 1);
        CHECK(!plainSentence(guarantee).empty());
        if (guarantee.status == Status::none) {
            CHECK_FALSE(guarantee.published_epsilon);
            CHECK(guarantee.definition == Definition::none);
        } else {
            CHECK(*guarantee.published_epsilon == 1);
            CHECK(guarantee.noise_scale > 0);
            CHECK(*guarantee.rho > 0);
        }
        if (guarantee.status == Status::proven)
            CHECK(guarantee.delta_true <= guarantee.delta * (1 + 1e-9));
    }
}

TEST_CASE("maps: larger ε, less noise; more observers, less noise") {
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        if (!mechanism.info.has("epsilon"))
            continue;
        CAPTURE(mechanism.info.id);
        double before = INFINITY;
        for (double epsilon : {1e-3, 0.1, 1.0, 3.0, 100.0, 1000.0}) {
            Parameters given;
            given.set("epsilon", epsilon);
            double scale = guaranteeOf(mechanism, given, facts).noise_scale;
            CHECK(scale < before);
            before = scale;
        }
        HeatmapFacts more = facts;
        more.observers = 300;
        CHECK(guaranteeOf(mechanism, {}, more).noise_scale < guaranteeOf(mechanism, {}, facts).noise_scale);
    }
}

TEST_CASE("maps: same seed, same output; another seed, another output; always finite and on the display grid") {
    ObserverPoints points = gaze();
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        CAPTURE(mechanism.info.id);
        GazeMap first = simulate(mechanism, points, {}, facts, SeededNoise(1)).heatmap;
        CHECK((first == simulate(mechanism, points, {}, facts, SeededNoise(1)).heatmap).all());
        CHECK(first.rows() == 45);
        CHECK(first.cols() == 60);
        CHECK(first.allFinite());
        if (mechanism.info.id != "noise-free")
            CHECK_FALSE((first == simulate(mechanism, points, {}, facts, SeededNoise(2)).heatmap).all());
    }
}

TEST_CASE("maps: one observer, no fixations and the ends of the ranges neither crash nor turn to nonsense") {
    ObserverPoints nobody;
    nobody.offsets = {0, 0};
    HeatmapFacts one = facts;
    one.observers = 1;
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>())
        for (double epsilon : {1e-6, 1000.0})
            for (double side : {1.0, 700.0}) {
                CAPTURE(mechanism.info.id, epsilon, side);
                Parameters given;
                if (mechanism.info.has("epsilon"))
                    given.set("epsilon", epsilon);
                given.set("width", side);
                given.set("height", side);
                CHECK(simulate(mechanism, nobody, given, one, SeededNoise(3)).heatmap.allFinite());
            }
}

TEST_CASE("maps: defaults come from public facts alone and are marked as defaults") {
    // Two very different studies with the same public facts resolve alike: resolve() never sees gaze. Here: facts in,
    // parameters out, and n, ε, blur move them as documented.
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("clipped-gaussian");
    Parameters few = resolve(mechanism, {}, facts);
    HeatmapFacts crowd = facts;
    crowd.observers = 100000;
    Parameters many = resolve(mechanism, {}, crowd);
    CHECK(many.number("width") > few.number("width")); // less noise allows finer cells
    HeatmapFacts blurred = facts;
    blurred.blur_px = 60;
    CHECK(resolve(mechanism, {}, blurred).number("width") < few.number("width"));
    CHECK(few.number("clip") == Approx(2 / (2 * std::sqrt(std::acos(-1.0)) * few.number("splat"))));
    Parameters plain;
    plain.set("splat", 0.0);
    CHECK(resolve(mechanism, plain, facts).number("clip") == 2);
    CHECK(few.number("delta") == Approx(std::pow(30, -1.5)));
    HeatmapFacts one = facts;
    one.observers = 1;
    CHECK(resolve(mechanism, {}, one).number("delta") == 0.05);
}
