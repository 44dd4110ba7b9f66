#include "core/domains/heatmap/heatmap_noise_surface.h"

#include "core/domains/registry.h"
#include "tests/catch.h"

using namespace nictate;

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
