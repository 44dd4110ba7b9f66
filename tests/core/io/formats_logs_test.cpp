// Logs of trackers that are no tables, directions as tuples, times of day, and heads that are known but cannot be read alone.

#include "core/errors.h"
#include "core/files/tracker_log.h"
#include "core/io/odd_cells.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"
#include "tests/core/io/warns.h"

#include <cmath>

using namespace nictate;
using test::asks;
using test::recordingOf;
using test::TemporaryFolder;
using test::warns;

namespace {

std::string tribeLine(int time, const std::string& left, int state) {
    return R"({"category":"tracker","statuscode":200,"values":{"frame":{"avg":{"x":1.5,"y":2.5},"fix":true,"lefteye":{"avg":{"x":9,)"
           R"("y":9},"pcenter":{"x":0.3,"y":0.4},"psize":20.5,"raw":{)" +
           left + R"(}},"raw":{"x":501,"y":300},"righteye":{"psize":21.5,"raw":{"x":510.5,"y":301}},"state":)" +
           std::to_string(state) + R"(,"time":)" + std::to_string(time) + R"(,"timestamp":"2014-05-06 10:11:12.345"}}})";
}

std::string viewpointRow(double time, const std::string& x, const std::string& quality, bool two) {
    const std::string eye = std::to_string(time) + "\t16.6\t" + x + "\t0.25\t0\t0.2\t0.21\t" + quality + "\t0.1\t";
    return "10\t" + eye + (two ? std::to_string(time) + "\t16.6\t0.75\t0.5\t0\t0.2\t0.21\t0\t0.1\t" : "") + "7\t\n";
}

} // namespace

TEST_CASE("The Eye Tribe: its server's answers, an object a line; a state without gaze and (0, 0) are lost") {
    TemporaryFolder folder;
    const std::string log = "\xEF\xBB\xBF" + tribeLine(1000, R"("x":500.5,"y":300)", 7) + "\r\n" +
                            R"({"category":"heartbeat","statuscode":200})" + "\r\n\r\n" + tribeLine(1033, R"("x":0,"y":0)", 7) +
                            "\r\n" + tribeLine(1066, R"("x":502,"y":300)", 8) + "\r\n" + R"({"category":"track)";
    for (const char* name : {"log.json", "log.txt", "s/log.jsonl", "t/log.json"}) {
        INFO(name);
        const auto file = folder.write(name, log);
        const Dataset study = openStudy(name[1] == '/' ? file.parent_path() : file);
        CHECK(study.frame.reading.value("format") == "eye-tribe");
        REQUIRE(study.recordings.size() == 1);
        const std::vector<Sample>& samples = study.recordings[0].samples;
        REQUIRE(samples.size() == 3);
        CHECK(samples[0].gaze.x_px == 500.5);
        CHECK(samples[0].second.x_px == 510.5);
        CHECK(samples[0].gaze.pupil == 20.5);
        CHECK(samples[1].t_ms - samples[0].t_ms == 33);
        CHECK(std::isnan(samples[1].gaze.x_px));
        CHECK(samples[1].second.x_px == 510.5);
        CHECK(std::isnan(samples[2].gaze.x_px));
        CHECK(std::isnan(samples[2].second.x_px));
    }
    CHECK_THROWS_WITH(openStudy(folder.write("bad.json", tribeLine(0, R"("x":1,"y":2)", 7) + "\ntrial 1\n" +
                                                             tribeLine(33, R"("x":1,"y":2)", 7) + "\n")),
                      Catch::Contains("bad.json, line 2") && Catch::Contains("not a JSON object"));
    folder.write("mixed/gaze.csv", "subject,image,x,y,duration\n1,a,10,20,200\n2,a,10,20,200\n");
    folder.write("mixed/tribe.json", log);
    CHECK(warns(openStudy(folder.path() / "mixed"), "\"tribe.json\"")); // it is not read, and told
}

TEST_CASE("ViewPoint: lines of kind 10 are samples; of two eyes B is the left one; qualities from 3 on are lost") {
    TemporaryFolder folder;
    const std::string above = "3\tViewPoint EyeTracker\n3\tTimeStamp\tMonday, May 5, 2014\n3\tScreenSize\t400\t300\n";
    const std::string one = "5\tTotalTime\tDeltaTime\tX_Gaze\tY_Gaze\tRegion\tPupilWidth\tPupilHeight\tQuality\tFixation\t",
                      second = "TotalTime\tDeltaTime\tX_Gaze\tY_Gaze\tRegion\tPupilWidth\tPupilHeight\tQuality\tFixation\t";
    const Dataset mono = openStudy(folder.write(
        "mono.txt", above + one + "Count\tMarker\n" + viewpointRow(0, "0.5", "0", false) + "12\t0.005\tcat.png\n2\t0.005\tX\n" +
                        viewpointRow(0.0166, "0.6", "5", false) + viewpointRow(0.0332, "1.25", "1", false)));
    CHECK(mono.frame.reading.value("format") == "viewpoint");
    const std::vector<Sample>& samples = mono.recordings[0].samples;
    REQUIRE(samples.size() == 3);
    CHECK(samples[0].gaze.x_px == 0.5 * mono.stimuli[0].width_px);
    CHECK(samples[0].gaze.y_px == 0.25 * mono.stimuli[0].height_px);
    CHECK(samples[2].t_ms - samples[0].t_ms == Approx(33.2));
    CHECK(std::isnan(samples[1].gaze.x_px));
    CHECK(samples[2].gaze.x_px == 1.25 * mono.stimuli[0].width_px); // off the screen
    const Dataset two =
        openStudy(folder.write("two.txt", above + one + second + "Count\tMarker\n" + viewpointRow(0, "0.5", "0", true) +
                                              viewpointRow(0.0166, "0.5", "0", true)));
    CHECK(two.recordings[0].samples[0].gaze.x_px == 0.75 * two.stimuli[0].width_px);
    CHECK(two.recordings[0].samples[0].second.x_px == 0.5 * two.stimuli[0].width_px);
    const Dataset ids =
        openStudy(folder.write("ids.txt", above + "6\tATT\tADT\tALX\tALY\tARI\tAPW\tAPH\tAQU\tAFX\tCNT\tMRK\n" +
                                              viewpointRow(0, "0.5", "4", false) + viewpointRow(0.0166, "0.5", "0", false)));
    CHECK(ids.frame.reading.value("columns.x") == "X_Gaze");
    CHECK(std::isnan(ids.recordings[0].samples[0].gaze.x_px));
}

TEST_CASE("psychopy_tobii_controller: sessions one behind another, events between samples are no gaze, units are asked about") {
    TemporaryFolder folder;
    const auto file = [](bool embedded, const std::string& x) {
        std::string text =
            std::string("Recording date:\t2020/01/02\nRecording time:\t10:11:12\nRecording resolution:\t1920 x 1080\n") +
            "Event recording mode:\t" + (embedded ? "Embedded" : "Separated") + "\n\n";
        for (int session = 0; session < 2; ++session) {
            text += std::string(
                        "Session Start\nTimeStamp\tGazePointXLeft\tGazePointYLeft\tPupilLeft\tValidityLeft\tGazePointXRight\t") +
                    "GazePointYRight\tPupilRight\tValidityRight\tGazePointX\tGazePointY" + (embedded ? "\tEvent\n" : "\n");
            for (int i = 0; i < 20; ++i) {
                const std::string eye = "\t" + x + "\t100.0000\t3.1000\t";
                const std::string gaze = eye + (i == 3 ? "0" : "1") + eye + "1\t" + x + "\t100.0";
                text += std::to_string(16 * i) + ".0" + gaze + (embedded ? "\t\n" : "\n");
                text += embedded && i == 9 ? std::to_string(16 * i + 1) + ".0" + gaze + "\tcat.png\n" : "";
            }
            text += std::string(embedded ? "" : "TimeStamp\tEvent\n12.5\tcat.png\n") + "Session End\n\n";
        }
        return text;
    };
    for (const bool embedded : {false, true}) {
        const Dataset study = openStudy(folder.write("p1.tsv", file(embedded, "-300.5000")));
        CHECK(study.frame.reading.value("format") == "psychopy-tobii-controller");
        REQUIRE(study.recordings.size() == 2);
        REQUIRE(study.recordings[1].samples.size() == 20);
        CHECK(study.recordings[1].samples[0].gaze.x_px == 960 - 300.5);
        CHECK(study.recordings[1].samples[0].gaze.y_px == 540 - 100);
        CHECK(std::isnan(study.recordings[1].samples[3].gaze.x_px));
        CHECK(std::isfinite(study.recordings[1].samples[3].second.x_px));
        CHECK(asks(study, "positions"));
        CHECK(study.frame.reading.value("screen") == "1920x1080");
    }
}

TEST_CASE("Varjo's example for Unity: a direction in one cell, none where the status is invalid") {
    TemporaryFolder folder;
    std::string log = "Frame;CaptureTime;LogTime;HMDPosition;HMDRotation;GazeStatus;CombinedGazeForward;CombinedGazePosition;"
                      "FocusDistance;LeftEyeStatus\n";
    for (int i = 0; i < 6; ++i)
        log += std::to_string(i) + ";" + std::to_string(1600000000000000000L + 5000000L * i) +
               ";6;(0.001, 1.2, 0.03);(0, 0, 0, 1);" +
               (i == 4   ? "INVALID;;;;INVALID\n"
                : i == 5 ? "VALID;(0.000, 0.707, 0.707);(0, 0, 0);1;VALID\n"
                         : "VALID;(0.707, 0.000, 0.707);(0, 0, 0);1;VALID\n");
    const Dataset study = openStudy(folder.write("2023-01-02-10-11.csv", log));
    CHECK(study.frame.reading.value("format") == "varjo-unity");
    CHECK_FALSE(warns(study, "LeftEyeStatus"));
    const std::vector<Sample>& samples = study.recordings[0].samples;
    REQUIRE(samples.size() == 6);
    CHECK(samples[0].gaze.x_px == Approx(1800 + 450)); // 45° to the right of straight ahead
    CHECK(samples[0].gaze.y_px == Approx(900));
    CHECK(samples[5].gaze.y_px == Approx(900 - 450)); // 45° up
    CHECK(std::isnan(samples[4].gaze.x_px));
    CHECK(samples[1].t_ms - samples[0].t_ms == Approx(5).epsilon(0.01));
}

TEST_CASE("parts of tuples, with a decimal comma too, and times of day with a fraction") {
    CHECK(partOfTuple("(0.25, 0.5, 1)", 0) == "0.25");
    CHECK(partOfTuple("(0.25, 0.5, 1)", 2) == "1");
    CHECK(partOfTuple("(0.25,0.5)", 1) == "0.5");
    CHECK(partOfTuple("(0,25, 0,5)", 1) == "0,5");
    CHECK(partOfTuple("(0.25, 0.5)", 2).empty());
    CHECK(partOfTuple("0.25", 2) == "0.25");
    CHECK(clockInMilliseconds("01:00:02.25") == 3602250);
    CHECK(clockInMilliseconds("1:00:02") == 3602000);
    CHECK(clockInMilliseconds("1970-01-02 00:00:00.001") == 86400001);
    CHECK(clockInMilliseconds("1970-01-02T00:00:00.5Z") == 86400500);
    CHECK(dateInMilliseconds("19700102_000000001") == 86400001);
    for (const char* other :
         {"1:2", "10:15:30.", "10:75:30.1", "1970-13-02 00:00:00.1", "10:15:30.1x", "", "12:30.5", "-1:00:00.1"})
        CHECK_FALSE(clockInMilliseconds(other));
    CHECK(clockKind("2024-01-02 10:15:30") == ClockKind::seconds);
    CHECK(clockKind("10:15:30.1") == ClockKind::fractions);
    CHECK(clockKind("10.15") == ClockKind::none);
}

TEST_CASE("a time of day to the second is passed over for another column of times, or said to be too coarse") {
    TemporaryFolder folder;
    std::string both = "subject,trial,time,elapsed,x,y\n", fine = "subject,trial,time,x,y\n", coarse = fine;
    for (int i = 0; i < 60; ++i) {
        const std::string second = std::to_string(30 + i / 30), x = std::to_string(500 + i) + ",300\n";
        both += "a,1,10:15:" + second + "," + std::to_string(16 * i) + "," + x;
        coarse += "a,1,10:15:" + second + "," + x;
        fine += "a,1,10:15:30." + std::to_string(100 + 8 * i) + "," + x;
    }
    const Dataset elapsed = openStudy(folder.write("both.csv", both));
    CHECK(elapsed.frame.reading.value("columns.time") == "elapsed");
    CHECK(asks(elapsed, "columns.time"));
    CHECK(elapsed.recordings[0].samples[1].t_ms - elapsed.recordings[0].samples[0].t_ms == 16);
    const Dataset read = openStudy(folder.write("fine.csv", fine));
    CHECK(read.recordings[0].samples[1].t_ms - read.recordings[0].samples[0].t_ms == Approx(8));
    CHECK(read.frame.reading.value("time-unit") == "clock");
    CHECK(asks(read, "time-unit"));
    CHECK_THROWS_WITH(openStudy(folder.write("coarse.csv", coarse)), Catch::Contains("choose another column (--columns time="));
}

TEST_CASE("the rest of a second beside a clock is no time, and numbers among times of day are refused") {
    TemporaryFolder folder;
    std::string rest = "time,ms,x,y\n", mixed = "subject,time,x,y\n";
    for (int i = 0; i < 90; ++i) {
        const std::string second = "10:15:" + std::to_string(30 + i / 30), x = std::to_string(500 + i) + ",300\n";
        rest += second + "," + std::to_string(33 * (i % 30)) + "," + x;
        mixed += (i < 45 ? "a," + std::to_string(0.004 * i) : "b," + second + "." + std::to_string(100 + 8 * (i % 30))) + "," + x;
    }
    CHECK_THROWS_WITH(openStudy(folder.write("rest.csv", rest)), Catch::Contains("choose another column (--columns time="));
    CHECK_THROWS_WITH(openStudy(folder.write("mixed.csv", mixed)),
                      Catch::Contains("line 2") && Catch::Contains("holds \"0.000000\" where a time of day is expected"));
}

TEST_CASE("a clock goes on past midnight, and samples of one time of day are told") {
    TemporaryFolder folder;
    std::string night = "time,x,y\n", pairs = night;
    for (int i = 0; i < 80; ++i) {
        const std::string ms = std::to_string(1000 + 10 * (i % 40)).substr(1) + "," + std::to_string(500 + i) + ",300\n";
        night += (i < 40 ? "23:59:59." : "00:00:00.") + ms;
        pairs += "10:15:30." + std::to_string(100 + 8 * (i / 2)) + "," + std::to_string(500 + i) + ",300\n";
    }
    const Dataset study = openStudy(folder.write("night.csv", night));
    const std::vector<Sample>& samples = study.recordings[0].samples;
    REQUIRE(samples.size() == 80);
    CHECK(samples[40].t_ms - samples[0].t_ms == Approx(1000));
    CHECK(samples[79].t_ms - samples[0].t_ms == Approx(1390));
    CHECK_FALSE(warns(study, "earlier than the row before"));
    CHECK(warns(openStudy(folder.write("pairs.csv", pairs)), "40 samples tell the same time of day as the rows before them"));
}

TEST_CASE("JSON of other programs with the words of The Eye Tribe is none of its logs") {
    for (const char* other : {R"({"time":1,"lefteye":{"x":5,"y":3},"category":"face","label":"tracker"})",
                              R"({"category":"tracker","time":1,"x":5})", R"({"category":"tracker","lefteye":{"x":5}})"})
        CHECK_FALSE(trackerLogIn(other));
    CHECK(trackerLogIn(R"({ "category" : "tracker", "values" : { "frame" : { "lefteye" : {} } } })") == TrackerLog::eye_tribe);
}

TEST_CASE("a log of The Eye Tribe that begins with a long calibration is read, and one without frames is told") {
    TemporaryFolder folder;
    const std::string frames =
        tribeLine(1000, R"("x":500.5,"y":300)", 7) + "\n" + tribeLine(1033, R"("x":501.5,"y":300)", 7) + "\n";
    std::string calibrated;
    for (int i = 0; i < 400; ++i)
        calibrated += R"({"category":"calibration","request":"pointend","statuscode":200})"
                      "\n";
    REQUIRE(calibrated.size() > tracker_log_head);
    folder.write("logs/a.json", frames);
    folder.write("logs/b.json", frames);
    folder.write("logs/c.json", calibrated + frames);
    const auto last = folder.write("logs/d.json", R"({"category":"heartbeat","statuscode":200})"
                                                  "\n");
    const Dataset study = openStudy(last.parent_path());
    CHECK(study.recordings.size() == 3);
    CHECK(countDataset(study).samples == 6);
    CHECK(warns(study, "d.json: the table holds no rows that count"));
}

TEST_CASE("Smart Eye's logs and Salient360's scanpaths are named, with what has to be said of them") {
    TemporaryFolder folder;
    std::string log = "FrameNumber\tTimeStamp\tGazeDirection.x\tGazeDirection.y\tGazeDirection.z\tGazeDirectionQ\t"
                      "FilteredClosestWorldIntersection.objectPoint.x\tFilteredClosestWorldIntersection.objectPoint.y\t"
                      "FilteredClosestWorldIntersection.objectName\n";
    for (int i = 0; i < 30; ++i)
        log += std::to_string(i) + "\t" + std::to_string(166667 * i) + "\t0.1\t0.2\t-0.9\t0.8\t" + std::to_string(500 + i) +
               "\t300\t" + (i < 20 ? "Screen" : "Mirror") + "\n";
    const auto file = folder.write("drive.txt", log);
    CHECK_THROWS_WITH(openStudy(file), Catch::Contains("Smart Eye Pro") &&
                                           Catch::Contains("x=FilteredClosestWorldIntersection.objectPoint.x") &&
                                           Catch::Contains("keep=FilteredClosestWorldIntersection.objectName=SCREEN"));
    OpenOptions said;
    for (const auto& [role, name] :
         {std::pair("x", "FilteredClosestWorldIntersection.objectPoint.x"),
          std::pair("y", "FilteredClosestWorldIntersection.objectPoint.y"), std::pair("time", "TimeStamp")})
        said.columns[role] = name;
    said.plan.say("keep", "FilteredClosestWorldIntersection.objectName=Screen", Origin::given);
    said.plan.say("rows", "samples", Origin::given);
    said.plan.say("time-unit", "100ns", Origin::given);
    const Dataset study = openStudy(file, said); // as the message says
    REQUIRE(countDataset(study).samples == 20);
    CHECK(study.recordings[0].samples[1].t_ms - study.recordings[0].samples[0].t_ms == Approx(16.6667));

    std::string scan = "Idx, longitude, latitude, start timestamp\n";
    for (int i = 0; i < 20; ++i)
        scan += std::to_string(i % 10) + ", 0." + std::to_string(40 + i) + ", 0.5, 0." + std::to_string(i % 10) + "\n";
    CHECK_THROWS_WITH(openStudy(folder.write("scan.txt", scan)),
                      Catch::Contains("Salient360") && Catch::Contains("several people") && Catch::Contains("participant=NAME"));
}

TEST_CASE("reports of Data Viewer without fixations say which report to export, and are features where that is said") {
    TemporaryFolder folder;
    for (const auto& [name, columns] : {std::pair("message", "CURRENT_MSG_TEXT\tCURRENT_MSG_TIME"),
                                        std::pair("saccade", "CURRENT_SAC_START_X\tCURRENT_SAC_DURATION")}) {
        INFO(name);
        const auto file = folder.write("report.txt", std::string("RECORDING_SESSION_LABEL\tTRIAL_INDEX\t") + columns +
                                                         "\ns1\t1\t5\t12\ns1\t2\t6\t13\n");
        CHECK_THROWS_WITH(openStudy(file), Catch::Contains(std::string("is a ") + name + " report of EyeLink's Data Viewer") &&
                                               Catch::Contains("export the fixation report"));
        OpenOptions said;
        said.columns["participant"] = "RECORDING_SESSION_LABEL";
        CHECK(openStudy(file, said).features.names.size() == 3);
    }
}
