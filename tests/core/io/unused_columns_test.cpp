// Columns that nobody used and that may tell people, stimuli or conditions apart.

#include "core/io/unused_columns.h"

#include "core/io/open_study.h"
#include "core/io/plan_options.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/warns.h"

using namespace nictate;
using test::TemporaryFolder;
using test::warns;

namespace {

ColumnRuns runsOf(const std::vector<std::string>& cells) {
    ColumnRuns runs;
    for (const std::string& cell : cells)
        runs.take(cell);
    return runs;
}

std::string offer(const Dataset& study) {
    const std::string begins = "not used, but may tell people, stimuli or conditions apart: ";
    for (const Text& warning : study.warnings)
        if (warning.english().starts_with(begins))
            return warning.english().substr(begins.size(), warning.english().find(';') - begins.size());
    return {};
}

} // namespace

TEST_CASE("whole numbers and words in blocks of rows are told from measures by how they follow each other") {
    CHECK(runsOf({"1", "1", "1", "2", "2", "3", "3", "3"}).areBlocks());
    CHECK(runsOf({"1001", "1001", "1001", "", "1002", "1002"}).areBlocks()); // a gap belongs to no block
    CHECK(runsOf({"cup", "cup", "saw", "saw"}).areBlocks());
    CHECK_FALSE(runsOf({"1", "1", "1", "1"}).areBlocks());
    CHECK_FALSE(runsOf({"900", "901", "900", "902", "902", "901"}).areBlocks());
    CHECK_FALSE(runsOf({"3.5", "3.5", "3.5", "3.6", "3.6", "3.6"}).areBlocks());
    CHECK_FALSE(runsOf({"0", "0", "0", "0", "1", "0", "0", "0", "1", "0", "0", "0"}).areBlocks()); // a flag
    for (const char* measure :
         {"trial_start_time", "TrialStart", "pupil_size", "PupilLeft", "x", "target_x", "GazeY", "RTTime", "fix_dur"})
        CHECK(namesMeasure(measure));
    for (const char* other : {"nr", "code", "item", "Target", "gender", "subject nr", "list", "version"})
        CHECK_FALSE(namesMeasure(other));
}

TEST_CASE("a column of numbers that stay the same over blocks of rows is offered, of one table too") {
    TemporaryFolder folder;
    std::string fixations = "nr,code,x,y,duration,pupil_size,onset,target_x\n", samples = "time,x,y,list,pup\n";
    for (int person = 1; person <= 3; ++person)
        for (int i = 0; i < 12; ++i)
            fixations += std::to_string(person) + "," + std::to_string(100 * person + i / 3) + "," + std::to_string(100 + 7 * i) +
                         ",200," + std::to_string(200 + i) + "," + std::to_string(900 + i / 6) + "," +
                         std::to_string(5000 * person + i / 6) + "," + std::to_string(100 * (i / 6)) + "\n";
    for (int i = 0; i < 2000; ++i) // the first rows all hold the same
        samples += std::to_string(4 * i) + "," + std::to_string(500 + i % 50) + ",300," + std::to_string(1 + i / 1000) + "," +
                   std::to_string(i < 600 ? 3000 : 3000 + i % 7) + "\n";
    const Dataset one = openStudy(folder.write("one.csv", fixations));
    CHECK(offer(one) == "\"nr\", \"code\"");
    CHECK(countDataset(one).participants == 1);
    CHECK(offer(openStudy(folder.write("samples.csv", samples))) == "\"list\"");
    OpenOptions by_nr;
    by_nr.columns["participant"] = "nr";
    const Dataset told = openStudy(folder.path() / "one.csv", by_nr);
    CHECK(countDataset(told).participants == 3);
    CHECK(offer(told) == "\"code\"");
}

TEST_CASE("a column of words is offered though the first rows all hold the same; a measure of each file is not") {
    TemporaryFolder folder;
    std::string samples = "time,x,y,Target\n";
    for (int i = 0; i < 2000; ++i)
        samples += std::to_string(4 * i) + "," + std::to_string(500 + i % 50) + ",300," + (i < 1000 ? "cup" : "saw") + "\n";
    CHECK(offer(openStudy(folder.write("late.csv", samples))) == "\"Target\"");
    for (const char* who : {"1", "2", "3"}) {
        std::string rows = "x,y,duration,group_nr,trial_start\n";
        for (int i = 0; i < 5; ++i)
            rows += std::to_string(100 + i) + ",200,210," + who + ",10" + who + "\n";
        folder.write(std::string("s/p") + who + ".csv", rows);
    }
    CHECK(offer(openStudy(folder.path() / "s")) == "\"group_nr\"");
}

TEST_CASE("what a reading dialog offers is known by the heads of the tables") {
    TemporaryFolder folder;
    std::string rows = "nr,x,y,duration\n";
    for (int i = 0; i < 12; ++i)
        rows += std::to_string(1 + i / 6) + "," + std::to_string(100 + i) + ",200,210\n";
    const auto table = folder.write("a.csv", rows);
    OpenOptions settled = settledBy(openStudy(table).frame.reading, {});
    CHECK(offeredColumns({table, folder.write("b.csv", "nothing")}, settled) == std::vector<std::string>{"nr"});
    settled.plan.say("columns.participant", "nr", Origin::given);
    CHECK(offeredColumns({table}, settledBy(settled.plan, {})).empty());
}
