// Tables of trackers' programs, written after their documentation.

#include "core/data/dataset.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"

#include <algorithm>
#include <cmath>

using namespace nictate;
using test::recordingOf;
using test::TemporaryFolder;

namespace {

bool unused(const Dataset& study, const std::string& what) {
    return std::find(study.unused.begin(), study.unused.end(), what) != study.unused.end();
}

/// Ten samples a fixation, two fixations a page; the first row of each is still a saccade, one sample is lost.
std::string gazepointSamples(const std::string& date) {
    std::string text = "MEDIA_ID,MEDIA_NAME,CNT,TIME(" + date +
                       "),TIMETICK(f=10000000),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,FPOGV,BPOGX,BPOGY,BPOGV,USER,LPMM,RPMM,\n";
    for (int i = 0; i < 40; ++i) {
        const int fixation = i / 10;
        text += std::to_string(i / 20) + ",Page " + std::to_string(i / 20) + "," + std::to_string(i) + "," +
                std::to_string(i / 60.0) + ",0," + std::to_string(0.25 * fixation) + ",0.5," + std::to_string(fixation / 6.0) +
                "," + std::to_string(i % 10 / 60.0) + "," + std::to_string(fixation + 1) + "," + (i % 10 == 0 ? "0" : "1") +
                ",0.3,0.6," + (i == 5 ? "0" : "1") + ",,3.1,3.2,\n";
    }
    return text;
}

const std::string gazepoint_fixations =
    "MEDIA_ID,MEDIA_NAME,CNT,TIME(2024/01/31 10:02:11.500),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,"
    "FPOGV,USER,\n0,Page 0,9,0.15,0.25,0.5,0.1,0.2,1,1,,\n0,Page 0,19,0.3,0.5,0.5,0.4,0.3,2,0,"
    ",\n1,Page 1,29,0.5,0.75,0.5,0.8,0.25,3,1,,\n";

const std::string lab_header = "Recording timestamp [μs]\tParticipant name\tRecording name\tRecording resolution width\t"
                               "Recording resolution height\tSensor\tEvent\tGaze point left X [DACS px]\t"
                               "Gaze point left Y [DACS px]\tGaze point right X [DACS px]\tGaze point right Y [DACS px]\t"
                               "Validity left\tValidity right\tEye movement type\tEye movement type index\t"
                               "Gaze event duration [ms]\tFixation point X [DACS px]\tFixation point Y [DACS px]\t"
                               "Presented Stimulus name\n";

std::string labRow(int i, const std::string& who, const std::string& gaze, const std::string& movement) {
    return std::to_string(i * 10000) + "\t" + who + "\tRecording 1\t1920\t1080\t" + gaze + "\t" + movement + "\n";
}

} // namespace

TEST_CASE("Gazepoint: samples and the fixations they belong to, a file a person, several pages a file") {
    TemporaryFolder folder;
    folder.write("study/User 1_all_gaze.csv", gazepointSamples("2024/01/31 10:02:11.500"));
    folder.write("study/User 2_all_gaze.csv", gazepointSamples("2024/02/01 09:00:00.000"));
    folder.write("study/User 1_fixations.csv", gazepoint_fixations);
    const Dataset study = openStudy(folder.path() / "study");
    const DatasetCounts counts = countDataset(study);
    CHECK(counts.participants == 2);
    CHECK(counts.stimuli == 2);
    CHECK(counts.recordings == 4);
    CHECK(counts.fixations == 8);
    CHECK(counts.samples == 80);
    CHECK(counts.sampling_rate_hz == 60);
    CHECK(unused(study, "file User 1_fixations.csv"));
    CHECK(unused(study, "column USER"));

    const Recording& page = recordingOf(study, "User 2", "Page 0");
    CHECK(std::isnan(page.samples[5].gaze.x_px)); // BPOGV is 0
    CHECK(page.samples[6].gaze.x_px == Approx(0.3 * 1920));
    CHECK(page.samples[6].gaze.pupil == Approx(3.1));
    REQUIRE(page.fixations.size() == 2);
    CHECK(page.fixations[1].x_px == Approx(0.25 * 1920));
    CHECK(page.fixations[1].start_ms == Approx(1000 / 6.0));
    CHECK(page.fixations[1].duration_ms == Approx(150));
}

TEST_CASE("Gazepoint: a table of fixations, of which one is invalid") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write("User 7_fixations.csv", gazepoint_fixations));
    CHECK(study.participants.at(0).id == "User 7");
    CHECK(countDataset(study).fixations == 2);
    CHECK(recordingOf(study, "User 7", "Page 1").fixations.at(0).duration_ms == Approx(250));
}

TEST_CASE("Gazepoint: a blink is told by the row it ends with, once") {
    TemporaryFolder folder;
    const std::string header = "MEDIA_NAME,TIME(2024/01/31 10:02:11.5),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,FPOGV,BPOGX,BPOGY,BPOGV,"
                               "BKID,BKDUR,BKPMIN\n";
    const Dataset study =
        openStudy(folder.write("User 1_all_gaze.csv", header + "page,1.0,0.5,0.5,0.9,0.1,1,1,0.5,0.5,1,0,0,10\n"
                                                               "page,1.1,0.5,0.5,0.9,0.1,1,0,0,0,0,1,0,10\n"
                                                               "page,1.2,0.5,0.5,1.2,0,2,1,0.5,0.5,1,0,0.15,11\n"
                                                               "page,1.3,0.5,0.5,1.2,0.1,2,1,0.5,0.5,1,0,0.15,11\n"));
    const Recording& page = recordingOf(study, "User 1", "page");
    REQUIRE(page.blinks.size() == 1);
    CHECK(page.blinks[0].start_ms == Approx(1050));
    CHECK(page.blinks[0].duration_ms == Approx(150));
}

TEST_CASE("Tobii Pro Lab: positions on the screen are moved to the picture that lies on it") {
    TemporaryFolder folder;
    const std::string header =
        "Recording timestamp [ms]\tParticipant name\tRecording resolution width\tRecording resolution height\tGaze point X [DACS "
        "px]\tGaze point Y [DACS px]\tEye movement type\tEye movement type index\tGaze event duration\tFixation point X [DACS "
        "px]\tFixation point Y [DACS px]\tPresented Stimulus name\tPresented Media position X (DACSpx)\tPresented Media position "
        "Y "
        "(DACSpx)\tPresented Media width\tPresented Media height\tOriginal Media width\tOriginal Media height\n";
    auto row = [](int i, const std::string& media) {
        return std::to_string(10 * i) + "\tP1\t1920\t1080\t1000\t500\tFixation\t1\t100\t1002\t504\tpage.png\t" + media + "\n";
    };
    const std::string placed = "560\t240\t800\t600\t1600\t1200";
    const Dataset half = openStudy(folder.write("half.tsv", header + row(0, placed) + row(1, placed)));
    const Recording& page = recordingOf(half, "P1", "page.png");
    CHECK(page.samples[0].gaze.x_px == 880);
    CHECK(page.samples[0].gaze.y_px == 520);
    REQUIRE(page.fixations.size() == 1);
    CHECK(page.fixations[0].x_px == 884);
    CHECK(page.fixations[0].y_px == 528);
    const Dataset nothing_said = openStudy(folder.write("none.tsv", header + row(0, "\t\t\t\t\t")));
    CHECK(nothing_said.recordings.at(0).samples.at(0).gaze.x_px == 1000);
}

TEST_CASE("Tobii Pro Lab: the error at the validation goes before that at the calibration, and no file needs to have it") {
    TemporaryFolder folder;
    const std::string start = "Recording timestamp [ms]\tParticipant name\tRecording resolution width\tRecording resolution "
                              "height\tGaze point X [DACS px]\tGaze point Y [DACS px]\tPresented Stimulus name";
    const std::string row = "\tP1\t1920\t1080\t1000\t500\tpage.png";
    const auto open = [&](const char* name, const std::string& columns, const std::string& cells) {
        return openStudy(
            folder.write(name, start + columns + "\n0" + row + cells + "\n10" + row + cells + "\n20" + row + cells + "\n"));
    };
    const auto errorIn = [](const Dataset& study) { return recordingOf(study, "P1", "page.png").validation_mean_deg; };
    const std::string calibration = "\tAverage calibration accuracy (mm)\tAverage calibration accuracy (degrees)";
    CHECK(errorIn(open("validated.tsv", calibration + "\tAverage validation accuracy (degrees)", "\t5\t0.41\t0.62")) == 0.62);
    CHECK(errorIn(open("calibrated.tsv", calibration, "\t5\t0.41")) == 0.41);
    CHECK(errorIn(open("empty.tsv", calibration + "\tAverage validation accuracy (degrees)", "\t5\t0.41\t")) != 0.41);
    CHECK(std::isnan(errorIn(open("silent.tsv", "", ""))));
}

TEST_CASE("Tobii Pro Lab: each eye with its validity, other sensors' rows and rows before a stimulus left out") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "export.tsv",
        lab_header + labRow(0, "P1", "Eye Tracker\t\t100\t100\t110\t100\tValid\tValid", "Unclassified\t1\t10\t\t\t") +
            labRow(1, "P1", "Eye Tracker\t\t200\t300\t220\t300\tValid\tInvalid", "Fixation\t1\t20\t205\t301\tpage") +
            labRow(2, "P1", "Mouse\tMouseEvent\t\t\t\t\t\t", "\t\t\t\t\tpage") +
            labRow(2, "P1", "Eye Tracker\t\t201\t300\t221\t300\tValid\tValid", "Fixation\t1\t20\t205\t301\tpage") +
            labRow(3, "P1", "Eye Tracker\t\t\t\t\t\tInvalid\tInvalid", "EyesNotFound\t1\t10\t\t\tpage") +
            labRow(4, "P1", "Eye Tracker\t\t600\t300\t621\t300\tValid\tValid", "Fixation\t2\t10\t605\t301\tpage") +
            labRow(1, "P2", "Eye Tracker\t\t900\t300\t921\t300\tValid\tValid", "Fixation\t1\t10\t905\t301\tpage")));
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 5);
    CHECK(study.stimuli.at(0).width_px == 1920);
    const Recording& page = recordingOf(study, "P1", "page");
    REQUIRE(page.fixations.size() == 2);
    CHECK(page.fixations[0].x_px == 205);
    CHECK(page.fixations[0].duration_ms == 20);
    CHECK(page.samples[0].t_ms == 10);
    CHECK(page.samples[0].gaze.x_px == 200);
    CHECK(std::isnan(page.samples[0].second.x_px));
    CHECK(page.samples[1].second.x_px == 221);
}

TEST_CASE("Tobii Pro Lab: a fixation no row gives a position is none, a negative duration is missing") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "export.tsv", lab_header + labRow(1, "P1", "Eye Tracker\t\t\t\t\t\tInvalid\tInvalid", "Fixation\t1\t10\t\t\tpage") +
                          labRow(2, "P1", "Eye Tracker\t\t9\t8\t9\t8\tValid\tValid", "Fixation\t2\t-10\t\t\tpage")));
    const Recording& page = recordingOf(study, "P1", "page");
    REQUIRE(page.fixations.size() == 1);
    CHECK(page.fixations[0].x_px == 9);
    CHECK(std::isnan(page.fixations[0].duration_ms));
}

TEST_CASE("Tobii Pro Lab: names of recordings are a person's first, second … one, and nothing else of them is kept") {
    TemporaryFolder folder;
    std::string table = "Recording timestamp\tSensor\tParticipant name\tRecording name\tGaze point X\tGaze point Y\t"
                        "Presented Stimulus name\n";
    for (const auto& [person, recording] :
         {std::pair("P1", "Recording7"), std::pair("P1", "Anna again"), std::pair("P2", "Recording8")})
        for (int i = 0; i < 50; ++i)
            table += std::to_string(8333 * i) + "\tEye Tracker\t" + person + "\t" + recording + "\t900\t500\tpicture\n";
    const Dataset study = openStudy(folder.write("export.tsv", table));
    std::vector<std::string> conditions;
    for (const Recording& recording : study.recordings)
        conditions.push_back(study.participants[recording.participant].id + " " + recording.condition);
    CHECK(conditions == std::vector<std::string>{"P1 recording #1", "P1 recording #2", "P2 recording #1"});
}

TEST_CASE("Tobii Pro Lab: a decimal comma and coordinates of the picture") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "export.tsv", "Recording timestamp [ms]\tParticipant name\tGaze point X [MCS norm]\tGaze point Y [MCS norm]\t"
                      "Validity left\tValidity right\tPresented Stimulus name\n10\tP1\t0,25\t0,5\tInvalid\tValid\tp\n"
                      "20\tP1\t0,50\t0,5\tInvalid\tInvalid\tp\n"));
    const Recording& page = recordingOf(study, "P1", "p");
    CHECK(page.samples.at(0).gaze.x_px == Approx(0.25 * study.stimuli[0].width_px)); // of the one eye that was seen
    CHECK(std::isnan(page.samples.at(1).gaze.x_px));
    CHECK(page.samples[1].t_ms == 20);
    CHECK(study.frame.reading.value("decimal") == "comma");
}

TEST_CASE("Tobii Pro Lab: a recording on another screen is refused, both named") {
    TemporaryFolder folder;
    const std::string row = "Eye Tracker\t\t200\t300\t220\t300\tValid\tValid", page = "Fixation\t1\t20\t205\t301\tpage";
    std::string other = labRow(1, "P2", row, page);
    other.replace(other.find("1920\t1080"), 9, "1280\t1024");
    const auto file = folder.write("export.tsv", lab_header + labRow(1, "P1", row, page) + other);
    CHECK_THROWS_WITH(openStudy(file), Catch::Contains("1280x1024") && Catch::Contains("1920x1080") && Catch::Contains("line 3"));
}

TEST_CASE("Tobii Studio: validity 0 … 4, fixations by index, the screen of each row") {
    TemporaryFolder folder;
    const std::string header = "ParticipantName\tRecordingName\tRecordingResolution\tMediaName\tRecordingTimestamp\t"
                               "GazeEventType\tGazeEventDuration\tFixationIndex\tFixationPointX (MCSpx)\tFixationPointY (MCSpx)\t"
                               "GazePointX (MCSpx)\tGazePointY (MCSpx)\tValidityLeft\tValidityRight\n";
    const std::string rows = "A\tRec\t1280 x 1024\tad.png\t0\tFixation\t100\t1\t50\t60\t51\t61\t0\t0\n"
                             "A\tRec\t1280 x 1024\tad.png\t17\tFixation\t100\t1\t50\t60\t52\t61\t4\t0\n"
                             "A\tRec\t1280 x 1024\tad.png\t33\tSaccade\t20\t\t\t\t90\t61\t4\t4\n"
                             "B\tRec\t1280 x 1024\tad.png\t0\tFixation\t100\t1\t50\t60\t51\t61\t2\t2\n";
    const Dataset study = openStudy(folder.write("all.tsv", header + rows));
    CHECK(study.stimuli.at(0).width_px == 1280);
    const Recording& ad = recordingOf(study, "A", "ad.png");
    REQUIRE(ad.fixations.size() == 1);
    CHECK(ad.fixations[0].duration_ms == 100);
    CHECK(ad.samples.at(1).gaze.x_px == 52);
    CHECK(std::isnan(ad.samples.at(2).gaze.x_px));
    CHECK(std::isnan(recordingOf(study, "B", "ad.png").samples.at(0).gaze.x_px));
    const Dataset events =
        openStudy(folder.write("event.tsv", header + rows + "B\tRec\t1280 x 1024\tad.png\t17" + std::string(9, '\t') + "\n"));
    CHECK(countDataset(events).samples == 4); // a row of an event has no validity
    CHECK_THROWS_WITH(openStudy(folder.write("two.tsv", header + rows + "C\tRec\t800 x 600\tad.png\t0\t\t\t\t\t\t5\t6\t0\t0\n")),
                      Catch::Contains("800x600") && Catch::Contains("1280x1024"));
}

TEST_CASE(
    "Tobii Studio: files of fixations are one study whatever events lie beside them; two files of one recording count once") {
    TemporaryFolder folder;
    auto fixations = [](const std::string& who, const std::string& screen) {
        return "Subject: " + who + "\nRecording: Rec 1\nScreen resolution: " + screen +
               "\n\nFixationIndex\tTimestamp\tFixationDuration\tMappedFixationPointX\tMappedFixationPointY\t\n1\t26\t633\t513\t51"
               "8"
               "\t\n2\t659\t849\t595\t527\t\n";
    };
    folder.write("study/1-Event-Data.tsv", "Participant:\t P1\n\nTimestamp\tEvent\tData1\tData2\t\n0\tKey\t1\t2\t\n");
    folder.write("study/1-Fixation-Data.tsv", fixations("P1", "1280 x 1024"));
    folder.write("study/2-Fixation-Data.tsv", fixations("P2", "1280 x 1024"));
    folder.write("study/3-Fixation-Data.tsv", fixations("P2", "1280 x 1024"));
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).fixations == 4);
    CHECK(unused(study, "file 1-Event-Data.tsv"));
    folder.write("study/4-Fixation-Data.tsv", fixations("P3", "800 x 600"));
    CHECK_THROWS_WITH(openStudy(folder.path() / "study"), Catch::Contains("800x600") && Catch::Contains("1280x1024"));
}

TEST_CASE("iMotions: the eye tracker's signals by themselves") {
    TemporaryFolder folder;
    const std::string table = "RowNumber,Timestamp,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,ET_PupilLeft\n"
                              "1,0,100,200,104,200,3.1\n2,16,-1,-1,-1,-1,0\n3,33,100,200,104,200,3.1\n";
    folder.write("study/A.csv", table);
    folder.write("study/B.csv", table);
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(study.frame.reading.value("format") == "imotions");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 6);
    CHECK(std::isnan(study.recordings[0].samples[1].gaze.x_px));
    CHECK(study.recordings[0].samples[2].second.x_px == 104);
}

TEST_CASE("iMotions: the respondent above the table, rows of other sensors left out, a lost eye") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "001_Anna.csv", "#INFO,,\n#Study name,ads,\n#Respondent Name,Anna,\n#METADATA,,\n#DATA,,\nRow,Timestamp,EventSource,"
                        "SourceStimuliName,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,ET_PupilLeft,GSR\n"
                        "1,0,ET,ad,500,400,510,400,3.1,\n2,3,GSR,ad,,,,,,0.4\n3,16.7,ET,ad,-1,-1,511,401,-1,\n"
                        "4,33.3,ET,film,502,402,512,402,3.1,\n"));
    CHECK(countDataset(study).stimuli == 2);
    const Recording& ad = recordingOf(study, "Anna", "ad");
    REQUIRE(ad.samples.size() == 2);
    CHECK(ad.samples[0].gaze.x_px == 500);
    CHECK(std::isnan(ad.samples[1].gaze.x_px));
    CHECK(ad.samples[1].second.x_px == 511);
}

TEST_CASE("iMotions: validity from 0 (certainly valid) to 4 (certainly invalid), and the fixations of its filter") {
    TemporaryFolder folder;
    const std::string above = "#INFO,,\n#Respondent Name,Anna,\n#METADATA,,\n#DATA,,\n";
    const std::string filter =
        "Gaze X,Gaze Y,Interpolated Gaze X,Interpolated Gaze Y,Fixation Index by Stimulus,Fixation X,Fixation Y,"
        "Fixation Start,Fixation End,Fixation Duration,Fixation Dispersion,Saccade Index by Stimulus\n";
    const auto whole =
        folder.write("whole.csv", above +
                                      "Row,Timestamp,SourceStimuliName,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,"
                                      "ET_ValidityLeft,ET_ValidityRight," +
                                      filter +
                                      "1,100,ad,500,400,510,400,0,0,505,400,505,400,1,506.5,400.5,100,116.7,16.7,0.2,\n"
                                      "2,116.7,ad,500,400,514,402,4,1,514,402,514,402,1,506.5,400.5,100,116.7,16.7,0.2,\n"
                                      "3,133.3,ad,700,300,-1,-1,2,4,,,600,350,,,,,,,,1\n"
                                      "4,150,ad,800,200,810,200,0,0,805,200,805,200,2,805,200,150,150,0,0.1,\n");
    const Dataset study = openStudy(whole);
    CHECK(study.frame.reading.value("format") == "imotions");
    const Recording& ad = recordingOf(study, "Anna", "ad");
    REQUIRE(ad.samples.size() == 4);
    CHECK(ad.samples[0].gaze.x_px == 500);
    CHECK(std::isnan(ad.samples[1].gaze.x_px));
    CHECK(ad.samples[1].second.x_px == 514);
    CHECK(std::isnan(ad.samples[2].gaze.x_px));
    CHECK(std::isnan(ad.samples[2].second.x_px));
    REQUIRE(ad.fixations.size() == 2);
    CHECK(ad.fixations[0].x_px == 506.5);
    CHECK(ad.fixations[0].start_ms == 100);
    CHECK(ad.fixations[0].duration_ms == 16.7);
    const Dataset alone = openStudy(folder.write("alone.csv", above + "Row,Timestamp," + filter +
                                                                  "1,100,505,400,505,400,1,506.5,400.5,100,116.7,16.7,0.2,\n"
                                                                  "2,116.7,,,514,402,1,506.5,400.5,100,116.7,16.7,0.2,\n"));
    CHECK(alone.frame.reading.value("format") == "imotions");
    REQUIRE(countDataset(alone).fixations == 1);
    CHECK(alone.recordings[0].fixations[0].duration_ms == 16.7);
    CHECK(alone.recordings[0].samples.size() == 1);
}

TEST_CASE("iMotions: one table of several respondents, as older versions wrote it") {
    TemporaryFolder folder;
    const std::string header = "StudyName,Name,Age,StimulusName,Timestamp,GazeX,GazeY,GazeLeftx,GazeLefty,GazeRightx,GazeRighty,"
                               "FixationSeq,FixationX,FixationY,FixationStart,FixationDuration\n";
    const Dataset study = openStudy(folder.write("all.csv", header + "s,Anna,20,ad,0,500,300,498,300,502,301,1,500,300,0,32\n"
                                                                     "s,Anna,20,ad,16,500,300,-1,-1,502,301,1,500,300,0,32\n"
                                                                     "s,Bert,30,ad,0,700,300,698,300,702,301,1,700,300,0,16\n"));
    CHECK(study.frame.reading.value("format") == "imotions");
    CHECK(countDataset(study).participants == 2);
    const Recording& ad = recordingOf(study, "Anna", "ad");
    REQUIRE(ad.samples.size() == 2);
    CHECK(std::isnan(ad.samples[1].gaze.x_px));
    REQUIRE(ad.fixations.size() == 1);
    CHECK(ad.fixations[0].duration_ms == 32);
}
