#include "core/files/draft_folder.h"
#include "core/files/drafts.h"
#include "core/files/file_operations.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

#include <cstdlib>
#include <fstream>

using namespace nictate;
namespace fs = std::filesystem;

namespace {

/// For a destination, with its name in a file.
const test::Task abandoning("a draft that is abandoned", [](const std::vector<std::string>& words) {
    const FileOperations files;
    const MarkedDraft draft(words.at(0), files);
    fs::create_directories(draft.path() / "inside");
    std::ofstream(words.at(1)) << draft.path().string() << std::flush;
    std::_Exit(0); // before anything is removed
    return 1;
});

/// The draft of a program that was killed while it filled it.
fs::path abandonedDraft(const fs::path& destination) {
    const test::TemporaryFolder said;
    REQUIRE(test::inChild(abandoning, {destination.string(), (said.path() / "name").string()}) == 0);
    return test::contents(said.path() / "name");
}

fs::path markBeside(fs::path draft) { return draft.replace_extension(".mark.part"); }

} // namespace

TEST_CASE("draft folders of nobody are removed, those being made and everything else stay") {
    test::TemporaryFolder folder;
    const fs::path abandoned = abandonedDraft(folder.path() / "out");
    REQUIRE(fs::exists(abandoned / "inside"));
    const FileOperations files;
    const MarkedDraft being_made(folder.path() / "out", files);
    folder.write("other.part/file", "");
    folder.write("out.abcdefghij.part.txt", "");
    const bool linked = test::makeFolderLink(folder.path() / "other.part", folder.path() / "link.abcdefghij.part");
    removeAbandonedDrafts(folder.path());
    CHECK_FALSE(fs::exists(abandoned));
    CHECK_FALSE(fs::exists(markBeside(abandoned)));
    CHECK(fs::exists(being_made.path()));
    CHECK(fs::exists(markBeside(being_made.path())));
    CHECK(fs::exists(folder.path() / "other.part/file"));
    CHECK(fs::exists(folder.path() / "out.abcdefghij.part.txt"));
    CHECK(fs::exists(folder.path() / "link.abcdefghij.part") == linked);
}

TEST_CASE("a stranger's folder that is called as a draft stays, whatever lies beside it") {
    test::TemporaryFolder folder;
    folder.write("thesis.manuscript.part/chapter.txt", "years of work");
    folder.write("book.manuscript.part/chapter.txt", "years of work");
    folder.write("book.manuscript.mark.part", "page 12");
    folder.write("poem.manuscript.part/verse.txt", "years of work");
    folder.write("poem.manuscript.mark.part", "");                // a mark that was not finished has no folder yet
    const fs::path moved = abandonedDraft(folder.path() / "out"); // its mark speaks of another folder
    fs::rename(markBeside(moved), folder.path() / "tale.manuscript.mark.part");
    folder.write("tale.manuscript.part/story.txt", "years of work");
    removeAbandonedDrafts(folder.path());
    CHECK(fs::exists(folder.path() / "thesis.manuscript.part/chapter.txt"));
    CHECK(fs::exists(folder.path() / "book.manuscript.part/chapter.txt"));
    CHECK(fs::exists(folder.path() / "book.manuscript.mark.part"));
    CHECK(fs::exists(folder.path() / "poem.manuscript.part/verse.txt"));
    CHECK(fs::exists(folder.path() / "tale.manuscript.part/story.txt"));
}

TEST_CASE("what a link leads to is not removed in a draft's place") {
    test::TemporaryFolder folder;
    const fs::path abandoned = abandonedDraft(folder.path() / "out");
    folder.write("work/file", "years of work");
    fs::remove_all(abandoned);
    if (!test::makeFolderLink(folder.path() / "work", abandoned))
        return; // Wine has no junctions
    removeAbandonedDrafts(folder.path());
    CHECK(fs::exists(folder.path() / "work/file"));
}

TEST_CASE("a folder that was made leaves no draft and no mark") {
    test::TemporaryFolder folder;
    {
        DraftFolder draft(folder.path() / "out");
        fs::create_directory(draft.path() / "inside");
        draft.moveIntoPlace();
    }
    CHECK(fs::exists(folder.path() / "out/inside"));
    CHECK(test::filesIn(folder.path()) == 1);
    { DraftFolder given_up(folder.path() / "other"); }
    CHECK(test::filesIn(folder.path()) == 1);
}

TEST_CASE("drafts of a file go when they begin as ours do, a stranger's file of such a name stays") {
    test::TemporaryFolder folder;
    folder.write("ledger.jsonl.abcdefghij.part", "{\"nictate_ledger\":1,");
    folder.write("ledger.jsonl.bcdefghijk.part", "{\"nict"); // cut off
    folder.write("ledger.jsonl.manuscript.part", "years of work");
    folder.write("other.abcdefghij.part", "{\"nictate_ledger\":1,");
    removeDraftsOf(folder.path() / "ledger.jsonl", "{\"nictate_ledger\":");
    CHECK_FALSE(fs::exists(folder.path() / "ledger.jsonl.abcdefghij.part"));
    CHECK_FALSE(fs::exists(folder.path() / "ledger.jsonl.bcdefghijk.part"));
    CHECK(fs::exists(folder.path() / "ledger.jsonl.manuscript.part"));
    CHECK(fs::exists(folder.path() / "other.abcdefghij.part"));
}
