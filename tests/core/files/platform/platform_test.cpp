// What every system must keep of the platform's promises. Knows nothing of the system itself, so that it runs wherever one is
// written.

#include "core/files/platform/platform.h"

#include "core/files/file_operations.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/patience.h"

#include <cerrno>
#include <iostream>
#include <set>
#include <system_error>
#include <thread>

using namespace nictate;
using test::contents;
using test::TemporaryFolder;

namespace fs = std::filesystem;

namespace {

int opened(const fs::path& path, platform::Opening how) { return platform::open(path, how); }

fs::path named(const char8_t* name) { return fs::path(name); }

/// What a program prints until it ends.
std::string everythingOf(platform::Program& program) {
    std::string text;
    char block[1000];
    for (int ms = 0; ms < test::patience_ms; ms += 100)
        if (const auto got = program.read(block, sizeof block, 100)) {
            if (*got == 0)
                return text;
            text.append(block, *got);
        }
    return text + " (and does not end)";
}

int statusOf(platform::Program& program) {
    for (int ms = 0; ms < test::patience_ms; ms += 2) {
        if (const auto status = program.status())
            return *status;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return -1000;
}

int inputOf(const std::string& text) {
    const int file = platform::namelessFile();
    REQUIRE(file >= 0);
    writeAll(FileOperations(), file, text, "input");
    REQUIRE(platform::seek(file, 0, SEEK_SET) == 0);
    return file;
}

/// This program again, for one of the hidden cases below. By its tag: with a name that matches nothing it might run all of them.
std::vector<std::string> ownCase(const std::string& tag) { return {platform::programFile().string(), tag}; }

} // namespace

TEST_CASE("platform: a new file is made by one alone, and holds the bytes as they are") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "new";
    const std::string bytes = "a\nb\r\n\x1A\0c";
    {
        const FileHandle file(opened(path, platform::Opening::writing_new));
        REQUIRE(file.get() >= 0);
        writeAll(FileOperations(), file.get(), bytes, path);
        CHECK(platform::sync(file.get()) == 0);
    }
    CHECK(contents(path) == bytes);
    CHECK(opened(path, platform::Opening::writing_new) < 0);
    CHECK(errno == EEXIST);
    CHECK(opened(path, platform::Opening::changing_new) < 0);
    CHECK(errno == EEXIST);
    CHECK(opened(folder.path() / "none", platform::Opening::reading) < 0);
    CHECK(errno == ENOENT);
}

TEST_CASE("platform: what is read anywhere leaves the place alone; what appends always writes at the end and can be cut off") {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "0123456789");
    const FileHandle one(opened(path, platform::Opening::appending)), other(opened(path, platform::Opening::appending));
    REQUIRE(one.get() >= 0);
    REQUIRE(other.get() >= 0);
    char block[4] = {};
    REQUIRE(platform::read(one.get(), block, 2) == 2);
    REQUIRE(platform::readAt(one.get(), block, 3, 6) == 3);
    CHECK(std::string(block) == "678");
    REQUIRE(platform::read(one.get(), block, 1) == 1);
    CHECK(block[0] == '2');
    CHECK(platform::readAt(one.get(), block, 3, 10) == 0);
    CHECK(platform::write(other.get(), "a") == 1);
    CHECK(platform::write(one.get(), "b") == 1);
    CHECK(platform::write(other.get(), "c") == 1);
    CHECK(contents(path) == "0123456789abc");
    CHECK(platform::truncate(one.get(), 11) == 0);
    CHECK(platform::write(other.get(), "d") == 1);
    CHECK(contents(path) == "0123456789ad");
    CHECK(platform::seek(one.get(), -2, SEEK_END) == 10);
}

TEST_CASE("platform: renaming replaces a file that is there, also a read-only one, and an empty folder, and no other") {
    const TemporaryFolder folder;
    const fs::path from = folder.path() / "from", to = folder.path() / "to";
    const auto renamed = [&](const char* text) {
        folder.write("from", text);
        return platform::rename(from, to) == 0 && contents(to) == text && !fs::exists(from);
    };
    CHECK(renamed("1"));
    CHECK(renamed("2"));
    fs::permissions(to, fs::perms::owner_read, fs::perm_options::replace);
    CHECK(renamed("3"));
    fs::create_directory(folder.path() / "empty");
    folder.write("draft/inside", "");
    CHECK(platform::rename(folder.path() / "draft", folder.path() / "empty") == 0);
    CHECK(fs::exists(folder.path() / "empty/inside"));
    fs::create_directory(folder.path() / "second");
    CHECK(platform::rename(folder.path() / "second", folder.path() / "empty") != 0);
    CHECK(fs::exists(folder.path() / "empty/inside"));
    CHECK(platform::rename(folder.path() / "none", to) != 0);
    CHECK(contents(to) == "3");
}

// [replaces-open]: Wine 8 cannot, Windows 10 can.
TEST_CASE("platform: what others have open is replaced and removed, and they keep what they opened", "[replaces-open]") {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "old");
    const FileHandle held(opened(path, platform::Opening::reading));
    REQUIRE(platform::rename(folder.write("new", "new"), path) == 0);
    CHECK(contents(path) == "new");
    char block[4] = {};
    CHECK(platform::read(held.get(), block, 3) == 3);
    CHECK(std::string(block) == "old");
    CHECK(platform::statusOf(held.get())->names == 0);
    CHECK(platform::statusOf(held.get())->identity != platform::statusOf(path)->identity);
    const FileHandle other(opened(path, platform::Opening::reading));
    CHECK(platform::unlink(path) == 0);
    CHECK(platform::statusOf(other.get())->names == 0);
    CHECK_FALSE(fs::exists(path));
}

TEST_CASE("platform: files are removed, also read-only ones, and folders are not") {
    const TemporaryFolder folder;
    const fs::path fixed = folder.write("fixed", "text");
    fs::permissions(fixed, fs::perms::owner_read, fs::perm_options::replace);
    CHECK(platform::unlink(fixed) == 0);
    CHECK(platform::unlink(fixed) != 0);
    CHECK(errno == ENOENT);
    CHECK(platform::unlink(folder.path()) != 0);
    CHECK(fs::exists(folder.path()));
}

TEST_CASE("platform: two names and two openings of a file are one file; its copy and what takes its name are others") {
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "text"), name = folder.path() / "name", copy = folder.path() / "copy";
    REQUIRE(platform::link(path, name) == 0);
    CHECK(platform::link(path, name) != 0);
    CHECK(errno == EEXIST);
    fs::copy_file(path, copy);
    FileHandle file(opened(path, platform::Opening::reading));
    const auto open = platform::statusOf(file.get());
    REQUIRE(open);
    CHECK(open->size == 4);
    CHECK(open->kind == platform::FileKind::file);
    CHECK(open->identity != platform::FileIdentity());
    CHECK(open->names == 2);
    CHECK(platform::statusOf(path)->identity == open->identity);
    CHECK(platform::statusOf(name)->identity == open->identity);
    CHECK(platform::statusOf(copy)->identity != open->identity);
    file.close();
    REQUIRE(platform::unlink(path) == 0);
    REQUIRE(platform::rename(copy, path) == 0);
    CHECK(platform::statusOf(path)->identity != open->identity);
    CHECK(platform::statusOf(name)->identity == open->identity);
    CHECK(platform::statusOf(folder.path())->kind == platform::FileKind::folder);
    CHECK_FALSE(platform::statusOf(folder.path() / "none"));
}

TEST_CASE("platform: a lock is shared or one's own, ends with the file, and bars nobody from reading") {
    using platform::Locking;
    const TemporaryFolder folder;
    const fs::path path = folder.write("file", "text");
    const auto open = [&] { return opened(path, platform::Opening::appending); };
    FileHandle one(open());
    const FileHandle other(open());
    REQUIRE(platform::lock(one.get(), Locking::alone, false) == 0);
    CHECK(platform::lock(other.get(), Locking::alone, false) != 0);
    CHECK(errno == EWOULDBLOCK);
    CHECK(platform::lock(other.get(), Locking::shared, false) != 0);
    CHECK(contents(path) == "text");
    one.close();
    CHECK(platform::lock(other.get(), Locking::shared, false) == 0);
    const FileHandle third(opened(path, platform::Opening::reading)), fourth(open());
    CHECK(platform::lock(third.get(), Locking::shared, false) == 0);
    CHECK(platform::lock(fourth.get(), Locking::alone, false) != 0);
}

TEST_CASE("platform in another process holds a lock until it is told to end", "[.][platform-locks]") {
    std::string path;
    if (!std::getline(std::cin, path)) // nobody asks
        return;
    const FileHandle file(opened(fs::path(std::u8string(path.begin(), path.end())), platform::Opening::appending));
    std::cout << (platform::lock(file.get(), platform::Locking::alone, false) == 0 ? "it is locked" : "it is not") << std::endl;
    for (int ms = 0; ms < test::patience_ms && contents(path).empty(); ms += 2)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

TEST_CASE("platform: a lock of another process is waited for, and ends when that is killed") {
    const TemporaryFolder folder;
    const fs::path path = folder.write("lock", "");
    for (const bool killed : {false, true}) {
        folder.write("lock", "");
        const FileHandle input(inputOf(path.string() + "\n"));
        std::optional<platform::Program> program(std::in_place, ownCase("[platform-locks]"), input.get());
        std::string said;
        char block[1000];
        for (int ms = 0; ms < test::patience_ms && said.find("it is") == std::string::npos; ms += 100)
            if (const auto got = program->read(block, sizeof block, 100))
                said.append(block, *got);
        REQUIRE(said.find("it is locked") != std::string::npos);
        const FileHandle file(opened(path, platform::Opening::appending));
        CHECK(platform::lock(file.get(), platform::Locking::alone, false) != 0);
        CHECK(errno == EWOULDBLOCK);
        CHECK_FALSE(program->status());
        if (killed)
            program.reset();
        else
            folder.write("lock", "end");
        CHECK(platform::lock(file.get(), platform::Locking::alone, true) == 0);
        if (program)
            CHECK(statusOf(*program) == 0);
    }
}

TEST_CASE("platform: names of every script are kept, and paths may be long") {
    const TemporaryFolder folder;
    const fs::path own = platform::makeOwnFolder(folder.path(), "own-");
    fs::path place = own / named(u8"Büro 漢字");
    CHECK(platform::makeFolder(place) == 0);
    for (int i = 0; i < 3; ++i) {
        place /= std::string(150, 'd');
        REQUIRE(platform::makeFolder(place) == 0);
    }
    const fs::path path = place / named(u8"👁 größe.csv");
    const std::string text = path.string();
    CHECK(text.find("\xF0\x9F\x91\x81 gr\xC3\xB6\xC3\x9F") != std::string::npos); // as text, names are UTF-8 both ways
    CHECK(fs::path(text) == path);
    REQUIRE(path.string().size() > 450);
    FileHandle file(opened(path, platform::Opening::writing_new));
    REQUIRE(file.get() >= 0);
    CHECK(platform::write(file.get(), "text") == 4);
    CHECK(platform::statusOf(path)->size == 4);
    const fs::path other = place / named(u8"Überschrift");
    CHECK(platform::rename(path, other) == 0);
    CHECK(platform::statusOf(other)->size == 4);
    file.close();
    CHECK(platform::unlink(other) == 0);
    platform::removeLocked(own, platform::lockFolder(own), true);
    CHECK_FALSE(fs::exists(own));
}

TEST_CASE("platform: of two ways to write a path to one file, both have one true name; what is not there keeps its own") {
    const TemporaryFolder folder;
    const fs::path path = folder.write("Folder/File.csv", "text"), true_name = platform::trueName(path);
    REQUIRE(platform::statusOf(true_name).has_value());
    CHECK(platform::statusOf(true_name)->identity == platform::statusOf(path)->identity);
    CHECK(platform::trueName(true_name) == true_name);
    CHECK(true_name.filename() == "File.csv");
    if (const fs::path other = folder.path() / "fOLDER" / "fILE.CSV"; platform::statusOf(other)) // case says nothing here
        CHECK(platform::trueName(other) == true_name);
    CHECK(platform::trueName(folder.path() / "Folder" / "New" / "there.csv") == true_name.parent_path() / "New" / "there.csv");
}

TEST_CASE("platform: a link is one, what it leads to is none") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("file", "text"), link = folder.path() / "link";
    CHECK_FALSE(platform::isLink(file));
    CHECK_FALSE(platform::isLink(folder.path()));
    CHECK_FALSE(platform::isLink(link));
    std::error_code error;
    fs::create_symlink(file, link, error);
    if (!error)
        CHECK(platform::isLink(link));
}

TEST_CASE("platform: a new file or folder has the name that was asked for, or is refused") {
    for (const char* name : {"CON", "nul.csv", "com1.tar.gz", "LPT9 .txt", "end.", "end ", "console", "COM10"}) {
        CAPTURE(name);
        const TemporaryFolder folder;
        const fs::path path = folder.path() / name;
        FileHandle file(opened(path, platform::Opening::writing_new));
        if (file.get() < 0) {
            CHECK(errno == EINVAL);
            CHECK(platform::makeFolder(path) != 0);
            CHECK(platform::rename(folder.write("other", ""), path) != 0);
            CHECK(platform::link(folder.path() / "other", path) != 0);
            CHECK(test::filesIn(folder.path()) == 1);
            continue;
        }
        REQUIRE(test::filesIn(folder.path()) == 1);
        CHECK(fs::directory_iterator(folder.path())->path().filename().string() == name);
        CHECK(platform::statusOf(path)->kind == platform::FileKind::file);
        file.close();
        CHECK(platform::unlink(path) == 0);
    }
}

TEST_CASE("platform: a folder can be synced, or it says that it cannot; a file is no folder") {
    const TemporaryFolder folder;
    const FileHandle handle(opened(folder.path(), platform::Opening::folder));
    REQUIRE(handle.get() >= 0);
    CHECK((platform::sync(handle.get()) == 0 || errno == EINVAL));
    CHECK(opened(folder.write("file", ""), platform::Opening::folder) < 0);
    CHECK(errno == ENOTDIR);
    CHECK(platform::mayWriteIn(folder.path()));
    CHECK_FALSE(platform::mayWriteIn(folder.path() / "none"));
}

TEST_CASE("platform: a folder of one's own is locked by one alone, used meanwhile, and removed with what is in it") {
    const TemporaryFolder folder;
    const fs::path first = platform::makeOwnFolder(folder.path(), "own-"),
                   second = platform::makeOwnFolder(folder.path(), "own-");
    REQUIRE(fs::is_directory(first));
    CHECK(first != second);
    const int lock = platform::lockFolder(first);
    REQUIRE(lock >= 0);
    CHECK(platform::lockFolder(first) < 0);
    CHECK(errno == EWOULDBLOCK);
    fs::path deep = first;
    for (int i = 0; i < 3; ++i) {
        deep /= std::string(150, 'd');
        REQUIRE(platform::makeFolder(deep) == 0);
    }
    { const FileHandle within(opened(deep / "file", platform::Opening::writing_new)); }
    CHECK(platform::statusOf(deep / "file"));
    fs::create_directories(first / "a/b");
    FileHandle file(platform::open(first / "a/b/c", platform::Opening::writing_new, platform::Readers::owner));
    CHECK(file.get() >= 0);
    CHECK(test::filesIn(first) == 2);
    file.close();
    platform::removeLocked(first, lock, false);
    CHECK(fs::exists(first / "a/b/c"));
    const int again = platform::lockFolder(first);
    REQUIRE(again >= 0);
    platform::removeLocked(first, again, true);
    CHECK_FALSE(fs::exists(first));
    CHECK(platform::lockFolder(folder.path() / "none") < 0);
    platform::removeLocked(second, platform::lockFolder(second), false);
    CHECK_FALSE(fs::exists(second));
}

TEST_CASE("platform: permissions go over to the file that replaces another") {
    const TemporaryFolder folder;
    const fs::path old = folder.path() / "old";
    { const FileHandle made(platform::open(old, platform::Opening::writing_new, platform::Readers::owner)); }
    const FileHandle fresh(opened(folder.path() / "new", platform::Opening::writing_new));
    CHECK(platform::copyPermissions(old, fresh.get()) == 0);
    CHECK(fs::status(old).permissions() == fs::status(folder.path() / "new").permissions());
    CHECK(platform::copyPermissions(folder.path() / "none", fresh.get()) == 0);
}

TEST_CASE("platform: patterns mean what a shell means by them") {
    for (const auto& [pattern, name] : {std::pair("*.csv", "heatmap.csv"), std::pair("*", ""), std::pair("heatmap*", "heatmap"),
                                        std::pair("*map*.t?f", "heatmap-1.tif"), std::pair("heatmap-[1-3].csv", "heatmap-2.csv"),
                                        std::pair("[!a]*", "heatmap"), std::pair("[]]", "]"), std::pair("[", "["),
                                        std::pair("\\*", "*"), std::pair("a\\?", "a?"), std::pair("**", ".hidden")}) {
        CAPTURE(pattern, name);
        CHECK(platform::matches(pattern, name));
    }
    for (const auto& [pattern, name] :
         {std::pair("*.csv", "heatmap.tif"), std::pair("", "a"), std::pair("heatmap-[1-3].csv", "heatmap-4.csv"),
          std::pair("[!h]*", "heatmap"), std::pair("?", ""), std::pair("\\*", "a"), std::pair("a", "ab"), std::pair("A", "a")}) {
        CAPTURE(pattern, name);
        CHECK_FALSE(platform::matches(pattern, name));
    }
}

TEST_CASE("platform: random bytes fill all that was asked for, and differ") {
    std::set<std::string> seen;
    for (int i = 0; i < 100; ++i) {
        std::string bytes(16, '\0');
        REQUIRE(platform::randomBytes(bytes.data(), bytes.size()) == 16);
        seen.insert(bytes);
    }
    CHECK(seen.size() == 100);
    std::string large(200, '\0');
    REQUIRE(platform::randomBytes(large.data(), large.size()) == 200);
    CHECK(std::set<char>(large.begin(), large.end()).size() > 40);
}

TEST_CASE("platform in another process repeats what it reads", "[.][platform-repeats]") {
    std::string line;
    while (std::getline(std::cin, line))
        std::cout << "read " << line << "\n";
}

TEST_CASE("platform: a program reads a file, its output ends with it, and arguments arrive as they are") {
    const FileHandle input(inputOf("one\ntwo words\n"));
    platform::Program program(ownCase("[platform-repeats]"), input.get());
    const std::string said = everythingOf(program);
    CHECK(said.find("read one") != std::string::npos);
    CHECK(said.find("read two words") != std::string::npos);
    CHECK(statusOf(program) == 0);
    const TemporaryFolder folder;
    const FileHandle nothing(inputOf(""));
    std::vector<std::string> words = ownCase("[platform-repeats]");
    words.insert(words.end(), {"--out", (folder.path() / "two  words").string()});
    platform::Program writing(words, nothing.get());
    everythingOf(writing);
    CHECK(statusOf(writing) == 0);
    CHECK(fs::exists(folder.path() / "two  words"));
    CHECK_THROWS_AS(platform::Program({"nictate-no-such-program"}, nothing.get()), std::system_error);
}

TEST_CASE("platform: the program knows its file, and that it was started before now and within an hour") {
    CHECK(fs::is_regular_file(platform::programFile()));
    CHECK(platform::secondsSinceStart() > 0);
    CHECK(platform::secondsSinceStart() < 3600);
}
