// Exports written as the vendors and data sets document them: flags, gaps, events, two people, several stimuli.

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace nictate;
using test::recordingOf;
using test::TemporaryFolder;

namespace {

std::string smiRaw(const std::string& subject, const std::string& area, const std::string& rows) {
    return "## [BeGaze]\n## Sample Rate:\t500\n## Subject:\t" + subject + "\n## Calibration Area:\t" + area +
           "\nTime\tType\tTrial\tL POR X [px]\tL POR Y [px]\tR POR X [px]\tR POR Y [px]\tL Event Info\n" + rows;
}

} // namespace

TEST_CASE("SMI raw: messages name the pictures, 0,0 is a lost eye, subjects stand above the header", "[formats]") {
    TemporaryFolder folder;
    folder.write("s/one.txt", smiRaw("anna", "1680\t1050",
                                     "1000\tMSG\t1\t# Message: cat.jpg\n"
                                     "1000\tSMP\t1\t10\t20\t12\t22\tFixation\n"
                                     "3000\tSMP\t1\t0\t0\t14\t24\tBlink\n"
                                     "5000\tSMP\t1\t11\t21\t0\t0\tFixation\n"
                                     "6000\tMSG\t2\t# Message: UE-keypress Space\n"
                                     "7000\tMSG\t2\t# Message: dog.png\n"
                                     "7000\tSMP\t2\t30\t40\t32\t42\tFixation\n"));
    folder.write("s/two.txt", smiRaw("bert", "1680\t1050", "1000\tMSG\t1\t# Message: dog.png\n2000\tSMP\t1\t1\t2\t3\t4\t-\n"));
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(study.frame.reading.value("format") == "smi-raw");
    CHECK(study.participants.size() == 2);
    CHECK(study.stimuli.size() == 2);
    CHECK(study.stimuli.front().width_px == 1680);
    const Recording& cat = recordingOf(study, "anna", "cat.jpg");
    REQUIRE(cat.samples.size() == 3);
    CHECK(cat.sampling_rate_hz == 500);
    CHECK(cat.samples[0].t_ms == 1);
    CHECK(std::isnan(cat.samples[1].gaze.x_px));
    CHECK(cat.samples[2].gaze.x_px == 11);
    CHECK(std::isnan(cat.samples[2].second.x_px));
    CHECK(cat.blinks.size() == 1);
    CHECK(recordingOf(study, "anna", "dog.png").samples.size() == 1);
    CHECK(recordingOf(study, "bert", "dog.png").samples.size() == 1);
}

TEST_CASE("SMI raw of glasses: the gaze and the fixations of both eyes together", "[formats]") {
    TemporaryFolder folder;
    for (const bool eyes_too : {true, false}) {
        std::string table = std::string("## [BeGaze]\n## Sample Rate:\t30\n## Subject:\tanna\n## Calibration Area:\t1280\t960\n"
                                        "Time\tType\tTrial\tL Pupil Diameter [mm]\tB POR X [px]\tB POR Y [px]\t") +
                            (eyes_too ? "L POR X [px]\tL POR Y [px]\t" : "") + "B Event Info\tStimulus\n";
        for (int i = 0; i < 30; ++i)
            table += std::to_string(33333 * i) + "\tSMP\t1\t3.5\t" + std::to_string(400 + 100 * (i / 10)) + "\t300\t" +
                     (eyes_too ? "1\t2\t" : "") + (i % 10 < 8 ? "Visual Intake" : "Saccade") + "\tv1.avi\n";
        const Dataset study = openStudy(folder.write("anna.txt", table));
        CHECK(study.frame.reading.value("format") == "smi-raw");
        CHECK(study.stimuli.at(0).width_px == 1280);
        const Recording& recording = recordingOf(study, "anna", "v1.avi");
        CHECK(recording.samples.size() == 30);
        CHECK(recording.samples[0].gaze.pupil == 3.5);
        REQUIRE(recording.fixations.size() == 3);
        CHECK(recording.fixations[2].x_px == 600);
    }
}

TEST_CASE("SMI events: each table's columns, pictures and both eyes", "[formats]") {
    TemporaryFolder folder;
    const std::string head = "[BeGaze]\nSample Rate:\t250\nSubject:\tanna\n\nTable Header for Fixations:\n"
                             "Event Type\tTrial\tNumber\tStart\tEnd\tDuration\tLocation X\tLocation Y\tImage\n\n"
                             "Table Header for Saccades:\nEvent Type\tTrial\tNumber\tStart\tEnd\tDuration\tStart Loc.X\t"
                             "Start Loc.Y\tEnd Loc.X\tEnd Loc.Y\tAmplitude\tPeak Speed\n\nTable Header for Blinks:\n"
                             "Event Type\tTrial\tNumber\tStart\tEnd\tDuration\n\nTable Header for User Events:\n"
                             "Event Type\tTrial\tNumber\tStart\tDescription\n\n";
    const auto file = folder.write("a.txt", head + "UserEvent\t1\t1\t1000\t# Message: cat.jpg\n"
                                                   "Fixation L\t1\t1\t1000\t201000\t200000\t10.5\t20\t-\n"
                                                   "Fixation R\t1\t1\t1000\t201000\t200000\t11\t21\t-\n"
                                                   "Saccade L\t1\t1\t201000\t221000\t20000\t10\t20\t30\t40\t2.5\t150\n"
                                                   "Blink L\t1\t1\t300000\t400000\t100000\n"
                                                   "UserEvent\t2\t2\t500000\t# Message: dog.jpg\n"
                                                   "Fixation L\t2\t1\t500000\t600000\t100000\t50\t60\t-\n");
    const Dataset study = openStudy(file);
    CHECK(study.frame.reading.value("format") == "smi-events");
    const Recording& cat = recordingOf(study, "anna", "cat.jpg");
    REQUIRE(cat.fixations.size() == 2);
    CHECK(cat.eye == Eye::both);
    CHECK(cat.fixations[0].duration_ms == 200);
    CHECK(cat.fixations[0].x_px == 10.5);
    REQUIRE(cat.saccades.size() == 1);
    CHECK(cat.saccades[0].peak_velocity_deg_s == 150);
    REQUIRE(cat.blinks.size() == 1);
    CHECK(cat.blinks[0].duration_ms == 100);
    CHECK(recordingOf(study, "anna", "dog.jpg").fixations.size() == 1);
}

TEST_CASE("GazeBase: rounds and sessions of one person are one person, degrees become pixels of its screen", "[formats]") {
    TemporaryFolder folder;
    const std::string header = "n,x,y,val,dP,lab,xT,yT\n";
    folder.write("g/S_1001_S1_FXS.csv", header + "0,0,0,0,900,1,0,0\n1,NaN,NaN,4,0,0,0,0\n2,1,0,3,900,0,0,0\n");
    folder.write("g/S_2001_S2_TEX.csv", header + "0,10,5,0,900,1,NaN,NaN\n1,10,5,0,900,1,NaN,NaN\n");
    folder.write("g/S_1002_S1_FXS.csv", header + "0,0,0,0,900,1,0,0\n1,0,0,0,900,1,0,0\n");
    const Dataset study = openStudy(folder.path() / "g");
    REQUIRE(study.participants.size() == 2);
    CHECK(study.frame.reading.guesses().empty());
    const Recording& fixed = recordingOf(study, "001", "FXS");
    CHECK(fixed.condition == "round 1 session 1");
    CHECK(fixed.samples[0].gaze.x_px == Approx(840));
    CHECK(fixed.samples[0].gaze.y_px == Approx(525));
    CHECK(std::isnan(fixed.samples[1].gaze.x_px));
    CHECK(std::isnan(fixed.samples[2].gaze.x_px)); // flagged
    const Recording& text = recordingOf(study, "001", "TEX");
    CHECK(text.samples[0].gaze.x_px == Approx(840 + std::tan(10 * std::numbers::pi / 180) * 550 / (474.0 / 1680)));
    CHECK(text.samples[0].gaze.y_px == Approx(525 - std::tan(5 * std::numbers::pi / 180) * 550 / (297.0 / 1050)));
}

TEST_CASE("headsets: vectors become yaw and pitch on the whole sphere, by each maker's axes and flags", "[formats]") {
    TemporaryFolder folder;
    const std::string table = "time(100ns);eye_valid_L;eye_valid_R;gaze_direct_L.x;gaze_direct_L.y;gaze_direct_L.z;"
                              "gaze_direct_R.x;gaze_direct_R.y;gaze_direct_R.z\n"
                              "0;31;31;0;0;1;0;0;1\n80000;31;0;-0.5;0;0.8660254;0;0;0\n160000;8;31;0;0;1;0;0.5;0.8660254\n";
    const auto vive = folder.write("vive.csv", table);
    const Dataset seen = openStudy(vive);
    REQUIRE(seen.recordings.front().samples.size() == 3);
    const std::vector<Sample>& samples = seen.recordings.front().samples;
    CHECK(samples[1].t_ms == Approx(8));
    CHECK(samples[0].gaze.x_px == Approx(1800));
    CHECK(samples[0].gaze.y_px == Approx(900));
    CHECK(samples[1].gaze.x_px == Approx(1800 + 300)); // 30° to the right: SRanipal's x points left
    CHECK(std::isnan(samples[1].second.x_px));
    CHECK(std::isnan(samples[2].gaze.x_px));
    CHECK(samples[2].second.y_px == Approx(900 - 300));
    std::string blanks = table; // as some programs write it
    std::replace(blanks.begin(), blanks.end(), ';', ' ');
    CHECK(openStudy(folder.write("blanks.txt", blanks)).recordings.front().samples.at(1).gaze.x_px == samples[1].gaze.x_px);

    const auto varjo = folder.write("varjo.csv", "raw_timestamp,status,gaze_forward_x,gaze_forward_y,gaze_forward_z\n"
                                                 "1000000000,2,0.5,0,0.8660254\n1005000000,0,0,0,1\n");
    const Dataset second = openStudy(varjo);
    CHECK(second.recordings.front().samples[0].gaze.x_px == Approx(2100));
    CHECK(second.recordings.front().samples[1].t_ms - second.recordings.front().samples[0].t_ms == Approx(5));
    CHECK(std::isnan(second.recordings.front().samples[1].gaze.x_px));
}

TEST_CASE("BIDS: two eyes are one recording, events' pictures are stimuli, people have their table", "[formats]") {
    TemporaryFolder folder;
    const std::string columns = R"({"PhysioType": "eyetrack", "Columns": ["timestamp", "x_coordinate", "y_coordinate"],
        "SamplingFrequency": 500, "StartTime": 0, "x_coordinate": {"Units": "pixel"}, "timestamp": {"Units": "ms"})";
    folder.write("b/dataset_description.json", "{}");
    folder.write("b/participants.tsv", "participant_id\tage\nsub-01\t30\nsub-02\t40\n");
    folder.write("b/task-look_events.json", R"({"StimulusPresentation": {"ScreenResolution": [1280, 1024]}})");
    for (const std::string person : {"01", "02"}) {
        const std::string run = "b/sub-" + person + "/beh/sub-" + person + "_task-look_";
        folder.write(run + "recording-eye1_physio.json", columns + R"(, "RecordedEye": "left"})");
        folder.write(run + "recording-eye2_physio.json", columns + R"(, "RecordedEye": "right"})");
        folder.write(run + "recording-eye1_physio.tsv", "1000\t10\t20\n1002\tn/a\tn/a\n1500\t30\t40\n");
        folder.write(run + "recording-eye2_physio.tsv", "1000\t11\t21\n1002\t12\t22\n1500\t31\t41\n");
        folder.write(run + "recording-eye1_physioevents.json", R"({"Columns": ["onset", "duration", "trial_type", "blink"]})");
        folder.write(run + "recording-eye1_physioevents.tsv", "1000\t0.1\tfixation\t0\n1200\t0.1\tsaccade\t1\n");
        folder.write(run + "events.tsv", "onset\tduration\tstim_file\n0\t0.4\tcat.png\n0.45\t0.4\tdog.png\n0.9\t1\tn/a\n");
    }
    const Dataset study = openStudy(folder.path() / "b");
    REQUIRE(study.participants.size() == 2);
    CHECK(study.participants[0].attributes.at("age") == "30");
    CHECK(study.stimuli.size() == 2);
    CHECK(study.stimuli[0].width_px == 1280);
    const Recording& cat = recordingOf(study, "02", "cat.png");
    REQUIRE(cat.samples.size() == 2);
    CHECK(cat.eye == Eye::both);
    CHECK(cat.samples[0].second.x_px == 11);
    CHECK(std::isnan(cat.samples[1].gaze.x_px));
    REQUIRE(cat.fixations.size() == 1);
    CHECK(cat.fixations[0].x_px == 10);
    CHECK(cat.fixations[0].duration_ms == 100);
    CHECK(cat.blinks.size() == 1);
    CHECK(cat.saccades.empty());
    CHECK(recordingOf(study, "02", "dog.png").samples.size() == 1);

    for (const std::string eye : {"1", "2"}) // the right eye's table first, half a step late, and an instant the left eye lacks
        folder.write("b/sub-02/beh/sub-02_task-look_recording-eye" + eye + "_physio.json",
                     columns + R"(, "RecordedEye": ")" + (eye == "1" ? "right" : "left") + "\"}");
    folder.write("b/sub-02/beh/sub-02_task-look_recording-eye1_physio.tsv", "1000\t11\t21\n1001\t13\t23\n1500\t31\t41\n");
    const Dataset swapped = openStudy(folder.path() / "b");
    const Recording& again = recordingOf(swapped, "02", "cat.png");
    REQUIRE(again.samples.size() == 3);
    CHECK(again.samples[0].gaze.x_px == 11);
    CHECK(again.samples[0].second.x_px == 11);
    CHECK(again.samples[1].second.x_px == 13);
    CHECK(std::isnan(again.samples[1].gaze.x_px));
    CHECK(again.samples[2].gaze.x_px == 12);
}

TEST_CASE("BIDS: a recording in other units than the plan's is refused by name", "[formats]") {
    TemporaryFolder folder;
    auto sidecar = [](const std::string& unit) {
        return R"({"PhysioType": "eyetrack", "Columns": ["timestamp", "x_coordinate", "y_coordinate"], "SamplingFrequency": 500,
            "x_coordinate": {"Units": ")" +
               unit + R"("}})";
    };
    folder.write("b/sub-1/sub-1_task-a_physio.json", sidecar("pixel"));
    folder.write("b/sub-1/sub-1_task-a_physio.tsv", "0\t1\t2\n");
    folder.write("b/sub-2/sub-2_task-a_physio.json", sidecar("degree"));
    folder.write("b/sub-2/sub-2_task-a_physio.tsv", "0\t1\t2\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "b"),
                      Catch::Contains("sub-2") && Catch::Contains("degrees") && Catch::Contains("pixels"));
    folder.write("d/sub-1/sub-1_task-a_physio.json", sidecar("cm"));
    folder.write("d/sub-1/sub-1_task-a_physio.tsv", "0\t1\t2\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "d"), Catch::Contains("\"cm\"") && Catch::Contains("Units"));
    folder.write("c/sub-1/sub-1_task-a_physio.json", R"({"PhysioType": "eyetrack", "SamplingFrequency": "fast",
        "Columns": ["timestamp", "x_coordinate", "y_coordinate"]})");
    folder.write("c/sub-1/sub-1_task-a_physio.tsv", "0\t1\t2\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "c"), Catch::Contains("\"SamplingFrequency\"") && Catch::Contains("fast"));
}

TEST_CASE("fixation JSON: scanpaths of COCO-Search18, images and annotations of SALICON", "[formats]") {
    TemporaryFolder folder;
    const auto search = folder.write("search.json", R"([
        {"name": "1.jpg", "subject": 2, "task": "cup", "condition": "present", "X": [10.5, 20], "Y": [5, 6], "T": [150, 250]},
        {"name": "1.jpg", "subject": 3, "task": "cup", "condition": "present", "X": [1, null], "Y": [2, 3], "T": [100, 100]},
        {"name": "2.jpg", "subject": 2, "task": "cup", "condition": "absent", "X": [], "Y": [], "T": []}])");
    const Dataset study = openStudy(search);
    CHECK(study.participants.size() == 2);
    CHECK(study.stimuli.size() == 2);
    CHECK(study.stimuli[0].width_px == 1680);
    const Recording& looked = recordingOf(study, "2", "1.jpg");
    CHECK(looked.condition == "cup present");
    REQUIRE(looked.fixations.size() == 2);
    CHECK(looked.fixations[1].start_ms == 150);
    CHECK(looked.fixations[1].duration_ms == 250);
    CHECK(recordingOf(study, "3", "1.jpg").fixations.size() == 1);

    const auto salicon = folder.write("salicon.json", R"({"info": {"year": 2015}, "images": [
        {"id": 7, "file_name": "COCO_7.jpg", "height": 480, "width": 640}],
        "annotations": [{"id": 1, "image_id": 7, "worker_id": 5, "fixations": [[1, 640], [480, 1]]},
        {"id": 2, "image_id": 7, "worker_id": 6, "fixations": [[2, 3]]}]})");
    const Dataset clicks = openStudy(salicon);
    CHECK(clicks.participants.size() == 2);
    CHECK(clicks.stimuli[0].width_px == 640);
    CHECK(clicks.stimuli[0].height_px == 480);
    const Recording& fifth = recordingOf(clicks, "5", "COCO_7.jpg");
    REQUIRE(fifth.fixations.size() == 2);
    CHECK(fifth.fixations[0].x_px == 639.5);
    CHECK(fifth.fixations[0].y_px == 0.5);

    const auto broken = folder.write("broken.json", R"([{"name": "1.jpg", "subject": 2, "X": [1, 2], "Y": [1]}])");
    CHECK_THROWS_WITH(openStudy(broken), Catch::Contains("object 1"));
}

TEST_CASE("Data Viewer: fixation and sample reports, variables as stimuli, points as missing values", "[formats]") {
    TemporaryFolder folder;
    const auto fixations =
        folder.write("fix.txt", "RECORDING_SESSION_LABEL\tTRIAL_INDEX\tCURRENT_FIX_INDEX\tCURRENT_FIX_X\t"
                                "CURRENT_FIX_Y\tCURRENT_FIX_START\tCURRENT_FIX_DURATION\tCURRENT_FIX_PUPIL\timage\n"
                                "s1\t1\t1\t100.5\t200\t0\t210\t900\tcat.jpg\n"
                                "s1\t1\t2\t.\t.\t250\t100\t.\tcat.jpg\n"
                                "s1\t2\t1\t10\t20\t0\t210\t900\tdog.jpg\n"
                                "s2\t1\t1\t110\t210\t5\t180\t900\tdog.jpg\n");
    const Dataset study = openStudy(fixations);
    CHECK(study.frame.reading.value("format") == "eyelink-fixation-report");
    CHECK(study.frame.reading.find("columns.participant")->origin == Origin::guessed);
    CHECK(study.participants.size() == 2);
    CHECK(study.stimuli.size() == 2);
    REQUIRE(recordingOf(study, "s1", "cat.jpg").fixations.size() == 1);
    CHECK(recordingOf(study, "s1", "cat.jpg").fixations[0].duration_ms == 210);

    const auto samples =
        folder.write("sample.txt", "RECORDING_SESSION_LABEL\tTRIAL_INDEX\tTIMESTAMP\tLEFT_GAZE_X\tLEFT_GAZE_Y\t"
                                   "LEFT_IN_BLINK\tRIGHT_GAZE_X\tRIGHT_GAZE_Y\tRIGHT_IN_BLINK\tSUBJECT\tPICTURE\n"
                                   "s1a\t1\t1000\t.\t.\t.\t10\t20\t0\tanna\tcat.jpg\n"
                                   "s1a\t1\t1001\t.\t.\t.\t11\t21\t1\tanna\tcat.jpg\n"
                                   "s1b\t1\t1000\t5\t6\t0\t7\t8\t0\tanna\tcat.jpg\n");
    const Dataset sampled = openStudy(samples);
    REQUIRE(sampled.participants.size() == 1);
    REQUIRE(sampled.recordings.size() == 2);
    const Recording& right = sampled.recordings[0];
    CHECK(right.eye == Eye::right);
    CHECK(right.samples[0].gaze.x_px == 10);
    CHECK(std::isnan(right.samples[1].gaze.x_px));
    CHECK(sampled.recordings[1].eye == Eye::both);
}

TEST_CASE("EyeLink remote: the target's columns behind gaze are passed over, both eyes' fixations count once", "[formats]") {
    TemporaryFolder folder;
    const auto file =
        folder.write("r.asc", "** CONVERTED FROM r.edf using edfapi\n"
                              "MSG\t100 DISPLAY_COORDS 0 0 1279 1023\nMSG\t101 TRIALID 1\n"
                              "MSG\t102 !V IMGLOAD FILL page.png\nSTART\t110 \tLEFT\tRIGHT\tSAMPLES\tEVENTS\n"
                              "SAMPLES\tGAZE\tLEFT\tRIGHT\tHTARGET\tRATE\t500.00\tTRACKING\tCR\tFILTER\t2\n"
                              "112\t500.0\t400.0\t900.0\t510.0\t405.0\t910.0\t...\t100.0\t200.0\t600.0\t.............\n"
                              "114\t.\t.\t0.0\t510.0\t405.0\t910.0\tC..\t.\t.\t.\tM............\n"
                              "EFIX L   112\t114\t4\t500.0\t400.0\t900\nEFIX R   112\t114\t4\t510.0\t405.0\t910\n"
                              "END\t116 \tSAMPLES\tEVENTS\tRES\t47.75\t45.92\n");
    const Dataset study = openStudy(file);
    const Recording& recording = recordingOf(study, "r", "page.png");
    REQUIRE(recording.samples.size() == 2);
    CHECK(recording.sampling_rate_hz == 500);
    CHECK(std::isnan(recording.samples[1].gaze.x_px));
    CHECK(recording.samples[1].second.x_px == 510);
    REQUIRE(recording.fixations.size() == 2);
    CHECK(countsInMap(recording, recording.fixations[0]));
    CHECK_FALSE(countsInMap(recording, recording.fixations[1]));
    CHECK(study.stimuli.front().width_px == 1280);
}

TEST_CASE("SMI: raw data as one table of all people, each eye by itself, messages left out", "[formats]") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "raw.csv",
        "RecordingTime [ms],Trial,Stimulus,Participant,Category Group,Category Right,Category Left,Pupil Diameter Right [mm],"
        "Pupil Diameter Left [mm],Point of Regard Right X [px],Point of Regard Right Y [px],Point of Regard Left X [px],"
        "Point of Regard Left Y [px]\n1000.0,Trial001,img.jpg,p1,Information,-,-,-,-,-,-,-,-\n"
        "1004.0,Trial001,img.jpg,p1,Eye,Fixation,Fixation,3.4,3.3,500.5,300.5,498.5,299.5\n"
        "1008.0,Trial001,img.jpg,p1,Eye,Blink,Blink,0.0,0.0,0.0,0.0,0.0,0.0\n"
        "1000.0,Trial001,img.jpg,p2,Eye,Fixation,Fixation,3.4,0.0,500.5,300.5,0.0,0.0\n"));
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 3);
    const Recording& first = recordingOf(study, "p1", "img.jpg");
    CHECK(first.samples.at(0).gaze.x_px == 498.5);
    CHECK(first.samples[0].second.x_px == 500.5);
    CHECK(std::isnan(first.samples.at(1).gaze.x_px));
    CHECK(recordingOf(study, "p2", "img.jpg").samples.at(0).gaze.x_px == 500.5); // its one eye
    REQUIRE(first.fixations.size() == 1); // the tracker's own, told by the first eye's category
    CHECK(first.fixations[0].x_px == 498.5);
}

TEST_CASE("Pupil Cloud: gaze mapped onto a picture or a surface, where it was detected there", "[formats]") {
    TemporaryFolder folder;
    auto mapped = [](const std::string& onto, const std::string& unit, const std::string& x, const std::string& y) {
        std::string text = "section id,recording id,timestamp [ns],gaze detected " + onto + ",gaze position " + onto + " x [" +
                           unit + "],gaze position " + onto + " y [" + unit + "],fixation id,blink id\n";
        for (const std::string who : {"r1", "r2"})
            for (int i = 0; i < 40; ++i)
                text += "s," + who + "," + std::to_string(1700000000000000000 + 5000000L * i) + "," +
                        (i % 10 == 9 ? "False,,," : "True," + x + "," + y + ",") + std::to_string(1 + i / 20) + ",\n";
        return text;
    };
    folder.write("image/gaze.csv", mapped("in reference image", "px", "500", "400"));
    folder.write("image/sections.csv",
                 "section id,recording id,recording name,section start time [ns],section end time [ns]\ns,r1,a,1,2\n");
    const Dataset image = openStudy(folder.path() / "image");
    CHECK(countDataset(image).participants == 2);
    CHECK(countDataset(image).samples == 80);
    CHECK(countDataset(image).fixations == 4);
    CHECK(image.recordings[0].sampling_rate_hz == 200);
    CHECK(image.recordings[0].fixations[0].x_px == Approx(500));
    CHECK(std::isnan(image.recordings[0].samples[9].gaze.x_px));
    CHECK(image.frame.reading.find("columns.participant")->origin == Origin::guessed);
    OpenOptions options;
    options.screen_size = PixelSize{1000, 500};
    const Dataset surface = openStudy(folder.write("surface.csv", mapped("on surface", "normalized", "0.25", "0.5")), options);
    CHECK(surface.recordings[1].samples[0].gaze.x_px == Approx(250));
    CHECK(surface.recordings[1].samples[0].gaze.y_px == Approx(250));
}
