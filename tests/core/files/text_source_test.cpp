#include "core/files/text_source.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

using namespace nictate;

TEST_CASE("files that cannot be read are refused by name") {
    test::TemporaryFolder folder;
    CHECK_THROWS_WITH(TextSource::fromFile(folder.path() / "absent.csv"),
                      Catch::Contains("absent.csv") && Catch::Contains("No such file"));
    CHECK_THROWS_WITH(TextSource::fromFile(folder.path()), Catch::Contains("is a folder"));
    if (!test::mayDoEverything()) { // root may read everything
        auto locked = folder.write("locked.csv", "x,y\n");
        std::filesystem::permissions(locked, std::filesystem::perms::none);
        CHECK_THROWS_WITH(TextSource::fromFile(locked), Catch::Contains("Permission denied"));
    } else
        WARN("skipped: permissions do not bind root");
}

TEST_CASE("progress follows the bytes, and cancelling stops within a block") {
    test::TemporaryFolder folder;
    auto file = folder.write("long.csv", std::string(5u << 20, 'x'));
    std::vector<double> seen;
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    Progress progress([&](double fraction) { seen.push_back(fraction); }, cancelled);
    TextSource source = TextSource::fromFile(file, progress);
    while (source.more())
        source.consume(source.pending().size());
    CHECK(std::is_sorted(seen.begin(), seen.end()));
    CHECK(seen.size() >= 5);
    CHECK(seen.back() == 1.0);

    TextSource second = TextSource::fromFile(file, progress);
    *cancelled = true;
    CHECK_THROWS_AS(second.more(), Cancelled);
}

TEST_CASE("part of a progress is reported as part of the whole") {
    double last = -1;
    Progress whole([&](double fraction) { last = fraction; }, nullptr);
    whole.within(0.5, 1.0)(0.5);
    CHECK(last == 0.75);
    CHECK_NOTHROW(Progress().within(0, 1)(0.3));
}

TEST_CASE("the mark of UTF-8 is skipped at the beginning only") {
    std::string text = "\xEF\xBB\xBF"
                       "a\n\xEF\xBB\xBF"
                       "b\n";
    TextSource source = TextSource::fromMemory(text, "bom");
    CHECK(source.pending().substr(0, 2) == "a\n");
    CHECK(source.pending().size() == text.size() - 3);
}

TEST_CASE("a FIFO, a device and a socket are refused by name and never waited for", "[posix]") {
    test::TemporaryFolder folder;
    const auto fifo = folder.path() / "gaze.csv", socket = folder.path() / "gaze.sock";
    REQUIRE(test::makeFifo(fifo));
    CHECK_THROWS_WITH(TextSource::fromFile(fifo), Catch::Contains("gaze.csv: is a FIFO"));
    std::filesystem::create_symlink(fifo, folder.path() / "link.csv");
    CHECK_THROWS_WITH(TextSource::fromFile(folder.path() / "link.csv"), Catch::Contains("is a FIFO"));
    CHECK_THROWS_WITH(TextSource::fromFile("/dev/zero"), Catch::Contains("is a device"));
    REQUIRE(test::makeSocket(socket));
    CHECK_THROWS_WITH(TextSource::fromFile(socket), Catch::Contains("is a socket"));
}
