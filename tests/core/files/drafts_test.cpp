#include "core/files/drafts.h"
#include "core/files/file_operations.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <fcntl.h>

using namespace nictate;
namespace fs = std::filesystem;

TEST_CASE("draft folders of nobody are removed, those being made and everything else stay") {
    test::TemporaryFolder folder;
    const fs::path abandoned = draftName(folder.path() / "out"), being_made = draftName(folder.path() / "out");
    fs::create_directories(abandoned / "inside");
    fs::create_directory(being_made);
    folder.write("other.part/file", "");
    folder.write("out.abcdefghij.part.txt", "");
    fs::create_directory_symlink(folder.path() / "other.part", folder.path() / "link.abcdefghij.part");
    const FileHandle handle(FileOperations().open(being_made, O_RDONLY | O_DIRECTORY));
    REQUIRE(lockDraft(handle.get(), being_made));
    removeAbandonedDrafts(folder.path());
    CHECK_FALSE(fs::exists(abandoned));
    CHECK(fs::exists(being_made));
    CHECK(fs::exists(folder.path() / "other.part/file"));
    CHECK(fs::exists(folder.path() / "out.abcdefghij.part.txt"));
    CHECK(fs::exists(folder.path() / "link.abcdefghij.part"));
}

TEST_CASE("a draft folder that is gone cannot be locked") {
    test::TemporaryFolder folder;
    const fs::path draft = draftName(folder.path() / "out");
    fs::create_directory(draft);
    const FileHandle handle(FileOperations().open(draft, O_RDONLY | O_DIRECTORY));
    fs::remove(draft);
    CHECK_FALSE(lockDraft(handle.get(), draft));
}
