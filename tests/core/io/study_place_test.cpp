#include "core/io/study_place.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

using namespace nictate;
namespace fs = std::filesystem;

TEST_CASE("a study's folder, its description and other names of them are one place", "[ledger]") {
    test::TemporaryFolder folder;
    folder.write("study/study.json", "{}");
    const fs::path place = studyPlace(folder.path() / "study");
    CHECK(fs::equivalent(place, folder.path() / "study"));
    std::vector<fs::path> names = test::otherNamesOf(folder.path() / "study");
    for (const fs::path& description : test::otherNamesOf(folder.path() / "study/study.json"))
        names.push_back(description);
    for (const char* name : {"study/", "study/study.json", "study/../study"})
        names.push_back(folder.path() / name);
    for (const fs::path& name : names) {
        CAPTURE(name.string());
        CHECK(studyPlace(name) == place);
    }
    CHECK(studyPlace(folder.path() / "other.csv").filename() == "other.csv");
}
