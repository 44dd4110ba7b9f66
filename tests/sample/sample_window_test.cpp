// The workbench with the samples' registry: what a mechanism of one's own has in the window without a line there.

#include "app/benches/heatmaps/heatmap_plots.h"
#include "app/benches/mechanism_column.h"
#include "app/benches/signals/signal_plots.h"
#include "core/simulate/reading.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/sample/pupil/pupil_bench.h"
#include "widgets/guarantee_card.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>

#include <algorithm>

using namespace nictate;

namespace {

/// Those of the mechanism before.
void forgetFormerRows() {
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::processEvents();
}

void choose(Workbench& bench, const char* mechanism) {
    auto* combo = bench.find<QComboBox>("mechanism");
    const int place = combo->findData(mechanism);
    REQUIRE(place >= 0);
    combo->setCurrentIndex(place);
    Q_EMIT combo->activated(place);
    forgetFormerRows();
}

QString badge(const Workbench& bench) { return bench.window.mechanismColumn()->card()->findChild<QLabel*>("badge")->text(); }

bool hasCurve(const CurvePlot& plot, const QString& name) {
    return std::any_of(plot.curves().begin(), plot.curves().end(),
                       [&](const Curve& curve) { return curve.name == name && curve.x.size() > 1; });
}

QString copiedCommand(Workbench& bench) {
    bench.trigger("copy_command");
    return QApplication::clipboard()->text();
}

} // namespace

TEST_CASE("a map mechanism of the tests alone has its rows, card, curve and command at the Heatmaps bench", "[sample]") {
    Workbench bench;
    bench.openAndWait(NICTATE_SOURCE_DIR "/datasets/gallery");
    REQUIRE(bench.heatmaps().frame());
    choose(bench, "sample-map");
    CHECK(bench.session().at(HeatmapLook::bench).mechanism == "sample-map");
    CHECK(bench.heatmaps().frame()->shown.title == "Sample map");
    for (const char* row : {"epsilon.box", "cap.box", "width.box", "height.box", "contrast.box", "contrast.slider"})
        CHECK(bench.find<QWidget>(row)->isVisibleTo(bench.window.mechanismColumn()));
    CHECK(bench.find<QLineEdit>("contrast.box")->text() == "1");
    CHECK(badge(bench) == "proven");
    CHECK(bench.window.mechanismColumn()->card()->text().contains("A sample's reason."));
    const QImage before = bench.picture();
    bench.enter("contrast.box", "2");
    bench.enter("width.box", "4");
    CHECK(bench.picture() != before);
    REQUIRE(bench.waitForSweeps());
    CHECK(hasCurve(*bench.heatmaps().plots()->plot("fidelity"), "Sample map"));
    const QString command = copiedCommand(bench);
    CHECK(command.startsWith("nictate-cli heatmap "));
    CHECK(command.contains("--mechanism sample-map "));
    CHECK(command.contains("--set contrast=2"));
}

TEST_CASE("a signal mechanism of the tests alone has its rows, card, curve and command at the Signals bench", "[sample]") {
    Workbench bench;
    Session session;
    session.bench = SignalsView::bench;
    bench.window.take(std::make_shared<const Dataset>(simulateReading(3, 1)), session);
    REQUIRE(waitFor([&] { return bench.signalsBench().frame().has_value(); }));
    choose(bench, "sample-signal");
    CHECK(bench.session().at(SignalsView::bench).mechanism == "sample-signal");
    CHECK(bench.signalsBench().frame()->name == "Sample signal");
    for (const char* row : {"epsilon.box", "stride.box", "stride.slider"})
        CHECK(bench.find<QWidget>(row)->isVisibleTo(bench.window.mechanismColumn()));
    CHECK(bench.find<QLineEdit>("stride.box")->text() == "3");
    CHECK(badge(bench) == "as published");
    bench.enter("stride.box", "2");
    REQUIRE(bench.waitForSweeps());
    CHECK(hasCurve(*bench.signalsBench().plots()->plot("utility"), "Sample signal"));
    const QString command = copiedCommand(bench);
    CHECK(command.startsWith("nictate-cli signals "));
    CHECK(command.contains("--mechanism sample-signal "));
    CHECK(command.contains("--set stride=2"));
}

TEST_CASE("a domain of the tests alone has its workspace: rows, card, plot, session, command and release", "[sample]") {
    Dataset study = simulateReading(3, 1);
    for (Recording& recording : study.recordings)
        for (Sample& sample : recording.samples)
            sample.gaze.pupil = 3 + static_cast<double>(recording.participant);
    Workbench bench({}, [](Document& document) {
        Benches benches = allBenches(document);
        benches.push_back(std::make_unique<PupilBench>(document));
        return benches;
    });
    Session session;
    session.bench = PupilView::bench;
    bench.window.take(std::make_shared<const Dataset>(study), session);
    REQUIRE(waitFor([&] { return bench.window.findChild<PupilBench*>()->content().has_value(); }));
    forgetFormerRows();
    for (const char* row : {"epsilon.box", "smallest.box", "largest.slider"})
        CHECK(bench.find<QWidget>(row)->isVisibleTo(bench.window.mechanismColumn()));
    bench.enter("epsilon.box", "0.5");
    CHECK(bench.session().parameters("pupil-laplace").number("epsilon") == 0.5);
    CHECK(bench.window.mechanismColumn()->card()->text().contains("Rows: 4"));
    CHECK(hasCurve(dynamic_cast<const CurvePlot&>(*bench.window.findChild<PupilBench*>()->pages().front().plot), "protected"));
    CHECK(copiedCommand(bench).startsWith("nictate-cli pupils "));
    const auto offer = bench.window.findChild<PupilBench*>()->release();
    REQUIRE(offer);
    CHECK(offer->job({}).items.front().guarantee.user_epsilon == 0.5);
    bench.enter("smallest.box", "9");
    CHECK_FALSE(bench.window.findChild<PupilBench*>()->content());
    CHECK(bench.window.findChild<PupilBench*>()->reason().contains("largest"));
}
