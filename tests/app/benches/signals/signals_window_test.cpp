// The window that features are computed in, chosen at the Signals bench for studies of raw samples.
#include "app/benches/mechanism_column.h"
#include "app/benches/signals/signal_plots.h"
#include "app/benches/signals/signals_bench.h"
#include "core/events/window_features.h"
#include "core/session/session_file.h"
#include "core/simulate/reading.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/empty_state.h"
#include "widgets/hint_overlay.h"
#include "widgets/shown_number.h"
#include "widgets/text_size.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTest>

#include <algorithm>

using namespace nictate;

namespace {

const Dataset& readers() {
    static const Dataset study = simulateReading(3, 1);
    return study;
}

struct GazeWorkbench : Workbench {
    explicit GazeWorkbench(Session session = {}) {
        session.bench = SignalsView::bench;
        window.document().open(std::make_shared<const Dataset>(readers()), std::move(session));
    }
    SignalsBench* bench() { return &signalsBench(); }
    bool showsWindow(double seconds) {
        return waitFor([&] { return bench()->frame() && bench()->frame()->window_s == seconds; });
    }
};

} // namespace

TEST_CASE("features of raw gaze follow the window, by keyboard, and undo brings them back") {
    GazeWorkbench bench;
    REQUIRE(bench.showsWindow(30));
    auto* slider = bench.find<QSlider>("feature_window.slider");
    REQUIRE(slider->isVisible());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageDown);
    const double shorter = bench.session().view<SignalsView>().window_s;
    CHECK(shorter < 30);
    REQUIRE(bench.showsWindow(shorter));
    WindowParameters parameters;
    parameters.window_s = shorter;
    const FeatureSet own = featuresOf(readers(), parameters);
    CHECK(bench.bench()->frame()->facts.length == own.tables.front().values.rows());
    const Eigen::MatrixXd& shown = bench.bench()->frame()->study->conditions.front().tables.front();
    CHECK((shown - own.tables.front().values).isZero(0));
    CHECK(bench.window.document().study().features.empty()); // derived features are no part of the study
    CHECK(bench.window.command().startsWith("nictate-cli features"));
    bench.trigger("undo");
    REQUIRE(bench.showsWindow(30));
    CHECK(bench.session().view<SignalsView>().window_s == 30);
    CHECK(bench.window.command().startsWith("nictate-cli signals"));
}

TEST_CASE("a window longer than the recordings says so, and a shorter one mends it") {
    GazeWorkbench bench;
    REQUIRE(bench.showsWindow(30));
    bench.enter("feature_window.box", "2000");
    REQUIRE(waitFor([&] { return bench.bench()->empty()->isVisible(); }));
    CHECK_FALSE(bench.bench()->frame());
    CHECK(bench.find<QWidget>("feature_window.box")->isVisible());
    bench.enter("feature_window.box", "20");
    REQUIRE(bench.showsWindow(20));
    CHECK_FALSE(bench.bench()->empty()->isVisible());
}

TEST_CASE("a session keeps the window, and a cancelled computation can be started again") {
    Session session;
    session.view<SignalsView>().window_s = 12;
    CHECK(parseSession(sessionText(session), "a.nictate").view<SignalsView>().window_s == 12);
    GazeWorkbench bench(session);
    bench.bench()->featureWork()->cancel();
    CHECK(bench.bench()->empty()->isVisible());
    CHECK_FALSE(bench.bench()->frame());
    bench.trigger("recompute");
    REQUIRE(bench.showsWindow(12));
}

TEST_CASE("every plot of the bench is marked as a simulation, and unused parameters stay away") {
    GazeWorkbench bench;
    REQUIRE(bench.showsWindow(30));
    for (const PlotPage& page : bench.bench()->pages()) {
        CAPTURE(page.name.toStdString());
        CHECK(page.plot->findChild<QLabel*>("plot_badge")->text() == "SIMULATION");
    }
    CHECK(bench.bench()->plots()->findChild<QLabel*>("plot_badge")->isVisible());
    CHECK_FALSE(bench.find<QLineEdit>("delta.box")->isVisible());
    Session session = bench.session();
    session.given["fpa"].set("noise", std::string("gaussian"));
    bench.window.document().change("noise", session);
    QApplication::processEvents();
    CHECK(bench.find<QLineEdit>("delta.box")->isVisibleTo(bench.window.mechanismColumn()));
}

TEST_CASE("the correlation plot tells what neighbours have in common, before and after differencing") {
    GazeWorkbench bench;
    REQUIRE(bench.showsWindow(30));
    const SignalFrame& frame = *bench.bench()->frame();
    const CorrelationCurves& known = frame.correlations[frame.condition];
    const QString title = bench.bench()->plots()->plot("correlation")->findChild<QLabel*>("plot_title")->text();
    auto digits = [](double value) { return shortNumber(value).replace('-', QString::fromUtf8("−")); };
    CHECK(title.contains(QString("Lag 1: %1").arg(digits(known.signals[1]))));
    CHECK(title.contains(QString("differences %1").arg(digits(known.differences[1]))));
    const auto& curves = bench.bench()->plots()->plot("correlation")->curves();
    CHECK(curves.size() == frame.correlations.size() + 2); // one condition's differences and private version
}

TEST_CASE("the window of signals shrinks to 1024 pixels, whatever the size of text") {
    GazeWorkbench bench;
    REQUIRE(bench.showsWindow(30));
    for (const int size : {0, 2, largest_text}) {
        setTextSize(*qApp, size);
        QApplication::processEvents(); // the columns take their new widths
        CAPTURE(size);
        CHECK(bench.window.minimumSizeHint().width() <= 1024);
    }
    setTextSize(*qApp, 0);
}

TEST_CASE("the first steps show what a bench says of itself") {
    GazeWorkbench bench;
    bench.trigger("hints");
    auto* hints = bench.window.findChild<HintOverlay*>();
    REQUIRE(hints);
    const auto saysIt = [&] {
        const auto labels = hints->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == bench.signalsBench().hint(); });
    };
    bool said = false;
    for (int step = 0; step < 8 && !said; ++step) {
        hints->next();
        said = saysIt();
    }
    CHECK(said);
}
