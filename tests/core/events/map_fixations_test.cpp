#include "core/events/map_fixations.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/events/made_gaze.h"
#include "tests/core/files/temporary_folder.h"

#include <iostream>

using namespace nictate;
using namespace nictate::test;

namespace {

/// Half a second at the middle, a blink, half a second 5° to the right.
Recording twoRests(double rate_hz = 60) {
    const int half = static_cast<int>(rate_hz / 2);
    MadeGaze gaze(rate_hz);
    gaze.rest(0, 0, half);
    gaze.lose(half / 4);
    gaze.rest(5, 0, half, 4);
    return gaze.recording;
}

Dataset studyOf(std::vector<Recording> recordings) {
    Dataset study;
    study.stimuli = {oneDegreeIsTenPixels()};
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        study.participants.push_back({std::to_string(i + 1), {}});
        study.recordings.push_back(std::move(recordings[i]));
        study.recordings.back().participant = i;
    }
    return study;
}

bool same(const std::vector<Fixation>& a, const std::vector<Fixation>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Fixation& one, const Fixation& other) {
        return one.x_px == other.x_px && one.y_px == other.y_px && one.start_ms == other.start_ms &&
               one.duration_ms == other.duration_ms;
    });
}

} // namespace

TEST_CASE("samples become fixations where gaze rested, in pixels and milliseconds") {
    Recording recording = twoRests();
    recording.eye = Eye::right;
    const std::vector<Fixation> fixations = fixationsOf(recording, oneDegreeIsTenPixels(), {});
    REQUIRE(fixations.size() == 2);
    CHECK(fixations[0].x_px == Approx(400));
    CHECK(fixations[0].y_px == Approx(300));
    CHECK(fixations[0].start_ms == 0);
    CHECK(fixations[0].duration_ms == Approx(29 * 1000 / 60.0));
    CHECK(fixations[0].eye == Eye::right);
    CHECK(fixations[1].x_px == Approx(450));
    CHECK(fixations[1].pupil == Approx(4));
}

TEST_CASE("a binocular recording's fixations count once, by the eye that was seen") {
    Recording recording = twoRests();
    recording.eye = Eye::both;
    for (Sample& sample : recording.samples)
        std::swap(sample.gaze, sample.second);
    for (const std::vector<Fixation>& found :
         {fixationsOf(recording, oneDegreeIsTenPixels(), {}), samplesAsFixations(recording)}) {
        REQUIRE(found.size() >= 2);
        for (const Fixation& fixation : found)
            CHECK(countsInMap(recording, fixation));
    }
}

TEST_CASE("counted samples are those with gaze, in order of time, one step long") {
    Recording recording = twoRests(50);
    std::reverse(recording.samples.begin(), recording.samples.end());
    const std::vector<Fixation> points = samplesAsFixations(recording);
    REQUIRE(points.size() == 50);
    CHECK(points[0].start_ms == 0);
    CHECK(points[24].x_px == 400);
    CHECK(points[25].start_ms == Approx(620));
    CHECK(points[25].x_px == 450);
    for (const Fixation& point : points)
        CHECK(point.duration_ms == Approx(20));
}

TEST_CASE("only recordings of samples alone get fixations, and a warning says how") {
    Recording told = twoRests();
    told.fixations = {{1, 2, 3, 4, missing, Eye::left}};
    Dataset study = studyOf({twoRests(), told, Recording{}, twoRests()});
    SECTION("detected") {
        detectFixations(study);
        CHECK(study.recordings[0].fixations.size() == 2);
        REQUIRE(study.warnings.size() == 1);
        CHECK_THAT(study.warnings[0].english(),
                   Catch::Contains("2 recordings came with samples only") && Catch::Contains("4 fixations were detected") &&
                       Catch::Contains("I-VT, 50 °/s") && Catch::Contains("from 250 Hz on 30 °/s over 20 ms") &&
                       Catch::Contains("0.1 s"));
    }
    SECTION("by dispersion") {
        EventParameters parameters;
        parameters.algorithm = EventAlgorithm::idt;
        detectFixations(study, parameters);
        CHECK(study.recordings[0].fixations.size() == 2);
        CHECK_THAT(study.warnings.at(0).english(), Catch::Contains("I-DT, dispersion 2°"));
    }
    SECTION("samples counted") {
        detectFixations(study, std::nullopt);
        CHECK(study.recordings[0].fixations.size() == 60);
        CHECK_THAT(study.warnings.at(0).english(), Catch::Contains("every sample with gaze counts") && Catch::Contains("120"));
    }
    CHECK(study.recordings[1].fixations.size() == 1);
    CHECK(study.recordings[2].fixations.empty());
}

TEST_CASE("what others' recordings hold moves nobody's fixations") {
    Dataset alone = studyOf({twoRests(), twoRests(1000)});
    detectFixations(alone);
    Recording wild = twoRests(250);
    for (Sample& sample : wild.samples)
        sample.gaze.x_px *= 1e6;
    for (Recording other : {Recording{}, wild, twoRests(7)}) {
        Dataset study = studyOf({twoRests(), twoRests(1000), other});
        detectFixations(study);
        for (std::size_t i = 0; i < 2; ++i)
            CHECK(same(study.recordings[i].fixations, alone.recordings[i].fixations));
    }
}

TEST_CASE("detection can be cancelled and refuses impossible parameters before it begins") {
    Dataset study = studyOf({twoRests()});
    auto cancelled = std::make_shared<std::atomic<bool>>(true);
    CHECK_THROWS_AS(detectFixations(study, EventParameters{}, Progress({}, cancelled)), Cancelled);
    EventParameters bad;
    bad.minimum_fixation_s = -1;
    CHECK_THROWS_WITH(detectFixations(study, bad), Catch::Contains("minimum_fixation"));
    CHECK(study.recordings[0].fixations.empty());
}

TEST_CASE("stimuli that nobody's fixations lie on are named") {
    Recording off = twoRests();
    off.fixations = {{-5, 10, 0, 100, missing, Eye::unknown}};
    Dataset study = studyOf({off});
    warnOfEmptyMaps(study);
    REQUIRE(study.warnings.size() == 1);
    CHECK_THAT(study.warnings[0].english(), Catch::Contains("\"screen\"") && Catch::Contains("heatmap is empty"));
    study.warnings.clear();
    study.recordings[0].fixations[0].x_px = 5;
    warnOfEmptyMaps(study);
    CHECK(study.warnings.empty());
    for (int i = 0; i < 7; ++i) {
        study.stimuli.push_back(oneDegreeIsTenPixels());
        study.stimuli.back().id = "other " + std::to_string(i);
    }
    warnOfEmptyMaps(study);
    CHECK_THAT(study.warnings.at(0).english(),
               Catch::Contains("other 4") && Catch::Contains("and 2 more") && !Catch::Contains("other 5"));
}

TEST_CASE("a table of samples opens with fixations for its maps") {
    TemporaryFolder folder;
    std::string rows = "participant,stimulus,time_ms,x,y\n";
    for (int i = 0; i < 120; ++i)
        rows += "p,page," + std::to_string(20 * i) + (i < 60 ? ",100,100\n" : ",700,500\n");
    const Dataset study = openStudy(folder.write("gaze.csv", rows));
    REQUIRE(study.recordings.size() == 1);
    REQUIRE(study.recordings[0].fixations.size() == 2);
    CHECK(study.recordings[0].fixations[1].x_px == Approx(700));
    CHECK(std::count_if(study.warnings.begin(), study.warnings.end(), [](const Text& text) {
              return text.english().find("were detected for the maps") != std::string::npos;
          }) == 1);
}

TEST_CASE("the personality recordings have fixations on their scene", "[personality]") {
    const std::filesystem::path personality = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/personality";
    if (!std::filesystem::exists(personality)) {
        std::cout << "skipped: fixations of samples-only recordings, ../shared/data/personality is not there\n";
        return;
    }
    const Dataset study = openStudy(personality);
    REQUIRE(study.recordings.size() == 24);
    for (const Recording& recording : study.recordings) {
        double seconds = 0, on = 0;
        for (const Fixation& fixation : recording.fixations) {
            seconds += fixation.duration_ms / 1000;
            on += fixation.x_px >= 0 && fixation.y_px >= 0 && fixation.x_px < 1920 && fixation.y_px < 1080 ? 1 : 0;
        }
        const double minutes = (recording.samples.back().t_ms - recording.samples.front().t_ms) / 60000;
        CHECK(static_cast<double>(recording.fixations.size()) > 10 * minutes);
        CHECK(on > 0.5 * static_cast<double>(recording.fixations.size()));
        CHECK(seconds < 60 * minutes);
    }
}
