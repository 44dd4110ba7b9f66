#include "widgets/curve_plot.h"

#include "tests/catch.h"
#include "widgets/curve_drawing.h"
#include "widgets/custom_plot.h"
#include "widgets/surface_plot.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace nictate;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

Curve rising(const QString& name, double shift) {
    Curve curve;
    curve.name = name;
    for (double e = 0.01; e < 101; e *= 10) {
        curve.x.push_back(e);
        curve.y.push_back(e / (e + shift));
        curve.sd.push_back(0.01);
    }
    return curve;
}

void prepare(CurvePlot& plot) {
    plot.resize(480, 300);
    plot.setTitle("Fidelity against ε");
    plot.setAxes({"ε (log)", "", true, 0.01, 100, "more protected", "more faithful"}, {"CC", "", false, 0, 1, {}, {}});
    plot.setCurves({rising("clipped, Gaussian", 1), rising("Laplace", 1.01)});
    plot.setMarker(1);
    plot.show();
    QCoreApplication::processEvents();
}

QWidget* widgetOf(CurvePlot& plot) { return plot.plot(); }

} // namespace

TEST_CASE("plot data is CSV with named columns, quoted names and exact numbers", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    QString csv = plot.csv("SIMULATION\nnot a release");
    QStringList lines = csv.split('\n');
    CHECK(lines[0] == "# SIMULATION");
    CHECK(lines[1] == "# not a release");
    CHECK(lines[2] == "curve,ε (log),CC,sd");
    CHECK(lines[3].startsWith("\"clipped, Gaussian\",0.01,0.0099009900990099"));
    CHECK(lines[3].endsWith(",0.01"));
    CHECK(lines.size() == 3 + 10 + 1);

    plot.setCurves({{"gap", {1, 2}, {gap, 3}, {}, false}});
    CHECK(plot.csv().endsWith("gap,1,,\ngap,2,3,\n"));
}

TEST_CASE("the marker is dragged and keyed, and tells where it is", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    QCustomPlot* inner = plot.plot();
    auto pixel = [&](double x) { return QPoint(qRound(inner->xAxis->coordToPixel(x)), inner->axisRect()->center().y()); };
    QSignalSpy moved(&plot, &CurvePlot::markerMoved);
    QTest::mousePress(widgetOf(plot), Qt::LeftButton, {}, pixel(1));
    QTest::mouseMove(widgetOf(plot), pixel(10));
    REQUIRE(moved.count() >= 1);
    CHECK_FALSE(moved.last()[1].toBool());
    plot.setMarker(3); // an answer that comes late does not tear it away
    QTest::mouseRelease(widgetOf(plot), Qt::LeftButton, {}, pixel(10));
    CHECK(moved.last()[1].toBool());
    CHECK(moved.last()[0].toDouble() == Approx(10).epsilon(0.05));
    CHECK(*plot.marker() == moved.last()[0].toDouble());

    QTest::keyClick(&plot, Qt::Key_Left);
    CHECK(*plot.marker() < 10);
    int before = moved.count();
    plot.setMarker(2, false);
    QTest::mousePress(widgetOf(plot), Qt::LeftButton, {}, pixel(2));
    QTest::mouseMove(widgetOf(plot), pixel(5));
    QTest::mouseRelease(widgetOf(plot), Qt::LeftButton, {}, pixel(5));
    CHECK(moved.count() == before);
}

TEST_CASE("hovering names the nearest curve and its values", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    QSignalSpy hovered(&plot, &CurvePlot::hovered);
    QCustomPlot* inner = plot.plot();
    QTest::mouseMove(widgetOf(plot), QPoint(qRound(inner->xAxis->coordToPixel(10)), qRound(inner->yAxis->coordToPixel(0.92))));
    REQUIRE(hovered.count() == 1);
    CHECK(hovered[0][0].toString() == "clipped, Gaussian: ε 10, CC 0.909 ± 0.01");
}

TEST_CASE("names at the curves' ends never overlap", "[plot]") {
    std::vector<double> wanted{100, 102, 101, 20, 300};
    auto places = spreadLabels(wanted, 15, 0, 290);
    std::vector<double> sorted = places;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < sorted.size(); ++i)
        CHECK(sorted[i] - sorted[i - 1] >= 15);
    CHECK(sorted.back() <= 290);
    CHECK(places[3] == 20);
    CHECK(places[0] < places[2]);
    CHECK(places[2] < places[1]);

    CurvePlot plot;
    prepare(plot);
    std::vector<QRectF> boxes;
    for (int i = 0; i < plot.plot()->itemCount(); ++i)
        if (auto* text = qobject_cast<QCPItemText*>(plot.plot()->item(i)); text && text->text().contains("a"))
            if (text->layer()->name() != "marker")
                boxes.push_back(QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition()));
    REQUIRE(boxes.size() == 2);
    QRectF common = boxes[0].intersected(boxes[1]);
    CHECK(common.height() <= 3); // ascenders' room, not letters
    CHECK(boxes[0].right() <= plot.plot()->width());
}

TEST_CASE("of more names than there is room for beside the axes none leaves the plot", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    plot.resize(480, 130);
    std::vector<Curve> curves;
    for (int i = 0; i < 7; ++i)
        curves.push_back(rising(QString("mechanism of a long name, number %1").arg(i), 1 + 0.01 * i));
    plot.setCurves(curves);
    QCoreApplication::processEvents();
    int names = 0;
    for (int i = 0; i < plot.plot()->itemCount(); ++i)
        if (auto* text = qobject_cast<QCPItemText*>(plot.plot()->item(i)); text && text->text().startsWith("mechanism")) {
            CHECK(text->topLeft->pixelPosition().y() >= -1);
            CHECK(text->bottomRight->pixelPosition().y() <= plot.plot()->height() + 1);
            ++names;
        }
    CHECK(names == 7);
}

TEST_CASE("an empty plot says why, and running work can be cancelled", "[plot]") {
    CurvePlot plot;
    plot.resize(400, 250);
    plot.setEmptyText("Choose a stimulus");
    plot.setProgress(0.63, "Computing…");
    plot.show();
    CHECK(plot.findChild<QLabel*>("empty_text")->text() == "Choose a stimulus");
    CHECK(plot.findChild<QLabel*>("progress_text")->text() == "63 %");
    QSignalSpy cancelled(&plot, &CurvePlot::cancelRequested);
    QTest::mouseClick(plot.findChild<QToolButton*>("cancel"), Qt::LeftButton);
    CHECK(cancelled.count() == 1);
    plot.setProgress({});
    CHECK_FALSE(plot.findChild<QToolButton*>("cancel")->isVisible());
    plot.setCurves({rising("one", 1)});
    QCoreApplication::processEvents();
    CHECK_FALSE(plot.findChild<QLabel*>("empty_text")->isVisible());
    CHECK(plot.plot()->isVisible());
}

TEST_CASE("non-finite values are gaps and a log axis takes only positive ones", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    plot.setAxes({"m", "fixations", false, {}, {}, {}, {}}, {"E[MSE]", "", true, {}, {}, {}, {}});
    plot.setCurves({{"a", {1, 2, 3, 4}, {0, 1e-3, std::numeric_limits<double>::infinity(), 1}, {}, false}});
    QCoreApplication::processEvents();
    QCPRange range = plot.plot()->yAxis->range();
    CHECK(range.lower > 5e-4);
    CHECK(range.upper < 2);
    plot.setCurves({{"nothing", {}, {}, {}, false}});
    QCoreApplication::processEvents();
    CHECK(std::isfinite(plot.plot()->xAxis->range().upper));
}

TEST_CASE("a noise surface: contours, values and CSV", "[plot]") {
    NoiseSurface surface;
    surface.sides = {10, 100, 1000};
    surface.observers = {10, 100, 1000, 10000};
    surface.sigma.resize(3, 4);
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 4; ++j)
            surface.sigma(i, j) = surface.sides[static_cast<std::size_t>(i)] / surface.observers[static_cast<std::size_t>(j)];
    CHECK(*sigmaAt(surface, 50, 200) == Approx(0.25));
    CHECK_FALSE(sigmaAt(surface, 5, 200));
    auto lines = contour(surface, 0.3);
    REQUIRE(lines.size() >= 3);
    for (const auto& [a, b] : lines) {
        CHECK(a.x() / a.y() == Approx(0.3));
        CHECK(b.x() / b.y() == Approx(0.3));
    }
    SurfacePlot plot;
    plot.resize(480, 300);
    plot.setSurface(surface);
    plot.setMarker(32, 58);
    plot.show();
    QCoreApplication::processEvents();
    CHECK(
        plot.csv("SIMULATION").startsWith("# SIMULATION\nside (cells),observers,σ (fixations per cell and observer)\n10,10,1\n"));
    CHECK(imageOf(plot.picture({480, 300}), 96).size() == QSize(480, 300));
}

TEST_CASE("labels of points stand where no curve runs", "[plot]") {
    const std::vector<QLineF> pieces = {{0, 100, 200, 100}, {100, 0, 100, 200}}; // a cross
    const QRectF area(0, 0, 200, 200);
    for (const QPointF at : {QPointF(100, 100), QPointF(5, 5), QPointF(199, 199), QPointF(100, 3)}) {
        const QRectF place = freePlace(pieces, {60, 14}, at, area);
        CHECK(area.contains(place));
        for (const QLineF& piece : pieces)
            CHECK_FALSE(crosses(place, piece));
    }
    CHECK(crosses({10, 90, 20, 20}, {0, 100, 200, 100}));
    CHECK(crosses({10, 10, 20, 20}, {8, 20, 20, 8})); // only a corner
    CHECK_FALSE(crosses({10, 10, 20, 20}, {0, 12, 12, 0}));
    const QRectF nowhere = freePlace({{0, 5, 200, 5}}, {60, 14}, {20, 5}, {0, 0, 200, 10});
    CHECK(nowhere.bottom() <= 0); // above the axes
}

TEST_CASE("the marker's label stands above the axes, where no curve is", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    int seen = 0;
    for (int i = 0; i < plot.plot()->itemCount(); ++i)
        if (auto* text = qobject_cast<QCPItemText*>(plot.plot()->item(i)); text && text->text().contains(" = ")) {
            CHECK(text->bottom->pixelPosition().y() <= plot.plot()->axisRect()->top() + 1);
            CHECK(text->top->pixelPosition().y() >= 0);
            ++seen;
        }
    CHECK(seen == 1);
}

TEST_CASE("of thousands of points only those that can be told apart are drawn: peaks and gaps stay, and the data are whole",
          "[plot]") {
    constexpr std::size_t many = 20000, peak = 12345, lost = 5000;
    Curve curve;
    curve.name = "long";
    for (std::size_t i = 0; i < many; ++i) {
        curve.x.push_back(static_cast<double>(i));
        curve.y.push_back(i == peak ? 50 : i >= lost && i < 2 * lost ? gap : std::sin(0.001 * static_cast<double>(i)));
    }
    CurvePlot plot;
    plot.resize(480, 300);
    plot.setCurves({curve});
    plot.show();
    QCoreApplication::processEvents();
    const auto data = plot.plot()->graph(0)->data();
    CHECK(data->size() < 2 * 480 + static_cast<int>(lost));
    int peaks = 0;
    bool in_gap = false;
    for (const QCPGraphData& point : *data) {
        peaks += point.key == peak && point.value == 50;
        in_gap = in_gap || (point.key >= lost && point.key < 2 * lost && !std::isnan(point.value));
    }
    CHECK(peaks == 1);
    CHECK(!in_gap);
    CHECK(std::any_of(data->constBegin(), data->constEnd(), [](const QCPGraphData& point) { return std::isnan(point.value); }));
    CHECK(plot.csv({}).count('\n') == static_cast<qsizetype>(many) + 1);
}

TEST_CASE("a mechanism, what leaves and what it is made from have one colour each whatever else is drawn", "[plot]") {
    auto coloursOf = [](std::vector<Curve> curves) {
        CurvePlot plot;
        plot.resize(480, 300);
        plot.setCurves(std::move(curves));
        plot.show();
        QCoreApplication::processEvents();
        std::map<QString, QColor> colours;
        for (int i = 0; i < plot.plot()->graphCount(); ++i)
            if (!plot.plot()->graph(i)->name().isEmpty())
                colours[plot.plot()->graph(i)->name()] = plot.plot()->graph(i)->pen().color();
        return colours;
    };
    auto line = [](const char* name, Hue hue, int place = -1) {
        return Curve{.name = name, .x = {1, 2}, .y = {1, 2}, .sd = {}, .hue = hue, .place = place};
    };
    const int lpa = methodPlace("lpa"), fpa = methodPlace("fpa");
    const auto one = coloursOf({line("lpa", Hue::method, lpa), line("private", Hue::released), line("original", Hue::original)});
    const auto other =
        coloursOf({line("original", Hue::original), line("fpa", Hue::method, fpa), line("best", Hue::quantity),
                   line("lpa", Hue::method, lpa), line("private", Hue::released), line("first", Hue::condition, 0)});
    for (const char* same : {"lpa", "private", "original"})
        CHECK(one.at(same) == other.at(same));
    std::set<QRgb> different;
    for (const auto& [name, colour] : other)
        different.insert(colour.rgb());
    CHECK(different.size() == other.size());
}

TEST_CASE("padding is marked over its part of the x axis", "[plot]") {
    CurvePlot plot;
    prepare(plot);
    plot.setAxes({"time", "s", false, {}, {}, {}, {}}, {"value", "", false, {}, {}, {}, {}});
    plot.setSpans({{50, 100, "padding"}});
    QCoreApplication::processEvents();
    QCustomPlot* inner = plot.plot();
    auto pixelBeside = [&](double x) { // close to the lower axis, where no curve runs
        const QPoint at(qRound(inner->xAxis->coordToPixel(x)), inner->axisRect()->bottom() - 12);
        const QImage image = inner->grab({at - QPoint(6, 6), QSize(12, 12)}).toImage();
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x2 = 0; x2 < image.width(); ++x2)
                colours.insert(image.pixel(x2, y));
        return colours.size();
    };
    CHECK(pixelBeside(75) > pixelBeside(33));
}
