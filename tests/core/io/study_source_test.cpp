#include "core/io/study_source.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/archives.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/warns.h"
#include "tests/platform/test_system.h"

using namespace nictate;
using test::archived;
using test::compressed;
using test::TemporaryFolder;
using test::warns;

namespace fs = std::filesystem;

namespace {

const std::vector<std::string> tables = {".csv", ".tsv"};
const std::string gaze = "subject,image,x,y,duration\n1,garden.png,10,20,200\n2,garden.png,30,40,100\n";

std::vector<std::string> namesOf(const fs::path& folder) {
    std::vector<std::string> names;
    for (const fs::path& file : StudySource(folder).files(tables))
        names.push_back(fs::relative(file, folder).string());
    return names;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("compressed tables are found where tables are, and are called as if they were not") {
    TemporaryFolder folder;
    folder.write("b.csv.gz", "");
    folder.write("a.TSV.BZ2", "");
    folder.write("c.csv", "");
    folder.write("d.gz", "");
    CHECK(namesOf(folder.path()) == Names{"a.TSV.BZ2", "b.csv.gz", "c.csv"});
    CHECK(StudySource(folder.path() / "b.csv.gz").name() == "b");
    folder.write("c.csv.xz", "");
    CHECK_THROWS_WITH(namesOf(folder.path()), Catch::Contains("c.csv.xz") && Catch::Contains("twice"));
}

TEST_CASE("sub-folders are searched where the folder itself holds no data", "[posix]") {
    TemporaryFolder folder;
    for (const char* file : {"sub-02/ses-1/gaze.tsv", "sub-01/gaze.tsv.gz", "sub-10/gaze.tsv", "README.txt", "participants.tsv",
                             "info/labels.csv", "stimuli/notes.csv", "Images/list.csv", ".git/x.csv", "sub-01/.y.csv",
                             "out/privacy_card.json", "out/heatmap.csv", "other/study.json", "other/fixations.tsv"})
        folder.write(file, "");
    fs::create_directory_symlink(folder.path(), folder.path() / "sub-01" / "loop");
    CHECK(namesOf(folder.path()) == Names{"sub-01/gaze.tsv.gz", "sub-02/ses-1/gaze.tsv", "sub-10/gaze.tsv"});
    StudySource source(folder.path() / "sub-02");
    CHECK(source.name() == "sub-02");
    CHECK(source.relativeName(source.files(tables).front()) == "ses-1/gaze.tsv");

    folder.write("gaze.csv", "");
    CHECK(namesOf(folder.path()) == Names{"gaze.csv", "participants.tsv"});
    fs::remove(folder.path() / "gaze.csv");
    folder.write("recording.asc", ""); // of another importer: nobody searches for tables then
    CHECK(namesOf(folder.path()) == Names{"participants.tsv"});
}

TEST_CASE("a table without gaze at the top hides nothing below; where gaze lies above gaze, a release asks about the rest") {
    TemporaryFolder folder;
    const std::string samples = "time,x,y\n0,100,200\n4,110,200\n8,120,210\n";
    for (const char* file : {"lab/p01/gaze.csv", "lab/p02/gaze.csv", "lab/p03/gaze.csv"})
        folder.write(file, samples);
    folder.write("lab/questionnaire.csv", "q1,q2,score\n1,2,3\n");
    folder.write("lab/paper.pdf", "%PDF");
    const Dataset below = openStudy(folder.path() / "lab");
    CHECK(countDataset(below).participants == 3);
    CHECK(warns(below, "read 3 of 5 files; 1 table holds other columns: \"questionnaire.csv\"; 1 file is of another kind: "
                       "\"paper.pdf\""));
    CHECK(below.frame.unread.value == std::vector<std::string>{"questionnaire.csv"}); // somebody may have meant it

    folder.write("lab/p00.csv", samples);
    const Dataset above = openStudy(folder.path() / "lab");
    CHECK(countDataset(above).participants == 1);
    CHECK(warns(above, "3 files lie in other folders than those that were read: \"p01/gaze.csv\", \"p02/gaze.csv\", "));
    CHECK(above.frame.unread.origin == Origin::guessed);
    CHECK(above.frame.unread.value ==
          std::vector<std::string>{"questionnaire.csv", "p01/gaze.csv", "p02/gaze.csv", "p03/gaze.csv"});
    OpenOptions without;
    without.plan.say("left-out", "p00.csv\np02", Origin::given); // a file and a folder
    CHECK(countDataset(openStudy(folder.path() / "lab", without)).participants == 2);
}

TEST_CASE("a copy below is not read in place of a damaged file, nor a result in place of what was declared") {
    TemporaryFolder folder;
    const std::string samples = "time,x,y\n0,100,200\n4,110,200\n8,120,210\n";
    folder.write("damaged/p1.csv", std::string("\0\1\2", 3));
    folder.write("damaged/second/p1.csv", samples);
    CHECK_THROWS_WITH(openStudy(folder.path() / "damaged"), Catch::Contains("p1.csv"));
    folder.write("renamed/p1.csv", "when,across,down\n0,100,200\n4,110,200\n");
    folder.write("renamed/old/p1.csv", samples);
    CHECK_THROWS_WITH(openStudy(folder.path() / "renamed"), Catch::Contains("not recognised"));
    folder.write("declared/p1.csv", "when,across,down\n0,100,200\n4,110,200\n");
    folder.write("declared/more/p2.csv", samples);
    OpenOptions columns;
    columns.columns = {{"time", "when"}, {"x", "across"}, {"y", "down"}};
    CHECK(openStudy(folder.path() / "declared", columns).participants.front().id == "p1");
}

TEST_CASE("sub-folders are searched eight levels down") {
    TemporaryFolder folder;
    std::string name = "a";
    for (int depth = 1; depth <= 9; ++depth, name += "/a")
        folder.write(name + "/" + std::to_string(depth) + ".csv", "");
    CHECK(namesOf(folder.path()).size() == 8);
}

TEST_CASE("a study of tables in sub-folders opens, one person a file") {
    TemporaryFolder folder;
    folder.write("P1/anna.csv", "time,x,y\n0,100,200\n4,110,200\n");
    folder.write("P2/ben.csv.gz", compressed("time,x,y\n0,100,200\n4,110,200\n8,1,300\n", ARCHIVE_FILTER_GZIP));
    const Dataset study = openStudy(folder.path());
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 5);
}

TEST_CASE("a compressed table opens like the table, by its file and by its folder") {
    TemporaryFolder folder;
    const auto file = folder.write("gaze.csv.gz", compressed(gaze, ARCHIVE_FILTER_GZIP));
    for (const fs::path& path : {file, folder.path()})
        CHECK(countDataset(openStudy(path)).fixations == 2);
    CHECK(openStudy(file).name == "gaze");
}

TEST_CASE("an archive opens like the folder it holds, its pictures stay as long as the study, and nothing else does") {
    TemporaryFolder folder;
    const auto file = folder.write(
        "lab.zip",
        archived({{"lab/gaze.csv", gaze}, {"lab/stimuli/garden.png", "p"}, {"lab/stimuli/other.png", "o"}}, ARCHIVE_FORMAT_ZIP));
    OpenOptions options;
    options.picture_size = [](const fs::path&) { return PixelSize{300, 200}; };
    fs::path picture;
    {
        Dataset study = openStudy(file, options);
        CHECK(study.name == "lab");
        CHECK(countDataset(study).fixations == 2);
        CHECK(study.stimuli[0].width_px == 300);
        picture = study.stimuli[0].picture;
        REQUIRE(test::contents(picture) == "p");
        CHECK(!fs::exists(picture.parent_path() / "other.png"));
        CHECK(!fs::exists(picture.parent_path().parent_path() / "gaze.csv"));
        const Dataset copy = study;
        study = {};
        CHECK(fs::exists(picture));
    }
    CHECK(!fs::exists(picture));
    CHECK(!fs::exists(picture.parent_path().parent_path()));
}

TEST_CASE("a FIFO is no study and none of a study's files, and a FIFO called like a picture no picture", "[posix]") {
    TemporaryFolder folder;
    const auto table = folder.write("gaze.csv", gaze);
    REQUIRE(test::makeFifo(folder.path() / "garden.png"));
    REQUIRE(test::makeFifo(folder.path() / "more.csv"));
    CHECK_THROWS_WITH(openStudy(folder.path() / "more.csv"), Catch::Contains("is a FIFO"));
    CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Contains("more.csv: is a FIFO"));
    fs::remove(folder.path() / "more.csv");
    CHECK(openStudy(folder.path()).stimuli[0].picture.empty());
}
