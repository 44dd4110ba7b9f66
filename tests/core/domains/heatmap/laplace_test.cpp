#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "tests/catch.h"

using namespace nictate;

TEST_CASE("Laplace: b = m r/(nε), half of ε in zCDP terms squared, no δ") {
    HeatmapFacts facts;
    facts.observers = 50;
    Parameters given;
    given.set("width", 20.0);
    given.set("height", 10.0);
    given.set("cap", 3.0);
    given.set("epsilon", 0.5);
    Guarantee guarantee = guaranteeOf(laplace(), given, facts);
    CHECK(guarantee.noise_scale == Approx(3.0 * 200 / (50 * 0.5)));
    CHECK(guarantee.delta == 0);
    CHECK(guarantee.delta_true == 0);
    CHECK(*guarantee.rho == Approx(0.125));
    CHECK(guarantee.definition == Definition::pure_dp);
    given.set("count_cap", 10.0);
    CHECK(guaranteeOf(laplace(), given, facts).noise_scale == Approx(20 / (50 * 0.5)));
}
