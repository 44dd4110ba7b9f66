#include "core/files/delimited_reader.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <random>

using namespace nictate;

namespace {

using Records = std::vector<std::vector<std::string>>;

Records readAll(TextSource source, char delimiter) {
    DelimitedReader reader(source, delimiter);
    Records records;
    while (reader.next()) {
        records.emplace_back();
        for (const Cell& cell : reader.cells())
            records.back().emplace_back(cell.text);
    }
    return records;
}

Records readAll(const std::string& text, char delimiter = ',') {
    return readAll(TextSource::fromMemory(text, "test.csv"), delimiter);
}

/// The same text handed over in pieces of `step` bytes, so that every cell is cut somewhere.
Records readInPieces(const std::string& text, std::size_t step) {
    std::size_t at = 0;
    auto read = [&](char* buffer, std::size_t size) {
        std::size_t count = std::min({step, size, text.size() - at});
        std::copy_n(text.data() + at, count, buffer);
        at += count;
        return count;
    };
    return readAll(TextSource({.read = read, .size = 0, .taken = {}}, "test.csv"), ',');
}

} // namespace

TEST_CASE("records end with CRLF, LF or CR, and blank lines are skipped") {
    Records expected = {{"a", "b"}, {"1", "2"}, {"3", ""}};
    for (const char* text : {"a,b\n1,2\n3,\n", "a,b\r\n1,2\r\n3,\r\n", "a,b\r1,2\r3,\r", "a,b\n\n1,2\r\n \n3,"})
        CHECK(readAll(text) == expected);
    CHECK(readAll("").empty());
    CHECK(readAll("\n\r\n  \n").empty());
}

TEST_CASE("quotes hold delimiters, line ends and doubled quotes") {
    CHECK(readAll("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\nx,5\" disk,z\n") ==
          Records{{"a,b", "say \"hi\"", "two\nlines"}, {"x", "5\" disk", "z"}});
    CHECK(readAll(" \"a\" , b \n") == Records{{"a", "b"}});
    CHECK(readAll("\"\"\n") == Records{{""}});
}

TEST_CASE("runs of spaces and tabs are one delimiter when asked for") {
    CHECK(readAll("  a   b\tc \n1 2 3", ' ') == Records{{"a", "b", "c"}, {"1", "2", "3"}});
    CHECK(readAll("a\t\tb c\n", '\t') == Records{{"a", "", "b c"}});
}

TEST_CASE("lines are counted through quoted line ends") {
    std::string text = "a\n\"x\ny\"\nlast\n";
    TextSource source = TextSource::fromMemory(text, "test.csv");
    DelimitedReader reader(source, ',');
    std::vector<std::size_t> lines;
    while (reader.next())
        lines.push_back(reader.line());
    CHECK(lines == std::vector<std::size_t>{1, 2, 4});
    CHECK(reader.recordWasComplete() == false); // the end itself
}

TEST_CASE("a quote that is never closed is named where it opens") {
    try {
        readAll("a,b\n1,\"2\n3,4\n");
        FAIL("no error");
    } catch (const ParseError& error) {
        CHECK(error.line == 2);
        CHECK(error.column == 2);
        CHECK_THAT(error.what(), Catch::Contains("never closed"));
    }
    CHECK_THROWS_WITH(readAll("\"a\"b,c\n"), Catch::Contains("behind a closing quote"));
    CHECK_THROWS_WITH(readAll("x\n\"" + std::string(9u << 20, 'a')), Catch::Contains("4 MiB"));
    CHECK_THROWS_WITH(readAll(std::string(9u << 20, 'a')), Catch::Contains("4 MiB"));
}

TEST_CASE("where blocks end does not matter") {
    std::string text = "\xEF\xBB\xBF"
                       "id,note\r\n1,\"a \"\"quoted\"\" one,\r\nover two lines\"\r\n2,\r3,\"\"\n4,\"x\"";
    Records whole = readAll(text);
    CHECK(whole.size() == 5);
    CHECK(whole[0][0] == "id");
    for (std::size_t step = 1; step < 40; ++step)
        CHECK(readInPieces(text, step) == whole);
}

TEST_CASE("what is not a text is refused") {
    CHECK_THROWS_WITH(readAll(std::string("x,y\n1,\0\n", 8)), Catch::Contains("NUL byte at offset 6"));
}

TEST_CASE("a line reader and a record reader see the same lines") {
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        std::string text;
        for (int i = 0; i < 30; ++i)
            text += "ab\n\r,"[random() % 5];
        TextSource source = TextSource::fromMemory(text, "lines");
        LineReader lines(source);
        std::string_view line;
        std::vector<std::string> nonblank;
        while (lines.next(line))
            if (!line.empty())
                nonblank.emplace_back(line);
        Records records = readAll(text, '|');
        REQUIRE(records.size() == nonblank.size());
        for (std::size_t i = 0; i < records.size(); ++i)
            CHECK(records[i][0] == nonblank[i]);
    }
}
