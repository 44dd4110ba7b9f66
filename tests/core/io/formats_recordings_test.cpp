// Recordings that are folders of files, and JSON; and the samples of real exports.

#include "core/data/dataset.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <algorithm>
#include <cmath>
#include <iostream>

using namespace nictate;
using test::TemporaryFolder;

namespace {

const Recording& of(const Dataset& study, const std::string& participant, const std::string& stimulus = {}) {
    for (const Recording& recording : study.recordings)
        if (study.participants[recording.participant].id == participant &&
            (stimulus.empty() || study.stimuli[recording.stimulus].id == stimulus))
            return recording;
    throw MissingData(participant);
}

/// 20 samples 4 ms apart; the third when the glasses were off, two fixations by their ids.
std::string cloudGaze() {
    std::string text = "section id,recording id,timestamp [ns],gaze x [px],gaze y [px],worn,fixation id,blink id\n";
    for (int i = 0; i < 20; ++i)
        text += "s,r,16293903450" + std::to_string(10 + 4 * i) + "000000," + std::to_string(400 + i) + ",300.5," +
                (i == 2 ? "0" : "1") + "," +
                (i < 8    ? "1"
                 : i < 16 ? "2"
                          : "") +
                ",\n";
    return text;
}

std::string glassesLine(double seconds, const std::string& data) {
    return R"({"type":"gaze","timestamp":)" + std::to_string(seconds) + R"(,"data":)" + data + "}\n";
}

} // namespace

TEST_CASE("Pupil Cloud: a folder a recording, fixations and blinks of their own files, glasses that were not worn") {
    TemporaryFolder folder;
    folder.write("study/anna/gaze.csv", cloudGaze());
    folder.write("study/anna/fixations.csv",
                 "section id,recording id,fixation id,start timestamp [ns],end timestamp [ns],duration [ms],fixation x [px],"
                 "fixation y [px]\ns,r,1,1629390345010000000,1629390345042000000,32,401,300\n");
    folder.write("study/anna/blinks.csv",
                 "section id,recording id,blink id,start timestamp [ns],end timestamp [ns],duration [ms]\n"
                 "s,r,1,1629390345050000000,1629390345062000000,12\n");
    folder.write("study/bert/gaze.csv", cloudGaze());
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).stimuli == 1);
    CHECK(countDataset(study).sampling_rate_hz == 250);
    const Recording &anna = of(study, "anna"), &bert = of(study, "bert");
    REQUIRE(anna.fixations.size() == 1);
    CHECK(anna.fixations[0].x_px == 401);
    CHECK(anna.fixations[0].start_ms == Approx(anna.samples[0].t_ms));
    REQUIRE(anna.blinks.size() == 1);
    CHECK(anna.blinks[0].duration_ms == Approx(12).margin(0.001));
    CHECK(std::isnan(anna.samples[2].gaze.x_px));
    CHECK(std::isnan(anna.samples[11].gaze.x_px)); // in the blink
    CHECK(anna.samples[14].gaze.x_px == 414);
    CHECK(bert.fixations.size() == 2); // by the samples' ids
    CHECK(bert.samples[11].gaze.x_px == 411);
}

TEST_CASE("Pupil Cloud: info.json says who wore which glasses; two cameras are not one study") {
    TemporaryFolder folder;
    folder.write("study/one/gaze.csv", cloudGaze());
    folder.write("study/one/info.json", R"({"wearer_name":"Anna","module_serial_number":"1"})");
    folder.write("study/two/gaze.csv", cloudGaze());
    folder.write("study/two/info.json", R"({"wearer_name":"Anna","module_serial_number":"2"})");
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(countDataset(study).participants == 1);
    CHECK(countDataset(study).recordings == 2);
    CHECK(study.stimuli.at(0).width_px == 1600);
    folder.write("study/two/info.json", R"({"wearer_name":"Bert","glasses_serial_number":"2"})");
    CHECK_THROWS_WITH(openStudy(folder.path() / "study"), Catch::Contains("1088x1080") && Catch::Contains("1600x1200"));
}

TEST_CASE("Pupil Core: exports lie in their recordings, y points up, low confidence is no gaze") {
    TemporaryFolder folder;
    for (const char* recording : {"p1", "p2"}) {
        const std::string exported = std::string("study/") + recording + "/exports/000/";
        folder.write(exported + "gaze_positions.csv", "gaze_timestamp,world_index,confidence,norm_pos_x,norm_pos_y\n"
                                                      "10.00,1,0.9,0.25,0.75\n10.01,1,0.2,0.5,0.5\n10.02,1,0.9,0.5,0.5\n");
        folder.write(exported + "fixations.csv", "id,start_timestamp,duration,norm_pos_x,norm_pos_y\n1,10.0,200,0.25,0.75\n");
        folder.write(exported + "blinks.csv", "id,start_timestamp,duration,end_timestamp\n1,10.015,0.01,10.025\n");
    }
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 6);
    const Recording& first = of(study, "p1");
    CHECK(first.samples[0].gaze.x_px == Approx(320));
    CHECK(first.samples[0].gaze.y_px == Approx(180));
    CHECK(std::isnan(first.samples[1].gaze.x_px));
    CHECK(std::isnan(first.samples[2].gaze.x_px)); // in the blink
    REQUIRE(first.fixations.size() == 1);
    CHECK(first.fixations[0].duration_ms == 200);
    CHECK(first.fixations[0].start_ms == Approx(10000));
}

TEST_CASE(
    "Pupil Core: each surface is a stimulus, y up from its corner, off it nobody looks, a fixation of many pictures is one") {
    TemporaryFolder folder;
    const std::string exported = "study/p1/exports/000/";
    folder.write(exported + "gaze_positions.csv",
                 "gaze_timestamp,world_index,confidence,norm_pos_x,norm_pos_y\n10,1,0.9,0.5,0.5\n");
    folder.write(exported + "surfaces/gaze_positions_on_surface_Poster 1.csv",
                 "world_timestamp,world_index,gaze_timestamp,x_norm,y_norm,x_scaled,y_scaled,on_surf,confidence\n"
                 "10.0,1,10.00,0.25,0.75,0.25,0.75,True,0.9\n10.0,1,10.01,1.5,0.5,1.5,0.5,False,0.9\n"
                 "10.0,1,10.02,0.5,0.5,0.5,0.5,True,0.1\n");
    folder.write(
        exported + "surfaces/fixations_on_surface_Poster 1.csv",
        "world_timestamp,world_index,fixation_id,start_timestamp,duration,dispersion,norm_pos_x,norm_pos_y,x_scaled,y_scaled,"
        "on_surf\n10.0,1,7,10.0,200,1,0.25,0.75,0,0,True\n10.1,2,7,10.0,200,1,0.26,0.75,0,0,True\n"
        "10.4,3,8,10.4,100,1,1.7,0.5,0,0,False\n");
    folder.write(exported + "surfaces/surface_visibility.csv", "x\n1\n");
    const Dataset study = openStudy(folder.path() / "study");
    REQUIRE(study.stimuli.size() == 2);
    for (const Stimulus& stimulus : study.stimuli)
        CHECK(stimulus.scene_camera == (stimulus.id == "scene")); // a surface is a picture
    const Recording& poster = of(study, "p1", "Poster 1");
    REQUIRE(poster.samples.size() == 3);
    CHECK(poster.samples[0].gaze.x_px == Approx(320));
    CHECK(poster.samples[0].gaze.y_px == Approx(180));
    CHECK(std::isnan(poster.samples[1].gaze.x_px));
    CHECK(std::isnan(poster.samples[2].gaze.x_px));
    REQUIRE(poster.fixations.size() == 1);
    CHECK(poster.fixations[0].x_px == Approx(320));
    CHECK(poster.fixations[0].duration_ms == 200);
    CHECK(of(study, "p1", "scene").samples.size() == 1);
}

TEST_CASE("Tobii Pro Glasses 3: lines of JSON, gaze as fractions of the scene, none where the eyes were lost") {
    TemporaryFolder folder;
    const std::string seen = R"({"gaze2d":[0.25,0.5],"eyeleft":{"pupildiameter":3.5},"eyeright":{"pupildiameter":3.0}})";
    folder.write("study/r1/gazedata",
                 glassesLine(0, seen) + glassesLine(0.02, "{}") + "{\"type\":\"other\"}\n" + glassesLine(0.04, seen));
    folder.write("study/r1/meta/participant", R"({"name":"P1"})");
    folder.write("study/r2/gazedata", glassesLine(0, seen) + R"({"type":"ga)");
    folder.write("study/r2/meta/participant", R"({"name":"P2"})");
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(countDataset(study).participants == 2);
    const Recording& first = of(study, "P1");
    REQUIRE(first.samples.size() == 3);
    CHECK(first.sampling_rate_hz == 50);
    CHECK(first.samples[0].gaze.x_px == Approx(480));
    CHECK(first.samples[0].gaze.y_px == Approx(540));
    CHECK(first.samples[0].second.pupil == 3.0);
    CHECK(std::isnan(first.samples[1].gaze.x_px));
    CHECK(of(study, "P2").samples.size() == 1);
    const auto broken = folder.write("gazedata", glassesLine(0, seen) + "nonsense\n" + glassesLine(1, seen));
    CHECK_THROWS_WITH(openStudy(broken), Catch::Contains("line 2"));
}

TEST_CASE("jsPsych with WebGazer: the same trials from CSV and from JSON") {
    const std::string points = R"([{"x":100,"y":200,"t":0},{"x":110,"y":null,"t":33}])";
    std::string quoted;
    for (char c : points)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    TemporaryFolder folder;
    const auto csv = folder.write("data.csv", "rt,trial_index,stimulus,subject_id,webgazer_data\n1,0,a.png,s1,\"" + quoted +
                                                  "\"\n1,1,b.png,s1,\n1,0,a.png,s2,\"" + quoted + "\"\n");
    const std::string trial = R"("trial_index":0,"stimulus":"a.png","webgazer_data":)" + points;
    const auto json =
        folder.write("data.json", R"([{"rt":4},{"subject_id":"s1",)" + trial + R"(},{"subject_id":"s2",)" + trial + "}]");
    for (const auto& file : {csv, json}) {
        INFO(file);
        const Dataset study = openStudy(file);
        CHECK(countDataset(study).participants == 2);
        CHECK(countDataset(study).stimuli == 1);
        const Recording& first = of(study, "s1");
        REQUIRE(first.samples.size() == 2);
        CHECK(first.samples[0].gaze.x_px == 100);
        CHECK(first.samples[1].t_ms == 33);
        CHECK(std::isnan(first.samples[1].gaze.y_px));
    }
    CHECK_THROWS_WITH(openStudy(folder.write("bad.csv", "stimulus,webgazer_data\na,[1\n")), Catch::Contains("not a JSON array"));
}

TEST_CASE("formats: samples of real exports open with their counts, rate and screen") {
    const auto folder = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/formats";
    if (!std::filesystem::exists(folder)) {
        std::cout << "skipped: samples of real exports, ../shared/data/formats is not there\n";
        return;
    }
    struct Sample {
        const char* path;
        std::size_t participants, stimuli, fixations, samples;
        double rate;
        int width, height;
    };
    const Sample samples[] = {{"tobii_studio", 2, 1, 6146, 0, 0, 1280, 1024},
                              {"tobii_studio/P61-Fixation-Data.tsv", 1, 1, 4664, 0, 0, 1280, 1024},
                              {"tobii_studio/P62-Fixation-Data.tsv", 1, 1, 1482, 0, 0, 1280, 1024},
                              {"tobii_studio/P63-Fixation-Data.tsv", 1, 1, 1482, 0, 0, 1280, 1024},
                              {"tobii_studio/P63-All-Data.tsv", 1, 1, 0, 8, 59, 1280, 1024},
                              {"pupil_core", 1, 1, 36, 2054, 399, 1280, 720},
                              {"pupil_core/gaze_positions.csv", 1, 1, 20, 2054, 399, 1280, 720},
                              {"pupil_core/fixations.csv", 1, 1, 36, 0, 0, 1920, 1080},
                              {"pupil_invisible", 1, 1, 50, 5338, 249, 1088, 1080},
                              {"eyelink/eyelink_binocular_example.asc", 1, 1, 4, 368, 1000, 1920, 1080},
                              {"eyelink/eyelink_monocular_example.asc", 1, 5, 2, 16, 1000, 1280, 1024},
                              {"eyelink/eyelink_monocular_2khz_example.asc", 1, 5, 2, 16, 2000, 1280, 1024},
                              {"eyelink/raccoons.asc", 1, 1, 1, 433, 1000, 1920, 1080}};
    for (const Sample& sample : samples) {
        INFO(sample.path);
        const Dataset study = openStudy(folder / sample.path);
        const DatasetCounts counts = countDataset(study);
        CHECK(counts.participants == sample.participants);
        CHECK(counts.stimuli == sample.stimuli);
        CHECK(counts.fixations == sample.fixations);
        CHECK(counts.samples == sample.samples);
        CHECK(counts.sampling_rate_hz == Approx(sample.rate).margin(1));
        CHECK(study.stimuli.at(0).width_px == sample.width);
        CHECK(study.stimuli.at(0).height_px == sample.height);
    }
    for (const char* of_events : {"tobii_studio/P61-Event-Data.tsv", "tobii_studio/P62-Event-Data.tsv", "pupil_core/blinks.csv"})
        CHECK_THROWS_WITH(openStudy(folder / of_events), Catch::Contains("its columns were not recognised"));
}
