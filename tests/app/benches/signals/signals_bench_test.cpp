// Drives the Signals bench by keyboard and looks at plots, card, session and command.
#include "app/benches/mechanism_column.h"
#include "app/benches/signals/signal_plots.h"
#include "app/benches/signals/signal_settings.h"
#include "app/benches/signals/signals_bench.h"
#include "app/benches/signals/signals_column.h"
#include "app/window/message_bar.h"
#include "core/domains/registry.h"
#include "core/domains/signals/correlation.h"
#include "core/session/session_file.h"
#include "core/simulate/viewing.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/custom_plot.h"
#include "widgets/empty_state.h"
#include "widgets/feature_list.h"
#include "widgets/guarantee_card.h"
#include "widgets/parameter_panel.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace nictate;

namespace {

struct Made {
    int people = 6;
    int length = 96;
    bool all_constant = false;
    bool ragged = false; ///< recordings of different lengths
};

/// Features "rate", "pupil" (slow waves that differ between people) and "flat" (constant) of two documents.
Dataset made(const Made& what) {
    Dataset study;
    study.name = "made";
    for (int p = 0; p < what.people; ++p)
        study.participants.push_back({"reader-S" + std::to_string(p), {}});
    study.features.names = {"flat", "rate", "pupil"};
    study.features.step_s = 0.5;
    for (int p = 0; p < what.people; ++p)
        for (const char* condition : {"comic", "news"}) {
            FeatureTable table;
            table.participant = static_cast<std::size_t>(p);
            table.condition = condition;
            const int rows = what.length - (what.ragged ? 7 * p : 0);
            table.values = Eigen::MatrixXd::Constant(rows, 3, 2);
            for (int t = 0; !what.all_constant && t < rows; ++t) {
                table.values(t, 1) = 3 + std::sin(0.1 * t + p) + (*condition == 'n' ? 0.5 : 0);
                table.values(t, 2) = 4 + 0.3 * p + 0.01 * t;
            }
            study.features.tables.push_back(std::move(table));
        }
    return study;
}

/// Vertical ones, that of a colour scale too.
QList<QCPAxis*> titledAxes(const QCustomPlot& plot) {
    QList<QCPAxis*> axes;
    for (const QCPAxisRect* rect : plot.axisRects())
        if (rect->visible())
            axes << rect->axis(QCPAxis::atLeft);
    for (QCPLayoutElement* element : plot.plotLayout()->elements(false))
        if (const auto* scale = qobject_cast<QCPColorScale*>(element))
            axes << scale->axis();
    return axes;
}

struct SignalsWorkbench : Workbench {
    explicit SignalsWorkbench(const Dataset& shown, Session session = {}) {
        window.take(std::make_shared<const Dataset>(shown), std::move(session));
        QApplication::processEvents();
    }
    SignalsBench* bench() { return &signalsBench(); }
    CurvePlot* plot(const char* name) { return bench()->plots()->plot(name); }
    const SignalFrame& frame() { return *bench()->frame(); }
    QString card() { return window.mechanismColumn()->card()->text(); }
    void choose(const char* mechanism) {
        auto* combo = find<QComboBox>("mechanism");
        combo->setCurrentIndex(combo->findData(mechanism));
        Q_EMIT combo->activated(combo->currentIndex());
        QApplication::processEvents();
    }
    double given(const char* name) { return session().parameters(session().choice().mechanism).number(name); }
};

} // namespace

TEST_CASE("a study of feature tables opens at the Signals bench, at a feature that varies") {
    SignalsWorkbench bench(made({}));
    CHECK(bench.session().bench == "signals");
    REQUIRE(bench.bench()->frame());
    CHECK(bench.frame().shown->features.front() == "rate");
    CHECK(bench.bench()->isVisible());
    CHECK(bench.signalsBench().column()->isVisible());
    CHECK(bench.signalsBench().column()->features()->rows().front().constant);
    CHECK(bench.signalsBench().column()->conditions()->count() == 2);
    REQUIRE(bench.waitForSweeps());
    for (const char* name : {"signal", "spectrum", "correlation", "kept", "utility", "error", "leakage"}) {
        CAPTURE(name);
        CHECK_FALSE(bench.plot(name)->curves().empty());
    }
    CHECK(bench.plot("signal")->curves().front().sd.size() == 96);
}

TEST_CASE("moving ε by keyboard changes signal, card and markers, and undo brings them back") {
    SignalsWorkbench bench(made({}));
    REQUIRE(bench.waitForSweeps());
    const Eigen::VectorXd before = bench.frame().preview.released;
    const QString card = bench.card();
    const auto marker = bench.plot("utility")->marker();
    auto* slider = bench.find<QSlider>("epsilon.slider");
    slider->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(slider, Qt::Key_PageUp);
    CHECK(bench.given("epsilon") > 1);
    CHECK(bench.frame().preview.released != before);
    CHECK(bench.card() != card);
    CHECK(*bench.plot("utility")->marker() == Approx(3 * bench.given("epsilon"))); // three features
    while (bench.window.document().canUndo())
        bench.trigger("undo");
    REQUIRE(bench.waitForSweeps());
    CHECK(bench.frame().preview.released == before);
    CHECK(bench.card() == card);
    CHECK(bench.plot("utility")->marker() == marker);
    bench.trigger("redo");
    CHECK(bench.frame().preview.released != before);
}

TEST_CASE("the private signal on screen is the simulation of the same seed") {
    SignalsWorkbench bench(made({}));
    for (const char* mechanism : {"fpa", "cfpa", "dcfpa", "lpa", "exponential"}) {
        CAPTURE(mechanism);
        bench.choose(mechanism);
        const SignalFrame& frame = bench.frame();
        const SignalStudy released = simulate(mechanismOf<Signals>(mechanism), *frame.study, frame.given,
                                              signalFacts(*frame.study), SeededNoise(bench.session().seed));
        const Eigen::VectorXd own = released.conditions[0].tables[0].col(1);
        CHECK((frame.preview.released - own).cwiseAbs().maxCoeff() == Approx(0).margin(1e-9));
        const auto curve = correlationCurve(signalsOf(released.conditions[1], 1), 4, 10);
        CHECK(frame.correlations[1].released[10] == Approx(curve[10]));
    }
}

TEST_CASE("published and user-level ε are said with how they come about") {
    SignalsWorkbench bench(made({}));
    bench.choose("cfpa");
    bench.enter("epsilon.box", "0.1");
    bench.enter("chunk.box", "32");
    const QString card = bench.card();
    CHECK(card.contains("Published ε (3 features): 0.3"));
    CHECK(card.contains("User-level ε (× 3 chunks × 2 recordings): 1.8"));
    CHECK(card.contains("chunks (3) and recordings"));
    CHECK(card.contains("read from the sensitive data"));
    REQUIRE(bench.waitForSweeps());
    CHECK(bench.card().contains("× the constant's"));
    CHECK_FALSE(bench.card().contains("Expected CC"));
}

TEST_CASE("k and chunk follow their sliders, and a smaller chunk takes k along") {
    SignalsWorkbench bench(made({}));
    bench.choose("dcfpa");
    bench.enter("k.box", "12");
    CHECK(bench.frame().plan->k == 12);
    REQUIRE(waitFor([&] { return bench.plot("kept")->curves().size() == 3; }));
    CHECK(bench.plot("kept")->marker() == 12.0);
    bench.enter("chunk.box", "8");
    CHECK(bench.frame().plan->chunks.size() == 12);
    CHECK(bench.given("k") == 5);
    CHECK(bench.window.messages()->text().contains("k = 5"));
    CHECK(bench.plot("leakage")->marker() == 8.0);
    bench.trigger("undo");
    CHECK(bench.given("k") == 12);
}

TEST_CASE("dragging the marker of k sets k as one step") {
    SignalsWorkbench bench(made({}));
    REQUIRE(bench.waitForSweeps());
    Q_EMIT bench.plot("kept")->markerMoved(5.4, false);
    Q_EMIT bench.plot("kept")->markerMoved(6.6, true);
    CHECK(bench.given("k") == 7);
    bench.trigger("undo");
    CHECK_FALSE(bench.session().parameters("fpa").has("k"));
    CHECK_FALSE(bench.window.document().canUndo());
}

TEST_CASE("every mechanism shows itself or says why a plot is empty") {
    SignalsWorkbench bench(made({}));
    for (const Mechanism<Signals>& mechanism : mechanisms<Signals>()) {
        CAPTURE(mechanism.info.id);
        bench.choose(mechanism.info.id.c_str());
        REQUIRE(bench.bench()->frame());
        CHECK(bench.frame().preview.released.allFinite());
        CHECK(bench.waitForSweeps());
        CHECK_FALSE(bench.plot("utility")->curves().empty());
    }
    bench.trigger("draw_noise");
    CHECK(bench.frame().preview.released.allFinite());
}

TEST_CASE("an optimal k reads the data and a private one costs ε, and both are shown") {
    SignalsWorkbench bench(made({}));
    Session session = bench.session();
    session.given["fpa"].set("k_choice", std::string("optimal"));
    bench.window.document().change("optimal", session);
    CHECK(bench.card().contains("least error on the sensitive data"));
    session.given["fpa"].set("k_choice", std::string("private"));
    bench.window.document().change("private", session);
    CHECK(*bench.frame().guarantee.published_epsilon == Approx(3.3));
    CHECK(bench.waitForSweeps());
}

TEST_CASE("benches are switched by keyboard and lose nothing") {
    Workbench bench;
    bench.open();
    bench.enter("epsilon.box", "3");
    auto* signal_bench = bench.find<QAction>("bench_signals_action");
    CHECK_FALSE(signal_bench->shortcut().isEmpty());
    signal_bench->trigger();
    QApplication::processEvents();
    CHECK(bench.session().bench == "signals");
    CHECK(bench.session().at("heatmaps").mechanism == "clipped-gaussian");
    CHECK(bench.find<QComboBox>("mechanism")->findData("fpa") >= 0);
    CHECK(bench.find<EmptyState>("signals_empty")->isVisible()); // fixations only
    CHECK_FALSE(bench.find<QTabBar>("signals_switch")->isVisible());
    CHECK(bench.find<EmptyState>("signals_empty")->accessibleDescription().contains("features over time"));
    bench.trigger("undo");
    CHECK(bench.session().bench == "heatmaps");
    CHECK(bench.session().parameters("clipped-gaussian").number("epsilon") == 3);
    CHECK(bench.heatmaps().isVisible());
    CHECK(bench.find<QComboBox>("mechanism")->findData("clipped-gaussian") >= 0);
}

TEST_CASE("windows longer than recordings: one sentence, and one button that makes them fit") {
    Workbench bench;
    bench.window.document().open(std::make_shared<const Dataset>(simulateViewing(3, 1, 12)), {});
    for (const char* name : {"signals", "evaluation"}) {
        bench.trigger(qPrintable(QString("bench_%1_action").arg(name)));
        auto* empty = bench.find<EmptyState>(qPrintable(QString("%1_empty").arg(name)));
        auto* button = empty->findChild<QPushButton*>("shorter_windows");
        CHECK(waitFor([&] { return (button = empty->findChild<QPushButton*>("shorter_windows")) != nullptr; }));
        REQUIRE(button);
        CHECK(empty->findChildren<QPushButton*>().size() == 1);
        CHECK(empty->accessibleDescription().startsWith("The features need windows of 30 s"));
        CHECK_FALSE(empty->accessibleDescription().contains("invalid"));
        CHECK(bench.find<QLabel>("sentence")->text() == "No guarantee yet."); // the page has said why
        CHECK(bench.window.mechanismColumn()->panel()->isHidden());
    }
    QTest::mouseClick(bench.find<EmptyState>("evaluation_empty")->findChild<QPushButton*>("shorter_windows"), Qt::LeftButton);
    CHECK(bench.session().view<SignalsView>().window_s == 2);
    bench.trigger("bench_signals_action");
    CHECK(waitFor([&] { return bench.window.front().content().has_value(); }));
    CHECK(bench.window.mechanismColumn()->panel()->isVisible());
    CHECK(bench.window.mechanismColumn()->panel()->hasValues());
}

TEST_CASE("a study without fixations says so at the Heatmaps bench") {
    SignalsWorkbench bench(made({}));
    bench.find<QAction>("bench_heatmaps_action")->trigger();
    QApplication::processEvents();
    CHECK(bench.session().bench == "heatmaps");
    CHECK(bench.find<EmptyState>("no_maps")->isVisible());
    bench.find<QAction>("bench_signals_action")->trigger();
    CHECK(bench.bench()->frame());
}

TEST_CASE("feature, condition and participant are chosen at the left") {
    SignalsWorkbench bench(made({}));
    auto* column = bench.signalsBench().column();
    column->features()->setFocus();
    QTest::keyClick(column->features(), Qt::Key_Down);
    CHECK(bench.session().view<SignalsView>().feature == "pupil");
    CHECK(bench.frame().shown->features.front() == "pupil");
    column->conditions()->setCurrentRow(1);
    CHECK(bench.session().view<SignalsView>().condition == "news");
    CHECK(bench.frame().condition == 1);
    auto* people = bench.find<QComboBox>("participant");
    people->setCurrentIndex(3);
    Q_EMIT people->activated(3);
    CHECK(bench.frame().participant == "reader-S3");
    CHECK(bench.frame().preview.original[0] == Approx(4.9));
    CHECK(bench.plot("signal")->curves().size() == 3);
    while (bench.window.document().canUndo())
        bench.trigger("undo");
    CHECK(bench.frame().shown->features.front() == "rate");
    CHECK(column->features()->currentIndex().row() == 1);
}

TEST_CASE("public bounds make the promise proven, and a bad table is refused in words") {
    SignalsWorkbench bench(made({}));
    auto* bounds = bench.window.findChild<SignalBounds*>();
    const QString file = bench.study.path("bounds.csv");
    bounds->writeTemplate(file);
    QFile table(file);
    REQUIRE(table.open(QIODevice::ReadOnly));
    const QString written = table.readAll();
    CHECK(written.contains("rate"));
    CHECK_FALSE(written.contains("4.9")); // nothing of the data
    table.close();
    bounds->take(file);
    CHECK(bench.frame().facts.bounds_public);
    CHECK(bench.frame().guarantee.status == Status::proven);
    CHECK(bench.frame().preview.original.maxCoeff() <= 1); // clamped to 0 … 1
    CHECK(bench.waitForSweeps());
    const Session before = bench.session();
    REQUIRE(table.open(QIODevice::WriteOnly));
    table.write("feature,lower,upper\nflat,0,1\nrate,5,2\npupil,0,9\n");
    table.close();
    bounds->take(file);
    CHECK(bench.window.messages()->text().contains("rate"));
    CHECK(bench.session() == before);
    bench.find<QAbstractButton>("bounds_data")->click();
    CHECK_FALSE(bench.frame().facts.bounds_public);
}

TEST_CASE("the session of the bench is saved and comes back") {
    SignalsWorkbench bench(made({}));
    bench.choose("dcfpa");
    bench.enter("chunk.box", "16");
    bench.find<QCheckBox>("correlate_private")->click();
    bench.find<QSpinBox>("correlation_start")->setValue(9);
    const Session session = bench.session();
    CHECK(session.at("signals").mechanism == "dcfpa");
    CHECK_FALSE(session.view<SignalsView>().correlate_protected);
    CHECK(session.view<SignalsView>().correlation_start == 9);
    CHECK(parseSession(sessionText(session), "a.nictate") == session);
    SignalsWorkbench again(made({}), session);
    CHECK(again.frame().plan->chunks.size() == 6);
    CHECK(again.frame().correlations[0].released.empty());
}

TEST_CASE("the copied command names mechanism, parameters and bounds") {
    SignalsWorkbench bench(made({}));
    bench.choose("cfpa");
    bench.enter("chunk.box", "16");
    const QString command = bench.window.command();
    CHECK(command.startsWith("nictate-cli signals "));
    CHECK(command.section('\n', 0, 0).endsWith("--mechanism cfpa --set chunk=16 --bounds data --seed 1 --out private-signals"));
    CHECK(command.contains("\n# The utility curves: nictate-cli utility "));
    CHECK(command.contains("--signal private --mechanism cfpa"));
}

TEST_CASE("exported plots are marked and hold neither an original nor an id") {
    SignalsWorkbench bench(made({}));
    REQUIRE(bench.waitForSweeps());
    const QString file = bench.study.path("signal.csv");
    bench.window.exportPlotData("signal", file);
    QFile csv(file);
    REQUIRE(csv.open(QIODevice::ReadOnly));
    const QString text = csv.readAll();
    CHECK(text.startsWith("# SIMULATION"));
    CHECK(text.contains("protected,0,"));
    CHECK_FALSE(text.contains("original,"));
    CHECK_FALSE(text.contains("mean of"));
    CHECK_FALSE(text.contains("reader-S"));
    bench.window.exportPlotData("utility", bench.study.path("utility.csv"));
    CHECK(QFile(bench.study.path("utility.csv")).size() > 200);
    for (const char* ending : {"png", "svg", "pdf"}) {
        const QString picture = bench.study.path(QString("signal.") + ending);
        bench.window.exportPlotPicture("signal", picture);
        QFile written(picture);
        REQUIRE(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        CHECK(bytes.size() > 500);
        CHECK_FALSE(bytes.contains("reader-S"));
    }
    bench.window.exportPlotPicture("signal", bench.study.path("signal.bmp"));
    CHECK(bench.window.messages()->text().contains(".svg"));
}

TEST_CASE("one participant, constant features and different lengths are shown in clear words") {
    SECTION("one participant") {
        SignalsWorkbench bench(made({.people = 1}));
        REQUIRE(bench.bench()->frame());
        REQUIRE(bench.waitForSweeps());
        CHECK(bench.plot("correlation")->curves().empty());
        for (const char* mechanism : {"cfpa", "dcfpa", "lpa", "k-same-select", "marginals"}) {
            CAPTURE(mechanism);
            bench.choose(mechanism);
            CHECK(bench.waitForSweeps());
        }
    }
    SECTION("constant features only") {
        SignalsWorkbench bench(made({.all_constant = true}));
        REQUIRE(bench.bench()->frame());
        CHECK(bench.frame().constant);
        REQUIRE(bench.waitForSweeps());
        CHECK(bench.plot("utility")->curves().empty());
        CHECK(bench.plot("utility")->findChild<QLabel*>("empty_text")->text().contains("constant"));
    }
    SECTION("different lengths") {
        SignalsWorkbench bench(made({.ragged = true}));
        REQUIRE(bench.bench()->frame());
        CHECK(bench.frame().facts.length == 96);
        CHECK_FALSE(bench.frame().facts.length_public);
        CHECK(bench.card().contains("longest recording"));
        bench.find<QCheckBox>("fix_length")->click();
        bench.find<QSpinBox>("public_length")->setValue(50);
        CHECK(bench.frame().facts.length == 50);
        CHECK(bench.frame().facts.length_public);
        REQUIRE(bench.waitForSweeps());
    }
    SECTION("nobody included") {
        SignalsWorkbench bench(made({.people = 2}));
        Session session = bench.session();
        session.excluded = {"reader-S0", "reader-S1"};
        bench.window.document().change("exclude", session);
        CHECK_FALSE(bench.bench()->frame());
        CHECK(bench.card().contains("included"));
        bench.trigger("undo");
        CHECK(bench.bench()->frame());
    }
}

TEST_CASE("a correlation starts before the last row, or says why there is none") {
    SECTION("three rows: the correlation starts before the last") {
        SignalsWorkbench bench(made({.length = 3}));
        REQUIRE(bench.waitForSweeps());
        const std::vector<Curve>& curves = bench.plot("correlation")->curves();
        CHECK(std::ranges::count_if(curves, [](const Curve& curve) { return curve.y.size() == 2; }) >= 2); // both conditions
        CHECK(bench.find<QSpinBox>("correlation_start")->value() == 2);
    }
    SECTION("all have the same value at the row the correlation starts from") {
        Dataset study = made({});
        for (FeatureTable& table : study.features.tables)
            table.values.row(4).setConstant(2);
        SignalsWorkbench bench(study);
        REQUIRE(bench.waitForSweeps());
        bench.find<QSpinBox>("correlation_start")->setValue(9);
        CHECK_FALSE(bench.plot("correlation")->curves().empty());
        bench.find<QSpinBox>("correlation_start")->setValue(5);
        CHECK(bench.plot("correlation")->curves().empty());
        CHECK(bench.plot("correlation")->findChild<QLabel*>("empty_text")->text().contains("the same value"));
    }
    SECTION("one row") {
        SignalsWorkbench bench(made({.length = 1}));
        CHECK(bench.plot("correlation")->curves().empty());
        CHECK_FALSE(bench.plot("correlation")->findChild<QLabel*>("empty_text")->text().isEmpty());
    }
}

TEST_CASE("the filtering attacker is asked when somebody looks") {
    SignalsWorkbench bench(made({}));
    bench.choose("lpa");
    bench.bench()->plots()->bringUp("attack");
    REQUIRE(bench.waitForSweeps());
    CHECK(bench.plot("attack")->curves().size() == 3);
    const QString title = bench.plot("attack")->findChild<QLabel*>("plot_title")->text();
    CHECK(title.section(' ', 2, 2).toDouble() > 20); // "Smoothing removes 47 % of error"
}

TEST_CASE("titles of vertical axes are whole or brief, never shortened, at 1024×768 with a message in the window") {
    SignalsWorkbench bench(made({}));
    bench.window.resize(1024, 768);
    bench.window.messages()->show(MessageBar::Kind::warning, "a message");
    for (const char* workspace : {"signals", "heatmaps"}) {
        if (*workspace == 'h')
            bench.open();
        bench.trigger(qPrintable(QString("bench_%1_action").arg(workspace)));
        for (const PlotPage& page : bench.window.front().pages()) {
            page.bring_up();
            REQUIRE(waitFor([&] { return bench.window.settled(); }));
            settledPicture(bench.window);
            for (const QCPAxis* axis : titledAxes(*page.plot->plot())) {
                CAPTURE(workspace, page.name.toStdString());
                CHECK_FALSE(axis->label().contains("…"));
                const QRect inner = axis->axisRect()->rect();
                const int half = QFontMetrics(axis->labelFont()).horizontalAdvance(axis->label()) / 2;
                CHECK(inner.center().y() - half >= 0);
                CHECK(inner.center().y() + half <= page.plot->plot()->height());
            }
        }
    }
}
