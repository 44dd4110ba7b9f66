#include "core/files/number.h"

#include "tests/catch.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace nictate;

namespace {
ParsedNumber parse(std::string_view cell, DecimalSign sign = DecimalSign::unknown) { return parseNumber(cell, sign); }
} // namespace

TEST_CASE("cells are numbers, missing or neither") {
    CHECK(parse("12").value == 12);
    CHECK(parse("-0.5").value == -0.5);
    CHECK(parse("+3").value == 3);
    CHECK(parse(".5").value == 0.5);
    CHECK(parse("5.").value == 5);
    CHECK(parse("1e3").value == 1000);
    CHECK(parse("1.5E-2").value == 0.015);
    for (const char* cell : {"",   "NaN", "nan",  "-nan",     "NA",    "N/A",    "null",   "None", ".",         "-",
                             "--", "inf", "-Inf", "Infinity", "1e999", "-1e999", "1.#IND", "#N/A", "undefined", "?"})
        CHECK(parse(cell).kind == NumberKind::absent);
    for (const char* cell : {"abc", "1x", "1 2", "0x10", "1.2.3", "1,2,3", "+-3", "12ms", "1.234,5", ",", "--5"})
        CHECK(parse(cell).kind == NumberKind::not_a_number);
}

TEST_CASE("the first fraction decides the decimal sign") {
    DecimalSign sign = DecimalSign::unknown;
    CHECK(parseNumber("7", sign).value == 7);
    CHECK(sign == DecimalSign::unknown);
    CHECK(parseNumber("12,25", sign).value == 12.25);
    CHECK(sign == DecimalSign::comma);
    CHECK(parseNumber("-0,5e1", sign).value == -5);
    CHECK(parseNumber("12.5", sign).kind == NumberKind::not_a_number);
    sign = DecimalSign::unknown;
    CHECK(parseNumber("12.5", sign).value == 12.5);
    CHECK(parseNumber("12,5", sign).kind == NumberKind::not_a_number);
}

TEST_CASE("numbers are written so that they read back exactly") {
    std::mt19937_64 random(3);
    for (int i = 0; i < 20000; ++i) {
        double value = std::bit_cast<double>(random());
        if (!std::isfinite(value))
            continue;
        std::string text;
        appendNumber(text, value);
        ParsedNumber back = parse(text, DecimalSign::point);
        REQUIRE(back.kind == NumberKind::number);
        REQUIRE(std::bit_cast<std::uint64_t>(back.value) == std::bit_cast<std::uint64_t>(value));
    }
    std::string nothing;
    appendNumber(nothing, std::numeric_limits<double>::quiet_NaN());
    CHECK(nothing.empty());
}
