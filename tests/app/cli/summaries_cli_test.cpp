// nictate-cli summaries and release summaries, as a person and a script meet them.

#include "core/domains/areas/area_release.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/card_schema.h"

#include <nlohmann/json.hpp>

using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nlohmann::json;

namespace {

/// Twenty people, half of them experts, each with four rows of two features.
struct SummaryFixture {
    nictate::test::TemporaryFolder folder;

    SummaryFixture() {
        std::string csv = "participant,training,rate,size\n";
        for (int p = 0; p < 20; ++p)
            for (int t = 0; t < 4; ++t)
                csv += "QZPERSON" + std::to_string(100 + p) + (p % 2 ? ",novice," : ",expert,") + (p % 2 ? "1" : "3") + "." +
                       std::to_string(t) + "," + std::to_string(5 * t) + "\n";
        folder.write("people.csv", csv);
        cli("inspect " + path("people.csv") + " --write-plan");
        folder.write("bounds.csv", "feature,lower,upper\nrate,0,4\nsize,0,20\n");
    }
    std::string path(const char* name) const { return (folder.path() / name).string(); }
    std::string command(const std::string& start, const std::string& rest) const {
        return start + " " + path("people.csv") + " " + rest;
    }
};

} // namespace

TEST_CASE("release summaries --quality: the protected means of data quality, in the study's own ledger") {
    const nictate::test::TemporaryFolder folder;
    std::string csv = "participant,stimulus,time_ms,x_px,y_px\n";
    for (int person = 0; person < 12; ++person)
        for (int i = 0; i < 60; ++i)
            csv += "QZPERSON" + std::to_string(100 + person) + ",garden," + std::to_string(10 * i) +
                   (i < 15 ? ",,\n" : "," + std::to_string(100 + (person % 2 ? 2 : 4) * (i % 2)) + ",50\n");
    const std::string study = folder.write("gaze.csv", csv).string();
    cli("inspect " + study + " --size 400x300 --write-plan");
    const std::string bounds =
        folder.write("bounds.csv", "feature,lower,upper\nloss,0,1\nrms_s2s_px,0,10\nbcea_px2,0,100\n").string();
    const std::string choice = study + " --quality --features loss,rms_s2s_px --bounds " + bounds + " --set epsilon=900";
    const CliRun simulated = cli("summaries " + choice + " --json");
    REQUIRE(simulated.status == 0);
    const json rows = json::parse(simulated.text)["rows"];
    CHECK(rows[0]["feature"] == "loss");
    CHECK(rows[0]["original"] == Approx(0.25));
    CHECK(rows[1]["original"] == Approx(3));
    const std::string out = (folder.path() / "out").string(), ledger = (folder.path() / "ledger.jsonl").string();
    const CliRun released = cli("release summaries " + choice + " --accept-unproven --ledger " + ledger + " --out " + out);
    REQUIRE(released.status == 0);
    const std::string table = contents(out + "/" + nictate::summary_table), card = contents(out + "/privacy_card.json");
    CHECK_THAT(table, Catch::Contains("loss") && Catch::Contains("rms_s2s_px"));
    CHECK_THAT(table + card, !Catch::Contains("QZPERSON"));
    CHECK_THAT(contents(ledger), Catch::Contains("summaries"));
    const std::string fixations =
        folder.write("fixations.csv", "participant,stimulus,x,y,duration_ms\nanna,garden,5,5,200\n").string();
    const CliRun none = cli("summaries " + fixations + " --size 400x300 --quality --features loss --bounds " + bounds, "2>&1");
    CHECK(none.status == 3);
    CHECK_THAT(none.text, Catch::Contains("no samples"));
}

TEST_CASE("summaries: a table of features by command, with originals and what it costs") {
    const SummaryFixture f;
    const CliRun run = cli(
        f.command("summaries", "--features size,rate --bounds " + f.path("bounds.csv") + " --set epsilon=900 --seed 3 --json"));
    REQUIRE(run.status == 0);
    const json out = json::parse(run.text);
    CHECK(out["simulation"] == true);
    CHECK(out["mechanism"] == "summaries");
    CHECK(out["observers"] == 20);
    REQUIRE(out["rows"].size() == 2);
    CHECK(out["rows"][0]["feature"] == "size");
    CHECK(out["rows"][0]["metric"] == "feature-mean");
    CHECK(out["rows"][0]["original"].get<double>() == Approx(7.5));
    CHECK(out["rows"][0]["private"].get<double>() == Approx(7.5).margin(0.2));
    CHECK(out["rows"][1]["original"].get<double>() == Approx(2.15));
    CHECK(out["features"][1] == json::parse(R"({"feature":"rate","lower":0.0,"upper":4.0})"));
    CHECK(out["guarantee"]["user_epsilon"] == 900);
}

TEST_CASE("summaries: groups, differences and their file") {
    const SummaryFixture f;
    const CliRun run = cli(f.command("summaries", "--features rate --groups training --bounds " + f.path("bounds.csv") +
                                                      " --set epsilon=900 --differences " + f.path("d.csv") + " --json"));
    REQUIRE(run.status == 0);
    const json out = json::parse(run.text);
    REQUIRE(out["differences"].size() == 1);
    CHECK(out["differences"][0]["feature"] == "rate");
    CHECK(out["differences"][0]["difference"].get<double>() == Approx(2).margin(0.05));
    CHECK_THAT(out["differences"][0]["sentence"].get<std::string>(),
               Catch::StartsWith("Group expert had a higher mean of rate than group novice"));
    CHECK_THAT(contents(f.path("d.csv")), Catch::StartsWith("group_a,group_b,feature,metric,difference,"));
}

TEST_CASE("summaries: what is wrong is said, with what is expected") {
    const SummaryFixture f;
    const auto said = [&](const std::string& rest, int status) {
        const CliRun run = cli(f.command("summaries", rest), "2>&1");
        CHECK(run.status == status);
        return run.text;
    };
    const std::string bounds = " --bounds " + f.path("bounds.csv");
    CHECK_THAT(said("--features rate", 2), Catch::Contains("--bounds"));
    CHECK_THAT(said("--features rate --bounds data", 2), Catch::Contains("invalid bounds: data"));
    CHECK_THAT(said("--features speed" + bounds, 3), Catch::Contains("there is no feature \"speed\""));
    CHECK_THAT(said("--features rate,rate" + bounds, 2), Catch::Contains("each feature once"));
    CHECK_THAT(said("--features rate --condition film" + bounds, 3), Catch::Contains("there is no condition \"film\""));
    CHECK_THAT(said("--features rate --groups age" + bounds, 2), Catch::Contains("training"));
    CHECK_THAT(said("--features rate --set speed=2" + bounds, 2), Catch::Contains("speed"));
}

TEST_CASE("summaries: a release writes table, figure, bounds and a card, and books one entry") {
    const SummaryFixture f;
    const CliRun run =
        cli(f.command("release summaries", "--features size,rate --groups training --declare groups,people --bounds " +
                                               f.path("bounds.csv") + " --set epsilon=3 --ledger " + f.path("L") + " --out " +
                                               f.path("D") + " --json"),
            "2>&1");
    CAPTURE(run.text);
    for (const char* file : {"feature_table.csv", "features.csv", "differences.csv", "findings.txt", "methods.txt", "figure.svg",
                             "figure.pdf", "privacy_card.json", "privacy_card.pdf"})
        CHECK(std::filesystem::exists(f.folder.path() / "D" / file));
    const std::string card = contents(f.folder.path() / "D" / "privacy_card.json");
    nictate::test::checkCard(card, "release summaries");
    CHECK(json::parse(card)["guarantee"]["status"] == "proven");
    CHECK(json::parse(card)["ledger"]["entry"] == 1);
    CHECK_THAT(contents(f.folder.path() / "D" / "figure.svg"), Catch::Contains("part of the public range"));
    CHECK_THAT(contents(f.folder.path() / "D" / "feature_table.csv"), !Catch::Contains("QZPERSON"));
    const CliRun ledger = cli("ledger " + f.path("L") + " --json");
    CHECK(json::parse(ledger.text)["totals"]["epsilon"].get<double>() == Approx(3).margin(1e-4));
}
