#include "core/data/reading_plan.h"
#include "core/errors.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/io/plan_file.h"
#include "core/io/table_layout.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <algorithm>

using namespace nictate;
using test::TemporaryFolder;

TEST_CASE("a stronger origin replaces a weaker one, never the other way round") {
    ReadingPlan plan;
    plan.say("positions", "px", Origin::guessed);
    plan.say("positions", "fraction", Origin::format);
    plan.say("positions", "deg", Origin::guessed);
    CHECK(plan.value("positions") == "fraction");
    plan.say("positions", "percent", Origin::given);
    CHECK(plan.value("positions") == "percent");
    CHECK_THROWS_AS(plan.say("colour", "red", Origin::given), InvalidParameter);
}

TEST_CASE("guesses are refused by name, with what settles them, until they are confirmed") {
    ReadingPlan plan;
    plan.say("positions", "fraction", Origin::guessed);
    plan.say("person", "file", Origin::guessed);
    CHECK_THROWS_WITH(refuseGuesses(plan),
                      Catch::Contains("positions are read as fractions of the stimulus (--units fraction)") &&
                          Catch::Contains("people are told apart by their files, one person each (--person file)"));
    plan.say("canvas", "640x480", Origin::guessed);
    CHECK_THROWS_WITH(refuseGuesses(plan), Catch::Contains("stimuli without a picture are 640x480 (--size 640x480)"));
    CHECK(plan.confirm(plan.guesses()).size() == 2);
    CHECK_NOTHROW(refuseGuesses(plan));
    CHECK(plan.find("canvas")->origin == Origin::guessed); // a size nobody was asked about stays what it is
    CHECK(plan.confirm() == std::vector{Text("stimuli without a picture are 640x480")});
}

TEST_CASE("a plan kept beside its study is found again, and the study opens by it whatever its values are now") {
    TemporaryFolder folder;
    const auto table = folder.write("gaze.csv", "participant,stimulus,x,y,duration\na,s,100,200,200\nb,s,300,20,250\n");
    const Dataset study = openStudy(table);
    CHECK(study.frame.reading.value("positions") == "px");
    CHECK(study.frame.reading.guesses() == std::vector<std::string>{"positions", "duration-unit"});
    ReadingPlan plan = study.frame.reading;
    plan.confirm();
    CHECK(keepFrameBeside(table, {.reading = plan}) == folder.path() / "nictate-reading.json");
    CHECK(readPlan(folder.path() / "nictate-reading.json") == plan);

    folder.write("gaze.csv", "participant,stimulus,x,y,duration\na,s,0.1,0.2,0.2\nb,s,0.3,0.2,0.25\n");
    const Dataset again = openStudy(table);
    CHECK(again.frame.reading.guesses().empty());
    CHECK(again.recordings[0].fixations[0].x_px == 0.1);
    CHECK(again.recordings[0].fixations[0].duration_ms == 0.2);
}

TEST_CASE("two studies in one folder keep a plan each") {
    TemporaryFolder folder;
    ReadingPlan pixels, fractions;
    pixels.say("positions", "px", Origin::given);
    fractions.say("positions", "fraction", Origin::given);
    keepFrameBeside(folder.path() / "one.csv", {.reading = pixels});
    keepFrameBeside(folder.path() / "two.csv", {.reading = fractions});
    CHECK(planBeside(folder.path() / "one.csv") == pixels);
    CHECK(planBeside(folder.path() / "two.csv") == fractions);
    CHECK(planBeside(folder.path() / "three.csv").entries().empty());
}

TEST_CASE("a plan's file that is none is refused by name") {
    TemporaryFolder folder;
    for (const char* text :
         {"", "{}", "[]", R"({"nictate_reading":3,"plan":{}})", R"({"nictate_reading":1,"plan":{"positions":1}})",
          R"({"nictate_reading":1,"plan":{"colour":{"value":"red","origin":"given"}}})",
          R"({"nictate_reading":1,"plan":{"positions":{"value":"px","origin":"heaven"}}})",
          R"({"nictate_reading":1,"plan":{"positions":{"value":"furlong","origin":"given"}}})"}) {
        INFO(text);
        CHECK_THROWS_WITH(readPlan(folder.write("nictate-reading.json", text)), Catch::Contains("nictate-reading.json"));
    }
}

TEST_CASE("a copy of a study in our own format keeps what was guessed a guess, until it is confirmed") {
    TemporaryFolder folder;
    const Dataset study =
        openStudy(folder.write("gaze.csv", "participant,stimulus,x,y,start,duration_ms\na,s,10,20,0,200\nb,s,30,2,0,250\n"));
    REQUIRE(study.frame.reading.guesses() == std::vector<std::string>{"positions", "time-unit"});
    writeStudyFolder(study, folder.path() / "copy");
    const Dataset copy = openStudy(folder.path() / "copy");
    CHECK(copy.frame.reading.guesses() == study.frame.reading.guesses());
    ReadingPlan plan = copy.frame.reading;
    plan.confirm();
    keepFrameBeside(folder.path() / "copy", {.reading = plan});
    const Dataset again = openStudy(folder.path() / "copy");
    CHECK(again.frame.reading.guesses().empty());
    CHECK(again.recordings[0].fixations[0].x_px == 10);
}

TEST_CASE("what a plan leaves out is a guess, and never settled by values without a word") {
    TemporaryFolder folder;
    const auto table = folder.write("gaze.csv", "participant,stimulus,x,y,start,duration\na,s,100,200,0,200\nb,s,30,20,0,250\n");
    OpenOptions part;
    for (const auto& [key, value] : std::map<std::string, std::string>{{"format", "table"},
                                                                       {"content", "gaze"},
                                                                       {"person", "column"},
                                                                       {"columns.participant", "participant"},
                                                                       {"columns.stimulus", "stimulus"},
                                                                       {"columns.x", "x"},
                                                                       {"columns.y", "y"}})
        part.plan.say(key, value, Origin::given);
    const Dataset study = openStudy(table, part);
    CHECK(study.frame.reading.guesses() == std::vector<std::string>{"rows", "positions"});
    CHECK_FALSE(study.frame.reading.find("columns.duration")); // a plan that names the format names all columns that are read
    part.plan.say("columns.start", "start", Origin::given);
    CHECK(openStudy(table, part).frame.reading.guesses() == std::vector<std::string>{"positions", "time-unit"});
}

TEST_CASE("which columns of a long table are features is a guess, and then the plan's word") {
    TemporaryFolder folder;
    const std::string header = "participant,task,session,mood,pace\n", rows = "a,read,1,1,2\na,read,1,2,2\na,read,2,3,3\n";
    const auto table = folder.write("t.csv", header + rows + "b,read,1,1,2\nb,read,1,2,2\n");
    const Dataset study = openStudy(table);
    CHECK(study.features.names == std::vector<std::string>{"mood", "pace"});
    CHECK(study.features.tables.size() == 3); // two sessions of a, one of b
    CHECK(study.frame.reading.guesses() == std::vector<std::string>{"features"});
    CHECK_THROWS_WITH(refuseGuesses(study.frame.reading), Catch::Contains("features are mood, pace"));

    // One person's word in a column of numbers cannot take it from everybody without a sound.
    ReadingPlan plan = study.frame.reading;
    plan.confirm();
    keepFrameBeside(table, {.reading = plan});
    folder.write("t.csv", header + rows + "b,read,1,happy,2\nb,read,1,happy,2\n");
    CHECK_THROWS_WITH(openStudy(table), Catch::Contains("\"mood\" holds \"happy\""));
    folder.write("t.csv", "participant,task,session,pace\na,read,1,2\nb,read,1,2\n");
    CHECK_THROWS_WITH(openStudy(table), Catch::Contains("mood"));
}

TEST_CASE("two spellings of one id are asked about, and joined when that is said") {
    TemporaryFolder folder;
    const auto table = folder.write(
        "t.csv", "participant,stimulus,x_px,y_px,duration_ms\n02,s,1,2,200\n2,s,3,4,200\n20,s,3,4,200\nP10,s,1,1,9\n");
    const Dataset asked = openStudy(table);
    CHECK(countDataset(asked).participants == 4);
    CHECK(asked.frame.reading.guesses() == std::vector<std::string>{"ids"});
    OpenOptions joined;
    joined.plan.say("ids", "joined", Origin::given);
    const Dataset one = openStudy(table, joined);
    CHECK(countDataset(one).participants == 3);
    CHECK(one.recordings[1].participant == 0);
    CHECK(one.frame.reading.guesses().empty());
    OpenOptions apart;
    apart.plan.say("ids", "apart", Origin::given);
    CHECK(countDataset(openStudy(table, apart)).participants == 4);
    for (const char* pair : {"1E+05,s,1,2,200\n100000", "7.0,s,1,2,200\n7"}) // as spreadsheets and data frames write them
        CHECK(
            openStudy(folder.write("u.csv", std::string("participant,stimulus,x_px,y_px,duration_ms\n") + pair + ",s,3,4,200\n"))
                .frame.reading.guesses() == std::vector<std::string>{"ids"});
}

TEST_CASE("a column that looks like an identity and was not used is named, as is all that was not read") {
    TemporaryFolder folder;
    const Dataset study = openStudy(
        folder.write("t.csv", "participant,respondent number,stimulus,x_px,y_px,duration_ms,luminance\n1,7,s,1,2,200,5\n"));
    CHECK(study.unused == std::vector<std::string>{"column respondent number", "column luminance"});
    CHECK(std::any_of(study.warnings.begin(), study.warnings.end(),
                      [](const Text& warning) { return warning.english().find("respondent number") != std::string::npos; }));
}

TEST_CASE("people are told apart as the plan says, and a guess is one") {
    TemporaryFolder folder;
    for (const char* name : {"study/P1_S1.csv", "study/P1_S2.csv"})
        folder.write(name, "x_px,y_px,time_ms\n1,2,0\n1,2,4\n");
    const Dataset asked = openStudy(folder.path() / "study");
    CHECK(countDataset(asked).participants == 2);
    CHECK(asked.frame.reading.find("person")->origin == Origin::guessed);
    OpenOptions one;
    one.name_pattern = "{participant}_S{recording}.csv";
    const Dataset said = openStudy(folder.path() / "study", one);
    CHECK(countDataset(said).participants == 1);
    CHECK(said.recordings.size() == 2);
    CHECK(said.frame.reading.find("person")->origin == Origin::given);
}

TEST_CASE("files called alike in folders of their own are told apart by these, and never one person without a word", "[posix]") {
    TemporaryFolder folder;
    for (const char* person : {"anna", "bert"})
        folder.write(std::string("study/") + person + "/gaze.csv", "x,y,time\n100,200,0\n110,200,4\n");
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(study.participants.size() == 2);
    CHECK(study.frame.reading.find("person")->value == "folder");
    CHECK(study.frame.reading.find("person")->origin == Origin::guessed);
    OpenOptions by_file;
    by_file.person = "file";
    CHECK_THROWS_WITH(openStudy(folder.path() / "study", by_file),
                      Catch::Contains("bert/gaze.csv") && Catch::Contains("--person folder"));
}

TEST_CASE("files that look like sessions of one person are asked about, numbered people are not") {
    TemporaryFolder folder;
    const std::string table = "x,y,start,duration\n100,200,0,200\n";
    for (const char* name : {"two/01_s1.csv", "two/01_s2.csv", "two/02_s1.csv", "plain/User 0.csv", "plain/User 1.csv"})
        folder.write(name, table);
    auto asked = [](const Dataset& study) {
        return std::any_of(study.warnings.begin(), study.warnings.end(), [](const Text& warning) {
            return warning.english().find("are taken for two people") != std::string::npos;
        });
    };
    const Dataset two = openStudy(folder.path() / "two");
    CHECK(asked(two));
    CHECK(two.warnings.back().english().find("{participant}_{recording}") != std::string::npos);
    CHECK_FALSE(asked(openStudy(folder.path() / "plain")));
    OpenOptions options;
    options.name_pattern = "{participant}_{recording}.*";
    CHECK(openStudy(folder.path() / "two", options).participants.size() == 2);
    options.name_pattern.clear();
    options.person = "file";
    CHECK_FALSE(asked(openStudy(folder.path() / "two", options)));
}

TEST_CASE("positions alone do not say whether rows are fixations or samples") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write("gaze.csv", "participant,stimulus,x,y\na,s,100,200\nb,s,300,20\n"));
    CHECK(study.frame.reading.find("rows")->origin == Origin::guessed);
    CHECK_THROWS_WITH(refuseGuesses(study.frame.reading), Catch::Contains("rows are fixations"));
}

TEST_CASE("a header is found though the rows leave their last cells empty") {
    TemporaryFolder folder;
    try {
        openStudy(folder.write("odd.csv", "who,across,down,zone\na,1,2,\na,2,3,\nb,3,4,\n"));
        FAIL("opened");
    } catch (const ColumnsNotRecognised& problem) {
        CHECK(problem.columns == std::vector<std::string>{"who", "across", "down", "zone"});
    }
}
