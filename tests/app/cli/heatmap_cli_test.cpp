// nictate-cli heatmap on studies of samples only, and on stimuli that nobody looked at.

#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>
#include <sstream>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;

TEST_CASE("a study of samples only has a heatmap with gaze in it, and an empty one is said to be empty", "[heatmap-cli]") {
    test::TemporaryFolder folder;
    std::string rows = "participant,stimulus,time_ms,x,y\n";
    for (const char* person : {"a", "b"})
        for (int i = 0; i < 100; ++i) {
            rows += std::string(person) + ",seen," + std::to_string(20 * i) + ",300,200\n";
            rows += std::string(person) + ",missed," + std::to_string(20 * i) + ",-300,-200\n";
        }
    const std::string table = folder.write("gaze.csv", rows).string();
    const std::string of = "heatmap " + table + " --size 800x600 --mechanism clipped-gaussian --stimulus ";

    const CliRun seen = cli(of + "seen --original " + (folder.path() / "seen.csv").string(), "2>&1");
    CHECK(seen.status == 0);
    CHECK_THAT(seen.text, Catch::Contains("fixations were detected for the maps (I-VT"));
    CHECK_THAT(seen.text, Catch::Contains("no fixation lies on \"missed\": its heatmap is empty"));
    const auto gaze = [&](const char* map) {
        return test::contents(folder.path() / map).find_first_of("123456789") != std::string::npos;
    };
    CHECK(gaze("seen.csv"));

    const CliRun missed = cli(of + "missed --original " + (folder.path() / "missed.csv").string(), "2>&1");
    CHECK(missed.status == 0);
    CHECK_FALSE(gaze("missed.csv"));

    const auto counts = nlohmann::json::parse(cli("inspect " + table + " --size 800x600 --json", "2>/dev/null").text);
    CHECK(counts["fixations"] == 4);
    CHECK(counts["samples"] == 400);
}

TEST_CASE("what glasses' scene camera saw has no heatmap, no heatmap over time and no release", "[heatmap-cli]") {
    test::TemporaryFolder folder;
    for (const char* person : {"a", "b", "c"}) {
        std::string lines;
        for (int i = 0; i < 50; ++i)
            lines += "{\"type\":\"gaze\",\"timestamp\":" + std::to_string(0.02 * i) + ",\"data\":{\"gaze2d\":[0.5,0.5]}}\n";
        folder.write("study/" + std::string(person) + "/gazedata", lines);
    }
    const std::string of = (folder.path() / "study").string() + " --stimulus scene --mechanism clipped-gaussian ";
    for (const std::string& command :
         {"heatmap " + of, "heatmap " + of + "--windows 2 --presentation 1000",
          "release heatmap " + of + "--person folder --declare people --set epsilon=1 --out " + (folder.path() / "out").string() +
              " --ledger " + (folder.path() / "ledger.jsonl").string()}) {
        CAPTURE(command);
        const CliRun run = cli(command, "2>&1");
        CHECK(run.status != 0);
        CHECK_THAT(run.text, Catch::Contains("no map of \"scene\""));
    }
    CHECK_FALSE(std::filesystem::exists(folder.path() / "out"));
    CHECK_FALSE(std::filesystem::exists(folder.path() / "ledger.jsonl"));
}

TEST_CASE("what a map shows with no gaze at all, and how much of it is data, are told", "[heatmap-cli]") {
    const std::string gallery = NICTATE_SOURCE_DIR "/datasets/gallery --stimulus poster ";
    const auto with = [&](const char* prior) {
        const CliRun run =
            cli("heatmap " + gallery + "--mechanism clipped-gaussian --set epsilon=0.3 --json --set prior=" + prior);
        REQUIRE(run.status == 0);
        return nlohmann::json::parse(run.text);
    };
    const auto picture = with("picture"), none = with("none");
    CHECK(picture["parameters"]["prior"] == "picture");
    CHECK(picture["data_share"] > 0.0);
    CHECK(picture["data_share"] < 1.0);
    CHECK_FALSE(none.contains("data_share"));
    CHECK(none["cc_prior_only"] == picture["cc_prior_only"]);

    const CliRun run = cli("tradeoff " + gallery + "--mechanism laplace --epsilons 0.1,3 --repetitions 2");
    CHECK(run.status == 0);
    const std::size_t first = run.text.find("prior-only,0.1,"), second = run.text.find("prior-only,3,");
    REQUIRE(first != std::string::npos);
    REQUIRE(second != std::string::npos);
    const std::string at = run.text.substr(first + 15, second - first - 16), after = run.text.substr(second + 13, at.size());
    CHECK(at == after); // the same at every ε
    CHECK(std::stod(at) == Approx(picture["cc_prior_only"].get<double>()));
}

TEST_CASE("groups called alike, or as the table of differences, have a file each", "[heatmap-cli]") {
    test::TemporaryFolder folder;
    const std::filesystem::path study = folder.path() / "gallery";
    std::filesystem::copy(NICTATE_SOURCE_DIR "/datasets/gallery", study, std::filesystem::copy_options::recursive);
    std::istringstream people(test::contents(study / "participants.tsv"));
    std::string table, line;
    const char* groups[] = {"b c", "b_c", "B_c", "difference"};
    for (std::size_t i = 0; std::getline(people, line); ++i)
        table += line + "\t" + (i == 0 ? "site" : groups[i % 4]) + "\n";
    folder.write("gallery/participants.tsv", table);
    const std::string out = (folder.path() / "maps").string();
    const CliRun run = cli("heatmap " + study.string() + " --stimulus poster --mechanism clipped-gaussian --groups site --out " +
                           out + " --json");
    REQUIRE(run.status == 0);
    std::set<std::string> files, maps;
    const auto json = nlohmann::json::parse(run.text);
    for (const auto& group : json["groups"]) {
        files.insert(group["file"].get<std::string>());
        maps.insert(test::contents(folder.path() / "maps" / group["file"].get<std::string>()));
    }
    CHECK(files.size() == 4);
    CHECK(maps.size() == 4);
    CHECK_THAT(test::contents(folder.path() / "maps" / "difference.csv"), Catch::StartsWith("group_a,group_b,"));
}

TEST_CASE("groups have a heatmap each, and a table says where they differ by more than the noise", "[heatmap-cli]") {
    test::TemporaryFolder folder;
    const std::string out = (folder.path() / "maps").string();
    const std::string of =
        "heatmap " NICTATE_SOURCE_DIR "/datasets/gallery --stimulus poster --mechanism clipped-gaussian --groups ";
    const CliRun run = cli(of + "training --out " + out + " --json");
    REQUIRE(run.status == 0);
    const auto json = nlohmann::json::parse(run.text);
    REQUIRE(json["groups"].size() == 2);
    CHECK(json["differences"][0]["threshold"].get<double>() > 0);
    CHECK(json["guarantee"]["user_epsilon"] == 1);
    CHECK_THAT(test::contents(folder.path() / "maps" / "difference.csv"),
               Catch::StartsWith("group_a,group_b,row,column,x_px,y_px,difference,threshold,beyond_noise\ndesign,none,0,0,"));
    CHECK_FALSE(test::contents(folder.path() / "maps" / "design.csv").empty());
    CHECK_FALSE(test::contents(folder.path() / "maps" / "none.csv").empty());
    CHECK(cli(of + "training").status != 0); // where to?

    const std::string to = " --ledger " + (folder.path() / "L").string() + " --out " + (folder.path() / "D").string();
    CHECK(cli("release " + of + "training" + to).status != 0); // counted groups want a confirmation
    const CliRun released = cli("release " + of + "training --declare groups --json" + to);
    REQUIRE(released.status == 0);
    const auto result = nlohmann::json::parse(released.text);
    CHECK(result["released"].size() == 1);
    CHECK(result["released"][0]["groups"] == 2);
    for (const char* file : {"heatmap-design.csv", "heatmap-none.png", "heatmap_on_stimulus-none.png", "private_grid-design.npy",
                             "groups-design-none.svg", "groups-design-none.pdf", "difference.csv", "privacy_card.pdf"})
        CHECK(std::filesystem::exists(folder.path() / "D" / file));
}
