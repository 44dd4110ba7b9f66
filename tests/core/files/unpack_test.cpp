#include "core/files/unpack.h"

#include "core/errors.h"
#include "core/files/text_source.h"
#include "tests/catch.h"
#include "tests/core/files/archives.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;
using test::compressed;

namespace {

const std::vector<std::pair<std::string, int>> filters = {
    {".gz", ARCHIVE_FILTER_GZIP}, {".bz2", ARCHIVE_FILTER_BZIP2}, {".xz", ARCHIVE_FILTER_XZ}, {".zst", ARCHIVE_FILTER_ZSTD}};

/// Rows that differ, longer than any buffer.
std::string longTable(unsigned rows = 40000) {
    std::string text = "x,y\n";
    for (unsigned i = 0; i < rows; ++i)
        text += std::to_string(i * 2654435761u) + "," + std::to_string(i) + "\n";
    return text;
}

std::string everythingIn(TextSource source) {
    std::string text;
    do {
        text += source.pending();
        source.consume(source.pending().size());
    } while (source.more());
    return text;
}

std::string unpackRefusal(const std::filesystem::path& file) {
    try {
        TextSource source = TextSource::fromFile(file);
        do
            source.consume(source.pending().size());
        while (source.more());
    } catch (const ParseError& error) {
        return error.what();
    }
    return "read";
}

} // namespace

TEST_CASE("a compressed text reads as the text that was compressed, whatever it is called") {
    test::TemporaryFolder folder;
    const std::string text = longTable();
    for (const auto& [extension, filter] : filters) {
        CAPTURE(extension);
        CHECK(everythingIn(TextSource::fromFile(folder.write("long.csv" + extension, compressed(text, filter)))) == text);
        CHECK(everythingIn(TextSource::fromFile(folder.write("short.csv", compressed("a,b\n", filter)))) == "a,b\n");
        CHECK(everythingIn(TextSource::fromFile(folder.write("empty.csv", compressed("", filter)))) == "");
    }
    CHECK(everythingIn(TextSource::fromFile(folder.write("plain.csv.gz", "a,b\n"))) == "a,b\n");
    CHECK(everythingIn(TextSource::fromFile(folder.write("names.csv", "BZh,a\n1,2\n"))) == "BZh,a\n1,2\n");
}

TEST_CASE("gzip files written one behind the other, or padded with zeros, are one text") {
    test::TemporaryFolder folder;
    const std::string joined = compressed("a\n", ARCHIVE_FILTER_GZIP) + compressed("b\n", ARCHIVE_FILTER_GZIP) +
                               std::string(700, '\0') + compressed("c\n", ARCHIVE_FILTER_GZIP) + std::string(512, '\0');
    CHECK(everythingIn(TextSource::fromFile(folder.write("joined.csv.gz", joined))) == "a\nb\nc\n");
}

TEST_CASE("compressed files that are cut off are refused by name, wherever they are cut") {
    test::TemporaryFolder folder;
    const std::string text = longTable();
    for (const auto& [extension, filter] : filters) {
        const std::string whole = compressed(text, filter);
        for (std::size_t length : {std::size_t{12}, whole.size() / 2, whole.size() - 9, whole.size() - 1}) {
            CAPTURE(extension, length, whole.size());
            const auto file = folder.write("cut.csv" + extension, whole.substr(0, length));
            CHECK_THAT(unpackRefusal(file), Catch::Contains("cut.csv" + extension) && Catch::Contains("is damaged"));
        }
    }
}

TEST_CASE("a gzip file with one bit changed is refused, in data and in checksum alike") {
    test::TemporaryFolder folder;
    const std::string whole = compressed(longTable(), ARCHIVE_FILTER_GZIP);
    for (std::size_t at = 10; at < whole.size(); at += whole.size() / 12) {
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 4);
        CAPTURE(at, whole.size());
        CHECK_THAT(unpackRefusal(folder.write("changed.csv.gz", changed)), Catch::Contains("is damaged"));
    }
    std::string other_sum = whole;
    other_sum[whole.size() - 8] = static_cast<char>(other_sum[whole.size() - 8] ^ 1);
    CHECK_THAT(unpackRefusal(folder.write("sum.csv.gz", other_sum)), Catch::Contains("incorrect data check"));
    CHECK_THAT(unpackRefusal(folder.write("behind.csv.gz", whole + "more")), Catch::Contains("is damaged"));
}

TEST_CASE("progress of a compressed file follows its own bytes") {
    test::TemporaryFolder folder;
    const auto file = folder.write("long.csv.gz", compressed(longTable(300000), ARCHIVE_FILTER_GZIP));
    std::vector<double> seen;
    TextSource source = TextSource::fromFile(file, Progress([&](double fraction) { seen.push_back(fraction); }, nullptr));
    everythingIn(std::move(source));
    CHECK(std::is_sorted(seen.begin(), seen.end()));
    CHECK(seen.size() >= 4);
    CHECK(seen.front() < 0.9);
    CHECK(seen.back() == 1.0);
}

TEST_CASE("what unpacks to far more than tables do is refused as it grows, not when memory ends") {
    constexpr std::uint64_t GiB = 1u << 30;
    CHECK_NOTHROW(refuseBomb(GiB / 4, 1000, "small.gz"));
    CHECK_NOTHROW(refuseBomb(16 * GiB, GiB, "large.gz"));
    CHECK_NOTHROW(refuseBomb(60 * GiB, GiB, "large.zip", most_unpacked));
    CHECK_THROWS_WITH(refuseBomb(2 * GiB, 5u << 20, "bomb.xz"), // the zip of 2.2 GB in 5 MB
                      Catch::Contains("bomb.xz") && Catch::Contains("more than 100 times its size, beyond 256 MiB"));
    CHECK_THROWS_WITH(refuseBomb(17 * GiB, GiB, "huge.gz"), Catch::Contains("more than the 16 GiB"));
    CHECK_THROWS_AS(refuseBomb(65 * GiB, 60 * GiB, "huge.zip", most_unpacked), ParseError);

    // 1.5 GiB of nothing in some hundred bytes: frames of zstd written one behind the other.
    test::TemporaryFolder folder;
    const std::string frame = compressed(std::string(64u << 20, 'x'), ARCHIVE_FILTER_ZSTD);
    std::string bomb;
    for (int i = 0; i < 24; ++i)
        bomb += frame;
    CHECK_THAT(unpackRefusal(folder.write("bomb.csv.zst", bomb)), Catch::Contains("unpacks to more"));
}
