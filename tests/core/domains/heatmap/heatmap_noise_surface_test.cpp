#include "core/domains/heatmap/heatmap_noise_surface.h"

#include "core/domains/registry.h"
#include "tests/catch.h"

using namespace nictate;

TEST_CASE("the noise surface is the mechanism's own scale") {
    HeatmapFacts facts;
    auto surface = noiseSurface(mechanismOf<Heatmaps>("gaussian"), {}, facts, {10, 300}, {50, 900});
    Parameters at;
    at.set("width", 300.0);
    at.set("height", 300.0);
    HeatmapFacts there = facts;
    there.observers = 900;
    CHECK(surface(1, 1) == guaranteeOf(mechanismOf<Heatmaps>("gaussian"), at, there).noise_scale);
    CHECK(surface(1, 0) > surface(0, 0));
    CHECK(surface(0, 0) > surface(0, 1));
}
