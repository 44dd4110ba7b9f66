#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/open_study.h"
#include "tests/core/files/temporary_folder.h"

#include <catch2/catch.hpp>

#include <set>

using namespace nictate;

namespace {

/// "GAZE 1.0", then lines of person x y.
Importer gazeNotes() {
    return {.name = "Gaze notes",
            .extensions = {".gaze"},
            .recognises =
                [](StudySource& source, const OpenOptions&) {
                    return !source.isFolder() && source.file().look().pending().starts_with("GAZE 1.0");
                },
            .read =
                [](StudySource& source, const OpenOptions&, StudyBuilder& builder) {
                    TextSource text = source.file().take(source.progress());
                    LineReader lines(text);
                    std::string_view line;
                    lines.next(line);
                    const std::size_t stimulus = builder.stimulus("page");
                    builder.study.stimuli[stimulus].width_px = builder.study.stimuli[stimulus].height_px = 100;
                    while (lines.next(line)) {
                        const std::size_t space = line.find(' ');
                        const std::size_t recording =
                            builder.recording(builder.participant(line.substr(0, space)), stimulus, "", "");
                        builder.study.recordings[recording].fixations.push_back({.x_px = 1, .y_px = 2});
                    }
                }};
}

std::vector<Importer> withGazeNotes() {
    std::vector<Importer> list = importers();
    list.insert(list.begin(), gazeNotes());
    return list;
}

} // namespace

TEST_CASE("an importer is one entry of the list: files it recognises open through it, others as before") {
    test::TemporaryFolder folder;
    const auto notes = folder.write("lesson.gaze", "GAZE 1.0\nanna 1 2\nbert 1 2\nanna 1 2\n");
    const auto table = folder.write("table.csv", "participant,stimulus,x,y,duration\na,s,1,2,200\n");
    const auto mine = withGazeNotes();

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
        CHECK(names.insert(importer.name).second);
        for (const std::string& extension : importer.extensions)
            CHECK((extension.starts_with('.') && extension == lowerCase(extension)));
    }
}

TEST_CASE("a file that was looked at is read from its beginning, once opened") {
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
    CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Matchers::Contains("holds no study"));
}
