// nictate-cli simulate reading, features and inspect on feature tables.

#include "core/io/open_study.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

/// With both streams.
CliRun said(const std::string& arguments, const char* errors = "2>&1") { return cli(arguments, errors); }

nlohmann::json inspected(const std::string& path) {
    CliRun run = said("inspect " + path + " --json", "2>/dev/null");
    REQUIRE(run.status == 0);
    return nlohmann::json::parse(run.text);
}

} // namespace

TEST_CASE("readers are simulated, featured, and opened again as a study with features", "[features-cli]") {
    TemporaryFolder folder;
    const std::string reading = (folder.path() / "reading").string(), tables = (folder.path() / "tables").string();
    REQUIRE(said("simulate reading " + reading + " --participants 3 --seed 5").status == 0);
    CHECK(inspected(reading)["samples"] == 9 * 18000);
    CHECK(inspected(reading)["features"] == 0);
    CHECK(inspected(reading)["sampling_rate_hz"] == 30);
    REQUIRE(said("features " + reading + " --out " + tables).status == 0);
    nlohmann::json counts = inspected(tables);
    CHECK(counts["participants"] == 3);
    CHECK(counts["conditions"] == 3);
    CHECK(counts["features"] == 52);
    Dataset study = openStudy(tables);
    CHECK(study.features.step_s == 0.5);
    CHECK(study.features.tables[0].values.rows() == 1141);
    CHECK(study.participants[0].attributes.count("gender") == 1);

    SECTION("the same seed makes the same study, and settings count") {
        REQUIRE(said("simulate reading " + reading + "2 --participants 3 --seed 5").status == 0);
        CHECK(contents(reading + "/samples.tsv") == contents(reading + "2/samples.tsv"));
        REQUIRE(said("features " + reading + " --window 60 --step 5 --algorithm idt --set dispersion=3 --out " + tables + "2")
                    .status == 0);
        Dataset other = openStudy(tables + "2");
        CHECK(other.features.tables[0].values.rows() == 109);
        CHECK(other.features.step_s == 5);
    }
    SECTION("what cannot be is refused with its status, and leaves nothing") {
        const std::string out = " --out " + (folder.path() / "none").string();
        const std::size_t before = test::filesIn(folder.path());
        struct Refusal {
            std::string arguments;
            int status;
            std::string words;
        };
        for (const Refusal& refusal : std::initializer_list<Refusal>{
                 {"features " + reading + " --window 1000" + out, 2, "window"},
                 {"features " + reading + " --window 0" + out, 2, "window"},
                 {"features " + reading + " --window nan" + out, 2, "window"},
                 {"features " + reading + " --step -1" + out, 2, "step"},
                 {"features " + reading + " --set velocity_threshold=-5" + out, 2, "velocity_threshold"},
                 {"features " + reading + " --set speed=5" + out, 2, "velocity_threshold"},
                 {"features " + reading + " --algorithm hmm" + out, 2, "algorithm"},
                 {"features " + tables + out, 3, "no samples"},
                 {"features " + (folder.path() / "absent").string() + out, 3, "does not exist"},
                 {"features " + reading + " --out " + tables, 5, "exists already"},
                 {"simulate reading " + tables, 5, "exists already"},
                 {"simulate reading " + out.substr(7) + " --participants -1", 2, "participants"},
                 {"inspect " + tables + " --pattern Data.csv", 2, "pattern"},
                 {"inspect " + tables + " --pattern {participant}_nothing.csv", 2, "pattern"},
             }) {
            INFO(refusal.arguments);
            CliRun run = said(refusal.arguments);
            CHECK(run.status == refusal.status);
            CHECK_THAT(run.text, Catch::Contains(refusal.words));
        }
        CHECK(test::filesIn(folder.path()) == before);
    }
}
