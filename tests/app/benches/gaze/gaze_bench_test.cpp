// Drives the Samples bench by mouse and keyboard and looks at plots, pictures, card and what leaves.

#include "app/benches/gaze/gaze_bench.h"

#include "app/benches/gaze/gaze_figure_table.h"
#include "app/benches/gaze/gaze_panel.h"
#include "app/benches/gaze/gaze_plots.h"
#include "app/benches/mechanism_column.h"
#include "core/io/native_folder.h"
#include "core/session/session_file.h"
#include "core/simulate/viewing.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/release/named_study.h"
#include "tests/catch.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/empty_state.h"
#include "widgets/gaze_plot.h"
#include "widgets/guarantee_card.h"
#include "widgets/handbook_window.h"
#include "widgets/heatmap_view.h"
#include "widgets/replay_bar.h"
#include "widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QListWidget>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace nictate;

namespace {

constexpr int viewers = 4;
constexpr double viewing_s = 5;

const Dataset& fewViewers() {
    static const Dataset study = simulateViewing(viewers, 2, viewing_s);
    return study;
}

struct AtSamples : Workbench {
    explicit AtSamples(const Dataset& study = fewViewers(), const Session& session = {}) {
        show(study, session);
        window.activateWindow();
    }
    void show(const Dataset& shown, Session with = {}) {
        with.bench = GazeView::bench;
        window.document().open(std::make_shared<const Dataset>(shown), std::move(with));
        wait();
    }
    void wait() {
        REQUIRE(waitFor([this] { return window.settled(); }));
    }
    GazeBench& samples() { return *window.findChild<GazeBench*>(); }
    GazePlots& plots() { return *samples().plots(); }
    GazePlot* gaze() { return plots().gaze(); }
    GazePlot::Drawn drawn() {
        gaze()->grab();
        return gaze()->drawn();
    }
    const GazeView& view() { return session().view<GazeView>(); }
    void key(int key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(gaze(), static_cast<Qt::Key>(key), with); }
    void click(const char* button) { QTest::mouseClick(find<QToolButton>(button), Qt::LeftButton); }
    void choose(const char* mechanism) {
        auto* combo = find<QComboBox>("mechanism");
        combo->setCurrentIndex(combo->findData(mechanism));
        Q_EMIT combo->activated(combo->currentIndex());
        wait();
    }
    void bringUp(const char* page) {
        plots().bringUp(page);
        wait();
    }
    /// A curve of a plot by its name; throws where there is none.
    const Curve& curve(const char* plot, const QString& name) {
        for (const Curve& each : plots().plot(plot)->curves())
            if (each.name == name)
                return each;
        throw std::runtime_error(std::string(plot) + " has no " + name.toStdString());
    }
    std::string card() { return window.mechanismColumn()->card()->text().toStdString(); }
};

double sumOf(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values)
        sum += std::isnan(value) ? 0 : value;
    return sum;
}

} // namespace

TEST_CASE("a recording and its private version are seen on the stimulus and in time; ε moves the private one alone") {
    Session faithful;
    faithful.given["kaleido"].set("epsilon", 500.0);
    AtSamples bench(fewViewers(), faithful);
    REQUIRE(bench.samples().frame());
    CHECK(bench.samples().frame()->participant == "P01");
    CHECK(bench.drawn().samples > 300); // both trails of 2 s at 100 Hz
    const double before = sumOf(bench.curve("position", "protected yaw").y);
    const double original = sumOf(bench.curve("position", "original yaw").y);
    CHECK(bench.curve("position", "original yaw").secret);
    CHECK_FALSE(bench.curve("position", "protected pitch").secret);
    CHECK(bench.plots().plot("position")->spans().size() > 10);
    CHECK_THAT(bench.card(), Catch::Contains("User-level"));
    CHECK_FALSE(bench.find<QToolButton>("compare")->isVisible()); // there is no curve two mechanisms share
    bench.enter("epsilon.box", "50");
    bench.wait();
    CHECK(bench.session().parameters("kaleido").number("epsilon") == 50);
    CHECK(sumOf(bench.curve("position", "original yaw").y) == original);
    CHECK(sumOf(bench.curve("position", "protected yaw").y) != before);
    CHECK(*bench.samples().figures().released()->rmse < bench.samples().figures().errors()->centre);
    bench.bringUp("budget");
    const std::vector<double>& spent = bench.curve("budget", "spent in w").y;
    CHECK(*std::max_element(spent.begin(), spent.end()) == Approx(50).epsilon(1e-6));
    bench.trigger("undo");
    bench.wait();
    bench.bringUp("position");
    CHECK(sumOf(bench.curve("position", "protected yaw").y) == before);
}

TEST_CASE("the card says in red where private gaze is further off than the middle of the field, whichever mechanism made it") {
    AtSamples bench;
    const auto error = [&] { return bench.samples().content()->lines.back(); };
    Parameters rough;
    rough.set("smooth", 0.0);
    rough.set("radius", 30.0);
    Session session;
    session.given["kaleido"] = rough;
    bench.show(fewViewers(), session);
    CHECK(error().warning);
    CHECK(error().secret); // of somebody's recording: not for what is copied
    CHECK(error().value.contains("worse than publishing the middle of the field"));
    CHECK_THAT(bench.card(), !Catch::Contains("worse than"));
    bench.choose("k-same-synth");
    const ProtectedLook& made = *bench.samples().figures().released();
    CHECK(error().warning == (*made.rmse > 1.001 * made.centre_rmse));
    CHECK(made.centre_rmse > 5);
    session.given["kaleido"].set("epsilon", 500.0);
    bench.show(fewViewers(), session);
    CHECK_FALSE(error().warning);
}

TEST_CASE("gaze is replayed by keyboard and slider, the plots' line goes with it, and the next recording follows") {
    AtSamples bench;
    ReplayBar* replay = bench.samples().replay();
    CHECK(replay->length() == Approx(1000 * viewing_s).margin(20));
    bench.gaze()->setFocus();
    bench.key(Qt::Key_Home);
    CHECK(bench.gaze()->time() == 0);
    CHECK(bench.plots().plot("position")->marker() == 0.0);
    bench.key(Qt::Key_Right);
    CHECK(bench.gaze()->time() == 250);
    bench.key(Qt::Key_Space);
    CHECK(replay->playing());
    CHECK(waitFor([&] { return bench.gaze()->time() > 300; }));
    bench.key(Qt::Key_Space);
    CHECK_FALSE(replay->playing());
    bench.key(Qt::Key_Up);
    CHECK(bench.view().speed == 2);
    bench.find<QSlider>("sample_replay_time")->setValue(3000);
    CHECK(bench.plots().plot("position")->marker() == 3.0);
    bench.key(Qt::Key_PageDown);
    bench.wait();
    CHECK(bench.view().participant == "P02");
    CHECK(bench.find<QListWidget>("recordings")->currentRow() == 1);
    CHECK(bench.samples().summary().startsWith("P02 on clip-1, free"));
    auto* condition = bench.find<QComboBox>("sample_conditions");
    condition->setCurrentIndex(condition->findData("track"));
    Q_EMIT condition->activated(condition->currentIndex());
    bench.wait();
    CHECK(bench.samples().frame()->task().condition == "track");
    CHECK(bench.samples().frame()->participant == "P02");
}

TEST_CASE("both are in main sequence, durations, figures, heatmaps and beside the centre line; what is drawn and how events are "
          "found is chosen, undone and kept in sessions") {
    AtSamples bench;
    bench.bringUp("main_sequence");
    CHECK(bench.curve("main_sequence", "original saccades").x.size() > 4);
    bench.bringUp("durations");
    CHECK(sumOf(bench.curve("durations", "original").y) == Approx(200)); // two points a class
    for (QToolButton* button : bench.plots().findChildren<QToolButton*>())
        if (button->text() == "Figures" || button->text() == "Heatmaps")
            QTest::mouseClick(button, Qt::LeftButton);
    bench.wait();
    CHECK(bench.plots().table()->model()->rowCount() == 8);
    CHECK(bench.plots().table()->model()->index(0, 1).data().toDouble() > 1);
    REQUIRE(bench.plots().protectedMap()->layer().values);
    CHECK(bench.plots().originalMap()->layer().values->maxCoeff() < viewing_s);
    CHECK(bench.plots().originalMap()->layer().values->maxCoeff() > 0.2);
    bench.bringUp("errors");
    const Curve& centre = bench.curve("errors", "centre");
    CHECK(centre.y.front() > 3);
    CHECK(bench.curve("errors", "even").y.back() < centre.y.front());
    CHECK(bench.plots().plot("errors")->marker() == 1.0);
    const std::size_t both = bench.drawn().samples;
    bench.click("draw_original");
    CHECK(bench.drawn().samples < both);
    CHECK(bench.plots().plot("position")->curves().size() == 2);
    bench.click("draw_original");
    CHECK(bench.drawn().samples == both);
    bench.click("draw_sample_fixations");
    CHECK(bench.drawn().fixations > 2);
    bench.bringUp("velocity");
    CHECK(bench.curve("velocity", "threshold").y.front() == 50);
    const std::size_t spans = bench.plots().plot("velocity")->spans().size();
    auto* threshold = bench.find<QDoubleSpinBox>("velocity_threshold");
    threshold->setFocus();
    threshold->selectAll();
    QTest::keyClicks(threshold, "300");
    QTest::keyClick(threshold, Qt::Key_Return);
    bench.wait();
    CHECK(bench.curve("velocity", "threshold").y.front() == 300);
    CHECK(bench.plots().plot("velocity")->spans().size() != spans);
    CHECK(parseSession(sessionText(bench.session()), "s.nictate") == bench.session());
    bench.trigger("undo");
    bench.wait();
    CHECK(bench.plots().plot("velocity")->spans().size() == spans);
}

TEST_CASE("where gaze is going is drawn as arrows, by networks that learnt from originals and from private gaze") {
    AtSamples bench;
    CHECK(bench.drawn().arrows == 0);
    bench.click("draw_prediction");
    bench.wait();
    CHECK(bench.view().prediction);
    const auto* by_original = bench.samples().figures().predicted(false);
    const auto* by_protected = bench.samples().figures().predicted(true);
    REQUIRE((by_original && by_protected));
    CHECK(by_original->size() == by_protected->size()); // both are asked about the original
    const auto moved = std::max_element(by_original->begin(), by_original->end(), [](const auto& a, const auto& b) {
        return distance(GazeMetric::plane, a.now, a.said) < distance(GazeMetric::plane, b.now, b.said);
    });
    bench.samples().replay()->seek(1000 * moved->time_s + 1);
    CHECK(bench.drawn().arrows == 2);
    CHECK_THAT(bench.gaze()->note().toStdString(), Catch::Contains("Error at 100 ms: original") && Catch::Contains("staying"));
    bench.click("draw_protected");
    CHECK(bench.drawn().arrows == 1);
    bench.click("draw_original"); // there is nowhere to draw it
    CHECK(bench.drawn().arrows == 0);
    CHECK_THAT(bench.gaze()->note().toStdString(), Catch::Contains("where the original is"));
    CHECK_THAT(sessionText(bench.session()), Catch::Contains("\"prediction\": true"));
}

TEST_CASE("k-same-synth is made of everybody in the background, its linkage stands beside the promised 1/k, and event-synth-PD "
          "shows how it trained") {
    AtSamples bench;
    bench.choose("k-same-synth");
    bench.enter("k.box", "2");
    bench.wait();
    bench.bringUp("linkage");
    const BarContent& bars = bench.plots().linkage()->content();
    REQUIRE(bars.names == QStringList{"linked", "identified", "promised 1/k", "by chance"});
    CHECK(bars.values[2] == 0.5);
    CHECK(bars.values[3] == 0.25);
    CHECK(bars.values[0] <= 1);
    CHECK_THAT(bench.card(), Catch::Contains("k-anonymity"));
    const double before = sumOf(bench.curve("position", "protected yaw").y);
    bench.enter("k.box", "4");
    bench.wait();
    CHECK(sumOf(bench.curve("position", "protected yaw").y) != before);
    bench.enter("k.box", "5");
    bench.wait();
    CHECK_FALSE(bench.samples().frame());
    CHECK_THAT(bench.samples().reason().toStdString(), Catch::Contains("2 ≤ k ≤ 4"));
    bench.enter("k.box", "3");
    bench.wait();
    CHECK(bench.samples().frame());

    bench.choose("event-synth-pd");
    bench.bringUp("training");
    const Curve& loss = bench.curve("training", "validation");
    REQUIRE(loss.y.size() >= 20);
    CHECK(loss.y.back() < loss.y.front());
    bench.bringUp("errors");
    CHECK(bench.plots().plot("errors")->curves().empty());
}

TEST_CASE("nothing of the original leaves: data, tables and pictures hold the private gaze alone") {
    Session faithful;
    faithful.given["kaleido"].set("epsilon", 500.0);
    AtSamples bench(fewViewers(), faithful);
    for (const char* plot : {"position", "velocity", "main_sequence", "durations"}) {
        bench.bringUp(plot);
        const QString csv = bench.samples().page(plot)->csv(bench.samples().caption());
        CAPTURE(plot);
        CHECK(csv.startsWith("# SIMULATION"));
        CHECK(csv.contains("\nprotected"));
        CHECK_FALSE(csv.contains("original"));
        CHECK_FALSE(csv.contains("P01"));
    }
    for (QToolButton* button : bench.plots().findChildren<QToolButton*>())
        if (button->text() == "Figures")
            QTest::mouseClick(button, Qt::LeftButton);
    bench.wait();
    bench.plots().table()->setFocus();
    QTest::keyClick(bench.plots().table(), Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text().startsWith("# SIMULATION"));
    CHECK_FALSE(QApplication::clipboard()->text().contains("original"));
    const QString file = bench.study.path("private.png");
    bench.samples().writeProtectedMap(file);
    const QImage with = QImage(file);
    CHECK(with.width() > 600);
    bench.click("draw_original");
    bench.samples().writeProtectedMap(file);
    CHECK(QImage(file) == with); // whether the original is seen changes nothing of it
}

TEST_CASE("the command that is copied makes the private gaze on screen, to the pixel") {
    Workbench folder; // only its own place on disk
    const std::string study = folder.study.path("viewing").toStdString(), out = folder.study.path("out").toStdString();
    writeStudyFolder(fewViewers(), study);
    Session session;
    session.data.path = study;
    session.given["kaleido"].set("epsilon", 20.0);
    AtSamples bench(readStudyFolder(study), session);
    std::string line = bench.samples().command().toStdString();
    REQUIRE(line.rfind("nictate-cli samples ", 0) == 0);
    line.replace(line.find("private-samples"), 15, out);
    REQUIRE(test::cli(line.substr(12)).status == 0);
    const Dataset made = readStudyFolder(out);
    const GazeStream& shown = bench.samples().figures().released()->look.stream;
    const GazeFrame& frame = *bench.samples().frame();
    const auto found = std::find_if(made.recordings.begin(), made.recordings.end(), [&](const Recording& each) {
        return made.participants[each.participant].id == frame.participant && each.condition == frame.task().condition &&
               made.stimuli[each.stimulus].id == "clip-1";
    });
    REQUIRE(found != made.recordings.end());
    const Recording& same = *found;
    REQUIRE(same.samples.size() == shown.rows.size());
    for (std::size_t i = 0; i < shown.rows.size(); ++i)
        if (shown.rows[i].seen())
            REQUIRE(same.samples[i].gaze.x_px == Approx(shown.field.pixel(shown.rows[i]).x).margin(0.01));
}

TEST_CASE("gaze samples are released from the window after their reasons were confirmed") {
    AtSamples bench;
    Session session = bench.session();
    session.data.path = bench.study.path("QZSECRETSTUDYQZ").toStdString();
    Dataset named = fewViewers();
    for (Participant& person : named.participants)
        person.id = "OBSERVER-QZXJ-" + person.id;
    bench.window.document().open(std::make_shared<const Dataset>(named), session);
    bench.wait();
    const QString out = bench.study.path("released");
    test::driveRelease(bench, [&](ReleaseDialog& dialog) {
        test::setFolder(dialog, out);
        auto* box = test::find<QCheckBox>(dialog, "release_confirm");
        CHECK(box->isVisible());
        CHECK_FALSE(test::button(dialog)->isEnabled());
        box->setChecked(true);
        INFO(test::message(dialog).toStdString());
        REQUIRE(test::button(dialog)->isEnabled());
        CHECK(test::press(dialog));
    });
    CHECK(test::filesIn(out).size() == 12 * viewers + 3);
    for (const QString& file : test::filesIn(out))
        CHECK(test::findings(test::bytesOf(out + "/" + file), {"QZSECRETSTUDYQZ", "OBSERVER-QZXJ"}, {}) ==
              std::set<std::string>{});
}

TEST_CASE("a study of fixations says what is missing and offers simulated viewers; F1 opens the bench's page") {
    Workbench bench;
    bench.trigger("bench_signals_action");
    CHECK_THAT(bench.window.mechanismColumn()->card()->text().toStdString(), Catch::Contains("Open a study"));
    bench.open();
    bench.trigger("bench_samples_action");
    auto* samples = bench.window.findChild<GazeBench*>();
    CHECK(samples->empty()->isVisible());
    CHECK_FALSE(samples->frame());
    CHECK_THAT(samples->reason().toStdString(), Catch::Contains("no samples"));
    CHECK(bench.find<QAction>("open_viewing")->isEnabled());
    bench.window.activateWindow();
    bench.find<QToolButton>("bench_samples")->setFocus();
    bench.trigger("handbook");
    CHECK(bench.find<Handbook>("handbook")->page() == "samples");
}

TEST_CASE("hard cases are shown or said in words: one person, 30 Hz, nothing seen, all around") {
    Dataset study = fewViewers();
    study.participants.resize(1);
    std::erase_if(study.recordings, [](const Recording& each) { return each.participant != 0; });
    study.recordings.resize(1);
    AtSamples bench(study);
    CHECK(bench.samples().frame()); // one person
    bench.choose("k-same-synth");
    CHECK_THAT(bench.samples().reason().toStdString(), Catch::Contains("invalid k: 2"));

    Dataset slow = study;
    std::erase_if(slow.recordings.front().samples, [i = 0](const Sample&) mutable { return i++ % 3 != 0; });
    slow.recordings.front().sampling_rate_hz = 100.0 / 3;
    bench.show(slow);
    CHECK(bench.samples().frame()->original().rate_hz < 60);
    CHECK_FALSE(bench.plots().plot("position")->curves().empty());

    Dataset blind = study;
    for (Sample& sample : blind.recordings.front().samples)
        sample.gaze = {};
    Session lost_shows;
    lost_shows.given["kaleido"].set("missing", std::string("keep")); // filled, its gaze would rest in the middle
    bench.show(blind, lost_shows);
    REQUIRE(bench.samples().frame());
    CHECK(bench.samples().content()->lines.back().value == "no sample is in both");
    bench.bringUp("durations");
    CHECK(bench.plots().plot("durations")->curves().empty());

    Dataset around = study;
    around.stimuli.front().geometry.reset();
    around.frame.reading.say("field-deg", "360x180", Origin::given);
    for (std::size_t i = 0; i < around.recordings.front().samples.size(); ++i)
        around.recordings.front().samples[i].gaze = {i % 2 ? 1919.0 : 1.0, 500, missing};
    bench.show(around);
    REQUIRE(bench.samples().frame());
    CHECK(bench.samples().frame()->resolved.text("metric") == "cylinder");
    CHECK_THAT(bench.gaze()->textAt(bench.gaze()->toWidget().map(QPointF(960, 270))).toStdString(), Catch::Contains("°, 45°"));
    bench.click("draw_protected");
    const QImage picture = bench.gaze()->grab().toImage();
    const auto colourAt = [&](double x) {
        const QPoint at = bench.gaze()->toWidget().map(QPointF(x, 500)).toPoint();
        return picture.pixelColor(at * picture.devicePixelRatio());
    };
    CHECK(colourAt(1000) == colourAt(1010)); // a line across would have the original's colour there
    CHECK(colourAt(1000) != themeOf(bench.gaze()).original);
    CHECK(bench.drawn().samples > 100);
}
