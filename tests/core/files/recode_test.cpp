
#include "core/errors.h"
#include "core/files/text_source.h"
#include "core/files/words.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

/// Characters up to U+FFFF, and a pair above.
const std::u16string sample = u"Fixation;Überschrift;ß €\r\n1;2,5;漢字 \U0001F441\n";
const std::string as_utf8 = "Fixation;Überschrift;ß €\r\n1;2,5;漢字 👁\n";

std::string utf16(std::u16string_view characters, bool big_endian) {
    std::string bytes;
    for (char16_t c : characters) {
        const char high = static_cast<char>(c >> 8), low = static_cast<char>(c & 0xFF);
        bytes += big_endian ? high : low;
        bytes += big_endian ? low : high;
    }
    return bytes;
}

std::string read(const std::string& bytes) {
    TextSource source = TextSource::fromMemory(bytes, "test.tsv");
    while (source.more()) {
    }
    return std::string(source.pending());
}

} // namespace

TEST_CASE("UTF-16 reads as UTF-8, in either order, with a byte-order mark or without") {
    const std::u16string header = u"Participant\tX\tY\n", mark = u"\uFEFF";
    for (bool big_endian : {false, true}) {
        CHECK(read(utf16(mark + sample, big_endian)) == as_utf8);
        CHECK(read(utf16(header + sample, big_endian)) == "Participant\tX\tY\n" + as_utf8);
    }
}

TEST_CASE("UTF-16 longer than every buffer is whole, pairs of surrogates across their ends too") {
    std::u16string many = u"x";
    std::string expected = "x";
    for (int i = 0; i < 400000; ++i) {
        many += u"\U0001F441";
        expected += "👁";
    }
    CHECK(read(utf16(u"\uFEFF" + many, false)) == expected);
    CHECK(read(utf16(u"\uFEFF" + many.substr(1), true)) == expected.substr(1));
}

TEST_CASE("malformed UTF-16 is refused with the place") {
    const std::u16string lone = {0xFEFF, u'a', 0xDC00, u'b'}, unfinished = {0xFEFF, u'a', 0xD83D};
    CHECK_THROWS_WITH(read(utf16(lone, false)), Catch::Contains("no character at byte 4"));
    CHECK_THROWS_WITH(read(utf16(unfinished, true)), Catch::Contains("half a character at byte 4"));
    CHECK_THROWS_WITH(read(utf16(u"\uFEFFab", false) + "c"), Catch::Contains("half a character at byte 6"));
}

TEST_CASE("NUL bytes that are no UTF-16 are binary data, and those of one line do not make a file UTF-16") {
    CHECK_THROWS_WITH(read(std::string("a\0\1\0b\0", 6)), Catch::Contains("binary"));
    CHECK_THROWS_WITH(read(std::string("\0\0\0\0\0\0\0\0", 8)), Catch::Contains("binary"));
    CHECK_THROWS_WITH(read("x,y\n1,2\n" + utf16(u"a,b", false)), Catch::Contains("binary"));
    CHECK_THROWS_WITH(read(utf16(std::u16string(u"a\tb\n\0c", 6), false)), Catch::Contains("binary"));
    CHECK(read("a\n") == "a\n");
}

TEST_CASE("cells that are no UTF-8 are read as Windows-1252, which holds Latin-1") {
    CHECK(asUtf8("Gr\xF6\xDF"
                 "e \x80 \x93x\x94 \x81") == "Größe € “x” \u0081");
    CHECK(asUtf8("Größe €") == "Größe €");
}
