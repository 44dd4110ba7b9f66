// Events and blinks that tables tell by numbers.

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"
#include "tests/core/io/warns.h"

#include <cmath>

using namespace nictate;
using test::recordingOf;
using test::TemporaryFolder;
using test::warns;

namespace {

bool isGuessedOf(const Dataset& study, const char* key) {
    const PlanEntry* entry = study.frame.reading.find(key);
    return entry != nullptr && entry->origin == Origin::guessed;
}

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
        CHECK(isGuessedOf(study, "event-codes"));
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
        CHECK(isGuessedOf(study, "columns.validity"));
        CHECK(isGuessedOf(study, "valid"));
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
