#include "core/io/open_study.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/warns.h"
#include "tests/platform/test_system.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <iostream>
#include <set>
#include <vector>

using namespace nictate;
using test::TemporaryFolder;
using test::warns;

namespace {
const std::filesystem::path shared = std::filesystem::path(NICTATE_SOURCE_DIR) / ".." / "shared" / "data";

bool skipWithoutSharedData(const std::filesystem::path& path) {
    if (std::filesystem::exists(path))
        return false;
    WARN("skipped: " << path.string() << " is absent");
    return true;
}
/// "VmHWM:  11724 kB" of this process, the most memory it ever held.
std::size_t peakMemoryKb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stoul(line.substr(6));
    return 0;
}

const std::string header = "subject,image,x,y,duration\n";

} // namespace

TEST_CASE("OSIE opens by its file and by its folder") {
    if (skipWithoutSharedData(shared / "osie"))
        return;
    for (const char* what : {"osie/osie_fixations.csv", "osie"}) {
        OpenOptions options;
        std::size_t asked = 0;
        options.picture_size = [&](const std::filesystem::path&) {
            ++asked;
            return PixelSize{800, 600};
        };
        Dataset study = openStudy(shared / what, options);
        DatasetCounts counts = countDataset(study);
        CHECK(counts.participants == 15);
        CHECK(counts.stimuli == 350);
        CHECK(counts.stimuli_with_picture == 60);
        CHECK(counts.fixations == 48793);
        CHECK(counts.recordings == 15 * 350);
        CHECK(asked == 60);
        const Recording& first = study.recordings[0];
        REQUIRE(first.fixations.size() > 1);
        CHECK(study.stimuli[first.stimulus].id == "1001.jpg");
        CHECK(first.fixations[0].x_px == 395.5);
        CHECK(first.fixations[1].duration_ms == 136);
        CHECK(study.stimuli[300].width_px == 800);
        CHECK(study.stimuli[300].size_source == SizeSource::assumed);
    }
}

TEST_CASE("pictures are looked for beside the table and in stimuli/ and images/") {
    TemporaryFolder folder;
    folder.write("a.png", "");
    folder.write("stimuli/b.JPG", "");
    folder.write("images/c.webp", "");
    folder.write("stimuli/readme.txt", "");
    auto table = folder.write("gaze.csv", header + "1,a.png,1,1,9\n1,B.jpg,1,1,9\n1,c,1,1,9\n1,sub/a.png,1,1,9\n"
                                                   "1,readme,1,1,9\n1,d.png,1,1,9\n");
    OpenOptions options;
    options.picture_size = [](const std::filesystem::path& path) -> std::optional<PixelSize> {
        if (path.extension() == ".webp")
            return std::nullopt; // a picture nobody can read
        return PixelSize{300, 200};
    };
    for (const std::filesystem::path& path : {table, folder.path()}) {
        Dataset study = openStudy(path, options);
        REQUIRE(study.stimuli.size() == 6);
        CHECK(study.stimuli[0].picture == (folder.path() / "a.png").string());
        CHECK(study.stimuli[1].picture == (folder.path() / "stimuli" / "b.JPG").string());
        CHECK(study.stimuli[2].picture.empty());
        CHECK(study.stimuli[3].picture == study.stimuli[0].picture);
        CHECK(study.stimuli[4].picture.empty());
        CHECK(study.stimuli[0].size_source == SizeSource::picture);
        CHECK(study.stimuli[5].size_source == SizeSource::assumed);
        CHECK(study.stimuli[5].width_px == 300);
        CHECK(warns(study, "1 picture could not be read"));
        CHECK(warns(study, "3 of 6 stimuli have no picture: a blank canvas of 300×200 pixels"));
    }
    CHECK(openStudy(table).name == "gaze");
    CHECK(openStudy(table).stimuli[0].picture == (folder.path() / "a.png").string());
}

TEST_CASE("a stimulus without a picture gets the given size, or the smallest usual screen") {
    TemporaryFolder folder;
    auto table = folder.write("gaze.csv", header + "1,a,1000,700,9\n1,b,10,20,9\n2,b,-5,20,9\n");
    Dataset study = openStudy(table);
    for (const Stimulus& stimulus : study.stimuli) {
        CHECK(stimulus.width_px == 1024);
        CHECK(stimulus.height_px == 768);
        CHECK(stimulus.size_source == SizeSource::assumed);
        CHECK(stimulus.picture.empty());
    }
    CHECK(warns(study,
                "2 of 2 stimuli have no picture: a blank canvas of 1024×768 pixels, assumed; give pictures or a size in pixels"));
    CHECK(warns(study, "gaze off the stimulus: 1 of 3 fixations"));
    CHECK(countDataset(study).fixations == 3);

    OpenOptions options;
    options.screen_size = PixelSize{500, 400};
    Dataset given = openStudy(table, options);
    CHECK(given.stimuli[0].width_px == 500);
    CHECK(given.stimuli[0].size_source == SizeSource::given);
    CHECK(warns(given, "2 of 3 fixations"));
    options.screen_size = PixelSize{0, 400};
    CHECK_THROWS_AS(openStudy(table, options), InvalidParameter);

    auto huge = folder.write("huge.csv", header + "1,a,7010,4999,9\n");
    CHECK(openStudy(huge).stimuli[0].width_px == 7100);
    CHECK(openStudy(huge).stimuli[0].height_px == 5000);
}

TEST_CASE("fractions of the screen become pixels, whichever way y runs") {
    TemporaryFolder folder;
    auto table = folder.write("gaze.csv", "subject,x,y,duration\n1,0.5,0.25,9\n1,0.1,0.2,9\n");
    OpenOptions options;
    options.screen_size = PixelSize{1000, 800};
    Dataset study = openStudy(table, options);
    CHECK(study.recordings[0].fixations[0].x_px == 500);
    CHECK(study.recordings[0].fixations[0].y_px == 200);
    options.positions = PositionUnit::fraction_y_up;
    CHECK(openStudy(table, options).recordings[0].fixations[0].y_px == 600);
}

TEST_CASE("several tables of one kind are a participant each, of different kinds are refused") {
    TemporaryFolder folder;
    folder.write("anna.csv", "time,x,y\n0,100,200\n4,110,200\n");
    folder.write("ben.csv", "time,x,y\n0,100,200\n4,110,200\n8,1,300\n");
    folder.write("ages.csv", "name,age\nanna,30\n");
    Dataset study = openStudy(folder.path());
    DatasetCounts counts = countDataset(study);
    CHECK(counts.participants == 2);
    CHECK(counts.stimuli == 1);
    CHECK(counts.samples == 5);
    CHECK(study.participants[1].id == "ben");
    CHECK(warns(study, "read 2 of 3 files; 1 table holds other columns: \"ages.csv\""));
    folder.write("carl.csv", "t,gazex,gazey\n0,100,200\n");
    CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Contains("carl.csv: time is column \"t\"") && Catch::Contains("anna.csv"));
}

TEST_CASE("tables of a folder whose positions look like two units are refused, both named, until the unit is said") {
    TemporaryFolder folder;
    folder.write("study/a.csv", "stimulus,x,y,duration\ns,0.5,0.5,200\ns,0.2,0.3,100\n");
    folder.write("study/b.csv", "stimulus,x,y,duration\ns,500,400,200\n");
    folder.write("study/c.csv", "stimulus,x,y,duration\ns,0,-2.9,200\ns,0.4,-1.6,200\n"); // off the screen in either
    CHECK_THROWS_WITH(openStudy(folder.path() / "study"), Catch::Contains("b.csv: positions are read as pixels") &&
                                                              Catch::Contains("a.csv") && Catch::Contains("--units"));
    OpenOptions options;
    options.positions = PositionUnit::pixels;
    CHECK(openStudy(folder.path() / "study", options).recordings.size() == 3);
}

TEST_CASE("what is no study is refused with words, and only with ours", "[posix]") {
    TemporaryFolder folder;
    auto refusedAs = [&](const std::filesystem::path& path) -> std::string {
        try {
            openStudy(path);
        } catch (const ParseError& error) {
            return error.what();
        }
        return "opened";
    };
    CHECK_THAT(refusedAs(folder.path()), Catch::Contains("holds no study"));
    CHECK_THAT(refusedAs(folder.path() / "absent.csv"), Catch::Contains("does not exist"));
    CHECK_THAT(refusedAs(""), Catch::Contains("does not exist"));
    CHECK_THAT(refusedAs(folder.write("empty.csv", "")), Catch::Contains("is empty"));
    CHECK_THAT(refusedAs(folder.write("binary.csv", std::string("\x89PNG\r\n\0\0\0", 9))), Catch::Contains("binary"));
    CHECK_THAT(refusedAs(folder.write("words.txt", "It was a dark and stormy night.\n")), Catch::Contains("--columns"));
    CHECK_THAT(refusedAs(folder.write("short.csv", header + "1,a,5\n2,a,5,5,5\n")),
               Catch::Contains("short.csv, line 2, column 3"));
    CHECK_THAT(refusedAs(folder.write("garbage.asc", "hello\n")), Catch::Contains("not EyeLink ASC"));
    CHECK_THAT(refusedAs("/dev/full"), Catch::Contains("is a device"));
    if (!test::mayDoEverything()) {
        auto locked = folder.write("locked.csv", header);
        std::filesystem::permissions(locked, std::filesystem::perms::none);
        CHECK_THAT(refusedAs(locked), Catch::Contains("Permission denied"));
    } else
        WARN("skipped: permissions do not bind root");
}

TEST_CASE("a cancelled opening stops, and progress reaches the end") {
    TemporaryFolder folder;
    auto table = folder.write("gaze.csv", header + "1,a,10,20,30\n");
    double last = 0;
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    Progress progress([&](double fraction) { last = fraction; }, cancelled);
    openStudy(table, {}, progress);
    CHECK(last == 1.0);
    *cancelled = true;
    CHECK_THROWS_AS(openStudy(table, {}, progress), Cancelled);
}

TEST_CASE("a folder of 500 files opens with progress after each, and stops where it is cancelled") {
    TemporaryFolder folder;
    for (int i = 0; i < 500; ++i)
        folder.write("study/P" + std::to_string(1000 + i) + ".csv", "x,y,time\n100,200,0\n110,210,4\n");
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    std::vector<double> told;
    double stop_at = 2;
    Progress progress(
        [&](double fraction) {
            told.push_back(fraction);
            *cancelled = fraction >= stop_at;
        },
        cancelled);
    CHECK(countDataset(openStudy(folder.path() / "study", {}, progress)).participants == 500);
    CHECK(std::is_sorted(told.begin(), told.end()));
    CHECK(std::set<double>(told.begin(), told.end()).size() > 500);
    stop_at = 0.45;
    told.clear();
    CHECK_THROWS_AS(openStudy(folder.path() / "study", {}, progress), Cancelled);
    CHECK(told.back() < 0.5);
}

TEST_CASE("a long file is streamed: memory does not grow with its text") {
    TemporaryFolder folder;
    std::filesystem::path table = folder.path() / "long.csv";
    constexpr std::size_t bytes = 64u << 20;
    {
        // Wide rows with little gaze in them, so that the text and not the study is what is large.
        std::ofstream out(table, std::ios::binary);
        std::string row = "1,a,10,20,30," + std::string(4000, 'n') + "\n";
        out << "subject,image,x,y,duration,notes\n";
        for (std::size_t written = 0; written < bytes; written += row.size())
            out << row;
    }
    std::size_t before = peakMemoryKb();
    Dataset study = openStudy(table);
    std::size_t grown = peakMemoryKb() - before;
    CHECK(countDataset(study).fixations > 16000);
    CHECK(std::filesystem::file_size(table) >= bytes);
    CHECK(grown < 16 * 1024); // kB: a few blocks and the fixations; the text alone is 65536
}
