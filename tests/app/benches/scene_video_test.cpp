// Scene videos behind the gaze on Data and Samples; there is no map and no table of areas of them.
#include "app/benches/areas/areas_bench.h"
#include "app/benches/data/data_bar.h"
#include "app/benches/data/data_bench.h"
#include "app/benches/gaze/gaze_bench.h"
#include "app/benches/gaze/gaze_plots.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/app/benches/numbered_frame.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/empty_state.h"
#include "widgets/gaze_plot.h"
#include "widgets/heatmap_view.h"
#include "widgets/replay_bar.h"

#include <QTest>
#include <QToolButton>

#include <nlohmann/json.hpp>

using namespace nictate;
using nictate::test::numberOf;

namespace {

constexpr double gaze_starts_ms = 500, frame_ms = 40;

/// Four people with glasses, two seconds at 50 Hz from half a second into their videos of 3 s. The third one's is broken, the
/// fourth one has none.
struct WalkStudy {
    test::TemporaryFolder folder;

    WalkStudy() {
        for (const char* who : {"anna", "bert", "cleo", "dora"}) {
            std::string lines;
            for (int i = 0; i < 100; ++i)
                lines += R"({"type":"gaze","timestamp":)" + std::to_string((gaze_starts_ms + 20 * i) / 1000) +
                         R"(,"data":{"gaze2d":[)" + std::to_string(0.3 + 0.004 * i) + ",0.5]}}\n";
            folder.write(std::string("walk/") + who + "/gazedata", lines);
        }
        for (const char* who : {"anna", "bert"}) { // what a video is, its bytes say
            REQUIRE(test::writeVideo(folder.path() / "walk.avi", "MJPG", 25, 75, 320, 192));
            std::filesystem::rename(folder.path() / "walk.avi", folder.path() / "walk" / who / "scenevideo.mp4");
        }
        folder.write("walk/cleo/scenevideo.mp4", "no video at all");
    }
    Dataset study() const { return openStudy(folder.path() / "walk"); }
    std::string path() const { return (folder.path() / "walk").string(); }
};

struct WalkBench : Workbench {
    WalkBench(const WalkStudy& walk, const char* bench) {
        Session session;
        session.bench = bench;
        window.document().open(std::make_shared<const Dataset>(walk.study()), std::move(session));
        wait();
    }
    void wait() {
        REQUIRE(waitFor([this] { return window.settled(); }));
    }
    DataBench& data() { return *window.findChild<DataBench*>(); }
    GazeBench& samples() { return *window.findChild<GazeBench*>(); }
    /// On Data.
    QString noteOf(const char* who) {
        window.findChild<DataBar*>()->chooseParticipant(who);
        wait();
        return data().plot()->note();
    }
};

bool shows(const GazePlot& plot, int frame) {
    return waitFor([&] { return !plot.picture().isNull() && numberOf(plot.picture()) == frame; });
}

int frameAt(double replay_ms) { return static_cast<int>((gaze_starts_ms + replay_ms) / frame_ms); }

} // namespace

TEST_CASE("Data shows what one person's scene camera saw at the time of the replay, and says why it shows none") {
    const WalkStudy walk;
    WalkBench bench(walk, DataView::bench);
    CHECK(bench.noteOf("").contains("choose one recording to see its scene video"));
    CHECK(bench.data().plot()->picture().isNull());
    CHECK_FALSE(bench.noteOf("anna").contains("scene camera"));
    for (const double time : {0.0, 21.0, 1001.0, 1901.0, 301.0}) {
        CAPTURE(time);
        bench.data().replay()->seek(time);
        CHECK(shows(*bench.data().plot(), frameAt(time)));
    }
    CHECK_FALSE(bench.noteOf("bert").contains("scene camera"));
    bench.data().replay()->seek(1);
    CHECK(shows(*bench.data().plot(), frameAt(1)));
    CHECK(bench.noteOf("cleo").contains("the video cannot be read: a blank canvas"));
    CHECK(bench.data().plot()->picture().isNull());
    CHECK(bench.noteOf("dora").contains("no video of the scene camera: a blank canvas"));
    CHECK(bench.data().plot()->picture().isNull());
    CHECK_FALSE(bench.noteOf("anna").contains("cannot be read"));
}

TEST_CASE("Samples shows the scene behind one recording's gaze and makes no map of it") {
    const WalkStudy walk;
    WalkBench bench(walk, GazeView::bench);
    const GazePlot& gaze = *bench.samples().plots()->gaze();
    for (const double time : {1.0, 1501.0, 701.0}) {
        CAPTURE(time);
        bench.samples().replay()->seek(time);
        CHECK(shows(gaze, frameAt(time)));
    }
    for (QToolButton* button : bench.samples().plots()->findChildren<QToolButton*>())
        if (button->text() == "Heatmaps")
            QTest::mouseClick(button, Qt::LeftButton);
    bench.wait();
    for (const HeatmapView* map : {bench.samples().plots()->originalMap(), bench.samples().plots()->protectedMap()}) {
        CHECK_FALSE(map->layer().values);
    }
    CHECK_THROWS_WITH(bench.samples().writeProtectedMap(bench.study.path("map.png")), Catch::Contains("no map of"));
    CHECK_FALSE(std::filesystem::exists(bench.study.path("map.png").toStdString()));
    Session session = bench.session();
    session.view<GazeView>().participant = "cleo";
    bench.window.document().change("another", session);
    bench.wait();
    CHECK(waitFor([&] { return gaze.note().contains("the video cannot be read"); }));
    session.view<GazeView>().participant = "dora";
    bench.window.document().change("another", session);
    bench.wait();
    CHECK(gaze.note().contains("no video of the scene camera"));
}

TEST_CASE("no map and no table of areas is made of a scene, in the window and on the command line") {
    const WalkStudy walk;
    WalkBench bench(walk, AreasView::bench);
    const auto* areas = bench.window.findChild<AreasBench*>();
    CHECK(areas->saysWhy());
    CHECK(areas->reason().contains("no table of areas"));
    const std::string scene = walk.path() + " --person file --stimulus scene --size 1920x1080 ";
    walk.folder.write("areas.csv", "name,shape,points\ndoor,rectangle,10 10 200 200\n");
    const std::string areas_file = "--aois " + (walk.folder.path() / "areas.csv").string() + " --metric dwell-share ";
    const std::filesystem::path out = walk.folder.path() / "out", ledger = walk.folder.path() / "ledger";
    const std::string release = "--out " + out.string() + " --ledger " + ledger.string();
    for (const std::string& command : {"aoi " + scene + areas_file, "release aoi " + scene + areas_file + release,
                                       "release heatmap " + scene + "--mechanism noise-free " + release}) {
        const test::CliRun run = test::cli(command, "2>&1");
        CAPTURE(command, run.text);
        CHECK(run.status != 0);
        CHECK_THAT(run.text, Catch::Contains("no table of areas") && !Catch::Contains("accept"));
        CHECK_FALSE((std::filesystem::exists(out) || std::filesystem::exists(ledger)));
    }
}

TEST_CASE("a release of samples holds nothing of the scene videos: no name, no path, no picture") {
    const WalkStudy walk;
    const std::filesystem::path out = walk.folder.path() / "out";
    const test::CliRun run =
        test::cli("release samples " + walk.path() + " --person file --read scene-camera=all --size 1920x1080 " +
                      "--mechanism kaleido --accept-published --ledger " + (walk.folder.path() / "ledger").string() + " --out " +
                      out.string(),
                  "2>&1");
    CAPTURE(run.text);
    REQUIRE(run.status == 0);
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(out))
        if (entry.is_regular_file()) {
            ++files;
            CAPTURE(entry.path().string());
            CHECK(test::findings(test::contents(entry.path()), {"scenevideo", walk.path(), "walk/anna", "no video at all"}, {})
                      .empty());
        }
    CHECK(files > 1);
}

TEST_CASE("inspect counts the recordings with a video of the scene") {
    const WalkStudy walk;
    const test::CliRun run = test::cli("inspect " + walk.path() + " --json");
    REQUIRE(run.status == 0);
    CHECK(nlohmann::json::parse(run.text)["recordings_with_scene_video"] == 3);
}
