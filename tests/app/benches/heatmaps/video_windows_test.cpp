// A study whose stimulus is a video: on the Heatmaps workspace over time, and on the command line.
#include "app/benches/areas/areas_bench.h"
#include "app/benches/heatmaps/time_window_bar.h"
#include "tests/app/benches/numbered_frame.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/written_videos.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/area_view.h"
#include "widgets/heatmap_view.h"
#include "widgets/picture_file.h"
#include "widgets/replay_bar.h"
#include "widgets/time_window_sheet.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::numberOf;
using nlohmann::json;

namespace {

/// Twelve people who look at a clip of two seconds, its frames numbered 0 … 49.
struct VideoStudy {
    test::TemporaryFolder folder;

    VideoStudy() {
        std::filesystem::create_directories(folder.path() / "study" / "stimuli");
        std::string csv = "participant,stimulus,x,y,start_ms,duration_ms\n";
        for (int p = 0; p < 12; ++p)
            for (int k = 0; k < 8; ++k)
                csv += "P" + std::to_string(p) + ",clip," + std::to_string((k < 4 ? 80 : 240) + p) + "," +
                       std::to_string(90 + k) + "," + std::to_string(250 * k) + ",200\n";
        folder.write("study/table.csv", csv);
        REQUIRE(test::writeVideo(video(), "MJPG", 25, 50, 320, 192));
    }
    std::filesystem::path video() const { return folder.path() / "study/stimuli/clip.avi"; }
    std::string path(const char* name) const { return (folder.path() / name).string(); }
    std::string study() const { return path("study"); }
};

void openInWindows(Workbench& bench, const VideoStudy& clip, int windows) {
    bench.openAndWait(QString::fromStdString(clip.study()));
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    Session session = bench.session();
    session.view<HeatmapLook>().cut.windows = windows;
    session.view<HeatmapLook>().cut.presentation_ms = 2000;
    bench.window.document().change("windows", session);
    REQUIRE(waitFor([&] { return bench.heatmaps().frame() && bench.heatmaps().frame()->facts.windows() == windows; }));
}

} // namespace

TEST_CASE("the heatmap over time of a video shows the frame at the time of its slider, also within a window") {
    const VideoStudy clip;
    CHECK(numberOf(pictureFrom(QString::fromStdString(clip.video().string()))) == 0);
    Workbench bench;
    openInWindows(bench, clip, 4);
    ReplayBar& time = bench.heatmaps().timeWindowBar()->replay();
    const auto shows = [&](int frame) { return waitFor([&] { return numberOf(bench.heatmaps().backdrop()) == frame; }); };
    for (const int frame : {0, 7, 12, 13, 49, 3, 30}) {
        CAPTURE(frame);
        time.seek(40 * frame + 1);
        CHECK(shows(frame));
        CHECK(bench.session().view<HeatmapLook>().window == (40 * frame + 1) / 500);
    }
    bench.trigger("time_window_next");
    CHECK(shows(37)); // 1500 ms
}

TEST_CASE("the areas of a video lie on the frame at the time of their slider") {
    const VideoStudy clip;
    Workbench bench;
    openInWindows(bench, clip, 4);
    bench.trigger("bench_areas_action");
    auto* areas = bench.window.findChild<AreasBench*>();
    REQUIRE(waitFor([&] { return areas->settled(); }));
    CHECK_FALSE(bench.find<QWidget>("area_time_bar")->isHidden());
    CHECK(waitFor([&] {
        return bench.find<QWidget>("area_time_bar")->findChild<ReplayBar*>()->length() == 2000;
    })); // the video's, not the usual 10 s
    for (const int frame : {7, 49, 12}) {
        CAPTURE(frame);
        areas->view()->setTime(40 * frame + 1);
        CHECK(waitFor([&] { return numberOf(areas->view()->picture()) == frame; }));
    }
}

TEST_CASE("each window of a video's heatmap over time has a prior of its own frames, and the sheet shows one of each") {
    const VideoStudy clip;
    Workbench bench;
    openInWindows(bench, clip, 4);
    const HeatmapFrame& frame = *bench.heatmaps().frame();
    REQUIRE(frame.facts.picture);
    CHECK(frame.facts.picture->moves());
    CHECK(frame.facts.picture->inWindows({0, 500, 1000, 1500, 2000})->size() == 4);
    CHECK(frame.shown.resolved.text("prior") == "picture");
    bench.trigger("time_window_all");
    REQUIRE(bench.waitForSweeps());
    CHECK(bench.heatmaps().sheet()->windows() == 4);
    CHECK(numberOf(bench.heatmaps().sheet()->stimulus(1)) == 18); // 750 ms
    CHECK(numberOf(bench.heatmaps().sheet()->stimulus(3)) == 43);
}

TEST_CASE("a video is read, shown and released on by command; its name and place reach nobody") {
    const VideoStudy clip;
    const CliRun inspected = cli("inspect " + clip.study() + " --time-unit ms --units px --write-plan --json");
    REQUIRE(inspected.status == 0);
    CHECK(json::parse(inspected.text)["stimuli_with_picture"] == 1);
    CHECK(json::parse(inspected.text)["stimuli_with_video"] == 1);
    const CliRun run = cli("heatmap " + clip.study() +
                           " --stimulus clip --mechanism clipped-gaussian --set epsilon=2 --windows 4 "
                           "--presentation 2000 --json");
    REQUIRE(run.status == 0);
    CHECK(json::parse(run.text)["cc_windows"].size() == 4);

    REQUIRE(cli("release heatmap " + clip.study() +
                " --stimulus clip --mechanism clipped-gaussian --windows 2 --presentation 2000 " + "--ledger " + clip.path("L") +
                " --out " + clip.path("D"))
                .status == 0);
    std::size_t on_stimulus = 0;
    for (const auto& entry : std::filesystem::directory_iterator(clip.path("D"))) {
        CAPTURE(entry.path().filename().string());
        on_stimulus += entry.path().filename().string().starts_with("heatmap_on_stimulus") ? 1 : 0;
        CHECK(test::findings(test::contents(entry.path()), {"clip.avi", "stimuli/", clip.folder.path().filename().string()},
                             {}) == std::set<std::string>{});
    }
    CHECK(on_stimulus == 3);
}

TEST_CASE("a video that cannot be decoded is a blank canvas, and said") {
    const VideoStudy clip;
    clip.folder.write("study/stimuli/clip.avi", "RIFF????AVI " + std::string(500, 'x'));
    const CliRun run = cli("inspect " + clip.study() + " --time-unit ms --units px --size 320x192 --json");
    REQUIRE(run.status == 0);
    const json out = json::parse(run.text);
    CHECK(out["stimuli_with_picture"] == 0);
    CHECK_THAT(out["warnings"].dump(), Catch::Contains("1 video could not be read") && Catch::Contains("a blank canvas"));
}
