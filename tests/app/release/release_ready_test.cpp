// Release… looks ready where its dialog can lead to a release, and nowhere else: in every workspace, of every mechanism.

#include "app/benches/bench.h"
#include "app/benches/mechanism_column.h"
#include "core/errors.h"
#include "core/simulate/viewing.h"
#include "tests/app/window/misfits.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace nictate;

namespace {

/// What the dialog would say, or nothing where it plans a release.
QString refusalIn(const Bench& bench) {
    try {
        const std::optional<ReleaseOffer> offer = bench.release();
        if (!offer)
            return "nothing is offered";
        offer->job({});
        return {};
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
}

/// Of all mechanisms that the open workspace has; how many of them are ready.
int lookAtMechanisms(Workbench& bench) {
    int ready = 0;
    const QComboBox* chooser = bench.window.mechanismColumn()->chooser();
    for (int i = 0; i < chooser->count(); ++i) {
        Session session = bench.session();
        session.at(session.bench).mechanism = chooser->itemData(i).toString().toStdString();
        bench.window.document().change("another mechanism", session);
        CAPTURE(session.bench, session.at(session.bench).mechanism);
        REQUIRE(waitFor([&] { return bench.window.front().settled(); }));
        const bool looks_ready = bench.find<QAction>("release")->isEnabled();
        const QString refusal = refusalIn(bench.window.front());
        INFO(refusal.toStdString());
        CHECK(looks_ready == refusal.isEmpty());
        CHECK(bench.find<QLabel>("no_release")->toolTip().isEmpty() == looks_ready);
        ready += looks_ready;
    }
    return ready;
}

} // namespace

TEST_CASE("Release… is enabled exactly where its dialog can plan one, whatever the mechanism") {
    Workbench bench;
    const auto pictures = test::longNamedPictures();
    bench.window.document().open(pictures, test::withAreas(*pictures));
    for (const auto& [name, least] : {std::pair("heatmaps", 3), std::pair("areas", 1), std::pair("signals", 0)}) {
        bench.trigger(qPrintable(QString("bench_%1_action").arg(name)));
        REQUIRE(waitFor([&] { return bench.window.front().content().has_value(); }));
        CHECK(lookAtMechanisms(bench) >= least);
    }
    CHECK(bench.find<QLabel>("no_release")->toolTip().contains("public bounds")); // of signals, from the data
    bench.trigger("bench_evaluation_action");
    CHECK_FALSE(bench.find<QAction>("release")->isEnabled());
    bench.window.document().open(test::longNamed(simulateViewing(4, 2, 5)), {});
    bench.trigger("bench_samples_action");
    REQUIRE(waitFor([&] { return bench.window.front().content().has_value(); }));
    CHECK(lookAtMechanisms(bench) >= 1);
}

TEST_CASE("with fewer than three people the button that releases is not green") {
    Workbench bench;
    bench.open();
    auto* button = bench.find<QPushButton>("release_open");
    REQUIRE(button->isEnabled());
    CHECK(button->property("release").toBool());
    Session session = bench.session();
    session.filter = "age < 24"; // QZPERSON00 and QZPERSON01
    bench.window.document().change("filter", session);
    CHECK(waitFor([&] { return !button->property("release").toBool(); }));
    session.filter.clear();
    bench.window.document().change("no filter", session);
    CHECK(waitFor([&] { return button->property("release").toBool(); }));
}

TEST_CASE("a heatmap over time is not ready while nobody said how long stimuli were shown") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.find<QAction>("release")->isEnabled());
    Session session = bench.session();
    session.view<HeatmapLook>().cut.windows = 3;
    bench.window.document().change("windows", session);
    REQUIRE(waitFor([&] { return bench.heatmaps().frame() && bench.heatmaps().frame()->presentation_guessed; }));
    CHECK_FALSE(bench.find<QAction>("release")->isEnabled());
    CHECK(bench.find<QLabel>("no_release")->toolTip().contains("how long the stimuli were shown"));
    session.view<HeatmapLook>().cut.presentation_ms = 2000;
    bench.window.document().change("presentation", session);
    CHECK(waitFor([&] { return bench.find<QAction>("release")->isEnabled(); }));
}

TEST_CASE("where nothing is shown, buttons that copy and export are off as in the menus, and leave the reason their room") {
    Workbench bench;
    bench.open(); // fixations alone
    for (const int width : {1920, 1280, 1024})
        for (const char* workspace : {"samples", "signals", "evaluation", "data", "heatmaps"}) {
            CAPTURE(width, workspace);
            bench.window.resize(width, 740);
            bench.trigger(qPrintable(QString("bench_%1_action").arg(workspace)));
            REQUIRE(waitFor([&] { return bench.window.front().settled(); }));
            for (const auto& [button, action] : {std::pair("copy_command_button", "copy_command"),
                                                 std::pair("export", "export_picture"), std::pair("release_open", "release")})
                CHECK(waitFor([&, b = button, a = action] {
                    return bench.find<QPushButton>(b)->isEnabled() == bench.find<QAction>(a)->isEnabled();
                }));
            const auto* reason = bench.find<QLabel>("no_release");
            CHECK(waitFor([&] {
                const QRect lines =
                    reason->fontMetrics().boundingRect(QRect(0, 0, reason->width(), 1000), Qt::TextWordWrap, reason->text());
                return reason->text().isEmpty() || (lines.height() <= reason->height() + 2 && lines.width() <= reason->width());
            }));
        }
    CHECK(bench.find<QPushButton>("export")->isEnabled());
}

TEST_CASE(
    "of one, two and three people, and with δ at 1/n or above, the button is as its dialog, and comes on with a smaller δ") {
    Workbench bench;
    const auto pictures = test::longNamedPictures();
    const Session all = test::withAreas(*pictures);
    bench.window.document().open(pictures, all);
    for (const char* workspace : {"heatmaps", "areas", "signals"})
        for (const std::size_t people : {1, 2, 3}) {
            CAPTURE(workspace, people);
            Session fewer = bench.session();
            fewer.bench = workspace;
            fewer.excluded.clear();
            for (std::size_t i = people; i < pictures->participants.size(); ++i)
                fewer.excluded.insert(pictures->participants[i].id);
            bench.window.document().change("fewer", fewer);
            REQUIRE(waitFor([&] { return bench.window.front().settled(); }));
            const QString refusal = refusalIn(bench.window.front());
            INFO(refusal.toStdString());
            CHECK(bench.find<QAction>("release")->isEnabled() == refusal.isEmpty());
            CHECK(bench.find<QLabel>("no_release")->toolTip().isEmpty() == refusal.isEmpty());
        }
    Session session = all;
    session.bench = "heatmaps";
    const std::string mechanism = bench.window.findChild<HeatmapsBench*>()->mechanism().id;
    for (const double delta : {0.3, 1e-3}) {
        session.given[mechanism].set("delta", delta);
        bench.window.document().change("delta", session);
        CHECK(waitFor([&] { return bench.find<QAction>("release")->isEnabled() == (delta < 0.1); }));
        CHECK(bench.find<QLabel>("no_release")->toolTip().contains("choose a smaller δ") == (delta > 0.1));
    }
}
