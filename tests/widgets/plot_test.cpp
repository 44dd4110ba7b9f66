#include "widgets/plot.h"

#include "tests/catch.h"
#include "widgets/bar_plot.h"
#include "widgets/curve_plot.h"
#include "widgets/custom_plot.h"
#include "widgets/group_plot.h"
#include "widgets/surface_plot.h"

#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace nictate;

namespace {

/// As from a mouse: only such an event goes on to the widgets around.
void turnWheel(QWidget* over, QPointF at, int steps, Qt::KeyboardModifiers keys) {
    QWheelEvent wheel(at, over->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel);
    qApp->notify(over, &wheel);
}

/// Whatever other window is above.
void moveMouse(QWidget* over, QPointF to, Qt::MouseButtons held = {}) {
    QMouseEvent move(QEvent::MouseMove, to, over->mapToGlobal(to), Qt::NoButton, held, {});
    QApplication::sendEvent(over, &move);
}

std::unique_ptr<CurvePlot> curvePlot() {
    auto plot = std::make_unique<CurvePlot>();
    plot->setAxes({"x", "", false, 0, 10, {}, {}}, {"y", "", false, 0, 10, {}, {}});
    plot->setCurves({{"line", {0, 5, 10}, {0, 5, 10}, {}}});
    return plot;
}

std::unique_ptr<SurfacePlot> surfacePlot() {
    auto plot = std::make_unique<SurfacePlot>();
    plot->setSurface({{1, 10, 100}, {1, 10, 100}, Eigen::ArrayXXd::Constant(3, 3, 2.0)});
    return plot;
}

/// Both kinds, shown and drawn.
std::vector<std::unique_ptr<Plot>> bothKinds() {
    std::vector<std::unique_ptr<Plot>> plots;
    plots.push_back(curvePlot());
    plots.push_back(surfacePlot());
    for (auto& plot : plots) {
        plot->resize(480, 300);
        plot->show();
        QCoreApplication::processEvents();
    }
    return plots;
}

struct Seen {
    QCPRange x, y;
    explicit Seen(const Plot& plot) : x(plot.plot()->xAxis->range()), y(plot.plot()->yAxis->range()) {}
    bool operator==(const Seen& other) const { return x == other.x && y == other.y; }
};

QPoint centre(const Plot& plot) { return plot.plot()->axisRect()->center(); }

} // namespace

TEST_CASE("Ctrl and wheel zoom any plot about the cursor; double click and 0 show all of it again", "[plot]") {
    for (auto& plot : bothKinds()) {
        const Seen all(*plot);
        const QPoint at = centre(*plot) + QPoint(40, -20);
        const double x = plot->plot()->xAxis->pixelToCoord(at.x());
        turnWheel(plot->plot(), at, 3, Qt::ControlModifier);
        QCoreApplication::processEvents();
        const Seen zoomed(*plot);
        CHECK(zoomed.x.lower > all.x.lower);
        CHECK(zoomed.x.upper < all.x.upper);
        CHECK(zoomed.y.upper < all.y.upper);
        CHECK(plot->plot()->xAxis->pixelToCoord(at.x()) == Approx(x).epsilon(0.02)); // what is under the cursor stays
        QTest::mouseDClick(static_cast<QWidget*>(plot->plot()), Qt::LeftButton, {}, at);
        QCoreApplication::processEvents();
        CHECK(Seen(*plot) == all);

        QTest::keyClick(plot.get(), Qt::Key_Plus);
        QCoreApplication::processEvents();
        CHECK_FALSE(Seen(*plot) == all);
        QTest::keyClick(plot.get(), Qt::Key_0);
        QCoreApplication::processEvents();
        CHECK(Seen(*plot) == all);
        turnWheel(plot->plot(), at, -3, Qt::ControlModifier); // there is no less than all
        QCoreApplication::processEvents();
        CHECK(Seen(*plot) == all);
        CHECK_FALSE(plot->zoom());
    }
}

TEST_CASE("the plain wheel over a plot scrolls the page and changes nothing in it", "[plot]") {
    for (auto& plot : bothKinds()) {
        const Seen all(*plot);
        QScrollArea page;
        auto* tall = new QWidget;
        auto* column = new QVBoxLayout(tall);
        column->addWidget(plot.get());
        column->addSpacing(2000);
        page.setWidget(tall);
        page.setWidgetResizable(true);
        page.resize(500, 300);
        page.show();
        QCoreApplication::processEvents();
        const Seen before(*plot);
        turnWheel(plot->plot(), centre(*plot), -1, {});
        QCoreApplication::processEvents();
        CHECK(page.verticalScrollBar()->value() > 0);
        CHECK(Seen(*plot) == before);
        CHECK_FALSE(plot->zoom());
        plot->setParent(nullptr);
    }
}

TEST_CASE("a dragged frame becomes the whole plot, Shift and dragging move it", "[plot]") {
    for (auto& plot : bothKinds()) {
        QWidget* inner = plot->plot();
        const QPoint from = centre(*plot) - QPoint(60, 40), to = centre(*plot) + QPoint(60, 40);
        const double low = plot->plot()->xAxis->pixelToCoord(from.x()), high = plot->plot()->xAxis->pixelToCoord(to.x());
        QTest::mousePress(inner, Qt::LeftButton, {}, from);
        moveMouse(inner, to, Qt::LeftButton);
        QTest::mouseRelease(inner, Qt::LeftButton, {}, to);
        QCoreApplication::processEvents();
        CHECK(plot->plot()->xAxis->range().lower == Approx(low).epsilon(0.03));
        CHECK(plot->plot()->xAxis->range().upper == Approx(high).epsilon(0.03));

        const double under = plot->plot()->xAxis->pixelToCoord(centre(*plot).x());
        QTest::mousePress(inner, Qt::LeftButton, Qt::ShiftModifier, centre(*plot));
        moveMouse(inner, centre(*plot) + QPoint(30, 0), Qt::LeftButton);
        QTest::mouseRelease(inner, Qt::LeftButton, Qt::ShiftModifier, centre(*plot) + QPoint(30, 0));
        QCoreApplication::processEvents();
        CHECK(plot->plot()->xAxis->pixelToCoord(centre(*plot).x() + 30) == Approx(under).epsilon(0.03));

        QTest::mouseClick(inner, Qt::LeftButton, {}, centre(*plot)); // a click is no frame
        QCoreApplication::processEvents();
        CHECK(plot->plot()->xAxis->pixelToCoord(centre(*plot).x() + 30) == Approx(under).epsilon(0.03));
    }
}

TEST_CASE("a zoom outlives new data, and goes when nothing of them is in it or the axes mean something else", "[plot]") {
    auto plot = curvePlot();
    plot->resize(480, 300);
    plot->show();
    QCoreApplication::processEvents();
    plot->setZoom(PlotZoom{{4, 6}, {4, 6}});
    plot->setCurves({{"line", {0, 5, 10}, {1, 5.5, 10}, {}}});
    QCoreApplication::processEvents();
    CHECK(plot->plot()->xAxis->range() == QCPRange(4, 6));
    plot->setCurves({{"line", {0, 5, 10}, {100, 105, 110}, {}}});
    QCoreApplication::processEvents();
    CHECK_FALSE(plot->zoom());
    CHECK(plot->plot()->xAxis->range() == QCPRange(0, 10));
    plot->setZoom(PlotZoom{{4, 6}, {104, 106}});
    plot->setAxes({"x", "ms", false, 0, 10, {}, {}}, {"y", "", false, 0, 10, {}, {}});
    CHECK_FALSE(plot->zoom());
}

TEST_CASE("the context menu of any plot copies, exports, resets and enlarges", "[plot]") {
    for (auto& plot : bothKinds()) {
        auto action = [&](const char* name) { return plot->menu()->findChild<QAction*>(name); };
        Q_EMIT plot->menu()->aboutToShow();
        CHECK_FALSE(action("plot_copy_picture")->isVisible()); // nobody does it
        QSignalSpy copied(plot.get(), &Plot::copyPicture), data(plot.get(), &Plot::copyData),
            exported(plot.get(), &Plot::exportPicture), written(plot.get(), &Plot::exportData);
        Q_EMIT plot->menu()->aboutToShow();
        QStringList names;
        for (const QAction* each : plot->menu()->actions())
            if (!each->isSeparator() && each->isVisible())
                names << each->text().remove('&').section('\t', 0, 0);
        CHECK(names == QStringList{"Copy picture", "Copy data", "Export picture…", "Export data…", "Reset zoom", "Enlarge"});
        for (const char* name : {"plot_copy_picture", "plot_copy_data", "plot_export_picture", "plot_export_data"})
            action(name)->trigger();
        CHECK(copied.count() + data.count() + exported.count() + written.count() == 4);
        CHECK(exported.count() == 1);
        CHECK_FALSE(action("plot_reset_zoom")->isEnabled());
        QTest::keyClick(plot.get(), Qt::Key_Plus);
        Q_EMIT plot->menu()->aboutToShow();
        CHECK(action("plot_reset_zoom")->isEnabled());
        action("plot_reset_zoom")->trigger();
        CHECK_FALSE(plot->zoom());
    }
    CurvePlot sensitive_only;
    sensitive_only.setCurves({{.name = "of one", .x = {0, 1}, .y = {0, 1}, .sd = {}, .secret = true}});
    Q_EMIT sensitive_only.menu()->aboutToShow();
    CHECK_FALSE(sensitive_only.menu()->findChild<QAction*>("plot_copy_picture")->isEnabled());
}

TEST_CASE("an enlarged plot stands in a window of its own, stays alive there and comes back", "[plot]") {
    for (auto& plot : bothKinds()) {
        const QSize before = plot->plot()->size();
        plot->setTitle("Noise");
        QTest::keyClick(plot.get(), Qt::Key_Return);
        QCoreApplication::processEvents();
        auto* window = plot->findChild<QDialog*>("enlarged_plot");
        REQUIRE(window);
        CHECK(plot->enlarged());
        CHECK(window->windowTitle() == "Noise");
        CHECK(plot->plot()->window() == window);
        CHECK(plot->plot()->width() > before.width());
        const Seen all(*plot);
        turnWheel(plot->plot(), centre(*plot), 2, Qt::ControlModifier);
        QCoreApplication::processEvents();
        CHECK_FALSE(Seen(*plot) == all);
        QTest::keyClick(window, Qt::Key_Escape);
        QCoreApplication::processEvents();
        CHECK_FALSE(plot->enlarged());
        CHECK(plot->plot()->window() == plot.get());
        CHECK(plot->plot()->isVisible());
        plot->enlarge();
    } // and may go while it is away
}

TEST_CASE("hovering shows values in the plot where they cover neither curve nor cursor", "[plot]") {
    for (auto& plot : bothKinds()) {
        QSignalSpy hovered(plot.get(), &Plot::hovered);
        const QPoint at = centre(*plot);
        moveMouse(plot->plot(), at);
        auto* read_out = plot->findChild<QLabel*>("read_out");
        REQUIRE(hovered.count() == 1);
        CHECK(read_out->isVisible());
        CHECK(read_out->text().remove('\n') == hovered[0][0].toString().remove(": ").remove(':'));
        CHECK_FALSE(read_out->geometry().contains(at));
        QEvent left(QEvent::Leave);
        QApplication::sendEvent(plot->plot(), &left);
        CHECK_FALSE(read_out->isVisible());
        CHECK(hovered.last()[0].toString().isEmpty());
    }
    auto plot = curvePlot(); // the line runs from the lower left to the upper right
    plot->resize(480, 300);
    plot->show();
    QCoreApplication::processEvents();
    moveMouse(plot->plot(), centre(*plot));
    const QRect place = plot->findChild<QLabel*>("read_out")->geometry(), area = plot->plot()->axisRect()->rect();
    CHECK((place.center().x() < area.center().x()) == (place.center().y() < area.center().y()));
}

TEST_CASE("a long title wraps in full instead of being cut", "[plot]") {
    auto plot = curvePlot();
    plot->setBadge("SIMULATION");
    plot->setTitle("One sample's loss under temporal correlation, φ = 0.983 (sensitive)");
    plot->resize(260, 260);
    plot->show();
    QCoreApplication::processEvents();
    auto* title = plot->findChild<QLabel*>("plot_title");
    const QRect needed = title->fontMetrics().boundingRect(QRect(0, 0, title->width(), 1000), Qt::TextWordWrap, title->text());
    CHECK(needed.height() > title->fontMetrics().height());
    CHECK(title->height() >= needed.height());
    CHECK(needed.width() <= title->width());
    const QRect before = plot->plot()->geometry();
    plot->setProgress(0.5, "drawing");
    QCoreApplication::processEvents();
    CHECK(plot->plot()->geometry() == before); // work that begins moves nothing
}

TEST_CASE("a legend of bars is over them only where there is room for both") {
    BarPlot bars;
    BarContent content;
    content.axis = {"share", "", false, 0, 1, {}, {}};
    content.names = {"title", "owl"};
    content.original_name = "original";
    content.protected_name = "protected";
    content.originals = {0.2, 0.5};
    content.values = {0.1, 0.6};
    content.lows = {0, 0.5};
    content.highs = {0.2, 0.7};
    bars.setContent(content);
    bars.resize(400, 90);
    bars.show();
    QTest::qWait(0);
    CHECK_FALSE(bars.plot()->legend->visible());
    const double low = bars.plot()->yAxis->range().upper;
    bars.resize(400, 300);
    QTest::qWait(0);
    CHECK(bars.plot()->legend->visible());
    CHECK(bars.plot()->yAxis->range().upper > low); // a strip of its own
    content.protected_name = "protected, 95 % noise; thin: people of the study";
    bars.setContent(content);
    for (const int width : {400, 240, 190}) {
        bars.resize(width, 300);
        QTest::qWait(0);
        INFO(width);
        bars.plot()->replot();
        CHECK(bars.plot()->axisRect()->rect().adjusted(-8, -8, 8, 8).contains(bars.plot()->legend->outerRect()));
        const auto top_of_owl = bars.plot()->yAxis->coordToPixel(0.7);
        CHECK(bars.plot()->legend->outerRect().bottom() <= top_of_owl);
    }
}

TEST_CASE("a low plot says in one line which bars are which, and which points are whose") {
    BarPlot bars;
    BarContent content;
    content.axis = {"share", "", false, 0, 1, {}, {}};
    content.names = {"title", "owl"};
    content.original_name = "original";
    content.protected_name = "protected, 95 % noise; thin: people of the study";
    content.originals = content.values = content.lows = content.highs = {0.2, 0.5};
    bars.setContent(content);
    bars.resize(245, 150);
    bars.show();
    QTest::qWait(0);
    bars.plot()->replot();
    const QCPLegend& key = *bars.plot()->legend;
    REQUIRE(key.visible());
    CHECK(key.rowCount() == 1);
    CHECK(qobject_cast<QCPPlottableLegendItem*>(key.item(0))->plottable()->name() == "original");
    CHECK(qobject_cast<QCPPlottableLegendItem*>(key.item(1))->plottable()->name() == "protected");
    CHECK(bars.plot()->axisRect()->rect().adjusted(-8, -8, 8, 8).contains(key.outerRect()));
    CHECK(key.outerRect().bottom() <= bars.plot()->yAxis->coordToPixel(0.5));

    GroupPlot groups;
    GroupContent of_groups;
    of_groups.axis = content.axis;
    of_groups.areas = content.names;
    for (const char* name : {"design", "none", "other"})
        of_groups.groups.push_back({name, {0.2, 0.5}, {0.1, 0.4}, {0.3, 0.6}, {0.1, 0.4}, {0.3, 0.6}});
    groups.setContent(of_groups);
    groups.resize(300, 140);
    groups.show();
    QTest::qWait(0);
    groups.plot()->replot();
    const QCPLegend& of_three = *groups.plot()->legend;
    REQUIRE(of_three.visible());
    CHECK(of_three.rowCount() == 1);
    CHECK(groups.plot()->axisRect()->rect().adjusted(-8, -8, 8, 8).contains(of_three.outerRect()));
    for (int i = 0; i < 3; ++i)
        CHECK(qobject_cast<QCPPlottableLegendItem*>(of_three.item(i))->plottable()->name() ==
              of_groups.groups[static_cast<std::size_t>(i)].name);
}

TEST_CASE("numbers of a logarithmic axis of less than two decades do not cover each other", "[plot]") {
    for (const int height : {110, 160, 400}) {
        CAPTURE(height);
        CurvePlot plot;
        plot.setAxes({"x", "", false, 0, 10, {}, {}}, {"loss", "", true, 0.02, 1.2, {}, {}});
        plot.setCurves({{"line", {0, 5, 10}, {0.02, 0.5, 1}, {}}});
        plot.resize(300, height);
        plot.show();
        QCoreApplication::processEvents();
        plot.plot()->replot();
        const QCPAxis* axis = plot.plot()->yAxis;
        std::vector<double> at; // pixels from the top
        for (const double tick : axis->tickVector())
            if (axis->range().contains(tick))
                at.push_back(axis->coordToPixel(tick));
        CHECK(at.size() >= 2);
        CHECK((height < 400 || at.size() == 6)); // 0.02, 0.05, 0.1, 0.2, 0.5, 1
        for (std::size_t i = 1; i < at.size(); ++i)
            CHECK(at[i - 1] - at[i] >= QFontMetrics(axis->tickLabelFont()).height() * 0.8);
    }
}
