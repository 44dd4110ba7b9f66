#include "widgets/colour_maps.h"

#include "tests/catch.h"

#include <algorithm>
#include <cmath>

using namespace nictate;

namespace {

double luminance(QRgb colour) {
    auto linear = [](int v) { return v <= 10 ? v / 255.0 / 12.92 : std::pow((v / 255.0 + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

} // namespace

TEST_CASE("viridis and cividis get steadily lighter", "[colour]") {
    for (ColourMap map : {ColourMap::viridis, ColourMap::cividis}) {
        const ColourTable& table = colourTable(map);
        for (std::size_t i = 4; i < table.size(); i += 4)
            REQUIRE(luminance(table[i]) > luminance(table[i - 4]));
    }
    CHECK(colourTable(ColourMap::viridis)[0] == qRgb(0x44, 0x01, 0x54));
    CHECK(colourTable(ColourMap::viridis)[255] == qRgb(0xfd, 0xe7, 0x25));
}

TEST_CASE("the diverging map is blue below, red above, neutral between, light or dark", "[colour]") {
    for (bool dark : {false, true}) {
        const ColourTable& table = colourTable(ColourMap::diverging, dark);
        CHECK(qBlue(table[0]) > qRed(table[0]) + 40);
        CHECK(qRed(table[255]) > qBlue(table[255]) + 40);
        QColor middle(table[128]);
        CHECK(std::max({middle.red(), middle.green(), middle.blue()}) - std::min({middle.red(), middle.green(), middle.blue()}) <
              16);
        CHECK((middle.lightness() < 60) == dark);
    }
}

TEST_CASE("colour maps are found by name", "[colour]") {
    for (ColourMap map : colourMaps())
        CHECK(colourMapNamed(name(map)) == map);
    CHECK_FALSE(colourMapNamed("jet"));
}

TEST_CASE("numbers are short and never local", "[colour]") {
    CHECK(shortNumber(0) == "0");
    CHECK(shortNumber(0.0314159) == "0.0314");
    CHECK(shortNumber(0.0022) == "0.0022");
    CHECK(shortNumber(3.7037e-5) == "3.7×10⁻⁵");
    CHECK(shortNumber(1.5) == "1.5");
    CHECK(shortNumber(12345) == "12\u202f345");
    CHECK(shortNumber(2e6) == "2\u202f000\u202f000");
    CHECK(shortNumber(-0.25) == QString::fromUtf8("−0.25")); // a minus for eyes, which is typed back as well
    CHECK(typedNumber(shortNumber(-0.25)).toDouble() == -0.25);
    CHECK(typedNumber(shortNumber(-2.5e-9)).toDouble() == -2.5e-9);
}
