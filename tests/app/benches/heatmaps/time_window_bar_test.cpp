// A heatmap over time, made and played by mouse and keyboard, as the bench shows it.
#include "app/benches/heatmaps/time_window_bar.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/heatmap_view.h"
#include "widgets/replay_bar.h"
#include "widgets/time_window_sheet.h"

#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace nictate;

namespace {

const HeatmapLook& look(Workbench& bench) { return bench.session().view<HeatmapLook>(); }

void type(Workbench& bench, const char* box, const char* digits) {
    auto* number = bench.find<QSpinBox>(box);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, digits);
    QTest::keyClick(number, Qt::Key_Return);
}

} // namespace

TEST_CASE("windows chosen by keyboard make a heatmap over time; its slider, arrow keys and shortcuts show its windows, and undo "
          "brings the still "
          "map back") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.waitForSweeps());
    const QImage still = bench.picture();
    const double scale = bench.heatmaps().frame()->shown.guarantee.noise_scale;
    CHECK_FALSE(bench.heatmaps().timeWindowBar()->isVisible());
    type(bench, "windows", "3");
    REQUIRE(look(bench).cut.windows == 3);
    REQUIRE(waitFor([&] { return bench.heatmaps().timeWindowBar()->isVisible(); }));
    const HeatmapFrame& frame = *bench.heatmaps().frame();
    CHECK(frame.facts.windows() == 3);
    CHECK(frame.shown.heatmap->rows() == 3 * frame.facts.display.height);
    CHECK(frame.presentation_guessed);
    CHECK(scale > 0);
    CHECK(bench.heatmaps().shown()->layer().values->rows() == frame.facts.display.height);

    const QImage first = bench.picture();
    CHECK(first != still);
    auto* slider = bench.find<QSlider>("time_window_time");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    CHECK(look(bench).window == 1);
    const QImage second = bench.picture();
    CHECK(second != first);
    bench.trigger("time_window_next");
    CHECK(look(bench).window == 2);
    bench.trigger("time_window_next"); // there is no fourth
    CHECK(look(bench).window == 2);
    bench.trigger("time_window_previous");
    CHECK(bench.picture() == second);
    CHECK_THAT(bench.find<QLabel>("time_window_name")->text().toStdString(), Catch::StartsWith("2 of 3"));
    CHECK_THAT(bench.heatmaps().command().toStdString(), Catch::Contains("--windows 3"));

    bench.trigger("undo");
    CHECK(look(bench).cut == TimeCut());
    CHECK_FALSE(bench.heatmaps().timeWindowBar()->isVisible());
    CHECK(bench.picture() == still);
    bench.trigger("redo");
    CHECK(look(bench).cut.windows == 3);
}

TEST_CASE("a heatmap over time plays by itself from window to window, at the speed that is chosen, and stops at its end") {
    Workbench bench;
    bench.open();
    type(bench, "windows", "4");
    type(bench, "time_window_shown", "8000"); // a busy machine shows fewer frames, but not none for four seconds
    REQUIRE(look(bench).cut.presentation_ms == 8000);
    CHECK_FALSE(bench.heatmaps().frame()->presentation_guessed);
    ReplayBar& replay = bench.heatmaps().timeWindowBar()->replay();
    CHECK(replay.length() == Approx(8000));
    std::set<int> seen;
    QObject::connect(&replay, &ReplayBar::timeChanged, &bench.window, [&] { seen.insert(look(bench).window); });
    QTest::mouseClick(bench.find<QToolButton>("time_window_play"), Qt::LeftButton);
    CHECK(replay.playing());
    REQUIRE(waitFor([&] { return seen.contains(0) && (seen.contains(1) || seen.contains(2)); }));
    CHECK(replay.playing());
    bench.find<QSlider>("time_window_time")->setValue(7990); // the rest of it
    REQUIRE(waitFor([&] { return !replay.playing(); }));
    CHECK(look(bench).window == 3);
    CHECK(bench.heatmaps().shown()->layer().values->isApprox(windowMap(*bench.heatmaps().frame()->shown.heatmap, 3, 4)));
}

TEST_CASE("all windows beside each other: a click chooses, a double click opens, and one scale of colours holds for all") {
    Workbench bench;
    bench.open();
    type(bench, "windows", "4");
    bench.trigger("time_window_all");
    TimeWindowSheet* sheet = bench.heatmaps().sheet();
    REQUIRE(waitFor([&] { return sheet->isVisible(); }));
    CHECK(sheet->windows() == 4);
    const QImage before = sheet->grab().toImage();
    QTest::mouseClick(sheet, Qt::LeftButton, {}, sheet->mapRect(2).center());
    CHECK(look(bench).window == 2);
    CHECK(sheet->chosen() == 2);
    CHECK(sheet->grab().toImage() != before); // marked
    QTest::keyClick(sheet, Qt::Key_Left);
    CHECK(look(bench).window == 1);
    QTest::mouseDClick(sheet, Qt::LeftButton, {}, sheet->mapRect(3).center());
    CHECK_FALSE(look(bench).sheet);
    CHECK(look(bench).window == 3);
    CHECK(waitFor([&] { return bench.heatmaps().shown()->isVisible(); }));
    const ColourLimits all = bench.heatmaps().shown()->limits();
    bench.trigger("time_window_previous");
    CHECK(bench.heatmaps().shown()->limits() == all);
}

TEST_CASE("cuts are typed, and what does not rise is refused with a word") {
    Workbench bench;
    bench.open();
    type(bench, "windows", "2");
    const auto cut = [&](const char* text) {
        auto* cuts = bench.find<QLineEdit>("time_window_cuts");
        cuts->setFocus();
        cuts->selectAll();
        QTest::keyClicks(cuts, text);
        QTest::keyClick(cuts, Qt::Key_Return);
    };
    cut("300, 900");
    CHECK(look(bench).cut.at == std::vector<double>{300, 900});
    CHECK(bench.heatmaps().frame()->facts.windows() == 3);
    cut("900, 300");
    CHECK(look(bench).cut.at == std::vector<double>{300, 900});
    CHECK_THROWS_WITH(cutsFrom("900, 300"), Catch::Contains("rise"));
    CHECK_THROWS_WITH(cutsFrom("soon"), Catch::Contains("500, 1500"));
}
