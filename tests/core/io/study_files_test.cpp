#include "core/io/study_files.h"

#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;

TEST_CASE("every file of a folder is listed in natural order, with why it is not read") {
    const test::TemporaryFolder folder;
    const std::string gaze = "participant,stimulus,x,y,duration_ms\nP1,a,10,20,200\n";
    for (const char* name : {"study/p10.csv", "study/p2.csv"})
        folder.write(name, gaze);
    folder.write("study/answers.ods", std::string("PK\3\4") + std::string(60, '\0'));
    folder.write("study/notes.docx", "words");
    folder.write("study/a.png", "no picture, but called so");
    StudySource source(folder.path() / "study");
    const std::vector<StudyFile> files = filesInFolder(source, {});
    std::vector<std::string> names;
    for (const StudyFile& file : files) {
        names.push_back(file.name);
        CAPTURE(file.name, file.why);
        CHECK(file.read == file.why.empty());
        CHECK(file.read == (file.name.ends_with(".csv") || file.name.ends_with(".png")));
    }
    CHECK(names == std::vector<std::string>{"a.png", "answers.ods", "notes.docx", "p2.csv", "p10.csv"});
    CHECK(files.at(1).why.english().find("LibreOffice") != std::string::npos);

    StudySource alone(folder.path() / "study" / "p2.csv");
    CHECK(filesInFolder(alone, {}).empty());
}
