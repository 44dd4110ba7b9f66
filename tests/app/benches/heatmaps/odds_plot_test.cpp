#include "app/benches/heatmaps/heatmap_plots.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QFile>

using namespace nictate;

TEST_CASE("odds against ε stand for the chosen and the compared mechanism at their own δ, and ε only moves the marker") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.at("heatmaps").compared = {"laplace"};
    session.given["clipped-gaussian"].set("delta", 0.01);
    bench.window.document().change("compare", session);
    CurvePlot* plot = bench.heatmaps().plots()->plot("odds");
    REQUIRE(waitFor([&] { return plot->curves().size() == 2; }));
    const std::vector<Curve> curves = plot->curves();
    for (std::size_t i = 0; i < curves[0].x.size(); ++i) {
        CHECK(curves[0].y[i] == Approx(100 * bestGuess(curves[0].x[i], 0.01)));
        CHECK(curves[1].y[i] == Approx(100 * bestGuess(curves[1].x[i], 0)));
    }
    CHECK(curves[0].x.size() == 60);
    bench.enter("epsilon.box", "5");
    CHECK(waitFor([&] { return plot->marker() == 5.0; }));
    CHECK(plot->curves() == curves);

    const QString file = bench.study.path("odds.csv");
    bench.window.exportPlotData("odds", file);
    QFile csv(file);
    REQUIRE(csv.open(QIODevice::ReadOnly));
    CHECK(csv.readAll().count("\nLaplace") == 60);
}

TEST_CASE("a mechanism that promises nothing has no odds to draw, and the plot says why") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.at("heatmaps").mechanism = "noise-free";
    session.at("heatmaps").compared.clear();
    bench.window.document().change("noise-free", session);
    CHECK(waitFor([&] { return bench.heatmaps().plots()->plot("odds")->empty(); }));
}
