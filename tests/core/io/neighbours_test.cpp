#include "tests/catch.h"
#include "tests/core/io/neighbours.h"
#include "tests/core/io/written_studies.h"

#include <algorithm>

using namespace nictate;

TEST_CASE("neighbours: a replaced file changes nothing of others and of what is public, or is refused by name", "[neighbours]") {
    const test::NeighbourReport report = test::openNeighbours(2000);
    CHECK(report.openings >= 2000);
    CHECK(report.same >= 200);
    CHECK(report.refused >= 200);
    for (std::size_t i = 0; i < std::min<std::size_t>(20, report.broken.size()); ++i)
        UNSCOPED_INFO(report.broken[i]);
    INFO(report.broken.size() << " of " << report.openings << " are broken");
    CHECK(report.broken.empty());
}

TEST_CASE("neighbours: every file has at least sixty variants, all of them other texts", "[neighbours]") {
    for (const test::WrittenStudy& written : test::writtenStudies()) {
        const auto variants = test::headVariants(written.own, {});
        CHECK(variants.size() >= 60);
    }
}
