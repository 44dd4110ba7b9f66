#include "core/files/atomic_file.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;
using test::contents;

TEST_CASE("a file appears whole and replaces an older one") {
    test::TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "map.csv";
    writeFileAtomically(file, "old");
    CHECK(contents(file) == "old");
    std::string bytes(3'000'000, 'x');
    bytes[7] = '\0';
    writeFileAtomically(file, bytes);
    CHECK(contents(file) == bytes);
    CHECK(test::filesIn(folder.path()) == 1);
}

TEST_CASE("a file that cannot be written is named, and nothing is left behind") {
    test::TemporaryFolder folder;
    std::filesystem::path nowhere = folder.path() / "no" / "such" / "folder" / "map.csv";
    CHECK_THROWS_AS(writeFileAtomically(nowhere, "x"), OutputError);
    CHECK_THROWS_WITH(writeFileAtomically(nowhere, "x"), Catch::Contains("map.csv"));

    std::filesystem::path taken = folder.path() / "folder.csv";
    std::filesystem::create_directories(taken / "inside");
    CHECK_THROWS_AS(writeFileAtomically(taken, "x"), OutputError);
    CHECK(test::filesIn(folder.path()) == 1);
}

TEST_CASE("replacing a file keeps its permissions", "[posix]") {
    test::TemporaryFolder folder;
    std::filesystem::path file = folder.write("ledger", "a");
    std::filesystem::permissions(file, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    writeFileAtomically(file, "b");
    CHECK(std::filesystem::status(file).permissions() ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
}
