// Synthetic fixations of a release give back its maps, with nothing but the release read.
#include "core/simulate/synthetic_fixations.h"

#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/heatmap/time_windows.h"
#include "core/errors.h"
#include "core/files/folder.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/small_study.h"

#include <cmath>
#include <numeric>

using namespace nictate;
using test::contents;
using test::TemporaryFolder;
namespace fs = std::filesystem;

namespace {

/// Three windows of 400 ms, released into "out"; the card and the tables of the maps also by themselves in "bare".
struct ReleasedOverTime {
    TemporaryFolder folder;
    test::MarkedStudy study = test::markedStudy(40);
    GazeMap maps;

    explicit ReleasedOverTime(double epsilon) {
        Ledger ledger(folder.path() / "ledger.jsonl");
        const Release<Heatmaps> release = test::released(test::overTimePlanFor(study, 3, {{"epsilon", epsilon}}), study, ledger);
        maps = release.drawn().heatmap;
        publish(release, publicWriters(release), folder.path() / "out");
        fs::create_directory(folder.path() / "bare");
        for (const char* file : {"privacy_card.json", "heatmap-1.csv", "heatmap-2.csv", "heatmap-3.csv"})
            fs::copy_file(folder.path() / "out" / file, folder.path() / "bare" / file);
    }
};

/// The heatmaps of a study's only stimulus, cut as the released ones are, on their grid and with their blur.
GazeMap mapsOfStudy(const Dataset& study, const ReleasedMaps& released) {
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    const ObserverPoints points = collectPoints(study, 0, everyone, GazeSource::fixations, released.clock);
    CHECK(points.dropped == 0);
    GazeMap sum = countMap(released.display, points.of(0));
    for (std::size_t i = 1; i < points.observers(); ++i)
        sum += countMap(released.display, points.of(i));
    std::vector<GazeMap> blurred;
    for (const GazeMap& window : windowMaps(sum, released.display.windows()))
        blurred.push_back(blurToDisplay(window, released.display.still(), released.display.still(), released.blur_px));
    return stackedWindows(blurred);
}

} // namespace

TEST_CASE("2 000 synthetic fixations a window give back a released heatmap over time, from its card and tables alone") {
    for (const double epsilon : {1.0, 8.0}) {
        const ReleasedOverTime over_time(epsilon);
        const ReleasedMaps released = readReleasedMaps(over_time.folder.path() / "bare");
        CHECK(released.display.cuts == std::vector<double>{400, 800});
        CHECK(released.presentation_ms == 1200);
        const Dataset synthetic = syntheticFixations(released, {200, 10, 1});
        writeSyntheticFixations(synthetic, over_time.folder.path() / "made");
        const Dataset opened = openStudy(over_time.folder.path() / "made" / "synthetic_fixations.csv");
        CHECK(opened.participants.size() == 200);
        CHECK(countDataset(opened).fixations == 200 * 10 * 3);
        CHECK(opened.stimuli.at(0).width_px == 640);
        const std::vector<double> ccs = windowCCs(mapsOfStudy(opened, released), over_time.maps, 3);
        for (const double cc : ccs) {
            CAPTURE(epsilon, ccs);
            CHECK(cc >= 0.95);
        }
        const Dataset from_all = syntheticFixations(readReleasedMaps(over_time.folder.path() / "out"), {200, 10, 1});
        CHECK(from_all.recordings[7].fixations[5].x_px == synthetic.recordings[7].fixations[5].x_px);
    }
}

TEST_CASE("every row of synthetic fixations says what it is, and nothing of the study is in the files") {
    const ReleasedOverTime over_time(2);
    const fs::path made = over_time.folder.path() / "made";
    writeSyntheticFixations(syntheticFixations(readReleasedMaps(over_time.folder.path() / "out"), {30, 5, 3}), made);
    std::istringstream rows(contents(made / "synthetic_fixations.csv"));
    std::string row;
    std::getline(rows, row);
    CHECK(row == "participant,stimulus,start_ms,duration_ms,x_px,y_px,synthetic");
    std::size_t count = 0;
    for (; std::getline(rows, row); ++count)
        CHECK((row.starts_with("synthetic-") && row.ends_with(",1")));
    CHECK(count == 30 * 5 * 3);
    std::vector<std::string> words = over_time.study.secret_words;
    words.push_back(over_time.folder.path().filename().string());
    for (const fs::path& file : filesIn(made))
        CHECK(test::findings(contents(file), words, {}) == std::set<std::string>{});
    CHECK_THAT(contents(made / "README.txt"), Catch::Contains("No person made them"));
    CHECK_THROWS_AS(
        writeSyntheticFixations(syntheticFixations(readReleasedMaps(over_time.folder.path() / "out"), {1, 1, 1}), made),
        OutputError);
}

TEST_CASE("synthetic durations have the published mean, and fixations lie in their windows one after the other") {
    const ReleasedOverTime over_time(4);
    const Dataset synthetic = syntheticFixations(readReleasedMaps(over_time.folder.path() / "bare"), {2000, 2, 5});
    double sum = 0, squares = 0, count = 0;
    for (const Recording& recording : synthetic.recordings) {
        REQUIRE(recording.fixations.size() == 6);
        for (std::size_t i = 0; i < 6; ++i) {
            const Fixation& fixation = recording.fixations[i];
            CHECK(std::floor(fixation.start_ms / 400) == static_cast<double>(i / 2));
            CHECK((i == 0 || recording.fixations[i - 1].start_ms < fixation.start_ms));
            sum += fixation.duration_ms;
            squares += std::pow(std::log(fixation.duration_ms), 2);
            ++count;
        }
    }
    const double log_mean = std::log(330) - 0.125;
    CHECK(sum / count == Approx(330).epsilon(0.02));
    CHECK(squares / count == Approx(log_mean * log_mean + 0.25).epsilon(0.01));
}

TEST_CASE("defaults are those of the card; a heatmap over time by order has its windows by order; an empty window stays empty") {
    const ReleasedOverTime over_time(4);
    ReleasedMaps maps = readReleasedMaps(over_time.folder.path() / "bare");
    CHECK(syntheticFixations(maps, {}).participants.size() == 40);
    CHECK(syntheticFixations(maps, {}).recordings[0].fixations.size() ==
          3 * static_cast<std::size_t>(std::lround(maps.expected_fixations / 3)));
    maps.clock = GazeClock::order;
    maps.display.cuts = {2, 5};
    const Dataset by_order = syntheticFixations(maps, {500, 4, 1});
    CHECK(by_order.recordings[0].fixations.size() == 2 + 3 + 4);
    CHECK(meanCC(mapsOfStudy(by_order, maps), over_time.maps, 3) >= 0.95);
    maps.clock = GazeClock::time;
    maps.windows[1].setConstant(-1);
    maps.display.cuts = {400, 800};
    CHECK(syntheticFixations(maps, {3, 5, 1}).recordings[2].fixations.size() == 10);
}

TEST_CASE("a folder that holds no released heatmap is named, with what is expected of it") {
    const ReleasedOverTime over_time(4);
    const fs::path bare = over_time.folder.path() / "bare";
    const auto problem = [&] {
        try {
            readReleasedMaps(bare);
        } catch (const Error& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    CHECK_THROWS_AS(readReleasedMaps(over_time.folder.path() / "nowhere"), MissingData);
    const std::string table = contents(bare / "heatmap-2.csv"), card = contents(bare / "privacy_card.json");
    over_time.folder.write("bare/heatmap-2.csv", table.substr(0, table.size() / 2));
    CHECK_THAT(problem(), Catch::Contains("heatmap-2.csv") && Catch::Contains("rows of"));
    over_time.folder.write("bare/heatmap-2.csv", "x" + table);
    CHECK_THAT(problem(), Catch::Contains("not a number"));
    fs::remove(bare / "heatmap-2.csv");
    CHECK_THAT(problem(), Catch::Contains("heatmap-2.csv is missing"));
    over_time.folder.write("bare/privacy_card.json", card.substr(0, 200));
    CHECK_THAT(problem(), Catch::Contains("privacy_card.json"));
    over_time.folder.write("bare/privacy_card.json", "{\"released\": {\"what\": \"feature signals\"}}");
    CHECK_THAT(problem(), Catch::Contains("a heatmap is needed"));
    const ReleasedMaps maps = readReleasedMaps(over_time.folder.path() / "out");
    CHECK_THROWS_AS(syntheticFixations(maps, {0, 5, 1}), InvalidParameter);
    CHECK_THROWS_AS(syntheticFixations(maps, {100000, 100000, 1}), InvalidParameter);
}
