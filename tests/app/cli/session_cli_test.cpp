// nictate-cli --session FILE: what the workbench shows, run again.

#include "core/analysis/data_view.h"
#include "core/choices/bench_kind.h"
#include "core/choices/study_as_shown.h"
#include "core/domains/areas/area.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/session/script_text.h"
#include "core/session/session_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/cli/written_features.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

const std::string gallery_folder = NICTATE_SOURCE_DIR "/datasets/gallery";

Session sessionAt(const std::string& path, const char* bench) {
    Session session;
    session.data.path = path;
    session.bench = bench;
    session.seed = 7;
    return session;
}

/// `nictate-cli --session` in a folder of its own.
test::CommandRun shownBy(const Session& session, const TemporaryFolder& folder, const char* errors = "2>/dev/null") {
    writeSession(session, folder.path() / "shown.nictate");
    return test::inShell("cd '" + folder.path().string() + "' && " NICTATE_BINARY_DIR "/nictate-cli --session shown.nictate " +
                         errors);
}

/// The command that is copied for it, in a folder of its own.
test::CommandRun copiedFrom(const Session& session, const TemporaryFolder& folder) {
    CommandScript script = shownCommand(session, openStudy(session.data.path, session.data.options()));
    script.also.clear();
    folder.write("copied.sh", scriptText(script, CommandLanguage::shell) + "\n");
    return test::inShell("cd '" + folder.path().string() +
                         "' && PATH='" NICTATE_BINARY_DIR "':\"$PATH\" bash copied.sh 2>/dev/null");
}

} // namespace

TEST_CASE("a session run by the command line prints what the copied command prints", "[posix]") {
    const TemporaryFolder data;
    Session maps = sessionAt(gallery_folder, HeatmapLook::bench);
    maps.stimulus = "shelf";
    maps.given["clipped-gaussian"].set("epsilon", 0.7);
    Session areas = sessionAt(gallery_folder, AreasView::bench);
    areas.stimulus = "poster";
    Area area;
    area.name = "owl";
    area.points = {165, 430, 220, 360};
    areas.view<AreasView>().areas["poster"] = {area};
    Session signals = sessionAt(test::writtenFeatures(data, 6), SignalsView::bench);
    signals.view<SignalsView>().length = 30;
    for (const Session& session : {maps, areas, signals}) {
        CAPTURE(session.bench);
        const TemporaryFolder here, there;
        const test::CommandRun shown = shownBy(session, here), copied = copiedFrom(session, there);
        CHECK(shown.status == 0);
        CHECK(copied.status == 0);
        CHECK(shown.text.size() > 0);
        CHECK(shown.text == copied.text);
    }
}

TEST_CASE("people who are left out in a session are left out by the command line too", "[posix]") {
    Session session = sessionAt(gallery_folder, HeatmapLook::bench);
    session.stimulus = "shelf";
    const Dataset study = openStudy(gallery_folder);
    session.excluded = {study.participants[0].id, study.participants[3].id};
    const TemporaryFolder folder;
    writeStudyFolder(studyAsShown(session, study), folder.path() / "kept");
    const test::CommandRun shown = shownBy(session, folder);
    const CliRun kept =
        cli("heatmap '" + (folder.path() / "kept").string() + "' --stimulus shelf --mechanism clipped-gaussian --seed 7");
    const CliRun all = cli("heatmap '" + gallery_folder + "' --stimulus shelf --mechanism clipped-gaussian --seed 7");
    REQUIRE(kept.status == 0);
    CHECK(shown.text == kept.text);
    CHECK(shown.text != all.text);
}

TEST_CASE("a session of areas is run without a file where the command runs", "[posix]") {
    const TemporaryFolder folder;
    Session areas = sessionAt(gallery_folder, AreasView::bench);
    areas.stimulus = "poster";
    Area area;
    area.name = "owl";
    area.points = {165, 430, 220, 360};
    areas.view<AreasView>().areas["poster"] = {area};
    folder.write("aois.csv", "mine\n");
    const test::CommandRun run = shownBy(areas, folder);
    CHECK(run.status == 0);
    CHECK_THAT(run.text, Catch::Contains("owl"));
    CHECK(contents(folder.path() / "aois.csv") == "mine\n");
    CHECK(test::filesIn(folder.path()) == 2); // and the session
}

TEST_CASE("what a killed run of a session left is removed by the next", "[posix]") {
    const TemporaryFolder folder, place;
    Session session = sessionAt(gallery_folder, HeatmapLook::bench);
    session.stimulus = "shelf";
    session.excluded = {openStudy(gallery_folder).participants[0].id};
    const std::filesystem::path left = place.path() / "nictate-unpacked-killed";
    std::filesystem::create_directories(left / "study");
    std::ofstream(left / ".nictate-unpacked");
    writeSession(session, folder.path() / "shown.nictate");
    const test::CommandRun run =
        test::inShell("TMPDIR='" + place.path().string() + "' " NICTATE_BINARY_DIR "/nictate-cli --session '" +
                      (folder.path() / "shown.nictate").string() + "' 2>/dev/null");
    CHECK(run.status == 0);
    CHECK(std::filesystem::is_empty(place.path()));
}

TEST_CASE("a session that cannot be run as a command is refused with the reason", "[posix]") {
    const TemporaryFolder folder;
    const test::CommandRun data = shownBy(sessionAt(gallery_folder, DataView::bench), folder, "2>&1");
    CHECK(data.status == 3);
    CHECK_THAT(data.text, Catch::Contains("\"data\""));
    const test::CommandRun no_study = shownBy(Session(), folder, "2>&1");
    CHECK(no_study.status == 3);
    CHECK_THAT(no_study.text, Catch::Contains("shown.nictate") && Catch::Contains("names no study"));
    CHECK(cli("--session missing.nictate").status == 3);
    CHECK(cli("--session missing.nictate mechanisms").status == 2);
    CHECK(cli("").status == 2);
}
