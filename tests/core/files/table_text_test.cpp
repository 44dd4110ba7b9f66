#include "core/files/table_text.h"

#include "core/files/delimited_reader.h"
#include "core/files/figures.h"
#include "tests/catch.h"

#include <limits>

using namespace nictate;

TEST_CASE("a table reads back cell by cell what was written, for every delimiter") {
    const std::vector<std::string> cells = {"plain", "a,b", "a;b", "a\tb", "say \"it\"", "two\nlines", " spaces ", "ε", ""};
    for (char delimiter : {',', ';', '\t'}) {
        TableText table(delimiter);
        for (const std::string& cell : cells)
            table.text(cell);
        table.nothing().number(0.1).number(std::numeric_limits<double>::quiet_NaN()).count(3).endRow();
        TextSource source = TextSource::fromMemory(table.str(), "t");
        DelimitedReader reader(source, delimiter);
        REQUIRE(reader.next());
        REQUIRE(reader.cells().size() == cells.size() + 4);
        for (std::size_t i = 0; i < cells.size(); ++i)
            CHECK(reader.cells()[i].text == cells[i]);
        CHECK(reader.cells()[cells.size() - 1].quoted);
        CHECK_FALSE(reader.cells()[cells.size()].quoted);
        CHECK(reader.cells()[cells.size() + 1].text == "0.1");
        CHECK(reader.cells()[cells.size() + 2].text.empty());
        CHECK_FALSE(reader.next());
    }
}

TEST_CASE("plain cells stay as they are, byte by byte") {
    TableText table;
    table.header({"feature", "lower bound"});
    table.text("rate").number(1e-7).endRow();
    CHECK(table.take() == "feature,lower bound\nrate,1e-07\n");
    CHECK(table.str().empty());
}

TEST_CASE("figures: six digits in files, as many as one takes in on screen") {
    CHECK(figure(0.011180339887) == "0.0111803");
    CHECK(figure(1e-5) == "1e-05");
    CHECK(figure(640) == "640");
    CHECK(shortFigure(0) == "0");
    CHECK(shortFigure(0.1234) == "0.123");
    CHECK(shortFigure(12.345) == "12.3");
    CHECK(shortFigure(1234.56) == "1235");
    CHECK(shortFigure(0.00022) == "0.00022");
    CHECK(shortFigure(100000) == "100\u202f000");
    CHECK(shortFigure(-2.25e-120) == "-2.25×10⁻¹²⁰");
    CHECK(shortFigure(std::numeric_limits<double>::infinity()) == "∞");
    CHECK(shortFigure(std::optional<double>()) == "∞");
}

TEST_CASE("figures: what is rounded to zero has no sign") {
    CHECK(fixedFigure(-0.001, 2) == "0.00");
    CHECK(fixedFigure(-0.0, 0) == "0");
    CHECK(fixedFigure(-0.06, 1) == "-0.1");
    CHECK(figure(-0.0) == "0");
    CHECK(shortFigure(-0.0) == "0");
}

TEST_CASE("figures: a loss has three digits and never reads as less than it is") {
    CHECK(figureUp(3.6741) == "3.68");
    CHECK(figureUp(1) == "1");
    CHECK(figureUp(3.68) == "3.68");
    CHECK(figureUp(0.1 + 0.2) == "0.3"); // a double's own error is no loss
    CHECK(figureUp(9.991) == "10");
    CHECK(figureUp(0.12301) == "0.124");
    CHECK(figureUp(12345) == "12\u202f400");
    CHECK(figureUp(99999) == "100\u202f000");
    CHECK(figureUp(0.00022001) == "0.000221");
    CHECK(figureUp(1e-5) == "10⁻⁵");
    CHECK(figureUp(0) == "0");
    CHECK(figureUp(std::numeric_limits<double>::infinity()) == "∞");
    CHECK(figureUp(std::optional<double>()) == "∞");
    CHECK(figure(roundedUp(3.67410001, 6)) == "3.67411");
    CHECK(figure(roundedUp(3.6741, 6)) == "3.6741");
    CHECK(figure(roundedUp(1234567.0, 3)) == "1.24e+06");
}
