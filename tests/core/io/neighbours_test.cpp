#include "core/io/open_study.h"
#include "core/io/table_format.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/neighbours.h"
#include "tests/core/io/written_studies.h"

#include <algorithm>
#include <set>

using namespace nictate;

TEST_CASE("neighbours: a replaced file changes nothing of others and of what is public, or is refused by name",
          "[neighbours][statistics]") {
    const test::NeighbourReport report = test::openNeighbours(2000);
    CHECK(report.openings >= 2000);
    CHECK(report.same >= 200);
    CHECK(report.refused >= 200);
    for (std::size_t i = 0; i < std::min<std::size_t>(200, report.broken.size()); ++i)
        UNSCOPED_INFO(report.broken[i]);
    INFO(report.broken.size() << " of " << report.openings << " are broken");
    CHECK(report.broken.empty());
}

TEST_CASE("neighbours: a replaced file breaks nothing in a few hundred openings", "[neighbours]") { // also under the sanitizers
    const test::NeighbourReport report = test::openNeighbours(200);
    CHECK(report.openings >= 200);
    CHECK(report.broken.empty());
}

TEST_CASE("neighbours: every file has at least sixty variants that are other texts", "[neighbours]") {
    for (const test::WrittenStudy& written : test::writtenStudies()) {
        const auto variants = test::headVariants(written.own, {});
        const auto others = std::count_if(variants.begin(), variants.end(),
                                          [&](const test::HeadVariant& variant) { return variant.text != written.own; });
        INFO(written.name << ", " << variants.size() << " variants");
        CHECK(others >= 60);
    }
}

TEST_CASE("neighbours: a file each of every table format is among them, and all its people are found", "[neighbours]") {
    std::set<std::string> formats;
    for (const test::WrittenStudy& written : test::writtenFolders()) {
        INFO(written.name);
        test::TemporaryFolder folder;
        for (const auto& [name, text] : written.files(written.own))
            folder.write(name, text);
        const Dataset study = openStudy(folder.path() / "study");
        CHECK(study.participants.size() == 4);
        CHECK(std::any_of(study.participants.begin(), study.participants.end(),
                          [&](const Participant& person) { return person.id == written.second; }));
        formats.insert(study.frame.reading.value("format"));
    }
    for (const TableFormat& format : tableFormats()) {
        INFO(format.id);
        CHECK(formats.count(format.id) == 1);
    }
}
