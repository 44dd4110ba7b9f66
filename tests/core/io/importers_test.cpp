#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/gaze_notes.h"

#include <set>

using namespace nictate;

TEST_CASE("an importer is one entry of the list: files it recognises open through it, others as before") {
    test::TemporaryFolder folder;
    const auto notes = folder.write("lesson.gaze", "GAZE 1.0\nanna 1 2\nbert 1 2\nanna 1 2\n");
    const auto table = folder.write("table.csv", "participant,stimulus,x,y,duration\na,s,1,2,200\n");
    const auto mine = test::withGazeNotes();

    const Dataset study = openStudy(notes, {}, {}, mine);
    CHECK(study.name == "lesson");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).fixations == 3);
    CHECK_THROWS_AS(openStudy(notes), ParseError);
    CHECK(countDataset(openStudy(table, {}, {}, mine)).fixations == 1);
}

TEST_CASE("importers have names of their own, and extensions as file names write them") {
    std::set<std::string> names;
    for (const Importer& importer : importers()) {
        CHECK(names.insert(importer.name.english()).second);
        for (const std::string& extension : importer.extensions)
            CHECK((extension.starts_with('.') && extension == lowerCase(extension)));
    }
}

TEST_CASE("a file that was looked at is read from its beginning, once opened", "[posix]") {
    test::TemporaryFolder folder;
    SourceFile file(folder.write("a.txt", "first\nsecond\n"));
    CHECK(file.look().peek(5).substr(0, 5) == "first");
    std::filesystem::remove(file.path()); // it is open: what was looked at is what is read
    TextSource text = file.take();
    LineReader lines(text);
    std::string_view line;
    CHECK(lines.next(line));
    CHECK(line == "first");
    CHECK_THROWS_AS(file.look(), ParseError);
}

TEST_CASE("nothing recognises an empty folder, and the message says what would open") {
    test::TemporaryFolder folder;
    CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Contains("holds no study"));
}
