#include "core/io/feature_folder.h"

#include "core/data/window_feature_names.h"
#include "core/errors.h"
#include "core/io/feature_reader.h"
#include "core/io/labels.h"
#include "core/io/name_pattern.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/io/table_names.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/same_study.h"
#include "tests/core/io/warns.h"

#include <set>

using namespace nictate;
using namespace nictate::test;

namespace {

const std::filesystem::path shared_data = std::filesystem::path(NICTATE_SOURCE_DIR) / ".." / "shared" / "data";

bool sharedDataThere(const char* folder) {
    if (std::filesystem::exists(shared_data / folder))
        return true;
    WARN("skipped: ../shared/data/" << folder << " is not there");
    return false;
}

/// Two people in two conditions, with odd names, odd values and different lengths.
Dataset oddStudy() {
    Dataset study;
    study.name = "odd \"names\"";
    study.participants = {{"P 1/../x", {{"gender", "f, or m"}, {"empty", ""}}}, {"P\t2", {}}, {"nobody", {{"age", "30"}}}};
    study.features.names = {"mean \"x\" variance", "y, squared", "x"};
    study.features.step_s = 0.5;
    Eigen::MatrixXd values(3, 3);
    values << 1, 2.5, missing, 0.1, -1e-300, 1e300, missing, missing, missing;
    study.features.tables = {{0, "comic", values}, {0, "", values.topRows(1)}, {1, "a/b", values * 3}, {1, "a-b", values}};
    return study;
}

void write(const TemporaryFolder& folder, const std::string& name, int rows, int columns, double first = 0) {
    std::string text;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            text += std::to_string(first + r + 0.01 * c) + (c + 1 < columns ? "," : "\n");
    folder.write(name, text);
}

const FeatureTable& table(const Dataset& study, const std::string& participant, const std::string& condition) {
    for (const FeatureTable& one : study.features.tables)
        if (study.participants[one.participant].id == participant && one.condition == condition)
            return one;
    throw MissingData(participant + " " + condition);
}

} // namespace

TEST_CASE("feature tables survive the native folder and the feature folder unchanged") {
    TemporaryFolder folder;
    const Dataset study = oddStudy();
    writeFeatureFolder(study, folder.path() / "features");
    CHECK(same(openStudy(folder.path() / "features"), study));
    CHECK(same(openStudy(folder.path() / "features" / "feature_tables.json"), study));
    CHECK(filesIn(folder.path()) == 1);              // no draft is left
    CHECK(filesIn(folder.path() / "features") == 6); // four tables, people, index
    writeFeatureFolder(study, folder.path() / "simulated", {}, "SIMULATION: not real");
    CHECK(same(openStudy(folder.path() / "simulated"), study));
    writeStudyFolder(study, folder.path() / "native");
    CHECK(same(readStudyFolder(folder.path() / "native"), study));

    Dataset one_column = study;
    one_column.features.names = {"x"};
    for (FeatureTable& one : one_column.features.tables)
        one.values = Eigen::MatrixXd(one.values.rightCols(1));
    writeFeatureFolder(one_column, folder.path() / "one");
    CHECK(same(openStudy(folder.path() / "one"), one_column));
}

TEST_CASE("feature folders are written whole or not at all") {
    TemporaryFolder folder;
    Dataset study = oddStudy();
    folder.write("taken/file", "x");
    CHECK_THROWS_AS(writeFeatureFolder(study, folder.path() / "taken"), OutputError);
    CHECK_THROWS_AS(writeFeatureFolder(Dataset{}, folder.path() / "none"), MissingData);
    auto broken = [&](auto change) {
        Dataset bad = study;
        change(bad);
        CHECK_THROWS_AS(writeFeatureFolder(bad, folder.path() / "bad"), OutputError);
        CHECK_THROWS_AS(writeStudyFolder(bad, folder.path() / "bad"), OutputError);
    };
    broken([](Dataset& bad) { bad.features.tables[1].condition = "comic"; });
    broken([](Dataset& bad) { bad.features.names[1] = "x"; });
    broken([](Dataset& bad) { bad.features.names.pop_back(); });
    broken([](Dataset& bad) { bad.features.tables[0].participant = 9; });
    broken([](Dataset& bad) { bad.features.tables[0].values(0, 0) = INFINITY; });
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("files without header are known by their names") {
    TemporaryFolder folder;
    for (int person = 1; person <= 3; ++person)
        for (int recording = 1; recording <= 2; ++recording)
            write(folder, "Data_P" + std::to_string(person) + "_R" + std::to_string(recording) + "_Pami_Features_52.csv",
                  4 + person, 52, 10 * person + recording);
    Dataset study = openStudy(folder.path());
    DatasetCounts counts = countDataset(study);
    CHECK(counts.participants == 3);
    CHECK(counts.conditions == 2); // recordings, because "Pami" tells nothing apart
    CHECK(counts.features == 52);
    CHECK(study.features.names[14] == window_feature_names[14].name);
    CHECK(table(study, "2", "1").values(0, 0) == 21);
    CHECK(table(study, "3", "2").values.rows() == 7); // lengths are kept as they are

    SECTION("documents and gender come from the ground truth") {
        folder.write("Ground_Truth.csv",
                     "Participant;Recording;Document;Gender\n1;1;comic;f\n1;2;news;f\n2;1;news;m\n2;2;comic;m\n");
        Dataset labelled = openStudy(folder.path());
        CHECK(table(labelled, "2", "comic").values(0, 0) == 22);
        CHECK(labelled.participants[1].attributes.at("Gender") == "m");
        CHECK(labelled.participants[1].attributes.size() == 1);
        CHECK(labelled.participants[2].attributes.empty()); // labels missing for some
        CHECK(table(labelled, "3", "1").values(0, 0) == 31);
    }
    SECTION("a pattern of one's own") {
        OpenOptions options;
        options.name_pattern = "data_p{participant}_r{condition}_*.csv";
        CHECK(table(openStudy(folder.path(), options), "3", "2").values(0, 0) == 32);
        options.name_pattern = "S{participant}.csv";
        CHECK_THROWS_WITH(openStudy(folder.path(), options), Catch::Contains("pattern") && Catch::Contains("Data_P1"));
        options.name_pattern = "Data_P{participant}_*.csv"; // two recordings of one participant
        CHECK_THROWS_WITH(openStudy(folder.path(), options), Catch::Contains("R2_Pami") && Catch::Contains("R1_Pami"));
        for (const char* bad : {"Data.csv", "{participant", "{who}.csv", "{participant}{participant}", "a/{participant}"}) {
            options.name_pattern = bad;
            CHECK_THROWS_AS(openStudy(folder.path(), options), InvalidParameter);
        }
    }
    SECTION("another number of columns is refused, by file and line") {
        write(folder, "Data_P4_R1_Pami_Features_52.csv", 3, 51);
        CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Contains("Data_P4") && Catch::Contains("51"));
        std::string uneven;
        for (int row = 0; row < 3; ++row)
            uneven += row < 2 ? "1,2,3\n" : "1,2\n";
        folder.write("Data_P4_R1_Pami_Features_52.csv", uneven);
        CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Contains("Data_P4") && Catch::Contains("line 3"));
    }
    SECTION("one file is a study too") {
        Dataset single = openStudy(folder.path() / "Data_P2_R1_Pami_Features_52.csv");
        CHECK(single.participants[0].id == "2");
        CHECK(single.features.tables[0].values.rows() == 6);
    }
}

TEST_CASE("decimal commas, BOM, CRLF and missing values change nothing") {
    auto read = [](const std::string& text) {
        TextSource source = TextSource::fromMemory(text, "f.csv");
        return readFeatureFile(source, detectLayout(source, {}));
    };
    FeatureFile plain = read("0.5,2.25\n1.5,3\n");
    CHECK(plain.names == std::vector<std::string>{"feature 1", "feature 2"});
    for (const char* text : {"0,5;2,25\n1,5;3\n",
                             "\xEF\xBB\xBF"
                             "0.5,2.25\r\n1.5,3\r\n",
                             "0.5\t2.25\n1.5\t3"})
        CHECK(read(text).values == plain.values);
    FeatureFile gaps = read("nan,nan\n1,\n,2\n");
    CHECK(gaps.values.rows() == 3);
    CHECK(std::isnan(gaps.values(0, 0)));
    CHECK(std::isnan(gaps.values(1, 1)));
    FeatureFile headed = read("pace of reading,mean x variance in y\n1,2\n");
    CHECK(headed.names[1] == "mean x variance in y");
    CHECK(headed.values.rows() == 1);
    CHECK_THROWS_WITH(read("1,2\n3,word\n"), Catch::Contains("line 2, column 2"));
    CHECK_THROWS_WITH(read("1,2\n3,4,5\n"), Catch::Contains("line 2"));
    CHECK_THROWS_WITH(read("a,a\n1,2\n"), Catch::Contains("twice"));
    CHECK_THROWS_AS(read(""), ParseError);
    CHECK_THROWS_AS(read("a,b\n"), ParseError);
}

TEST_CASE("a long table of features is told apart from gaze") {
    TemporaryFolder folder;
    auto file = folder.write("long.csv", "user,session,gender,age,pace,reach,note\n"
                                         "a,1,f,30,0.5,1,x\na,1,f,30,0.6,,y\nb,1,m,31,0.7,3,z\na,2,f,30,0.8,4,x\n");
    Dataset study = openStudy(file);
    CHECK(study.features.names == std::vector<std::string>{"pace", "reach"});
    REQUIRE(study.features.tables.size() == 3);
    CHECK(table(study, "a", "1").values.rows() == 2);
    CHECK(std::isnan(table(study, "a", "1").values(1, 1)));
    CHECK(table(study, "a", "2").values(0, 0) == 0.8);
    CHECK(study.participants[0].attributes == std::map<std::string, std::string>{{"age", "30"}, {"gender", "f"}});
    CHECK(countDataset(study).conditions == 2);

    CHECK(openStudy(folder.write("gaze.csv", "user,x,y,duration\na,1,2,3\n")).features.empty());
    for (const char* unknown :
         {"user,gaze_h,y,duration\na,1,2,3\n", "user,time,gh,gv\na,1,2,3\n", "user,name\na,b\n", "gh,gv,pace\n1,2,3\n"})
        CHECK_THROWS_AS(openStudy(folder.write("unknown.csv", unknown)), ColumnsNotRecognised);
    CHECK_THROWS_WITH(
        openStudy(folder.write("bad.csv", "user,pace\na,1\na,2\na,3\na,4\na,5\na,6\na,7\na,8\na,9\na,10\na,11\na,z\n")),
        Catch::Contains("line 13, column 2"));
    CHECK_THROWS_WITH(openStudy(folder.write("wide.csv", "user,pace\na,1\na,2,3\n")), Catch::Contains("line 3"));
}

TEST_CASE("counts and durations of fixations are features where no column may be a position, which a release asks about") {
    TemporaryFolder folder;
    const auto read = [&](const std::string& head, const std::string& rows) {
        return openStudy(folder.write("summary.csv", head + "\n" + rows));
    };
    const std::string rows = "a,s,3,400\na,t,4,500\nb,s,5,600\n";
    for (const char* head : {"participant,stimulus,fixation_count,dwell_time", "subject,condition,nfix,skip",
                             "subject,stimulus,fixation index,fixation duration"}) {
        INFO(head);
        const Dataset study = read(head, rows);
        CHECK(study.features.names.size() == 2);
        CHECK(study.features.tables.size() == 3);
        CHECK(asks(study, "content"));
        CHECK(warns(study, "has no positions of gaze and is read as features"));
    }
    for (const char* head : {"subject,duration,gazeLX,gazeLY", "subject,duration,horizontal,vertical", "subject,time,nfix,skip",
                             "subject,duration,gazeLX,gazeLY,a,b,c,d,e,f,g,i,j"}) {
        INFO(head);
        CHECK_THROWS_AS(read(head, "a,3,400,5,1,2,3,4,5,6,7,8,9\n"), ColumnsNotRecognised);
    }
    CHECK(warns(read("subject,Metric,Value", "a,Dwell,3\na,Count,4\n"), "left out for them: \"Metric\""));
}

TEST_CASE("a column that is no feature for a word among its numbers is told with its line") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write("short.csv", "user,age,pace,reach\na,30,1,2\nb,?,1,3\nc,32,2,off\nd,33,3,4\n"));
    CHECK(study.features.names == std::vector<std::string>{"pace"});
    REQUIRE(study.warnings.size() == 1); // an age is none anyway
    CHECK_THAT(study.warnings[0].english(), Catch::Contains("\"reach\"") && Catch::Contains("line 4"));
    CHECK(openStudy(folder.write("sound.csv", "user,note,pace\na,x,1\nb,2,3\n")).warnings.empty());
}

TEST_CASE("a feature table's names of recordings are a person's first, second … one; numbers stay") {
    TemporaryFolder folder;
    const auto conditions = [&](const std::string& rows) {
        std::vector<std::string> out;
        for (const FeatureTable& table :
             openStudy(folder.write("long.csv", "participant,recording,pace\n" + rows)).features.tables)
            out.push_back(table.condition);
        return out;
    };
    CHECK(conditions("P1,Anna_2,1\nP1,Anna_1,2\nP2,Ben,3\n") ==
          std::vector<std::string>{"recording #1", "recording #2", "recording #1"});
    CHECK(conditions("P1,2,1\nP1,1,2\nP2,02,3\n") == std::vector<std::string>{"recording 2", "recording 1", "recording 02"});
}

TEST_CASE("pupil files open as a study with samples") {
    TemporaryFolder folder;
    auto pupil = [](int person) {
        std::string text;
        for (int i = 0; i < 90; ++i)
            text += "0." + std::to_string(40 + i % 7) + ";0.5;" + std::to_string(100 + i) + "." +
                    (i % 3 == 0   ? "0"
                     : i % 3 == 1 ? "3"
                                  : "6") +
                    ";" + (i == 5 ? "0.3" : "0.9") + ";" + std::to_string(30 + person) + ".5\n";
        return text;
    };
    for (int person : {1, 2})
        for (int recording : {1, 2})
            folder.write("Data_P" + std::to_string(person) + "_R" + std::to_string(recording) + ".csv", pupil(person));
    Dataset study = openStudy(folder.path());
    CHECK(countDataset(study).samples == 360);
    CHECK(countDataset(study).conditions == 2);
    REQUIRE(study.recordings.size() == 4);
    const Sample& first = study.recordings[0].samples[0];
    CHECK(first.gaze.pupil == 31.5);
    CHECK(first.gaze.x_px == Approx(0.40 * study.stimuli[0].width_px));
    CHECK(std::isnan(study.recordings[0].samples[5].gaze.x_px)); // too little confidence
    CHECK(std::isnan(study.recordings[0].samples[5].gaze.pupil));
    folder.write("Ground_Truth.csv", "1,1,comic,female\n1,2,textbook,female\n2,1,textbook,male\n2,2,comic,male\n");
    Dataset labelled = openStudy(folder.path());
    CHECK(labelled.recordings[1].condition == "textbook");
    CHECK(labelled.stimuli[labelled.recordings[1].stimulus].id == "textbook");
    CHECK(labelled.participants[1].attributes.at("gender") == "male");
}

TEST_CASE("vendor's blinks become blinks and missing samples") {
    TemporaryFolder folder;
    auto file = folder.write(
        "P1.csv", "time_s,x,y,event,pupil_right_mm,pupil_left_mm\n0.00,300,200,Fixation,3,4\n"
                  "0.02,300,200,Blink,0,0\n0.04,300,200,Blink,0,0\n0.06,310,200,Saccade,3,4\n0.08,310,200,Blink,3,4\n");
    const Dataset study = openStudy(file);
    const Recording& recording = study.recordings[0];
    REQUIRE(recording.blinks.size() == 2);
    CHECK(recording.blinks[0].start_ms == Approx(20));
    CHECK(recording.blinks[0].duration_ms == Approx(40));
    CHECK(std::isnan(recording.samples[2].gaze.x_px));
    CHECK(recording.samples[3].second.pupil == 3);
}

TEST_CASE("preview says what a pattern makes of a folder") {
    TemporaryFolder folder;
    for (const char* name : {"Data_P1_R2.csv", "Data_P1_R3.csv", "other.csv"})
        folder.write(name, "x");
    folder.write("labels.csv", "participant,recording,document\n1,2,comic\n1,3,comic\n");
    const std::vector<std::filesystem::path> files = dataTablesAmong(tablesIn(folder.path()));
    REQUIRE(files.size() == 3); // labels are no data
    NamePreview names = previewNames(files, {}, "");
    CHECK(names.problem.empty());
    CHECK(names.matching == 2);
    CHECK(names.files[0].parts == NameParts{"1", "2", "", ""});
    CHECK(names.files[0].condition == "2");
    CHECK_FALSE(names.files[2].parts);

    SECTION("labels name conditions, and make two files one person's in one condition") {
        names = previewNames(files, Labels::beside(folder.path()), "");
        CHECK(names.files[1].condition == "comic");
        CHECK_THAT(names.problem.english(), Catch::Contains("Data_P1_R2.csv") && Catch::Contains("comic"));
        CHECK_THROWS_AS(openStudy(folder.path()), NamesNotRecognised);
    }
    SECTION("what matches nothing, or cannot be, is told and shows all files") {
        for (const char* pattern : {"S{participant}.csv", "Data.csv", "{participant"}) {
            names = previewNames(files, {}, pattern);
            CHECK(names.matching == 0);
            CHECK(names.files.size() == 3);
            CHECK_THAT(names.problem.english(), Catch::Contains("pattern"));
        }
        CHECK_FALSE(previewNames({files[2]}, {}, "").problem.empty());
    }
    CHECK(fittingPattern(files) == "Data_P{participant}_R{recording}.csv");
    CHECK(fittingPattern({files[2]}).empty());
    CHECK(NamePattern("{participant}_{condition}.csv").match("a_b_c.csv") == NameParts{"a", "", "b_c", ""});
    CHECK_FALSE(NamePattern("{participant}_{condition}.csv").match("_b.csv"));
}

TEST_CASE("a pattern of many stars is answered at once") {
    std::string pattern = "{participant}";
    for (int i = 0; i < 90; ++i)
        pattern += "a*";
    CHECK_FALSE(NamePattern(pattern + "b").match(std::string(250, 'a')));
    CHECK(NamePattern(pattern).match(std::string(250, 'a'))->participant == "a");
}

TEST_CASE("the shared feature tables open") {
    if (!sharedDataThere("features"))
        return;
    Dataset vergence = openStudy(shared_data / "features" / "gazebasevr" / "biomarker_table.csv");
    CHECK(vergence.participants.size() == 407);
    CHECK(vergence.features.names.size() == 13);
    CHECK(vergence.features.names.front() == "valid_frac");
    Dataset headset = openStudy(shared_data / "features" / "jemr2022" / "data_validations.csv");
    CHECK(headset.participants.size() == 18);
    CHECK(countDataset(headset).conditions == 10);
    CHECK(headset.participants[0].attributes.count("gender") == 1);
    CHECK_THROWS_WITH(openStudy(shared_data / "features" / "gazebasevr"), Catch::Contains("both tables of features"));
}

TEST_CASE("the shared glasses recordings open with attributes, blinks and samples") {
    if (!sharedDataThere("personality"))
        return;
    Dataset study = openStudy(shared_data / "personality");
    CHECK(study.participants.size() == 24);
    CHECK(countDataset(study).samples > 1000000);
    CHECK(countDataset(study).sampling_rate_hz == 60);
    CHECK(study.participants[0].attributes.at("Sex") == "2");
    CHECK(study.participants[0].attributes.at("Age") == "29");
    for (const Recording& recording : study.recordings)
        CHECK_FALSE(recording.blinks.empty());
}
