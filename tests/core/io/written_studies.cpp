#include "tests/core/io/written_studies.h"

namespace nictate::test {

std::string times(int count, const std::function<std::string(int)>& row) {
    std::string rows;
    for (int i = 0; i < count; ++i)
        rows += row(i);
    return rows;
}

std::string number(double value) { return std::to_string(value); }

namespace {

/// Rows of one person in a table of everybody.
WrittenStudy tableOfEverybody() {
    const std::string header = "participant,stimulus,x,y,start,duration\n";
    const std::string first = "a,page,100,200,0,210\na,page,300,220,250,190\n",
                      third = "c,page,500,600,10,300\nc,page,20,30,400,120\n";
    return {.name = "table of fixations",
            .is_folder = false,
            .second = "b",
            .own = "b,page,640,480,0,200\nb,page,10,1000,300,250\n",
            .files =
                [=](const std::string& part) {
                    return Files{{"table.csv", header + part + first + third}};
                },
            .replacements = {"b,page,0.1,0.9,0,0.2\nb,page,0.5,0.5,0.3,0.25\n", "",
                             times(500, [](int i) { return "b,page,0." + std::to_string(i) + ",0.3,0.2,0.1\n"; }),
                             "b,page,1e9,-1e9,0,200\n", "b,page,,,,\nb,page,NaN,3,4,5\n",
                             "b,page,640,480,5000000,200000\nb,page,640,480,9000000,250000\n", "b,other,5,5,0,100\n"}};
}

/// One file a person.
WrittenStudy folderOfTables() {
    const std::string header = "x,y,time\n";
    auto samples = [](double x, double step) {
        return times(30, [=](int i) { return number(x + i) + "," + number(2 * x) + "," + number(i * step) + "\n"; });
    };
    return {.name = "folder of sample tables",
            .second = "a_second",
            .own = header + samples(300, 4),
            .files =
                [=](const std::string& part) {
                    return Files{{"study/a_second.csv", part},
                                 {"study/b_first.csv", header + samples(100, 4)},
                                 {"study/c_third.csv", header + samples(700, 4)}};
                },
            .replacements = {header + times(30, [](int i) { return "0.5,0.25," + number(i * 0.004) + "\n"; }),
                             header + times(30, [](int i) { return "0.1,0.9," + number(i * 4000) + "\n"; }), header + "1,1,0\n",
                             header + samples(1e6, 4), header + ",,0\nNaN,NaN,4\n", header + samples(300, 1)}};
}

WrittenStudy eyelink() {
    auto file = [](const std::string& screen, double x) {
        return "** CONVERTED FROM a.edf using edfapi\nMSG\t100 DISPLAY_COORDS " + screen +
               "\nMSG\t101 TRIALID 1\nMSG 102 !V IMGLOAD FILL page.png\nSTART\t110 LEFT SAMPLES EVENTS\n" +
               times(20, [=](int i) { return std::to_string(111 + i) + "\t" + number(x + i) + "\t400.0\t900.0\t...\n"; }) +
               "EFIX L 111 130 20\t" + number(x) + "\t400.0\t900\nEND\t131 SAMPLES EVENTS RES 30 30\n";
    };
    return {.name = "EyeLink ASC",
            .second = "z_second",
            .own = file("0 0 1279 1023", 640),
            .files =
                [=](const std::string& part) {
                    return Files{{"study/a.asc", file("0 0 1279 1023", 100)},
                                 {"study/b.asc", file("0 0 1279 1023", 900)},
                                 {"study/z_second.asc", part}};
                },
            .replacements = {file("0 0 1023 767", 500), file("0 0 1919 1079", 500), file("0 0 1279 1023", -1e7),
                             "** CONVERTED FROM a.edf using edfapi\n",
                             "** CONVERTED FROM a.edf using edfapi\nSTART 1 LEFT SAMPLES\n2 . . 0.0 ...\ngarbage\n",
                             file("0 0 1279 1023", 5)}};
}

WrittenStudy features() {
    const std::string header = "participant,condition,blinks,saccades,mood\n";
    return {.name = "long table of features",
            .is_folder = false,
            .second = "b",
            .own = "b,one,1,2,good\nb,one,2,3,good\nb,one,3,1,good\n",
            .files =
                [=](const std::string& part) {
                    return Files{{"table.csv", header + part + "a,one,1,2,good\na,one,2,4,good\nc,one,7,8,bad\nc,one,9,9,bad\n"}};
                },
            .replacements = {"b,one,1e300,-5,good\nb,one,0,0,bad\n", "", "b,two,,,\nb,two,NaN,1,x\n",
                             times(300, [](int i) { return "b,one," + std::to_string(i) + ",1,good\n"; })}};
}

WrittenStudy tobiiProLabStudy() {
    const std::string header = "Recording timestamp [μs]\tParticipant name\tRecording name\tRecording resolution width\t"
                               "Recording resolution height\tSensor\tEvent\tGaze point X\tGaze point Y\tEye movement type\t"
                               "Gaze event duration\tEye movement type index\tFixation point X\tFixation point Y\t"
                               "Presented Stimulus name\n";
    auto rows = [](const std::string& who, double x, const std::string& screen) {
        return times(12, [=](int i) {
            return std::to_string(i * 8333) + "\t" + who + "\tRec 1\t" + screen + "\tEye Tracker\t\t" + number(x + i) +
                   "\t300\tFixation\t100\t" + std::to_string(1 + i / 6) + "\t" + number(x) + "\t300\tpage.png\n";
        });
    };
    return {.name = "Tobii Pro Lab",
            .is_folder = false,
            .second = "P2",
            .own = rows("P2", 700, "1920\t1080"),
            .files =
                [=](const std::string& part) {
                    return Files{{"export.tsv", header + rows("P1", 100, "1920\t1080") + part + rows("P3", 1500, "1920\t1080")}};
                },
            .replacements = {rows("P2", 0.5, "1280\t1024"), "", rows("P2", 1e7, "1920\t1080"),
                             "5\tP2\tRec 1\t1920\t1080\tMouse\t\t\t\t\t\t\t\t\tpage.png\n",
                             "5\tP2\tRec 1\t1920\t1080\tEye Tracker\t\t\t\tEyesNotFound\t\t\t\t\tpage.png\n"}};
}

} // namespace

std::vector<WrittenStudy> writtenStudies() {
    std::vector<WrittenStudy> studies = {tableOfEverybody(), folderOfTables(), eyelink(), features(), tobiiProLabStudy()};
    for (const std::vector<WrittenStudy>& more : {writtenVendorStudies(), writtenExports(), writtenFolders()})
        studies.insert(studies.end(), more.begin(), more.end());
    return studies;
}

} // namespace nictate::test
