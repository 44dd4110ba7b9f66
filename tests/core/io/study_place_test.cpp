#include "core/io/study_place.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;
namespace fs = std::filesystem;

TEST_CASE("a study's folder, its description and links to them are one place", "[ledger][posix]") {
    test::TemporaryFolder folder;
    folder.write("study/study.json", "{}");
    fs::create_directory_symlink("study", folder.path() / "link");
    fs::create_symlink("study/study.json", folder.path() / "description");
    const fs::path place = studyPlace(folder.path() / "study");
    CHECK(fs::equivalent(place, folder.path() / "study"));
    for (const char* name : {"study/", "study/study.json", "./link", "link/study.json", "description", "link/../study"})
        CHECK(studyPlace(folder.path() / name) == place);
    CHECK(studyPlace(folder.path() / "other.csv").filename() == "other.csv");
}
