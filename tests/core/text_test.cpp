#include "core/text.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <sstream>
#include <type_traits>

using namespace nictate;

namespace {

Text longText() { return Text("%1 could not be written: there is no room for it on the disk", std::string("gaze.csv")); }

} // namespace

TEST_CASE("a text puts its arguments where they stand, in any order, more than once or not at all", "[text]") {
    const std::string name = "P1";
    CHECK(Text("%1 has no samples of %2", name, std::string("poster")).english() == "P1 has no samples of poster");
    CHECK(Text("%2 before %1", name, std::string("P2")).english() == "P2 before P1");
    CHECK(Text("%1, %1 and %1", name).english() == "P1, P1 and P1");
    CHECK(Text("nothing", name).english() == "nothing");
    CHECK(Text("%9%8%7%6%5%4%3%2%1", 1, 2, 3, 4, 5, 6, 7, 8, 9).english() == "987654321");
    CHECK(Text("%12", 3).english() == "32"); // of one digit
    CHECK(Text().empty());
    CHECK(Text("").empty());
}

TEST_CASE("an argument that is missing, and a sign that names none, stay as they stand", "[text]") {
    CHECK(Text("%1 of %2", 3).english() == "3 of %2");
    CHECK(Text("%1").english() == "%1");
    CHECK(Text("%0 %a 95 % of %1 %", 3).english() == "%0 %a 95 % of 3 %");
    CHECK(Text("%%1", 3).english() == "%3");
    const std::vector<std::string> many(12, "x");
    CHECK(filledIn("% %: %; %9 %", many) == "% %: %; x %");
}

TEST_CASE("data that looks like a source is not filled in", "[text]") {
    const std::string data = "100%1.csv %2";
    CHECK(Text(data).english() == data);
    CHECK(Text("%1 and %2", data, std::string("%1")).english() == "100%1.csv %2 and %1");
    CHECK((Text(data) + Text("%1", std::string("%2"))).english() == data + "%2");
    CHECK(joined({data, data}, " %1 ").english() == data + " %1 " + data);
    CHECK(Text("%1: %2", Text("%2: %1", data, 1), 2).english() == "1: " + data + ": 2");
}

TEST_CASE("a literal is words with a source, anything else is data without", "[text]") {
    const Text words("%1 of %2", std::string("a"), Text("the maps"));
    CHECK(words.source() == "%1 of %2");
    REQUIRE(words.arguments().size() == 2);
    CHECK(words.arguments()[0].source().empty());
    CHECK(words.arguments()[1].source() == "the maps");
    CHECK(Text(std::string("gaze")).source().empty());
    CHECK(Text(std::string_view("gaze")).source().empty());
    CHECK(Text("umlaut: ä").english() == "umlaut: ä");
    STATIC_REQUIRE(std::is_convertible_v<std::string, Text>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Text, const char*>); // who knows which it is?
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Text, char(&)[8]>);
}

TEST_CASE("whole numbers are arguments; fractions are formatted before, and a bool or a character is none", "[text]") {
    CHECK(Text("%1 %2 %3 %4", -3, std::size_t{18446744073709551615u}, std::uint8_t{200}, 0L).english() ==
          "-3 18446744073709551615 200 0");
    CHECK(Text(7).english() == "7");
    CHECK(Text(7).source().empty());
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Text, double>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Text, float>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Text, bool>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Text, char>);
}

TEST_CASE("texts are joined in order with what stands between, also empty ones", "[text]") {
    CHECK(joined({}, ", ").empty());
    CHECK(joined({Text("one")}, ", ").source() == "one");
    CHECK(joined({Text("one"), std::string("b"), Text("%1 more", 3)}, ", ").english() == "one, b, 3 more");
    CHECK(joined({Text(), Text("b"), Text()}, ", ").english() == ", b, ");
    std::vector<Text> many;
    std::string expected;
    for (int i = 0; i < 5000; ++i) {
        many.push_back(Text("file %1", i));
        expected += (i > 0 ? "; file " : "file ") + std::to_string(i);
    }
    CHECK(joined(many, "; ").english() == expected);
}

TEST_CASE("one text after the other keeps both to be translated; nothing adds nothing", "[text]") {
    const Text a("A first sentence."), b("A second of %1.", std::string("x"));
    const Text both = a + std::string(" ") + b;
    CHECK(both == "A first sentence. A second of x.");
    REQUIRE(both.arguments().size() == 2);
    CHECK(both.arguments()[1].source() == "A second of %1.");
    CHECK((Text() + a).source() == a.source());
    CHECK((a + Text()).source() == a.source());
    Text grown;
    grown += a;
    CHECK(grown.source() == a.source());
    grown += grown;
    CHECK(grown == "A first sentence.A first sentence.");
}

TEST_CASE("texts are equal where their English is, and in its order", "[text]") {
    CHECK(Text("%1 rows", 3) == Text(std::string("3 rows")));
    CHECK(Text("%1 rows", 3) == "3 rows");
    CHECK("3 rows" == Text("%1 rows", 3));
    CHECK(Text("%1 rows", 3) == std::string("3 rows"));
    CHECK(Text("%1 rows", 3) != "4 rows");
    CHECK(Text("a") < Text("b"));
    std::ostringstream out;
    out << Text("%1 rows", 3);
    CHECK(out.str() == "3 rows");
}

TEST_CASE("the same words are told of other arguments; data stays", "[text]") {
    const Text of_draft("%1 could not be written: %2", std::string("map.png.part"), std::string("No space"));
    CHECK(of_draft.with({std::string("map.png"), of_draft.arguments()[1]}) == "map.png could not be written: No space");
    CHECK(of_draft.with({std::string("map.png"), Text("nothing")}).source() == of_draft.source());
    CHECK(Text(std::string("%1")).with({Text("x")}) == "%1");
}

TEST_CASE("a text becomes no string by itself, and its English outlives it", "[text]") {
    STATIC_REQUIRE_FALSE(std::is_convertible_v<Text, std::string>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<std::string, Text>);
    STATIC_REQUIRE_FALSE(std::is_assignable_v<std::string&, Text>);
    const std::string expected = "gaze.csv could not be written: there is no room for it on the disk";
    const std::string& english = longText().english();
    CHECK(english == expected);
    const Text kept = longText();
    std::string assigned;
    assigned = kept.english();
    CHECK(assigned == expected);
    CHECK(kept == expected); // nothing was moved out of it
}

TEST_CASE("what files hold becomes the word that reads so, and stays data where there is none", "[text]") {
    const std::vector<Text> words = {Text("dwell"), Text("looked")};
    CHECK(knownWord("looked", words).source() == "looked");
    CHECK(knownWord("glanced", words) == "glanced");
    CHECK(knownWord("glanced", words).source().empty());
    CHECK(knownWord("", {}).empty());
}

TEST_CASE("a parameter's name and value are words or data, and keep what they are", "[text]") {
    const InvalidParameter of_data("epsilon", std::string("-1"), Text("more than %1", 0));
    CHECK(of_data.text == "invalid epsilon: -1 (expected more than 0)");
    CHECK(of_data.name.source().empty());
    const InvalidParameter of_words(Text("areas"), Text("%1 of them", 3), Text("fewer"));
    CHECK(of_words.name.source() == "areas");
    CHECK(of_words.value.source() == "%1 of them");
}

TEST_CASE("an error's words come back of any exception", "[text]") {
    const ParseError error("gaze.csv", 3, 2, Text("the row has %1", 4), Text("mend it"));
    CHECK(textOf(error).source() == "%1: %2; %3");
    CHECK(textOf(error) == "gaze.csv, line 3, column 2: the row has 4; mend it");
    CHECK(textOf(error) == error.what());
    CHECK(textOf(std::runtime_error("100%1")) == "100%1");
    CHECK(textOf(std::runtime_error("100%1")).source().empty());
}
