#include "app/benches/heatmaps/heatmap_plots.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <algorithm>

using namespace nictate;

TEST_CASE("curves arrive in the background, one for each compared mechanism, and survive ε") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.at("heatmaps").compared = {"gaussian"};
    bench.window.document().change("compare", session);
    auto* plots = bench.heatmaps().plots();
    REQUIRE(bench.waitForSweeps());
    REQUIRE(plots->plot("fidelity")->curves().size() == 3);
    const Curve own = plots->plot("fidelity")->curves()[0];
    CHECK(own.name == "Clipped Gaussian");
    REQUIRE(own.x.size() == 20);
    CHECK(own.y.back() > own.y.front());
    CHECK(own.sd.size() == own.x.size());
    CHECK(plots->plot("error")->curves().size() == 3);
    for (const char* plot : {"fidelity", "error"}) { // what public facts alone reach, at every ε
        const Curve line = plots->plot(plot)->curves().back();
        CHECK(line.name == "no gaze at all");
        CHECK(line.reference);
        CHECK(line.y.front() == line.y.back());
    }
    bench.enter("epsilon.box", "5");
    REQUIRE(bench.waitForSweeps());
    CHECK(plots->plot("fidelity")->curves()[0].y == own.y); // ε only moves the marker
    bench.trigger("draw_noise");
    REQUIRE(bench.waitForSweeps());
    CHECK(plots->plot("fidelity")->curves()[0].y != own.y);
}

TEST_CASE("E[MSE] against the cap marks the optimum, and taking it says what it costs") {
    Workbench bench;
    bench.open();
    auto* plots = bench.heatmaps().plots();
    plots->bringUp("cap");
    CHECK(bench.waitForSweeps());
    CHECK(plots->plot("cap")->curves().empty()); // the clipped mechanism has no cap
    Session session = bench.session();
    session.at("heatmaps").mechanism = "gaussian";
    bench.window.document().change("gaussian", session);
    REQUIRE(bench.waitForSweeps());
    REQUIRE(plots->plot("cap")->curves().size() == 3);
    bench.trigger("best_cap");
    const double best = bench.session().parameters("gaussian").number("cap");
    const Curve total = plots->plot("cap")->curves()[0];
    const auto least = std::min_element(total.y.begin(), total.y.end()) - total.y.begin();
    CHECK(total.x[static_cast<std::size_t>(least)] == best);
}
