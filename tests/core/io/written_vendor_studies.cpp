#include "tests/core/io/written_studies.h"

namespace nictate::test {

namespace {

/// One file a person, the second one's between two others.
std::function<Files(const std::string&)> between(const std::string& before, const std::string& before_text,
                                                 const std::string& own, const std::string& after,
                                                 const std::string& after_text) {
    return [=](const std::string& part) {
        return Files{{"study/" + before, before_text}, {"study/" + own, part}, {"study/" + after, after_text}};
    };
}

WrittenStudy smiRawStudy() {
    auto file = [](const std::string& subject, const std::string& area, double x) {
        return "## Sample Rate:\t250\n## Subject:\t" + subject + "\n## Calibration Area:\t" + area +
               "\nTime\tType\tTrial\tL POR X [px]\tL POR Y [px]\tR POR X [px]\tR POR Y [px]\n0\tMSG\t1\t# Message: page.png\n" +
               times(60, [=](int i) {
                   return std::to_string(i * 4000) + "\tSMP\t1\t" + number(x) + "\t300\t" + number(x) + "\t300\n";
               });
    };
    return {.name = "SMI raw",
            .second = "b",
            .own = file("b", "1680\t1050", 500),
            .files = between("1.txt", file("a", "1680\t1050", 100), "2.txt", "3.txt", file("c", "1680\t1050", 900)),
            .replacements = {file("b", "1024\t768", 300), file("b", "1680\t1050", -1e8), file("b", "0.5\t0.5", 0.5),
                             "## Subject:\tb\nTime\tType\tTrial\tL POR X [px]\tL POR Y [px]\tR POR X [px]\tR POR Y [px]\n"
                             "0\tMSG\t1\t# Message: page.png\n4000\tSMP\t1\t0\t0\t0\t0\n"}};
}

WrittenStudy smiEventStudy() {
    auto file = [](const std::string& subject, const std::string& delimiter, const std::string& stimulus, double x) {
        std::string text =
            "Subject:\t" + subject + "\nStimulus:\t" + stimulus +
            "\n\nTable Header for Fixations:\nEvent Type,Trial,Number,Start,End,Duration,Location X,Location Y\n\n" +
            times(10, [=](int i) {
                return "Fixation L,1," + std::to_string(i) + "," + std::to_string(i * 300000) + ",0,200000," + number(x) +
                       ",400\n";
            });
        for (char& c : text)
            c = c == ',' ? delimiter[0] : c;
        return text;
    };
    return {.name = "SMI events",
            .second = "b",
            .own = file("b", ",", "page.png", 500),
            .files = between("1.txt", file("a", ",", "page.png", 100), "2.txt", "3.txt", file("c", ",", "page.png", 900)),
            .replacements = {file("b", "\t", "page.png", 5), file("b", ",", "other.png", 1e9), file("b", ",", "page.png", -4),
                             "Subject:\tb\n\nTable Header for Fixations:\nEvent Type,Trial\n\nBlink L,1\n"}};
}

WrittenStudy gazebaseStudy() {
    const std::string header = "n,x,y,val,dP,lab,xT,yT\n";
    auto file = [=](double x, int flag) {
        return header + times(300, [=](int i) {
                   return std::to_string(i) + "," + number(x) + ",1," + std::to_string(flag) + ",900,1,0,0\n";
               });
    };
    return {
        .name = "GazeBase",
        .second = "002",
        .own = file(3, 0),
        .files = between("S_1001_S1_FXS.csv", file(0, 0), "S_1002_S1_FXS.csv", "S_1003_S1_FXS.csv", file(-3, 0)),
        .replacements = {file(600, 0), file(3, 4), header + "0,,,0,,,,\n", file(89.99, 0), header + "0,NaN,1e300,0,1,1,1,1\n"}};
}

WrittenStudy viveStudy() {
    const std::string header = "time(100ns);eye_valid_L;eye_valid_R;gaze_direct_L.x;gaze_direct_L.y;gaze_direct_L.z\n";
    auto file = [=](double x, const std::string& valid, int step) {
        return header + times(100, [=](int i) {
                   return std::to_string(i * step) + ";" + valid + ";" + valid + ";" + number(x) + ";0.1;0.9\n";
               });
    };
    return {.name = "HTC Vive",
            .second = "b",
            .own = file(0.2, "31", 80000),
            .files = between("a.csv", file(0, "31", 80000), "b.csv", "c.csv", file(-0.4, "31", 80000)),
            .replacements = {file(0.2, "8", 80000), file(1e9, "31", 80000), file(-1, "31", 8), header + "0;31;31;0;0;0\n"}};
}

WrittenStudy bidsStudy() {
    auto sidecar = [](const std::string& unit) {
        return R"({"PhysioType": "eyetrack", "Columns": ["timestamp", "x_coordinate", "y_coordinate"], "SamplingFrequency": 100,
            "x_coordinate": {"Units": ")" +
               unit + R"("}, "timestamp": {"Units": "ms"}})";
    };
    auto samples = [](double x, const std::string& y) {
        return times(60, [=](int i) { return std::to_string(i * 10) + "\t" + number(x) + "\t" + y + "\n"; });
    };
    return {.name = "BIDS",
            .second = "2",
            .own = samples(500, "300"),
            .files =
                [=](const std::string& part) {
                    Files files{
                        {"study/dataset_description.json", "{}"},
                        {"study/task-look_events.json", R"({"StimulusPresentation": {"ScreenResolution": [1280, 1024]}})"}};
                    const std::string parts[] = {samples(100, "300"), part, samples(900, "300")};
                    for (int i = 0; i < 3; ++i) {
                        const std::string person = "sub-" + std::to_string(i + 1);
                        files["study/" + person + "/" + person + "_task-look_physio.json"] = sidecar("pixel");
                        files["study/" + person + "/" + person + "_task-look_physio.tsv"] = parts[i];
                    }
                    return files;
                },
            .replacements = {samples(0.5, "0.2"), samples(-1e9, "1e9"), "", "0\tn/a\tn/a\n", samples(500, "n/a")}};
}

WrittenStudy searchStudy() {
    auto path = [](const std::string& person, const std::string& stimulus, const std::string& x, const std::string& t) {
        return R"({"name": ")" + stimulus + R"(", "subject": )" + person + R"(, "X": [)" + x +
               R"(, 700], "Y": [200, 300], "T": [)" + t + ", 200]}";
    };
    return {.name = "COCO-Search18",
            .is_folder = false,
            .second = "2",
            .own = path("2", "1.jpg", "500", "250"),
            .files =
                [=](const std::string& part) {
                    return Files{{"search.json", "[" + path("1", "1.jpg", "100", "150") + ",\n" + part + ",\n" +
                                                     path("3", "1.jpg", "900", "150") + "]"}};
                },
            .replacements = {path("2", "1.jpg", "0.5", "0.1"), path("2", "2.jpg", "1e300", "1e9"),
                             path("2", "1.jpg", "null", "-5"), R"({"name": "1.jpg", "subject": 2, "X": [], "Y": []})"}};
}

WrittenStudy fixationReport() {
    const std::string header = "RECORDING_SESSION_LABEL\tTRIAL_INDEX\tCURRENT_FIX_X\tCURRENT_FIX_Y\tCURRENT_FIX_START\t"
                               "CURRENT_FIX_DURATION\timage\n";
    auto looks = [](const std::string& who, const std::string& x, const std::string& duration) {
        return times(
            6, [=](int i) { return who + "\t1\t" + x + "\t300\t" + std::to_string(i * 300) + "\t" + duration + "\tpage.png\n"; });
    };
    return {.name = "Data Viewer fixation report",
            .is_folder = false,
            .second = "b",
            .own = looks("b", "500", "200"),
            .files =
                [=](const std::string& part) {
                    return Files{{"report.txt", header + looks("a", "100", "200") + part + looks("c", "900", "200")}};
                },
            .replacements = {looks("b", "0.5", "0.2"), "", looks("b", ".", "."), looks("b", "-1e12", "1e9")}};
}

WrittenStudy smiSampleTableStudy() {
    const std::string header =
        "RecordingTime [ms],Trial,Stimulus,Participant,Category Group,Point of Regard Left X [px],Point of "
        "Regard Left Y [px]\n";
    auto looks = [](const std::string& x, const std::string& group) {
        return times(60, [=](int i) { return std::to_string(i * 4) + ",1,page.png,b," + group + "," + x + ",300\n"; });
    };
    auto of = [=](const std::string& who, const std::string& x) {
        std::string text = looks(x, "Eye");
        for (std::size_t at = 0; (at = text.find(",b,", at)) != std::string::npos; ++at)
            text[at + 1] = who[0];
        return text;
    };
    return {.name = "SMI raw data of all people",
            .is_folder = false,
            .second = "b",
            .own = looks("500", "Eye"),
            .files =
                [=](const std::string& part) {
                    return Files{{"raw.csv", header + of("a", "100") + part + of("c", "900")}};
                },
            .replacements = {looks("0.5", "Eye"), looks("-1e12", "Eye"), looks("-", "Information"), "", looks("1e300", "Eye")}};
}

WrittenStudy pupilMappedStudy() {
    const std::string header = "section id,recording id,timestamp [ns],gaze detected on surface,gaze position on surface x "
                               "[normalized],gaze position on surface y [normalized],fixation id\n";
    auto looks = [](const std::string& who, const std::string& seen, const std::string& x, int fixation) {
        return times(40, [=](int i) {
            return "s," + who + "," + std::to_string(5000000L * i) + "," + seen + "," + x + ",0.5," + std::to_string(fixation) +
                   "\n";
        });
    };
    return {.name = "Pupil Cloud's Marker Mapper",
            .is_folder = false,
            .second = "b",
            .own = looks("b", "True", "0.5", 1),
            .files =
                [=](const std::string& part) {
                    return Files{{"gaze.csv", header + looks("a", "True", "0.1", 1) + part + looks("c", "True", "0.9", 1)}};
                },
            .replacements = {looks("b", "True", "500", 1), looks("b", "False", "", 2), looks("b", "True", "-1e12", 7), "",
                             looks("b", "maybe", "0.5", 1)}};
}

} // namespace

std::vector<WrittenStudy> writtenVendorStudies() {
    return {smiSampleTableStudy(), pupilMappedStudy(), smiRawStudy(), smiEventStudy(), gazebaseStudy(),
            viveStudy(),           bidsStudy(),        searchStudy(), fixationReport()};
}

} // namespace nictate::test
