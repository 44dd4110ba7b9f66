#include "tests/app/window/number_forms.h"

#include "tests/catch.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"

using namespace nictate;

TEST_CASE("other forms of numbers than the writer's are found, and no names") {
    for (const char* odd : {"6e-4", "10.000", "12345", "0.12345", "0.10", "1,5", "12.34567", "1e5", "3 and 0.50."}) {
        CAPTURE(odd);
        CHECK(test::oddNumbers(QString::fromUtf8(odd), '.').size() == 1);
    }
    for (const char* usual : {"0.0006", "12\u202f345", "10⁻⁵ and 2.2×10⁻⁹", "0.5, 1, 2.", "1.0.0", "Data_P1.50", "v2.10",
                              "12.3 %", "10.1145/3448018", "P10-2.50x", "99:1"}) {
        CAPTURE(usual);
        CHECK(test::oddNumbers(QString::fromUtf8(usual), '.').isEmpty());
    }
    CHECK(test::oddNumbers("ε = 0.5", ',').size() == 1);
    CHECK(test::oddNumbers("ε = 0,5", ',').isEmpty());
    CHECK(test::oddNumbers("12.50", '.', true).isEmpty());
}

TEST_CASE("windows write numbers with the sign of their language, and read both") {
    CHECK(shortNumber(0.5) == "0.5");
    {
        const test::German german;
        CHECK(shortNumber(0.0006) == "0,0006");
        CHECK(lossNumber(3.6741) == "3,68");
        CHECK(percentNumber(0.1234) == QString::fromUtf8("12,3 %"));
        CHECK(englishNumber(0.5) == "0.5");
        NumberBox box;
        box.setRange(0, 100);
        box.setDecimals(3);
        box.setSuffix(" °");
        box.setValue(10);
        CHECK(box.text() == QString::fromUtf8("10 °"));
        box.setValue(0.5);
        CHECK(box.text() == QString::fromUtf8("0,5 °"));
        CHECK(box.valueFromText(QString::fromUtf8("0.25 °")) == 0.25);
        CHECK(box.valueFromText("0,25") == 0.25);
    }
    for (const double value : {0.5, 12345.0, 2.2e-9, 1e-5, 1e8, 0.0006})
        CHECK(typedNumber(shortNumber(value)).toDouble() == value);
    CHECK(typedNumber(" 1e-9 ") == "1e-9");
    CHECK(typedNumber("10") == "10");
}
