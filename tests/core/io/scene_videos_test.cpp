// What the cameras of glasses saw: which file it is, when it begins on the clock of the gaze, and what it is not.

#include "core/errors.h"
#include "core/io/bids_write.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/same_study.h"
#include "tests/core/io/warns.h"

#include <cstdlib>
#include <cstring>

using namespace nictate;
using test::TemporaryFolder;
using test::warns;

namespace {

constexpr const char* core_gaze = "gaze_timestamp,world_index,confidence,norm_pos_x,norm_pos_y\n"
                                  "10.00,1,0.9,0.25,0.75\n10.01,1,0.9,0.5,0.5\n10.02,1,0.9,0.5,0.5\n";
constexpr const char* cloud_gaze = "section id,recording id,timestamp [ns],gaze x [px],gaze y [px],worn\n"
                                   "s,r,1629390345010000000,400,300,1\ns,r,1629390345014000000,401,300,1\n"
                                   "s,r,1629390345018000000,402,300,1\n";
constexpr const char* cloud_times =
    "section id,recording id,timestamp [ns]\n1a2b77,r,1629390344910000000\n1a2b77,r,1629390344943000000\n";

/// A list of times as NumPy keeps it.
std::string numpy(const std::vector<double>& times) {
    std::string head = "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(times.size()) + ",), }\n";
    std::string bytes = std::string("\x93NUMPY\x01") + '\0' + static_cast<char>(head.size()) + '\0' + head;
    for (const double time : times) {
        char eight[sizeof time];
        std::memcpy(eight, &time, sizeof time);
        bytes.append(eight, sizeof time);
    }
    return bytes;
}

std::string glasses3(double x) {
    std::string lines;
    for (const char* time : {"0.5", "0.52", "0.54"})
        lines +=
            R"({"type":"gaze","timestamp":)" + std::string(time) + R"(,"data":{"gaze2d":[)" + std::to_string(x) + ",0.5]}}\n";
    return lines;
}

std::string glasses2(const std::string& video_line) {
    return video_line + R"({"ts":1000100,"s":0,"gidx":5,"gp":[0.5,0.25]})"
                        "\n"
                        R"({"ts":1020100,"s":0,"gidx":6,"gp":[0.6,0.25]})"
                        "\n";
}

/// Where the video is at the recording's first sample, ms; nothing without a video.
std::optional<double> videoAtFirstSample(const Recording& recording) {
    if (recording.scene.file.empty())
        return {};
    return recording.samples.at(0).t_ms - recording.scene.starts_ms;
}

const Recording& first(const Dataset& study) { return study.recordings.at(0); }

} // namespace

TEST_CASE("Pupil Cloud: the one video of a recording begins with its list of times") {
    TemporaryFolder folder;
    folder.write("s/anna/gaze.csv", cloud_gaze);
    folder.write("s/anna/1a2b_0.0-48.3.mp4", "video");
    folder.write("s/anna/world_timestamps.csv", cloud_times);
    folder.write("s/bert/gaze.csv", cloud_gaze);
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(videoAtFirstSample(first(study)).value() == Approx(100));
    CHECK(first(study).scene.file.ends_with("1a2b_0.0-48.3.mp4"));
    CHECK_FALSE(videoAtFirstSample(study.recordings.at(1)));
    folder.write("s/anna/eyes.mp4", "video"); // the section's is the scene's
    CHECK(videoAtFirstSample(first(openStudy(folder.path() / "s"))).value() == Approx(100));
    folder.write("s/anna/1a2c_48.3-60.mp4", "video"); // nothing says when the second section begins
    const Dataset sections = openStudy(folder.path() / "s");
    CHECK_FALSE(videoAtFirstSample(first(sections)));
    CHECK(warns(sections, "is not shown"));
    std::filesystem::remove(folder.path() / "s/anna/1a2b_0.0-48.3.mp4");
    folder.write("s/anna/world_timestamps.csv", std::string(cloud_times) + "1a2c99,r,1629390345005000000\n");
    CHECK(videoAtFirstSample(first(openStudy(folder.path() / "s"))).value() == Approx(5).margin(0.01)); // by its section
    folder.write("s/bert/cut.mp4", "video"); // any name, where it is the only one; Neon Player's head
    folder.write("s/bert/world_timestamps.csv", "recording id,timestamp\nr,1629390344810000000\n");
    CHECK(videoAtFirstSample(openStudy(folder.path() / "s").recordings.at(1)).value() == Approx(200));
}

TEST_CASE("Pupil Core: the exported video, else the recorded one") {
    TemporaryFolder folder;
    const std::string exported = "s/p1/exports/000/";
    folder.write(exported + "gaze_positions.csv", core_gaze);
    folder.write("s/p1/world.mp4", "video");
    folder.write("s/p1/world_timestamps.npy", numpy({9.75, 9.78}));
    const Dataset recorded = openStudy(folder.path() / "s");
    CHECK(videoAtFirstSample(first(recorded)).value() == Approx(250));
    folder.write(exported + "world.mp4", "video");
    folder.write(exported + "world_timestamps.csv", "# timestamps [seconds],pts\n9.9,0\n9.93,3\n");
    const Dataset of_export = openStudy(folder.path() / "s");
    CHECK(videoAtFirstSample(first(of_export)).value() == Approx(100));
    CHECK(first(of_export).scene.file.find("exports") != std::string::npos);
}

TEST_CASE("Pupil Core: of several exports of a recording the last is read, and the others are told") {
    TemporaryFolder folder;
    for (const char* file :
         {"s/P01/exports/000/", "s/P01/exports/001/", "s/P02/exports/000/", "s/P03/exports/9-80/", "s/P03/exports/10-80/"})
        folder.write(std::string(file) + "gaze_positions.csv", core_gaze);
    folder.write("s/P01/exports/000/fixations.csv", "id,start_timestamp,duration,norm_pos_x,norm_pos_y\n1,10.0,200,0.25,0.75\n");
    folder.write("s/P01/exports/001/world.mp4", "video");
    folder.write("s/P01/exports/001/world_timestamps.csv", "# timestamps [seconds],pts\n9.5,0\n");
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(study.participants.size() == 3);
    REQUIRE(study.recordings.size() == 3);
    CHECK(first(study).samples.size() == 3);
    CHECK(videoAtFirstSample(first(study)).value() == Approx(500));
    CHECK(warns(study, "\"P01/exports/000/gaze_positions.csv\" is of another export of the same program and was not read"));
    CHECK(warns(study, "\"P03/exports/9-80/gaze_positions.csv\" is of another export"));
    CHECK(study.frame.unread.value.size() == 2);
    for (const StudyFile& file : study.files)
        CHECK(file.read ==
              (file.name.find("P01/exports/000") == std::string::npos && file.name.find("9-80") == std::string::npos));
}

TEST_CASE("people's folders in one that is called exports are people, and a study that lies below one is listed") {
    TemporaryFolder folder;
    for (const char* file : {"exports/anna/gaze.csv", "exports/bert/gaze.csv", "exports/2024/cleo/gaze.csv"})
        folder.write(file, cloud_gaze);
    const Dataset below = openStudy(folder.path() / "exports/2024");
    REQUIRE(below.files.size() == 1);
    CHECK(below.files[0].read);
    CHECK(below.frame.unread.value.empty());
    std::filesystem::remove_all(folder.path() / "exports/2024");
    CHECK(openStudy(folder.path() / "exports").participants.size() == 2);
}

TEST_CASE("recordings of two kinds of glasses in one folder are refused, and a file that is there twice") {
    TemporaryFolder folder;
    folder.write("s/a/gazedata", glasses3(0.25));
    folder.write("s/b/gazedata", glasses3(0.25));
    folder.write("s/b/recording.g3", "{}");
    folder.write("s/c/livedata.json", glasses2(""));
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"),
                      Catch::Contains("livedata.json") && Catch::Contains("of another kind") && Catch::Contains("\"gazedata\""));
    OpenOptions one;
    one.plan.say("left-out", "c", Origin::given);
    CHECK(openStudy(folder.path() / "s", one).participants.size() == 2);
    folder.write("t/a/gazedata", glasses3(0.25));
    folder.write("t/a/gazedata.gz", "x");
    CHECK_THROWS_WITH(openStudy(folder.path() / "t"), Catch::Contains("one file, compressed and not"));
}

TEST_CASE("SMI's glasses: each person's video lies beside that person's table") {
    TemporaryFolder folder;
    for (const char* who : {"anna", "bert"}) {
        std::string rows;
        for (int i = 0; i < 20; ++i)
            rows += std::to_string(5000 + 33 * i) + "\tTrial001\t001-1-recording\t" + who + "\tVisual Intake\t400\t300\n";
        folder.write(std::string("s/") + who + "/001-1-recording.txt",
                     "RecordingTime [ms]\tTrial\tStimulus\tParticipant\tCategory Binocular\tPoint of Regard Binocular X [px]\t"
                     "Point of Regard Binocular Y [px]\n" +
                         rows);
    }
    folder.write("s/bert/001-1-recording.avi", "bert's");
    const Dataset study = openStudy(folder.path() / "s");
    REQUIRE(study.recordings.size() == 2);
    CHECK(study.stimuli.at(0).scene_camera);
    CHECK(study.recordings[0].scene == SceneVideo());
    CHECK(test::contents(study.recordings[1].scene.file) == "bert's");
    CHECK(videoAtFirstSample(study.recordings[1]).value() == 0);
    writeStudyFolder(study, folder.path() / "kept");
    const Dataset kept = openStudy(folder.path() / "kept");
    CHECK(kept.recordings.at(1).scene.starts_ms == 5000);
    std::filesystem::remove_all(folder.path() / "kept/scene_videos");
    CHECK(openStudy(folder.path() / "kept").stimuli.at(0).scene_camera); // whatever is there
    std::filesystem::remove(folder.path() / "s/bert/001-1-recording.avi");
    CHECK(openStudy(folder.path() / "s").stimuli.at(0).scene_camera);
    std::filesystem::rename(folder.path() / "s/bert/001-1-recording.txt", folder.path() / "s/anna/002-1-recording.txt");
    folder.write("s/anna/001-1-recording.avi", "whose?");
    const Dataset shared = openStudy(folder.path() / "s");
    CHECK((shared.recordings.at(0).scene == SceneVideo() && shared.recordings.at(1).scene == SceneVideo()));
    CHECK(warns(shared, "2 recordings are called like it"));
}

TEST_CASE("SMI's glasses: raw data that names no stimulus has the video of the table's name") {
    TemporaryFolder folder;
    for (const char* who : {"anna", "bert"}) {
        std::string text = "## Subject:\t" + std::string(who) + "\nTime\tType\tTrial\tB POR X [px]\tB POR Y [px]\tFrame\n";
        for (int i = 0; i < 20; ++i)
            text += std::to_string(7'000'000 + 33'000 * i) + "\tSMP\t1\t400.5\t300.5\t00:00:00:01\n";
        folder.write("s/" + std::string(who) + "/001-1-recording.txt", text);
        folder.write("s/" + std::string(who) + "/001-1-recording.avi", who);
    }
    const Dataset study = openStudy(folder.path() / "s");
    REQUIRE(study.recordings.size() == 2);
    for (const Recording& recording : study.recordings) {
        CHECK(study.stimuli[recording.stimulus].scene_camera);
        CHECK(test::contents(recording.scene.file) == study.participants[recording.participant].id);
        CHECK(videoAtFirstSample(recording).value() == 0);
    }
}

TEST_CASE("Tobii Pro Glasses 3: gaze and video have one clock") {
    TemporaryFolder folder;
    folder.write("s/r1/gazedata", glasses3(0.25));
    folder.write("s/r1/scenevideo.mp4", "video");
    CHECK(videoAtFirstSample(first(openStudy(folder.path() / "s"))).value() == Approx(500));
}

TEST_CASE("Tobii Pro Glasses 2: a valid line ties the video to the clock, each segment has its own") {
    TemporaryFolder folder;
    folder.write(
        "s/r1/segments/1/livedata.json",
        glasses2(
            "{\"ts\":900000,\"s\":1,\"vts\":0}\n{\"ts\":940100,\"s\":0,\"vts\":40000}\n{\"ts\":990000,\"s\":0,\"vts\":1}\n"));
    folder.write("s/r1/segments/1/fullstream.mp4", "video");
    folder.write("s/r1/segments/2/livedata.json", glasses2("{\"ts\":1000000,\"s\":0,\"vts\":0}\n"));
    folder.write("s/r1/segments/2/fullstream.mp4", "video");
    const Dataset study = openStudy(folder.path() / "s");
    REQUIRE(study.recordings.size() == 2);
    CHECK(study.recordings[0].samples.size() == 2); // the lines of the video are no gaze
    CHECK(videoAtFirstSample(study.recordings[0]).value() == Approx(100));
    CHECK(videoAtFirstSample(study.recordings[1]).value() == Approx(0.1));
}

TEST_CASE("a video that nothing ties to the clock is not shown, is said, and keeps no gaze from being read") {
    TemporaryFolder folder;
    folder.write("g2/r1/livedata.json", glasses2(""));
    folder.write("g2/r1/fullstream.mp4", "video");
    folder.write("cloud/anna/gaze.csv", cloud_gaze);
    folder.write("cloud/anna/a.mp4", "video");
    folder.write("core/p1/exports/000/gaze_positions.csv", core_gaze);
    folder.write("core/p1/world.mp4", "video");
    for (const char* name : {"g2", "cloud", "core"}) {
        CAPTURE(name);
        const Dataset study = openStudy(folder.path() / name);
        CHECK(first(study).samples.size() >= 2);
        CHECK_FALSE(videoAtFirstSample(first(study)));
        CHECK(warns(study, "is not shown"));
    }
    for (const std::string& broken :
         {std::string(), numpy({}), numpy({9}).substr(0, 20), std::string("\x93NUMPY\x02\0\xff\xff", 10)}) {
        folder.write("core/p1/world_timestamps.npy", broken);
        CHECK_FALSE(videoAtFirstSample(first(openStudy(folder.path() / "core"))));
    }
    for (const std::string& broken : {std::string("timestamp [ns]\n"), std::string("timestamp [ns]\nnoon\n"),
                                      std::string(100, '\0'), std::string("a,b\n1,2\n")}) {
        folder.write("cloud/anna/world_timestamps.csv", broken);
        CHECK_FALSE(videoAtFirstSample(first(openStudy(folder.path() / "cloud"))));
    }
}

TEST_CASE("one person's video is looked for beside that person's gaze, whoever else has one") {
    TemporaryFolder folder;
    folder.write("s/r1/gazedata", glasses3(0.25));
    folder.write("s/r2/gazedata", glasses3(0.75));
    const Dataset none = openStudy(folder.path() / "s");
    folder.write("s/r2/scenevideo.mp4", "video");
    const Dataset one = openStudy(folder.path() / "s");
    CHECK(test::same(none.recordings, one.recordings));
    CHECK_FALSE(videoAtFirstSample(one.recordings[0]));
    CHECK(videoAtFirstSample(one.recordings[1]));
    CHECK(none.frame.reading == one.frame.reading);
}

TEST_CASE("the native folder keeps the videos of scenes and their clock; one that is gone is said") {
    TemporaryFolder folder;
    folder.write("s/r1/gazedata", glasses3(0.25));
    folder.write("s/r1/scenevideo.mp4", "the first");
    folder.write("s/r2/gazedata", glasses3(0.75));
    folder.write("s/r3/gazedata", glasses3(0.5));
    folder.write("s/r3/scenevideo.mp4", "the third");
    const Dataset study = openStudy(folder.path() / "s");
    writeStudyFolder(study, folder.path() / "kept");
    const Dataset kept = openStudy(folder.path() / "kept");
    CHECK(test::contents(kept.recordings.at(0).scene.file) == "the first");
    CHECK(kept.recordings[0].scene.starts_ms == 0);
    CHECK(kept.recordings.at(1).scene == SceneVideo());
    CHECK(test::contents(kept.recordings.at(2).scene.file) == "the third");
    std::filesystem::remove(kept.recordings[2].scene.file);
    const Dataset without = openStudy(folder.path() / "kept");
    CHECK(without.recordings.at(2).scene == SceneVideo());
    CHECK(warns(without, "1 scene video is missing"));
}

TEST_CASE("gaze in a scene is not written as BIDS, which holds gaze on a screen") {
    TemporaryFolder folder;
    folder.write("s/r1/gazedata", glasses3(0.25));
    OpenOptions options;
    options.plan.say("distance-mm", "600", Origin::given);
    options.plan.say("screen-mm", "500x300", Origin::given);
    const Dataset study = openStudy(folder.path() / "s", options);
    CHECK_THROWS_WITH(writeBidsFolder(study, folder.path() / "bids"), Catch::Contains("the camera of glasses saw \"scene\""));
}

TEST_CASE("which stimuli are scenes may be said of any study, and only in these words") {
    TemporaryFolder folder;
    const auto table = folder.write("t.csv", "participant,stimulus,time_ms,x,y\na,walk.avi,0,1,2\na,walk.avi,10,1,2\n"
                                             "a,poster,0,3,4\na,poster,10,3,4\n");
    const auto scenes = [&](const char* said) {
        OpenOptions options;
        if (*said != '\0')
            options.plan.say("scene-camera", said, Origin::given);
        std::string names;
        for (const Stimulus& stimulus : openStudy(table, options).stimuli)
            names += stimulus.scene_camera ? stimulus.id + " " : "";
        return names;
    };
    CHECK(scenes("").empty());
    CHECK(scenes("videos") == "walk.avi ");
    CHECK(scenes("all") == "walk.avi poster ");
    CHECK(scenes("none").empty());
    CHECK_THROWS_WITH(scenes("some"), Catch::Contains("scene-camera: some (expected all, videos or none)"));
    folder.write("s/r1/gazedata", glasses3(0.25));
    OpenOptions none;
    none.plan.say("scene-camera", "none", Origin::given);
    CHECK_FALSE(openStudy(folder.path() / "s", none).stimuli.at(0).scene_camera);
}

TEST_CASE("tables of glasses: gaze lies in the scene unless it was mapped to a picture") {
    TemporaryFolder folder;
    const auto lab = [&](const std::string& columns, const std::string& cells) {
        std::string text = "Recording timestamp\tSensor\tParticipant name\tRecording name\tPresented Media name\tGaze point X\t"
                           "Gaze point Y" +
                           columns + "\n";
        for (int i = 0; i < 20; ++i)
            text += std::to_string(20000 * i) + "\tEye Tracker\tY1\tR1\tfilm\t500\t400" + cells + "\n";
        return openStudy(folder.write("lab.tsv", text)).stimuli.at(0).scene_camera;
    };
    CHECK_FALSE(lab("", ""));                                                             // of a screen
    CHECK(lab("\tGaze point 3D X [HUCS mm]", "\t3"));                                     // of a head unit
    CHECK(lab("\tGyro X\tGyro Y", "\t1\t2"));                                             //
    CHECK_FALSE(lab("\tGaze direction left X [HUCS]\tGaze point X [DACS px]", "\t1\t5")); // every column there is
    CHECK(lab("\tGaze point 3D X", "\t3"));
    CHECK_FALSE(lab("\tMapped gaze point X [shelf]\tMapped gaze point Y [shelf]", "\t10\t10"));
    CHECK(
        lab("\tMapped gaze point X [shelf]\tMapped gaze point Y [shelf]\tMapped gaze point X [door]\tMapped gaze point Y [door]",
            "\t10\t10\t10\t10"));
    CHECK(lab("", "\n1\tGyroscope\tY1\tR1")); // rows of a head unit
    const std::string one =
        "\tMapped fixation X [shelf]\tMapped fixation Y [shelf]\tMapped gaze X [shelf]\tMapped gaze Y [shelf]";
    CHECK_FALSE(lab("\tGyro X" + one, "\t1\t10\t10\t10\t10"));
    CHECK(lab("\tMapped fixation X [shelf]\tMapped fixation Y [shelf]\tMapped fixation X [door]\tMapped fixation Y [door]",
              "\t10\t10\t10\t10")); // nobody can tell which picture is meant
    const auto smi = [&](const std::string& eye, const std::string& stimulus) {
        std::string text = "RecordingTime [ms]\tTrial\tStimulus\tParticipant\tCategory " + eye + "\tPoint of Regard " + eye +
                           " X [px]\tPoint of Regard " + eye + " Y [px]\n";
        for (int i = 0; i < 20; ++i)
            text += std::to_string(33 * i) + "\tTrial001\t" + stimulus + "\tP1\tVisual Intake\t400\t300\n";
        const Dataset study = openStudy(folder.write("smi.txt", text));
        const PlanEntry* said = study.frame.reading.find("scene-camera");
        CHECK((said != nullptr && said->origin == Origin::guessed) == (eye == "Binocular"));
        return study.stimuli.at(0).scene_camera;
    };
    CHECK(smi("Binocular", "walk.avi"));
    CHECK_FALSE(smi("Binocular", "shelf.jpg")); // mapped to a picture
    CHECK_FALSE(smi("Left", "walk.avi"));       // a video on a screen
}
