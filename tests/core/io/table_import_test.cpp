#include "core/io/table_import.h"

#include "core/errors.h"
#include "core/io/recording_order.h"

#include "tests/catch.h"
#include "tests/core/io/warns.h"

#include <cmath>

using namespace nictate;
using test::warns;

namespace {

Dataset readText(const std::string& text, const OpenOptions& options = {}) {
    TextSource source = TextSource::fromMemory(text, "test.csv");
    StudyBuilder builder;
    readTable(source, detectLayout(source, options), {"test", "screen"}, builder);
    return std::move(builder.study);
}

void checkRefused(const std::string& text, std::size_t line, std::size_t column, const std::string& words) {
    INFO(text);
    try {
        readText(text);
        FAIL("not refused");
    } catch (const ParseError& error) {
        CHECK(error.line == line);
        CHECK(error.column == column);
        CHECK(error.file == "test.csv");
        CHECK_THAT(error.what(), Catch::Contains(words));
    }
}

const std::string indexed = "subject,image,index,x,y,duration\n";

} // namespace

TEST_CASE("rows become fixations of their recordings, whatever their order") {
    Dataset study = readText(indexed + "a,p,2,3,4,200\nb,p,1,5,6,210\na,p,1,1,2,190\na,q,1,7,8,220\n");
    REQUIRE(study.recordings.size() == 3);
    const Recording& first = study.recordings[0];
    REQUIRE(first.fixations.size() == 2);
    CHECK(first.fixations[0].x_px == 1);
    CHECK(first.fixations[1].duration_ms == 200);
    CHECK(std::isnan(first.fixations[0].start_ms));
    CHECK(study.participants[1].id == "b");
    CHECK(study.stimuli[1].id == "q");
    CHECK(study.warnings.empty());
}

TEST_CASE("BOM, CRLF, decimal commas and quotes change nothing") {
    Dataset plain = readText("subject;image;x;y;duration\na;p 1;10.25;20.5;200\n");
    for (const std::string& text :
         {std::string("\xEF\xBB\xBFsubject;image;x;y;duration\r\na;p 1;10,25;20,5;200\r\n"),
          std::string("\"subject\",\"image\",\"x\",\"y\",\"duration\"\n\"a\",\"p 1\",\"10,25\",\"20,5\",\"200\"\n"),
          std::string("subject\timage\tx\ty\tduration\ra\tp 1\t10.25\t20.5\t200\r")}) {
        Dataset study = readText(text);
        INFO(text);
        REQUIRE(study.recordings.size() == 1);
        CHECK(study.participants == plain.participants);
        CHECK(study.stimuli == plain.stimuli);
        CHECK(study.recordings[0].fixations[0].x_px == 10.25);
        CHECK(study.recordings[0].fixations[0].y_px == 20.5);
    }
}

TEST_CASE("decimal commas are understood when the first of them comes late") {
    std::string text = "x;y;duration\n";
    for (int i = 0; i < 20000; ++i)
        text += "10;20;200\n";
    Dataset study = readText(text + "10,5;20;200\n");
    CHECK(study.recordings[0].fixations.back().x_px == 10.5);
    checkRefused("x;y;duration\n1,5;2;3\n1.5;2;3\n", 3, 1, "decimal sign is a comma");
    checkRefused("x;y;duration\n1.5;2;3\n1,5;2;3\n", 3, 1, "decimal sign is a point");
}

TEST_CASE("missing and infinite positions are left out and counted") {
    Dataset study = readText(indexed + "a,p,1,NaN,4,200\na,p,2,inf,4,200\na,p,3,,4,200\na,p,4,1,2,NA\na,p,5,1e999,2,5\n");
    CHECK(study.recordings[0].fixations.size() == 1);
    CHECK(std::isnan(study.recordings[0].fixations[0].duration_ms));
    CHECK(warns(study, "4 rows without a position were left out (first: line 2)"));
}

TEST_CASE("negative durations are left out and counted") {
    Dataset study = readText(indexed + "a,p,1,1,2,-200\na,p,2,1,2,200\n");
    CHECK(study.recordings[0].fixations.size() == 1);
    CHECK(warns(study, "1 row with a negative duration was left out (first: line 2)"));
    Dataset backwards = readText("x,y,start,end\n100,200,300,200\n100,200,300,400\n");
    CHECK(backwards.recordings[0].fixations.size() == 1);
    CHECK(backwards.recordings[0].fixations[0].duration_ms == 100);
    CHECK(warns(backwards, "negative duration"));
}

TEST_CASE("rows that repeat a fixation count once, and are counted") {
    Dataset study = readText(indexed + "a,p,1,1,2,200\na,p,1,1,2,200\na,p,2,1,2,200\nb,p,1,1,2,200\n");
    CHECK(study.recordings[0].fixations.size() == 2);
    CHECK(warns(study, "1 row repeats the fixation before it"));
    // Two fixations at one place are no repetition when their places in the order differ.
    CHECK(readText(indexed + "a,p,1,1,2,200\na,p,2,1,2,200\n").warnings.empty());
}

TEST_CASE("rows that belong to nobody are left out and counted") {
    Dataset study = readText(indexed + ",p,1,1,2,200\na,,1,1,2,200\na,p,1,1,2,200\n");
    CHECK(study.participants.size() == 1);
    CHECK(study.stimuli.size() == 1);
    CHECK(warns(study, "2 rows without a participant or stimulus"));
}

TEST_CASE("rows of the wrong width are refused, a cut-off end is told") {
    checkRefused(indexed + "a,p,1,1,2,200\na,p,1,1\nb,p,1,1,2,3\n", 3, 4, "4 cells where the header has 6");
    checkRefused(indexed + "a,p,1,1,2,200,9\n", 2, 7, "7 cells where the header has 6");
    Dataset cut = readText(indexed + "a,p,1,1,2,200\na,p,2,1");
    CHECK(cut.recordings[0].fixations.size() == 1);
    CHECK(warns(cut, "1 line at the end was cut off"));
    // Empty cells behind the last column, comments and blank lines are no rows.
    CHECK(readText(indexed + "a,p,1,1,2,200,,\n\n# a note\n").recordings[0].fixations.size() == 1);
}

TEST_CASE("cells that are no numbers are refused with their place") {
    checkRefused(indexed + "a,p,1,1,2,200\na,p,2,left,2,200\n", 3, 4, "\"x\" holds \"left\"");
    checkRefused(indexed + "a,p,1,1,2,20 ms\n", 2, 6, "\"duration\" holds \"20 ms\"");
    checkRefused(indexed + "a,p,1,1,\"2\n,200\n", 2, 5, "never closed");
}

TEST_CASE("a table without x and y names what it found and what to say") {
    try {
        readText("who,what,links,oben\n1,a,1,2\n");
        FAIL("not refused");
    } catch (const ColumnsNotRecognised& error) {
        CHECK(error.columns == std::vector<std::string>{"who", "what", "links", "oben"});
        CHECK_THAT(error.what(), Catch::Contains("\"links\"") && Catch::Contains("--columns participant=…,stimulus=…,x=…,y=…"));
    }
    OpenOptions options;
    options.columns = {{"participant", "who"}, {"stimulus", "what"}, {"x", "links"}, {"y", "oben"}};
    Dataset study = readText("who,what,links,oben\n1,a,1,2\n2,a,1,2\n", options);
    CHECK(study.participants.size() == 2);
    CHECK(study.recordings[1].fixations[0].y_px == 2);
    options.columns["x"] = "rechts";
    CHECK_THROWS_WITH(readText("who,what,links,oben\n1,a,1,2\n", options), Catch::Contains("no column \"rechts\""));
}

TEST_CASE("a table without participant or stimulus is one of each; zero rows are a study without gaze") {
    Dataset study = readText("x,y,duration\n1,200,300\n");
    CHECK(study.participants[0].id == "test");
    CHECK(study.stimuli[0].id == "screen");
    Dataset empty = readText(indexed);
    CHECK(empty.recordings.empty());
    CHECK(warns(empty, "no rows that count"));
    CHECK(readText(indexed + "a,p,1,1,2,200\n").participants.size() == 1);
}

TEST_CASE("a column of stimuli that is empty in all rows is named, with what to say") {
    const std::string table = "participant,stimulus,x,y,duration\na,,1,2,200\na,,3,4,200\n";
    const Dataset empty = readText(table);
    CHECK(empty.recordings.empty());
    CHECK(warns(empty, "the column of stimuli, \"stimulus\", is empty"));
    CHECK(warns(readText("participant,stimulus,x,y,duration\n,,1,2,200\n"), "the table holds no rows that count"));
    OpenOptions one;
    one.columns["stimulus"] = "none";
    CHECK(readText(table, one).recordings.at(0).fixations.size() == 2);
}

TEST_CASE("conditions, trials, eyes, pupils, times and attributes are kept") {
    Dataset study = readText("subject,image,task,trial,eye,x,y,start,duration_s,pupil,age\n"
                             "a,p,free,1,L,1,2,1000,0.25,3.5,31\na,p,free,1,R,1,2,900,0.25,3.5,31\n"
                             "a,p,free,2,L,1,2,5000,0.25,3.5,31\na,p,search,2,L,1,2,9000,0.25,,31\n");
    REQUIRE(study.recordings.size() == 3);
    const Recording& first = study.recordings[0];
    CHECK(first.condition == "free");
    CHECK(first.eye == Eye::both);
    CHECK(first.fixations[0].eye == Eye::right); // in order of start
    CHECK(first.fixations[0].start_ms == 900);
    CHECK(first.fixations[0].duration_ms == 250);
    CHECK(first.fixations[0].pupil == 3.5);
    CHECK(study.recordings[2].condition == "search");
    CHECK(std::isnan(study.recordings[2].fixations[0].pupil));
    CHECK(study.participants[0].attributes.at("age") == "31");
}

TEST_CASE("samples keep lost eyes, sort by time and show their rate") {
    Dataset study = readText("time,x_left,y_left,x_right,y_right,pupil_left\n"
                             "8,3,400,5,6,2\n0,1,200,5,6,2\n4,.,.,5,6,2\n12,9,9,9,9,9\n");
    REQUIRE(study.recordings.size() == 1);
    const Recording& recording = study.recordings[0];
    CHECK(recording.eye == Eye::both);
    CHECK(recording.sampling_rate_hz == 250);
    REQUIRE(recording.samples.size() == 4);
    CHECK(recording.samples[0].gaze.x_px == 1);
    CHECK(std::isnan(recording.samples[1].gaze.x_px));
    CHECK(recording.samples[1].second.x_px == 5);
    CHECK(recording.samples[0].gaze.pupil == 2);
}

TEST_CASE("a clock that goes back is told with its first line") {
    const Dataset study = readText("subject,image,time,x,y\na,p,0,1,2\na,p,8,1,2\na,p,4,3,4\n");
    CHECK(warns(study, "1 sample is earlier than the row before it; it was put in order of time (first: line 4)"));
    CHECK(study.recordings[0].samples[1].gaze.x_px == 3);
}

TEST_CASE("ids that are no UTF-8 become UTF-8") {
    Dataset study = readText(indexed + "J\xFCrgen,p,1,1,2,200\n");
    CHECK(study.participants[0].id == "J\xC3\xBCrgen");
    CHECK_THROWS_WITH(readText(indexed + "a,p,1,\xFC,2,200\n"), Catch::Contains("\"\xC3\xBC\""));
}

TEST_CASE("a header that comes again, columns of one name, clock times and thousands are told") {
    const Dataset joined = readText(indexed + "a,p,1,1,2,200\n" + indexed + "b,p,1,3,4,200\n");
    CHECK(joined.participants.size() == 2);
    CHECK(warns(joined, "1 row repeats the header"));
    CHECK(warns(readText("subject,x,y,x,duration\na,1,2,3,200\n"), "more than one column is called \"x\""));
    checkRefused("subject,image,time,x,y\na,p,00:00:01.200,1,2\n", 2, 3, "export seconds or milliseconds");
    CHECK(warns(readText("subject,image,x,y,duration\na,p,\"1,024\",200,250\n"), "was read as a decimal"));
    const Dataset decimal = readText("subject,image,x,y,duration\na,p,\"10,5\",200,250\n");
    CHECK(decimal.recordings[0].fixations[0].x_px == 10.5);
    CHECK(decimal.warnings.empty());
}

TEST_CASE("a recording keeps no room it grew to spare once the next one begins") {
    StudyBuilder builder;
    const auto fill = [&](std::size_t rows) {
        Recording& recording = builder.study.recordings[builder.newRecording(0, 0, {})];
        for (std::size_t i = 0; i < rows; ++i) {
            recording.fixations.emplace_back();
            recording.samples.emplace_back();
        }
    };
    fill(33);
    fill(1);
    CHECK(builder.study.recordings[0].fixations.capacity() == 33);
    CHECK(builder.study.recordings[0].samples.capacity() == 33);
}

TEST_CASE("fixations that are appended have room for at most an eighth and four more") {
    std::vector<Fixation> fixations;
    while (fixations.size() < 2000) {
        append(fixations, {});
        if (fixations.capacity() > fixations.size() + fixations.size() / 8 + 4)
            FAIL(fixations.capacity() << " for " << fixations.size());
    }
}

TEST_CASE("words for nobody and nothing are no participant and no stimulus") {
    for (const char* word : {"NA", "N/A", "#N/A", "nan", "NaN", "<NA>", "None", "null", "NULL", ".", "-", "UNDEFINED"}) {
        CAPTURE(word);
        const std::string nothing = word;
        const Dataset study = readText(indexed + nothing + ",p,1,1,2,200\na," + nothing + ",1,1,2,200\na,p,1,1,2,200\n");
        CHECK(study.participants.size() == 1);
        CHECK(study.stimuli.size() == 1);
        CHECK(warns(study, "2 rows without a participant or stimulus"));
    }
    CHECK(readText(indexed + "na,none,1,1,2,200\n").recordings.size() == 1); // initials, and a condition's picture
}

namespace {

/// Samples of one person and picture, a run for each of these first times; `eye` names the eye of each run.
std::string runs(const std::vector<int>& firsts, int rows, const std::vector<std::string>& eyes = {}) {
    std::string table = std::string("subject,image,time,x,y") + (eyes.empty() ? "\n" : ",eye\n");
    for (std::size_t run = 0; run < firsts.size(); ++run)
        for (int i = 0; i < rows; ++i)
            table += "a,p," + std::to_string(firsts[run] + 4 * i) + "," +
                     std::to_string(100 * (run + 1) + static_cast<std::size_t>(i)) + ",200" +
                     (eyes.empty() ? "" : "," + eyes[run]) + "\n";
    return table;
}

} // namespace

TEST_CASE("samples whose times begin again are another recording of the same person and stimulus") {
    const Dataset study = readText(runs({0, 3, 0}, 50));
    REQUIRE(study.recordings.size() == 3);
    CHECK(warns(study, "2 recordings of a person and stimulus follow another from the same first time on; each is read by itself "
                       "(first: line 52)"));
    for (std::size_t run = 0; run < 3; ++run) {
        const Recording& recording = study.recordings[run];
        CHECK(recording.participant == 0);
        CHECK(recording.stimulus == 0);
        CHECK(recording.sampling_rate_hz == 250);
        REQUIRE(recording.samples.size() == 50);
        CHECK(recording.samples.front().gaze.x_px == 100.0 * static_cast<double>(run + 1));
    }
}

TEST_CASE("fixations whose starts begin again are another recording; saccades behind them are not") {
    const std::string head = "subject,image,start,duration,x,y,event\n";
    std::string twice = head, sorted = head;
    for (const char* event : {"fixation", "saccade"})
        for (int i = 0; i < 5; ++i) {
            const std::string row = "a,p," + std::to_string(300 * i) + ",200," + std::to_string(i) + ",7,";
            twice += row.substr(0, row.size() - 2) + (event[0] == 'f' ? "8" : "9") + ",fixation\n";
            sorted += row + event + "\n";
        }
    const Dataset study = readText(twice);
    REQUIRE(study.recordings.size() == 2);
    CHECK(study.recordings[0].fixations.size() == 5);
    CHECK(study.recordings[1].fixations.size() == 5);
    const Dataset one = readText(sorted);
    REQUIRE(one.recordings.size() == 1);
    CHECK(one.recordings[0].fixations.size() == 5);
    CHECK(one.recordings[0].saccades.size() == 5);
}

TEST_CASE("times that go back elsewhere, rows that repeat and too few rows are one recording") {
    for (const auto& table : {runs({1000, 0}, 50), runs({0, 0}, 5), runs({0, 60}, 50), runs({0, 0, 120}, 50)}) {
        const Dataset study = readText(table);
        CHECK(study.recordings.size() == 1);
        CHECK(!warns(study, "by itself"));
        CHECK(warns(study, "put in order of time"));
    }
    const std::string once = runs({0}, 50), head = "subject,image,time,x,y\n";
    CHECK(readText(once + once.substr(head.size())).recordings.size() == 1);
}

TEST_CASE("samples of one eye and then of the other at the same times are samples of both") {
    for (const bool left_first : {true, false}) {
        const Dataset study = readText(
            runs({0, 0}, 50, left_first ? std::vector<std::string>{"left", "right"} : std::vector<std::string>{"right", "left"}));
        REQUIRE(study.recordings.size() == 1);
        const Recording& both = study.recordings[0];
        CHECK(both.eye == Eye::both);
        CHECK(both.sampling_rate_hz == 250);
        REQUIRE(both.samples.size() == 50);
        CHECK(both.samples[1].gaze.x_px == (left_first ? 101 : 201));
        CHECK(both.samples[1].second.x_px == (left_first ? 201 : 101));
    }
}
