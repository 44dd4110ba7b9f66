#include "core/errors.h"
#include "core/io/agreed_plan.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <cmath>

using namespace nictate;
using nictate::test::TemporaryFolder;

namespace {

OwnPlan saying(const char* file, std::map<std::string, std::string> entries) {
    OwnPlan own{file, {}, {}};
    for (const auto& [key, value] : entries)
        own.plan.say(key, value, Origin::format);
    return own;
}

} // namespace

TEST_CASE("files that agree make one plan; the one that differs from most is refused by name, wherever it stands") {
    const OwnPlan a = saying("a.csv", {{"columns.x", "x"}}), b = saying("b.csv", {{"columns.x", "x"}}),
                  odd = saying("odd.csv", {{"columns.x", "px"}}), silent = saying("silent.csv", {});
    CHECK(agreedPlan({a, b}).value("columns.x") == "x");
    for (const std::vector<OwnPlan>& files : {std::vector{odd, a, b}, {a, odd, b}, {a, b, odd}})
        CHECK_THROWS_WITH(agreedPlan(files),
                          Catch::Contains("odd.csv: x is column \"px\"") && Catch::Contains("--leave-out odd.csv"));
    CHECK_THROWS_WITH(agreedPlan({silent, a, b}), Catch::Contains("silent.csv: it does not say what the other files say"));
    CHECK_THROWS_WITH(agreedPlan({saying("loud.csv", {{"columns.x", "x"}, {"columns.eye", "eye"}}), a, b}),
                      Catch::Contains("loud.csv: it says what the other files do not say: eye is column \"eye\""));
}

TEST_CASE("a file that says nothing of an entry leaves it to the others, unless only few of these say it") {
    const OwnPlan a = saying("a.csv", {{"positions", "px"}});
    OwnPlan none = saying("none.csv", {{"positions", "fraction"}});
    none.no_opinion = {"positions"};
    CHECK(agreedPlan({none, a}).value("positions") == "px");
    CHECK(agreedPlan({none, none}).value("positions") == "fraction");
    CHECK_THROWS_WITH(agreedPlan({none, none, a}), Catch::Contains("a.csv"));
}

TEST_CASE("a column of blinks that few people's files fill is not read, and a release asks about it") {
    TemporaryFolder folder;
    const auto write = [&](const char* name, bool filled) {
        std::string rows = "time_ms,x_px,y_px,blink\n";
        for (int i = 0; i < 100; ++i)
            rows += std::to_string(4 * i) + ",10,20," + (!filled ? "" : i < 10 || i > 19 ? "0" : "1") + "\n";
        folder.write(name, rows);
    };
    for (const char* name : {"study/a.csv", "study/b.csv", "study/c.csv"})
        write(name, false);
    write("study/d.csv", true);
    const Dataset few = openStudy(folder.path() / "study");
    REQUIRE(few.frame.reading.find("columns.validity"));
    CHECK(few.frame.reading.find("columns.validity")->value == "none");
    CHECK(few.frame.reading.find("columns.validity")->origin == Origin::guessed);
    for (const Recording& recording : few.recordings)
        CHECK(std::isfinite(recording.samples[15].gaze.x_px));
    for (const char* name : {"study/a.csv", "study/b.csv", "study/c.csv"})
        write(name, true);
    const Dataset all = openStudy(folder.path() / "study");
    CHECK(all.frame.reading.value("columns.validity") == "blink");
    CHECK_FALSE(std::isfinite(all.recordings.front().samples[15].gaze.x_px));
}

TEST_CASE("finding 1: one file without the column eye changes nobody else's data") {
    TemporaryFolder folder;
    const std::string rows = "10,20,0,200,L\n30,40,300,200,R\n";
    for (const char* name : {"study/a.csv", "study/b.csv", "study/c.csv", "study/d.csv"})
        folder.write(name, "x_px,y_px,start_ms,duration_ms,eye\n" + rows);
    CHECK(openStudy(folder.path() / "study").recordings[1].fixations[1].eye == Eye::right);
    for (const char* name : {"study/a.csv", "study/d.csv"}) { // the first as well as the last
        TemporaryFolder changed;
        for (const char* other : {"study/a.csv", "study/b.csv", "study/c.csv", "study/d.csv"})
            changed.write(other, "x_px,y_px,start_ms,duration_ms,eye\n" + rows);
        changed.write(name, "x_px,y_px,start_ms,duration_ms\n10,20,0,200\n");
        CHECK_THROWS_WITH(openStudy(changed.path() / "study"),
                          Catch::Contains(std::string(name).substr(6)) && Catch::Contains("--columns eye=none"));
        OpenOptions none;
        none.columns["eye"] = "none";
        const Dataset by_nobody = openStudy(changed.path() / "study", none);
        CHECK(by_nobody.participants.size() == 4);
        CHECK(by_nobody.recordings[1].fixations[0].eye == Eye::unknown);
        OpenOptions without;
        without.plan.say("left-out", std::string(name).substr(6), Origin::given);
        CHECK(openStudy(changed.path() / "study", without).participants.size() == 3);
    }
}

TEST_CASE("without a column of people files are people's again, and what their headers say a guess") {
    TemporaryFolder folder;
    for (const char* name : {"study/a.csv", "study/b.csv"})
        folder.write(name, "subject,x_px,y_px,start_ms,duration_ms\n" + std::string(name).substr(6, 1) + ",10,20,0,200\n");
    folder.write("study/c.csv", "x_px,y_px,start_ms,duration_ms\n10,20,0,200\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "study"), Catch::Contains("--columns participant=none"));
    OpenOptions none;
    none.columns["participant"] = "none";
    const Dataset study = openStudy(folder.path() / "study", none);
    CHECK(study.participants.size() == 3);
    CHECK(study.frame.reading.find("person")->origin == Origin::guessed);
    CHECK(study.frame.reading.find("columns.x")->origin == Origin::guessed);
}

TEST_CASE("whose file holds no row is a person without a recording, where files tell people apart") {
    TemporaryFolder folder;
    const std::string table = "x_px,y_px,time_ms\n";
    for (const char* person : {"a", "b", "c"}) {
        const bool rows = *person != 'b';
        folder.write(std::string("tables/") + person + ".csv", table + (rows ? "1,2,0\n3,4,4\n" : ""));
        folder.write(std::string("folders/") + person + "/gaze.csv", table + (rows ? "1,2,0\n3,4,4\n" : ""));
        folder.write(std::string("patterns/") + person + "_features.csv", table + (rows ? "1,2,0\n3,4,4\n" : ""));
    }
    for (const char* study : {"tables", "folders", "patterns"}) {
        INFO(study);
        CHECK(openStudy(folder.path() / study).participants.size() == 3);
        CHECK(openStudy(folder.path() / study).recordings.size() == 2);
    }
}

TEST_CASE("finding 5: somebody without a table, an empty file, and a stimulus of one person's show in the frame") {
    TemporaryFolder folder;
    for (const char* name : {"study/a.csv", "study/b.csv", "study/c.csv"})
        folder.write(name, "x_px,y_px,start_ms,duration_ms,stimulus\n10,20,0,200,page\n");
    folder.write("study/participants.csv", "participant,age\na,30\nb,31\nc,32\nd,33\n");
    const Dataset listed = openStudy(folder.path() / "study");
    CHECK(listed.participants.size() == 4); // who is in the table of participants took part
    CHECK(listed.frame.people.origin == Origin::format);
    folder.write("study/c.csv", "x_px,y_px,start_ms,duration_ms,stimulus\n");
    CHECK(openStudy(folder.path() / "study").participants.size() == 4);
    folder.write("study/c.csv", "x_px,y_px,start_ms,duration_ms,stimulus\n1,2,0,200,my own\n");
    CHECK(openStudy(folder.path() / "study").frame.stimuli.origin == Origin::counted);

    PublicFrame frame = listed.frame;
    confirm(frame);
    OpenOptions saved;
    saved.frame = frame;
    saved.frame->stimuli.origin = Origin::saved;
    CHECK_THROWS_WITH(openStudy(folder.path() / "study", saved), Catch::Contains("my own") && Catch::Contains("\"c\""));
}

TEST_CASE("people without a recording are given by their number; fewer than there are is refused") {
    TemporaryFolder folder;
    const auto table = folder.write("gaze.csv", "participant,stimulus,x_px,y_px,duration_ms\na,s,1,2,200\nb,s,3,4,200\n");
    CHECK(openStudy(table).frame.people.origin == Origin::counted);
    OpenOptions options;
    options.people = 5;
    const Dataset study = openStudy(table, options);
    CHECK(study.participants.size() == 5);
    CHECK(study.frame.people.origin == Origin::given);
    options.people = 1;
    CHECK_THROWS_AS(openStudy(table, options), InvalidParameter);
}

TEST_CASE("a file that is not read is named, and asked about before a release; a name nobody has is refused") {
    TemporaryFolder folder;
    for (const char* name : {"study/a.csv", "study/b.csv"})
        folder.write(name, "x_px,y_px,start_ms,duration_ms\n10,20,0,200\n");
    folder.write("study/prices.csv", "fruit,price\napple,3\n");
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(study.frame.unread.value == std::vector<std::string>{"prices.csv"});
    CHECK(study.frame.unread.origin == Origin::guessed);
    OpenOptions without;
    without.plan.say("left-out", "prices.csv", Origin::given);
    CHECK(openStudy(folder.path() / "study", without).frame.unread.value.empty());
    without.plan = {};
    without.plan.say("left-out", "nothing.csv", Origin::given);
    CHECK_THROWS_AS(openStudy(folder.path() / "study", without), InvalidParameter);
}

TEST_CASE("gaze of two kinds in one folder is refused by the name of the kind there is less of, until one is named") {
    TemporaryFolder folder;
    for (const char* name : {"study/a.csv", "study/b.csv", "study/c.csv"})
        folder.write(name, "x_px,y_px,start_ms,duration_ms\n10,20,0,200\n");
    folder.write("study/d.asc", "** CONVERTED FROM a.edf using edfapi\nMSG\t100 DISPLAY_COORDS 0 0 1279 1023\nSTART\t110 LEFT "
                                "EVENTS\nEFIX L 111 130 20\t100.0\t400.0\t900\nEND\t131\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "study"), Catch::Contains("d.asc: is of another kind (EyeLink ASC)"));
    OpenOptions tables;
    tables.plan.say("format", "table", Origin::given);
    CHECK(openStudy(folder.path() / "study", tables).participants.size() == 3);
}

TEST_CASE("a format that nothing reads is refused with those there are") {
    TemporaryFolder folder;
    const auto table = folder.write("gaze.csv", "participant,stimulus,x_px,y_px,duration_ms\na,s,1,2,200\n");
    OpenOptions options;
    options.plan.say("format", "nonsense", Origin::given);
    CHECK_THROWS_WITH(openStudy(table, options),
                      Catch::Contains("nonsense") && Catch::Contains("eyelink-asc") && Catch::Contains("gazepoint"));
}

TEST_CASE("lengths that were kept are taken where tasks were not, unless these have become others") {
    TemporaryFolder folder;
    for (const char* name : {"study/a.csv", "study/b.csv"})
        folder.write(name, "x_px,y_px,time_ms\n1,2,0\n1,2,4\n");
    OpenOptions kept;
    kept.frame.emplace();
    kept.frame->lengths_s = {{60}, Origin::saved};
    const PublicFrame frame = openStudy(folder.path() / "study", kept).frame;
    CHECK(frame.lengths_s.origin == Origin::saved);
    CHECK(frame.lengths_s.value == std::vector<double>{60});
    CHECK(frame.rates_hz.origin == Origin::counted);
    kept.frame->lengths_s.value = {60, 60};
    CHECK(openStudy(folder.path() / "study", kept).frame.lengths_s.origin == Origin::counted);
}
