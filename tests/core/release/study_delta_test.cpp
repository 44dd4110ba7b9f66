#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/release/small_study.h"

using namespace nictate;
using nictate::test::planFor;

TEST_CASE("a study's delta is proposed by hand, or as 1e-5 or n^(-3/2), and no release may have one of 1/n", "[release]") {
    const auto study = test::markedStudy(); // of nine
    REQUIRE(planFor(study, "gaussian", {{"delta", 1e-3}}).study_delta == 1e-3);
    REQUIRE(planFor(study, "gaussian").study_delta == 1e-5);
    REQUIRE(defaultStudyDelta(10000) == Approx(1e-6));
    REQUIRE_THROWS_AS(planFor(study, "gaussian", {{"delta", 0.112}}), Refused);
    REQUIRE_NOTHROW(planFor(study, "gaussian", {{"delta", 0.111}}));
}
