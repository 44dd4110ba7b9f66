#include "core/choices/attribute_filter.h"

#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

const std::vector<std::string> names{"age", "eye colour", "sex"};

const std::vector<Participant> people{{"P01", {{"age", "9"}, {"sex", "f"}}},
                                      {"P02", {{"age", "31"}, {"sex", "m"}, {"eye colour", "Green"}}},
                                      {"P03", {{"age", "100"}, {"sex", "F"}}},
                                      {"P04", {{"sex", "f"}}}};

std::vector<std::size_t> pass(const std::string& text) { return matching(AttributeFilter::parse(text, names), people); }

using Indices = std::vector<std::size_t>;

} // namespace

TEST_CASE("numbers compare as numbers, not as text", "[filter]") {
    CHECK(pass("age < 50") == Indices{0, 1});
    CHECK(pass("age >= 31") == Indices{1, 2});
    CHECK(pass("age = 9.0") == Indices{0});
    CHECK(pass("age<=9") == Indices{0});
    CHECK(pass("age > 31") == Indices{2});
}

TEST_CASE("text compares without regard to case", "[filter]") {
    CHECK(pass("sex = f") == Indices{0, 2, 3});
    CHECK(pass("SEX != F") == Indices{1});
    CHECK(pass("\"eye colour\" = green") == Indices{1});
    CHECK(pass("id = p03") == Indices{2});
}

TEST_CASE("an observer without the attribute passes only !=", "[filter]") {
    CHECK(pass("age != 9") == Indices{1, 2, 3});
    CHECK(pass("age > 0") == Indices{0, 1, 2});
}

TEST_CASE("conditions are joined by and", "[filter]") {
    CHECK(pass("age < 50 and sex = f") == Indices{0});
    CHECK(pass("sex=f AND age≥10 and id != P04") == Indices{2});
    CHECK(pass("") == Indices{0, 1, 2, 3});
    CHECK(AttributeFilter::parse("  ", names).empty());
}

TEST_CASE("a bad expression is refused and says what is possible", "[filter]") {
    for (const char* text : {"age", "age <", "< 50", "height < 3", "age < old", "age < 50 sex = f", "age < 50 and", "age => 3",
                             "age < 50 or sex = f", "and", "age = = 3", "\"age"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(AttributeFilter::parse(text, names), InvalidParameter);
    }
    try {
        AttributeFilter::parse("height < 3", names);
        FAIL("height is no attribute");
    } catch (const InvalidParameter& invalid) {
        std::string text = invalid.what();
        CHECK(text.find("no attribute is called height") != std::string::npos);
        CHECK(text.find("id, age, eye colour, sex") != std::string::npos);
        CHECK(text.find("!=") != std::string::npos);
    }
}
