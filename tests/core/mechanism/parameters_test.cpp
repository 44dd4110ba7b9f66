#include "core/mechanism/parameters.h"

#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

TEST_CASE("numbers are read whole and in the C locale, and written so that they read back") {
    CHECK(std::get<double>(parseParameter(epsilonSpec(), "0.1")) == 0.1);
    CHECK(std::get<double>(parseParameter(epsilonSpec(), "1e-3")) == 1e-3);
    for (const char* bad : {"", "1,5", "1 ", "one", "nan", "inf", "-inf", "0", "-1", "1000.0001", "1e9"})
        CHECK_THROWS_AS(parseParameter(epsilonSpec(), bad), InvalidParameter);
    CHECK_THROWS_AS(parseParameter(observersSpec(), "2.5"), InvalidParameter);
    CHECK(valueText(0.1) == "0.1");
    CHECK(valueText(3.7037037037037037e-05) == "3.7037037037037037e-05");
    CHECK(valueText(std::string("analytic")) == "analytic");
}
