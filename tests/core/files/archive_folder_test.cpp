#include "core/files/archive_folder.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/archives.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

using namespace nictate;
using test::archived;
using test::contents;
using test::Entry;
using test::TemporaryFolder;

namespace fs = std::filesystem;

namespace {

/// A folder for temporary files of one test, so that it sees what is left there.
struct OwnPlace {
    OwnPlace() {
        if (const char* set = std::getenv("TMPDIR"))
            before = set;
        test::setVariable("TMPDIR", folder.path().string().c_str());
    }
    OwnPlace(const OwnPlace&) = delete;
    OwnPlace& operator=(const OwnPlace&) = delete;
    ~OwnPlace() { test::setVariable("TMPDIR", before.empty() ? nullptr : before.c_str()); }

    std::size_t left() const { return test::filesIn(folder.path()); }

    TemporaryFolder folder;
    std::string before;
};

const std::vector<Entry> study = {{"study/gaze.csv", "x,y\n1,2\n"},
                                  {"study/stimuli/garden.png", std::string(3u << 20, 'p')},
                                  {"__MACOSX/study/._gaze.csv", "junk"},
                                  {"study/.hidden", "junk"},
                                  {"study/film.mp4", "junk"},
                                  {"study/stimuli/clip.mp4", "shown"}};

std::string refusal(const fs::path& archive) {
    try {
        ArchiveFolder folder(archive);
    } catch (const ParseError& error) {
        return error.what();
    }
    return "unpacked";
}

} // namespace

TEST_CASE("zip and tar archives, compressed in any way, unpack to the folder they hold, for this user alone", "[posix]") {
    TemporaryFolder folder;
    OwnPlace place;
    const std::vector<std::tuple<std::string, int, int>> kinds = {
        {"s.zip", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE},
        {"s.tar", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE},
        {"s.tar.gz", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP},
        {"s.TGZ", ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FILTER_GZIP},
        {"s.tar.bz2", ARCHIVE_FORMAT_TAR_GNUTAR, ARCHIVE_FILTER_BZIP2},
        {"s.tar.xz", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_XZ},
        {"s.tar.zst", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_ZSTD}};
    for (const auto& [name, format, filter] : kinds) {
        CAPTURE(name);
        const auto file = folder.write(name, archived(study, format, filter));
        REQUIRE(isArchiveName(file));
        {
            const ArchiveFolder unpacked(file);
            CHECK(unpacked.path().filename() == "study");
            CHECK(unpacked.path().parent_path().filename() == name);
            CHECK(contents(unpacked.path() / "gaze.csv") == study[0].bytes);
            CHECK(contents(unpacked.path() / "stimuli/garden.png") == study[1].bytes);
            CHECK(contents(unpacked.path() / "stimuli/clip.mp4") == "shown");
            CHECK(test::filesIn(unpacked.path()) == 2); // neither video nor hidden files
            CHECK(fs::status(unpacked.path().parent_path().parent_path()).permissions() == fs::perms::owner_all);
            CHECK(place.left() == 1);
        }
        CHECK(place.left() == 0);
    }
    CHECK(!isArchiveName("gaze.csv.gz"));
}

TEST_CASE("files of an archive without a folder of their own lie in one that is called as the archive") {
    TemporaryFolder folder;
    const auto file = folder.write("both.zip", archived({{"a.csv", "a"}, {"b\\c.csv", "c"}}, ARCHIVE_FORMAT_ZIP));
    const ArchiveFolder unpacked(file);
    CHECK(unpacked.path().filename() == "both.zip");
    CHECK(contents(unpacked.path() / "b/c.csv") == "c");
}

TEST_CASE("names of an archive's files are UTF-8 whatever the locale") {
    TemporaryFolder folder;
    for (int format : {ARCHIVE_FORMAT_ZIP, ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FORMAT_TAR_GNUTAR}) {
        const ArchiveFolder unpacked(folder.write("s.zip", archived({{"größe/漢字.csv", "a"}}, format)));
        CHECK(contents(unpacked.path() / "漢字.csv") == "a");
        CHECK(unpacked.path().filename() == "größe");
    }
}

TEST_CASE("links and special files of an archive are left out") {
    TemporaryFolder folder;
    const std::vector<Entry> entries = {
        {"a.csv", "a"}, {"link.csv", "", "/etc/passwd", AE_IFLNK}, {"hard.csv", "", "a.csv"}, {"pipe.csv", "", "", AE_IFIFO}};
    const ArchiveFolder unpacked(folder.write("links.tar", archived(entries, ARCHIVE_FORMAT_TAR_USTAR)));
    CHECK(test::filesIn(unpacked.path()) == 1);
}

TEST_CASE("an archive with a name that leads out of it is refused, and nothing is left of it") {
    TemporaryFolder folder;
    OwnPlace place;
    for (const char* name : {"../out.csv", "/tmp/out.csv", "a/../../out.csv", "..\\out.csv", "C:\\out.csv", "a/.."}) {
        CAPTURE(name);
        for (int format : {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_ZIP}) {
            const auto file = folder.write("evil.zip", archived({{"a.csv", "a"}, {name, "b"}}, format));
            CHECK_THAT(refusal(file), Catch::Contains("evil.zip") && Catch::Contains("outside of it"));
        }
    }
    CHECK(place.left() == 0);
    CHECK(test::filesIn(folder.path()) == 1);
}

TEST_CASE("archives that are damaged, cut off, empty or no archives are refused by name, and nothing is left of them") {
    TemporaryFolder folder;
    OwnPlace place;
    std::string noise;
    for (unsigned i = 0; i < 200000; ++i)
        noise += static_cast<char>(i * 2654435761u >> 13);
    const std::vector<Entry> entries = {{"a.csv", noise}, {"b.csv", noise}};
    const std::string zip = archived(entries, ARCHIVE_FORMAT_ZIP),
                      tgz = archived(entries, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP);
    for (const auto& [name, whole] : {std::pair("a.zip", zip), std::pair("a.tgz", tgz)}) {
        CAPTURE(name);
        std::string changed = whole;
        changed[whole.size() / 3] = static_cast<char>(changed[whole.size() / 3] ^ 16);
        CHECK_THAT(refusal(folder.write(name, changed)), Catch::Contains(name) && Catch::Contains("is damaged"));
        CHECK_THAT(refusal(folder.write(name, whole.substr(0, whole.size() / 2))), Catch::Contains("is damaged"));
        CHECK_THAT(refusal(folder.write(name, "x,y\n1,2\n")), Catch::Contains("is damaged"));
        CHECK(refusal(folder.write(name, "")) != "unpacked");
    }
    CHECK(refusal(folder.write("none.zip", archived({}, ARCHIVE_FORMAT_ZIP))) != "unpacked");
    CHECK_THAT(refusal(folder.write("twice.tar", archived({{"a", "1"}, {"a", "2"}}, ARCHIVE_FORMAT_TAR_USTAR))),
               Catch::Contains("two files"));
    CHECK(place.left() == 0);
}

TEST_CASE("cancelled unpacking leaves nothing") {
    TemporaryFolder folder;
    OwnPlace place;
    const auto file = folder.write("s.tar.gz", archived(study, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP));
    CHECK_THROWS_AS(ArchiveFolder(file, Progress({}, std::make_shared<std::atomic<bool>>(true))), Cancelled);
    CHECK(place.left() == 0);
}

TEST_CASE("what is not kept of an archive is gone at once") {
    TemporaryFolder folder;
    const ArchiveFolder unpacked(folder.write("s.zip", archived(study, ARCHIVE_FORMAT_ZIP)));
    unpacked.keepOnly({unpacked.path() / "stimuli/garden.png"});
    CHECK(!fs::exists(unpacked.path() / "gaze.csv"));
    CHECK(fs::exists(unpacked.path() / "stimuli/garden.png"));
}

TEST_CASE("a folder that a killed program left is removed by the next, one in use is not") {
    OwnPlace place;
    fs::path left;
    {
        const PrivateFolder living;
        left = living.path().string() + "x"; // as another would be called
        fs::create_directory(left);
        fs::copy_file(living.path() / ".nictate-unpacked", left / ".nictate-unpacked");
        std::ofstream(left / "gaze.csv") << "secret";
        const fs::path unmarked = living.path().string() + "y"; // killed before it was marked
        fs::create_directory(unmarked);
        const PrivateFolder next;
        CHECK(!fs::exists(left));
        CHECK(!fs::exists(unmarked));
        CHECK(fs::exists(living.path()));
        CHECK(next.path() != living.path());
    }
    CHECK(place.left() == 0);
}

TEST_CASE("a stranger's folder that is called as an unpacked archive stays") {
    OwnPlace place;
    const fs::path theirs = place.folder.write("nictate-unpacked-by-hand/gaze.csv", "years of work");
    const PrivateFolder ours;
    CHECK(fs::exists(theirs));
}

TEST_CASE("an archive that unpacks to far more than its size is refused before it fills the disk") {
    TemporaryFolder folder;
    OwnPlace place;
    std::vector<Entry> bomb;
    for (int i = 0; i < 10; ++i)
        bomb.push_back({"study/gaze" + std::to_string(i) + ".csv", std::string(32u << 20, 'x')});
    const auto zip = folder.write("bomb.zip", archived(bomb, ARCHIVE_FORMAT_ZIP));
    const auto tar = folder.write("bomb.tar.gz", archived(bomb, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP));
    for (const fs::path& archive : {zip, tar}) {
        CHECK_THAT(refusal(archive), Catch::Contains(archive.filename().string()) &&
                                         Catch::Contains("more than 100 times its size, beyond 256 MiB"));
        CHECK(place.left() == 0);
    }
}
