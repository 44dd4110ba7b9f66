#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "tests/catch.h"

using namespace nictate;

namespace {
Parameters paperSetting() {
    Parameters given;
    given.set("width", 300.0);
    given.set("height", 300.0);
    given.set("cap", 1.0);
    given.set("epsilon", 1.0);
    given.set("delta", 3.7037037e-5);
    return given;
}
} // namespace

TEST_CASE("the Gaussian of 300 × 300 cells and 900 observers") {
    HeatmapFacts facts;
    facts.observers = 900;
    Guarantee exact = guaranteeOf(gaussian(), paperSetting(), facts);
    CHECK(exact.noise_scale == Approx(1.14262).epsilon(1e-5));
    CHECK(exact.status == Status::proven);
    CHECK(*exact.sensitivity_l2 == Approx(300.0 / 900));

    Parameters given = paperSetting();
    given.set("calibration", "theorem-3.4");
    Guarantee published = guaranteeOf(gaussian(), given, facts);
    CHECK(published.noise_scale == Approx(1.56742).epsilon(1e-5));
    CHECK(published.status == Status::as_published);
    CHECK(published.delta_true < published.delta); // here it is loose
    CHECK(published.reasons.size() == 2);
}

TEST_CASE("Theorem 3.4 breaks its promise on small grids and the card says by how much") {
    HeatmapFacts facts;
    facts.observers = 50000;
    Parameters given;
    given.set("width", 8.0);
    given.set("height", 8.0);
    given.set("calibration", "theorem-3.4");
    Guarantee guarantee = guaranteeOf(gaussian(), given, facts);
    CHECK(guarantee.delta_true / guarantee.delta == Approx(1.97).epsilon(0.01));
    CHECK(guarantee.reasons[1].english().find("1.97") != std::string::npos);
}

TEST_CASE("a δ of 1/n or more is warned about") {
    HeatmapFacts facts;
    facts.observers = 100;
    Parameters given;
    given.set("delta", 0.01);
    CHECK(guaranteeOf(gaussian(), given, facts).reasons.size() == 2);
    given.set("delta", 0.0099);
    CHECK(guaranteeOf(gaussian(), given, facts).reasons.size() == 1);
}
