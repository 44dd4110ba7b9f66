// Events and blinks that tables tell by numbers.

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"
#include "tests/core/io/warns.h"

#include <cmath>
#include <filesystem>
#include <functional>

using namespace nictate;
using test::asks;
using test::recordingOf;
using test::TemporaryFolder;
using test::warns;

namespace {

/// Twelve rows of events with these codes in turn.
std::string eventTable(const std::string& column, const std::vector<std::string>& codes) {
    std::string table = "subject,image," + column + ",x,y,start,duration\n";
    for (std::size_t i = 0; i < 12; ++i)
        table +=
            "a,p," + codes[i % codes.size()] + "," + std::to_string(100 + 7 * i) + ",200," + std::to_string(250 * i) + ",40\n";
    return table;
}

std::size_t lostSamples(const Recording& recording) {
    std::size_t lost = 0;
    for (const Sample& sample : recording.samples)
        lost += std::isnan(sample.gaze.x_px) ? 1 : 0;
    return lost;
}

} // namespace

TEST_CASE("numbers that tell events are guessed, asked about and told; rows of other numbers are no fixations") {
    TemporaryFolder folder;
    for (const auto& [name, numbers] : {std::pair("event", std::vector<std::string>{"1", "2"}),
                                        std::pair("event_type", std::vector<std::string>{"1.0", "2.0", "3.0", "2.0"}),
                                        std::pair("type", std::vector<std::string>{"1", "2"}),
                                        std::pair("label", std::vector<std::string>{"1", "2", "1", "3"})}) {
        const std::string column = name;
        const std::vector<std::string> codes = numbers; // clang 14 captures no structured bindings
        INFO(column);
        const Dataset study = openStudy(folder.write("events.csv", eventTable(column, codes)));
        CHECK(study.frame.reading.value("event-codes") == "1=fixation|2=saccade");
        CHECK(asks(study, "event-codes"));
        CHECK(warns(study, "column \"" + column + "\" tells events by numbers, and no file says what they mean"));
        const Recording& all = recordingOf(study, "a", "p");
        const auto times = [&](const char* code) {
            std::size_t count = 0;
            for (std::size_t i = 0; i < 12; ++i)
                count += codes[i % codes.size()].starts_with(code) ? 1 : 0;
            return count;
        };
        CHECK(all.fixations.size() == times("1"));
        CHECK(all.saccades.size() == times("2"));
    }
}

TEST_CASE("codes of events that are said are taken, and wrong ones are refused") {
    TemporaryFolder folder;
    const auto table = folder.write("events.csv", eventTable("event", {"0", "1", "2"}));
    OpenOptions said;
    said.plan.say("event-codes", "0=fixation|1=blink|2=other", Origin::given);
    const Dataset study = openStudy(table, said);
    CHECK(recordingOf(study, "a", "p").fixations.size() == 4);
    CHECK(recordingOf(study, "a", "p").blinks.size() == 4);
    CHECK(recordingOf(study, "a", "p").saccades.empty());
    CHECK_FALSE(warns(study, "tells events by numbers"));
    for (const char* wrong : {"1", "one=fixation", "1=fixations", "1=fixation,2=saccade"}) {
        OpenOptions badly;
        badly.plan.say("event-codes", wrong, Origin::given);
        CHECK_THROWS_WITH(openStudy(table, badly), Catch::Contains("event-codes") && Catch::Contains("1=fixation|2=saccade"));
    }
}

TEST_CASE("numbers of a category that stay the same over rows are no events, and are offered") {
    TemporaryFolder folder;
    std::string table = "subject,category,x,y,start,duration\n";
    for (int i = 0; i < 12; ++i)
        table += "a," + std::to_string(1 + i / 6) + "," + std::to_string(100 + i) + ",200," + std::to_string(250 * i) + ",200\n";
    const Dataset study = openStudy(folder.write("stimuli.csv", table));
    CHECK(countDataset(study).fixations == 12);
    CHECK(study.frame.reading.find("event-codes") == nullptr);
    CHECK(warns(study, "\"category\""));
}

TEST_CASE("a column of blinks says which samples are lost, and is asked about") {
    TemporaryFolder folder;
    std::string one = "subject,image,time,x,y,blink\n",
                two = "subject,image,time,x_left,y_left,x_right,y_right,blink_left,blink_right\n",
                words = "subject,image,time,x,y,in_blink\n", counted = "subject,image,time,x,y,Blink\n";
    for (int i = 0; i < 60; ++i) {
        const std::string at = "a,p," + std::to_string(4 * i) + "," + std::to_string(100 + i) + ",200,";
        const bool blink = i >= 20 && i < 30;
        one += at + (blink ? "1\n" : "0\n");
        words += at + (blink ? "True\n" : "False\n");
        counted += at + (blink ? "7\n" : "0\n");
        two += at + "110,200," + (blink ? "1," : "0,") + (i == 25 ? "1\n" : "0\n");
    }
    for (const std::string& table : {one, words, counted}) {
        INFO(table.substr(0, table.find('\n')));
        const Dataset study = openStudy(folder.write("gaze.csv", table));
        CHECK(lostSamples(recordingOf(study, "a", "p")) == 10);
        CHECK(asks(study, "columns.validity"));
        CHECK(asks(study, "valid"));
    }
    const Dataset both = openStudy(folder.write("gaze.csv", two));
    CHECK(lostSamples(recordingOf(both, "a", "p")) == 10);
    CHECK(std::isnan(recordingOf(both, "a", "p").samples[25].second.x_px));
    CHECK(recordingOf(both, "a", "p").samples[24].second.x_px == 110);
}

TEST_CASE("a column of blinks in a table of fixations is told, not used") {
    TemporaryFolder folder;
    std::string table = "subject,image,x,y,duration,blink\n";
    for (int i = 0; i < 12; ++i)
        table += "a,p," + std::to_string(100 + i) + ",200,210," + (i == 4 ? "1\n" : "0\n");
    const auto file = folder.write("fixations.csv", table);
    const Dataset study = openStudy(file);
    CHECK(countDataset(study).fixations == 12);
    CHECK(warns(study, "--read keep=blink=0"));
    OpenOptions without;
    without.plan.say("keep", "blink=0", Origin::given);
    const Dataset left = openStudy(file, without);
    CHECK(countDataset(left).fixations == 11);
    CHECK_FALSE(warns(left, "rows of blinks"));
}

TEST_CASE("numbers in a table of fixations that do not look like events leave its rows alone, and are asked about") {
    TemporaryFolder folder;
    const std::vector<std::vector<std::string>> columns = {
        {"event", "0", "0", "0", "1", "0", "0"},                                  // keys
        {"event", "1", "0", "0", "0", "0", "0"},                                  // a picture's first fixation
        {"event", "0"},                                                           // nothing happened
        {"event", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"}, // a count
        {"EventType", "2", "3"},                                                  // kinds that are not 1 and 2
        {"label", "2", "3"},                                                      // areas
        {"category", "1", "1", "1", "2", "2", "2"},                               // of what was shown
        {"type", "0", "1"},                                                       // right or wrong
        {"event", "0", "1"}};
    for (const auto& column : columns) {
        INFO(column[0] << " " << column[1]);
        const auto file = folder.write("fixations.csv", eventTable(column[0], {column.begin() + 1, column.end()}));
        const Dataset study = openStudy(file);
        CHECK(countDataset(study).fixations == 12);
        CHECK(study.frame.reading.value("columns.event") == "none");
        CHECK(asks(study, "columns.event"));
        CHECK(study.frame.reading.find("event-codes") == nullptr);
        CHECK(warns(study, "column \"" + column[0] + "\" holds numbers that do not look like events"));
        OpenOptions said; // as a release asks
        said.plan.say("columns.event", "none", Origin::given);
        CHECK_FALSE(warns(openStudy(file, said), "do not look like events"));
    }
}

TEST_CASE("among words of events, a number or a word that names none of them is no fixation") {
    TemporaryFolder folder;
    const auto rowsOf = [](const std::string& person, const std::vector<std::string>& events) {
        std::string rows;
        for (std::size_t i = 0; i < 12; ++i)
            rows += person + ",p," + events[i % events.size()] + "," + std::to_string(100 + 7 * i) + ",200," +
                    std::to_string(250 * i) + ",40\n";
        return rows;
    };
    const std::string head = "subject,image,event,x,y,start,duration\n";
    const std::vector<std::vector<std::string>> others = {{"1", "2"}, {"Fixation", "Sprung"}, {"fixation", "drift"}};
    for (const auto& events : others) {
        INFO(events[0] << " " << events[1]);
        const std::string words = rowsOf("a", {"fixation", "saccade"}), rest = rowsOf("b", events);
        const Dataset study = openStudy(folder.write("fixations.csv", head + words + rest));
        CHECK(recordingOf(study, "a", "p").fixations.size() == 6);
        CHECK(recordingOf(study, "b", "p").fixations.size() == 6);
        CHECK(warns(study, "6 rows of other events than fixations, saccades and blinks were left out"));
    }
}

TEST_CASE("rows of 2 that last as long as those of 1 are no saccades, whatever the column is called") {
    TemporaryFolder folder;
    for (const char* name : {"event", "label", "type", "category", "kind"})
        for (const int saccade_ms : {30, 210}) {
            INFO(name << " " << saccade_ms);
            std::string table = std::string("subject,image,") + name + ",x,y,start,duration\n";
            for (int i = 0; i < 24; ++i)
                table += "a,p," + std::to_string(1 + i % 2) + "," + std::to_string(100 + i) + ",200," + std::to_string(250 * i) +
                         "," + std::to_string((i % 2 == 0 ? 200 : saccade_ms) + i % 5) + "\n";
            const Dataset study = openStudy(folder.write("fixations.csv", table));
            CHECK(countDataset(study).fixations == (saccade_ms == 30 ? 12u : 24u));
            CHECK((study.frame.reading.find("event-codes") != nullptr) == (saccade_ms == 30));
        }
}

TEST_CASE("numbers of events beside samples keep every sample, and a blink's number that is said loses its samples") {
    TemporaryFolder folder;
    std::string table = "subject,image,time,x,y,event\n";
    for (int i = 0; i < 80; ++i)
        table += "a,p," + std::to_string(4 * i) + "," + std::to_string(100 + i) + ",200," +
                 (i % 40 < 30   ? "1\n"
                  : i % 40 < 35 ? "2\n"
                                : "3\n");
    const auto file = folder.write("gaze.csv", table);
    const Dataset study = openStudy(file);
    CHECK(lostSamples(study.recordings[0]) == 0);
    CHECK(asks(study, "event-codes"));
    CHECK(warns(study, "every sample is kept"));
    OpenOptions said;
    said.plan.say("event-codes", "1=fixation|2=saccade|3=blink", Origin::given);
    CHECK(lostSamples(openStudy(file, said).recordings[0]) == 10);
}

TEST_CASE("markers beside samples are no events that are asked about") {
    TemporaryFolder folder;
    std::string table = "subject,image,time,x,y,event\n";
    for (int i = 0; i < 60; ++i)
        table += "a,p," + std::to_string(4 * i) + "," + std::to_string(100 + i) + ",200," + (i == 7 ? "1\n" : "0\n");
    const Dataset study = openStudy(folder.write("gaze.csv", table));
    CHECK(countDataset(study).samples == 60);
    CHECK(study.frame.reading.find("event-codes") == nullptr);
    CHECK_FALSE(warns(study, "tells events"));
}

namespace {

std::string blinkTable(const std::string& column, const std::function<std::string(int)>& cell) {
    std::string table = "time,x,y," + column + "\n";
    for (int i = 0; i < 120; ++i)
        table += std::to_string(4 * i) + "," + std::to_string(100 + i) + ",200," + cell(i) + "\n";
    return table;
}

const Recording& firstOf(const Dataset& study, const std::string& person) {
    for (const Recording& recording : study.recordings)
        if (study.participants[recording.participant].id == person)
            return recording;
    throw MissingData("no recording of " + person);
}

std::string flag(int i) { return i % 60 < 5 ? "1" : "0"; }

} // namespace

TEST_CASE("counts of blinks, and flags that are 1 nearly always, lose no sample and are asked about") {
    TemporaryFolder folder;
    for (const auto& [name, cell] :
         {std::pair<std::string, std::function<std::string(int)>>("blinks", [](int i) { return std::to_string(i / 40); }),
          {"blinks", [](int i) { return std::string(i < 100 ? "0" : "1"); }},
          {"blink", [](int i) { return std::to_string(1 + i / 40); }},
          {"blink", [](int) { return std::string("1"); }},
          {"Blink", [](int i) { return std::to_string(i); }},
          {"blink", [](int i) { return std::string(i % 60 < 5 ? "0" : "1"); }}}) {
        const Dataset study = openStudy(folder.write("gaze.csv", blinkTable(name, cell)));
        INFO(name << cell(0) << cell(50));
        CHECK(lostSamples(study.recordings[0]) == 0);
        CHECK(study.frame.reading.value("columns.validity") == "none");
        CHECK(asks(study, "columns.validity"));
    }
}

TEST_CASE("flags of blinks with decimal commas or gaps say when the eye was closed, and one flag is both eyes'") {
    TemporaryFolder folder;
    const auto lost = [&](const std::string& table) {
        return lostSamples(openStudy(folder.write("gaze.csv", table)).recordings[0]);
    };
    CHECK(lost(blinkTable("blink", [](int i) { return flag(i) + ".0"; })) == 10);
    CHECK(lost(blinkTable("blink", [](int i) { return std::string(i % 60 < 5 ? "1" : ""); })) == 10);
    std::string commas = "time;x;y;blink\n", both = "time,lx,ly,rx,ry,blink\n";
    for (int i = 0; i < 120; ++i) {
        commas += std::to_string(4 * i) + ",5;" + std::to_string(100 + i) + ",5;200,25;" + flag(i) + ",0\n";
        both +=
            std::to_string(4 * i) + "," + std::to_string(100 + i) + ",200," + std::to_string(110 + i) + ",200," + flag(i) + "\n";
    }
    CHECK(lost(commas) == 10);
    const Dataset study = openStudy(folder.write("gaze.csv", both));
    CHECK(lostSamples(study.recordings[0]) == 10);
    CHECK(std::isnan(study.recordings[0].samples[2].second.x_px));
    CHECK(study.recordings[0].samples[7].second.x_px == 117);
}

TEST_CASE("another person's numbers in a column of events or blinks change nothing of how one is read in a folder") {
    TemporaryFolder folder;
    const auto table = [&](const std::vector<std::string>& codes) {
        std::string text = "event,x,y,start,duration\n";
        for (std::size_t i = 0; i < 24; ++i)
            text += codes[i % codes.size()] + "," + std::to_string(100 + i) + ",200," + std::to_string(250 * i) + "," +
                    (i % 2 == 0 ? "200\n" : "30\n");
        return text;
    };
    const std::vector<std::vector<std::string>> others = {
        {"1", "2"}, {"1", "2", "3"}, {"0"}, {"1", "250"}, {""}, {"fixation", "saccade"}, {"5", "1", "0", "4"}};
    const std::vector<std::function<std::string(int)>> flags = {flag,
                                                                [](int) { return std::string("1"); },
                                                                [](int) { return std::string(); },
                                                                [](int i) { return std::string(i % 60 < 5 ? "-1" : "0"); },
                                                                [](int i) { return std::to_string(i / 40); },
                                                                [](int i) { return std::string(i % 60 < 5 ? "True" : "False"); }};
    for (const char* name : {"a", "b", "c"}) {
        folder.write(std::string("events/") + name + ".csv", table({"1", "2"}));
        folder.write(std::string("blinks/") + name + ".csv", blinkTable("blink", flag));
    }
    for (const char* odd : {"0", "d"}) { // read before and behind the others
        for (const auto& codes : others) {
            const auto file = folder.write(std::string("events/") + odd + ".csv", table(codes));
            const Dataset study = openStudy(file.parent_path());
            INFO(codes[0] << codes.size());
            CHECK(firstOf(study, "b").fixations.size() == 12);
            CHECK(asks(study, "event-codes"));
            std::filesystem::remove(file);
        }
        for (const auto& cell : flags) {
            const auto file = folder.write(std::string("blinks/") + odd + ".csv", blinkTable("blink", cell));
            const Dataset study = openStudy(file.parent_path());
            INFO(cell(0) << cell(50));
            CHECK(lostSamples(firstOf(study, "b")) == 10);
            CHECK(asks(study, "columns.validity"));
            std::filesystem::remove(file);
        }
    }
}

TEST_CASE("an option that settles a guess is quoted where a shell would take it apart") {
    CHECK(settledBy("event-codes", {"1=fixation|2=saccade", Origin::guessed}) == "--read \"event-codes=1=fixation|2=saccade\"");
    CHECK(settledBy("columns.event", {"none", Origin::guessed}) == "--columns event=none");
}

TEST_CASE("words that tell events: with an eye or an algorithm behind them, single letters, and columns called like an event") {
    TemporaryFolder folder;
    using Words = std::vector<std::string>;
    for (const auto& [name, in_turn] :
         {std::pair("name", Words{"fixation_eyelink", "saccade_eyelink"}),
          std::pair("name", Words{"fixation.ivt", "saccade.ivt"}), std::pair("EyeEvent", Words{"Fixation L", "Saccade L"}),
          std::pair("state", Words{"fixation", "saccade"}), std::pair("type", Words{"F", "S"}),
          std::pair("Value", Words{"f", "s"}), std::pair("event", Words{"fijación", "sacada"}),
          std::pair("event", Words{"Fixation", "Sakkade"}), std::pair("is_fixation", Words{"True", "False"}),
          std::pair("fixation", Words{"1", "0"}), std::pair("saccade", Words{"0", "1"}),
          std::pair("event_code", Words{"1", "2"})}) {
        const std::string column = name;
        const Words words = in_turn; // clang 14 captures no structured bindings
        INFO(column << " " << words.front());
        const Dataset study = openStudy(folder.write("events.csv", eventTable(column, words)));
        CHECK(recordingOf(study, "a", "p").fixations.size() == 6);
        CHECK((column == "event" || asks(study, "columns.event")));
    }
}

TEST_CASE("words that only look like events' leave every row a fixation") {
    TemporaryFolder folder;
    using Words = std::vector<std::string>;
    for (const auto& [name, in_turn] :
         {std::pair("name", Words{"fixation_cross", "saccade_target"}), std::pair("screen", Words{"fixation cross", "picture"}),
          std::pair("key", Words{"f", "j"}), std::pair("event", Words{"f", "j"}), std::pair("group", Words{"F", "M"}),
          std::pair("state", Words{"fixation", "search"}), std::pair("task", Words{"fixation", "free"})}) {
        const std::string column = name;
        const Words words = in_turn;
        INFO(column << " " << words.front());
        const Dataset study = openStudy(folder.write("events.csv", eventTable(column, words)));
        CHECK(countDataset(study).fixations == 12);
    }
}

TEST_CASE("a file whose words are no events is not read by another file's: no row of one person is lost by what others did") {
    TemporaryFolder folder;
    const auto table = [](const char* one, const char* two) {
        std::string text = "start,duration,x,y,event\n";
        for (int i = 0; i < 10; ++i)
            text += std::to_string(300 * i) + ",200,100,200," + (i % 2 == 0 ? one : two) + "\n";
        return text;
    };
    folder.write("words/P1.csv", table("left", "right"));
    folder.write("words/P2.csv", table("fixation", "saccade"));
    CHECK_THROWS_WITH(openStudy(folder.path() / "words"), Catch::Contains("P1.csv") && Catch::Contains("event"));
    folder.write("silent/P1.csv", table("", ""));
    folder.write("silent/P2.csv", table("fixation", "saccade"));
    CHECK(openStudy(folder.path() / "silent").participants.size() == 2);
}
