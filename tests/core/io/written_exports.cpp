// Small studies as trackers' programs export them.

#include "tests/core/io/written_studies.h"

#include <cmath>

namespace nictate::test {

namespace {

/// A study whose people each have one file of this name in a folder of their own or of all.
WrittenStudy fileEach(const std::string& name, const std::string& second, const std::function<std::string(std::string)>& path,
                      const std::function<std::string(double)>& file, std::vector<std::string> replacements) {
    return {.name = name,
            .second = second,
            .own = file(0.5),
            .files =
                [=](const std::string& part) {
                    return Files{{path("A"), file(0.2)}, {path("B"), part}, {path("C"), file(0.7)}};
                },
            .replacements = std::move(replacements)};
}

WrittenStudy gazepointStudy() {
    auto file = [](double x) {
        return "MEDIA_NAME,TIME(2024/01/31 10:02:11." + number(x) +
               "),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,FPOGV,BPOGX,BPOGY,BPOGV,USER,\n" + times(20, [=](int i) {
                   return "page," + number(i / 60.0) + "," + number(x) + ",0.5," + number(i / 10 / 6.0) + "," +
                          number(i % 10 / 60.0) + "," + std::to_string(1 + i / 10) + ",1," + number(x) + ",0.5,1,,\n";
               });
    };
    return fileEach("Gazepoint", "B", [](const std::string& who) { return "study/" + who + "_all_gaze.csv"; }, file,
                    {file(400), file(1e12), file(-3),
                     "MEDIA_NAME,TIME(x),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,FPOGV,BPOGX,BPOGY,BPOGV,USER,\n", "",
                     "FPOGX,FPOGY\n1,2\n", file(0.1) + "page,,,,,,,,,,,,\n"});
}

WrittenStudy imotionsStudy() {
    auto file = [](double x) {
        return "#INFO,\n#Respondent Name,R" + std::to_string(std::llround(10 * x)) +
               ",\n#DATA,\nRow,Timestamp,SourceStimuliName,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty\n" +
               times(30, [=](int i) {
                   return std::to_string(i) + "," + number(i * 16.7) + ",ad," + number(1000 * x) + ",400," + number(1000 * x) +
                          ",401\n";
               });
    };
    auto of = [=](double x, const std::string& who) {
        std::string text = file(x);
        return text.replace(text.find("R" + std::to_string(std::llround(10 * x))),
                            text.find(",\n#DATA") - text.find("R" + std::to_string(std::llround(10 * x))), who);
    };
    return fileEach("iMotions", "R5", [](const std::string& who) { return "study/" + who + ".csv"; }, file,
                    {of(0.0005, "R5"), of(1e9, "R5"), of(-7, "R5"), "#Respondent Name,R5,\nRow,Timestamp\n1,2\n", of(0.9, "R5")});
}

WrittenStudy pupilCloudStudy() {
    auto file = [](double x) {
        return "section id,recording id,timestamp [ns],gaze x [px],gaze y [px],worn,fixation id,blink id\n" +
               times(20, [=](int i) {
                   return "s,r," + std::to_string(1000000000L + 4000000L * i) + "," + number(1000 * x) + ",300,1," +
                          std::to_string(i / 10) + ",\n";
               });
    };
    const std::string header = "section id,recording id,timestamp [ns],gaze x [px],gaze y [px],worn,fixation id,blink id\n";
    return fileEach("Pupil Cloud", "B", [](const std::string& who) { return "study/" + who + "/gaze.csv"; }, file,
                    {file(0.0004), file(1e15), file(-2), header, header + "s,r,5,,,0,,\n", header + "s,r,7,1,1,1,9,\n"});
}

WrittenStudy pupilCoreStudy() {
    auto file = [](double x) {
        return "gaze_timestamp,world_index,confidence,norm_pos_x,norm_pos_y\n" +
               times(60, [=](int i) { return number(10 + i * 0.005) + ",1,0.9," + number(x) + ",0.5\n"; });
    };
    const std::string header = "gaze_timestamp,world_index,confidence,norm_pos_x,norm_pos_y\n";
    return fileEach("Pupil Core", "B", [](const std::string& who) { return "study/" + who + "/exports/000/gaze_positions.csv"; },
                    file, {file(700), file(1e15), file(-2), header, header + "1,1,0.1,0.5,0.5\n", header + "9999999,1,1,,\n"});
}

WrittenStudy glassesStudy() {
    auto file = [](double x) {
        return times(30, [=](int i) {
            return R"({"type":"gaze","timestamp":)" + number(i * 0.02) + R"(,"data":{"gaze2d":[)" + number(x) + ",0.5]}}\n";
        });
    };
    return fileEach("Tobii Pro Glasses 3", "B", [](const std::string& who) { return "study/" + who + "/gazedata"; }, file,
                    {file(700), file(1e15), file(-2), "", "{}\n", R"({"type":"gaze","timestamp":1,"data":{}})"});
}

WrittenStudy glasses2Study() {
    auto file = [](double x) {
        return times(30, [=](int i) {
            return R"({"ts":)" + std::to_string(1000000L + i * 20000L) + R"(,"s":0,"gidx":)" + std::to_string(i) + R"(,"gp":[)" +
                   number(x) + ",0.5]}\n";
        });
    };
    return fileEach("Tobii Pro Glasses 2", "B",
                    [](const std::string& who) { return "study/" + who + "/segments/1/livedata.json"; }, file,
                    {file(700), file(1e15), file(-2), "", "{}\n", R"({"ts":1,"s":0,"gp":[]})"});
}

WrittenStudy webgazerStudy() {
    auto rows = [](const std::string& who, double x) {
        return times(2, [=](int i) {
            std::string points = times(20, [=](int k) {
                return std::string(k ? "," : "") + R"({""x"":)" + number(1000 * x + k) + R"(,""y"":200,""t"":)" + number(33 * k) +
                       "}";
            });
            return std::to_string(i) + ",a.png," + who + ",\"[" + points + "]\"\n";
        });
    };
    return {.name = "jsPsych with WebGazer",
            .is_folder = false,
            .second = "B",
            .own = rows("B", 0.5),
            .files =
                [=](const std::string& part) {
                    return Files{
                        {"data.csv", "trial_index,stimulus,subject_id,webgazer_data\n" + rows("A", 0.2) + part + rows("C", 0.7)}};
                },
            .replacements = {rows("B", 1e9), rows("B", -1), rows("B", 0.0001), "", "0,a.png,B,[]\n", "0,a.png,B,\n",
                             "7,other,B,[1]\n"}};
}

} // namespace

std::vector<WrittenStudy> writtenExports() {
    return {gazepointStudy(), imotionsStudy(), pupilCloudStudy(), pupilCoreStudy(),
            glassesStudy(),   glasses2Study(), webgazerStudy()};
}

} // namespace nictate::test
