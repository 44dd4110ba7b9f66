// Heatmaps over time on the command line: simulated, audited, released.

#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;
using nlohmann::json;

namespace {

/// Twelve people who look at the left for a second and then at the right; or the same without any times.
struct TimeWindowsFixture {
    TemporaryFolder folder;

    explicit TimeWindowsFixture(bool timed = true) {
        std::string csv = timed ? "participant,stimulus,x,y,start_ms,duration_ms\n" : "participant,stimulus,x,y\n";
        for (int p = 0; p < 12; ++p)
            for (int k = 0; k < 8; ++k) {
                csv += "QZPERSON" + std::to_string(1000 + 37 * p) + ",clip," + (k < 4 ? "200." : "600.") +
                       std::to_string(10 + p) + ",300." + std::to_string(11 + k);
                csv += timed ? "," + std::to_string(250 * k) + ",200\n" : "\n";
            }
        folder.write("QZTABLEQZ.csv", csv);
        cli("inspect " + table() + " --size 800x600 --units px --time-unit ms --write-plan");
    }
    std::string table() const { return path("QZTABLEQZ.csv"); }
    std::string path(const char* name) const { return (folder.path() / name).string(); }
    std::string heatmap(const std::string& rest) const {
        return "heatmap " + table() + " --size 800x600 --stimulus clip --mechanism clipped-gaussian --set epsilon=5 " + rest;
    }
    std::string release(const std::string& rest) const {
        return "release heatmap " + table() + " --size 800x600 --stimulus clip --mechanism clipped-gaussian --ledger " +
               path("L") + " --out " + path("D") + " " + rest;
    }
};

} // namespace

TEST_CASE("a heatmap over time is simulated window by window: tables, pictures, an animation and a CC each") {
    TimeWindowsFixture f;
    const CliRun run = cli(f.heatmap("--windows 4 --presentation 2000 --json --map " + f.path("M.csv") + " --original " +
                                     f.path("O.csv") + " --png " + f.path("P.png") + " --animation " + f.path("A.webp")));
    REQUIRE(run.status == 0);
    const json out = json::parse(run.text);
    CHECK(out["cut_at"] == json({500, 1000, 1500}));
    REQUIRE(out["cc_windows"].size() == 4);
    double mean = 0;
    for (const json& cc : out["cc_windows"])
        mean += cc.get<double>() / 4;
    CHECK(out["cc"].get<double>() == Approx(mean));
    CHECK(mean > 0.5);
    CHECK(out["data_share"] > 0.0);
    for (const char* name : {"M-1.csv", "M-4.csv", "O-2.csv", "P-1.png", "P-4.png"})
        CHECK(std::filesystem::file_size(f.folder.path() / name) > 100);
    CHECK_FALSE(std::filesystem::exists(f.folder.path() / "M-5.csv"));
    CHECK_FALSE(std::filesystem::exists(f.folder.path() / "M.csv"));
    CHECK(contents(f.folder.path() / "A.webp").substr(8, 4) == "WEBP");

    const json at = json::parse(cli(f.heatmap("--windows 500,1000,1500 --presentation 2000 --json")).text);
    CHECK(at["cc_windows"] == out["cc_windows"]); // the same cuts, said
}

TEST_CASE("windows that cannot be are refused by name, and what is guessed or missing is said") {
    TimeWindowsFixture f;
    const auto refused = [&](const std::string& rest, const char* word) {
        const CliRun run = cli(f.heatmap(rest), "2>&1");
        CAPTURE(rest, run.text);
        CHECK(run.status == 2);
        CHECK_THAT(run.text, Catch::Contains(word));
    };
    refused("--windows 0", "windows");
    refused("--windows 2.5", "windows");
    refused("--windows 1000000", "windows");
    refused("--windows nan", "windows");
    refused("--windows 900,400", "rise");
    refused("--windows 400,x", "500,1500");
    refused("--windows 3 --presentation nan", "presentation");
    const CliRun laplace = cli(
        "heatmap " + f.table() + " --size 800x600 --stimulus clip --mechanism laplace --windows 3 --presentation 900", "2>&1");
    CHECK(laplace.status == 2);
    CHECK_THAT(laplace.text, Catch::Contains("windows") && Catch::Contains("clipped-gaussian"));

    const CliRun guessed = cli(f.heatmap("--windows 3"), "2>&1");
    CHECK(guessed.status == 0);
    CHECK_THAT(guessed.text, Catch::Contains("2000 ms, guessed from gaze"));
    const CliRun many = cli(f.heatmap("--windows 100 --presentation 2000"), "2>&1");
    CHECK(many.status == 0);
    CHECK_THAT(many.text, Catch::Contains("92 of 100 windows hold no fixation"));

    TimeWindowsFixture untimed(false);
    const CliRun without = cli(untimed.heatmap("--windows 2 --presentation 2000"), "2>&1");
    CHECK_THAT(without.text, Catch::Contains("12 of 12 recordings have no times") && Catch::Contains("--window-by order"));
    const CliRun by_order = cli(untimed.heatmap("--windows 4, --window-by order --json"));
    REQUIRE(by_order.status == 0);
    const json out = json::parse(by_order.text);
    CHECK(out["cut_at"] == json({4}));
    CHECK(out["cc_windows"][1] > 0.5);
}

TEST_CASE("a heatmap over time is released with one entry and pictures that play; a guessed presentation is refused") {
    TimeWindowsFixture f;
    const CliRun refused = cli(f.release("--windows 2"), "2>&1");
    CHECK(refused.status == 4);
    CHECK_THAT(refused.text, Catch::Contains("--presentation"));
    CHECK_FALSE(std::filesystem::exists(f.folder.path() / "L"));

    REQUIRE(cli(f.release("--windows 2 --presentation 2000 --json")).status == 0);
    const std::string ledger = contents(f.folder.path() / "L");
    CHECK(ledger.find(R"("windows":2)") != std::string::npos);
    const std::filesystem::path out = f.folder.path() / "D";
    for (const char* file : {"heatmap-1.csv", "heatmap-2.csv", "private_grid-2.csv", "unbiased-1.csv", "heatmap-1.png",
                             "heatmap-2.png", "heatmap.png", "heatmap.svg", "heatmap.pdf", "heatmap.webp", "heatmap.tif",
                             "private_grid.npy", "privacy_card.json", "privacy_card.pdf"}) {
        CAPTURE(file);
        REQUIRE(std::filesystem::exists(out / file));
        CHECK(test::findings(contents(out / file), {"QZPERSON", "QZTABLEQZ", "seed", f.folder.path().filename().string()}, {}) ==
              std::set<std::string>{});
    }
    CHECK(test::filesIn(out) == 16);
    CHECK(json::parse(contents(out / "privacy_card.json"))["windows"]["count"] == 2);
}

TEST_CASE("mutants of heatmaps over time are caught by their outputs, by name") {
    const auto audited = [](const std::string& rest) {
        const CliRun run = cli("audit clipped-gaussian --samples 20000 --json " + rest);
        REQUIRE(run.status == 0);
        return json::parse(run.text)["verdict"].get<std::string>();
    };
    CHECK(audited("--windows 8") == "no breach found");
    CHECK(audited("--mutant windows-clipped-apart") == "the promise is broken");
    CHECK(audited("--mutant presentation-from-data") == "the promise is broken");
}

TEST_CASE("synthesise and bids: a released heatmap over time as fixations and as a BIDS derivative, by command") {
    TimeWindowsFixture f;
    REQUIRE(cli(f.release("--windows 2 --presentation 2000 --set epsilon=20")).status == 0);
    const CliRun made = cli("synthesise " + f.path("D") + " --fixations 3 --observers 50 --out " + f.path("S"));
    REQUIRE(made.status == 0);
    CHECK_THAT(made.text, Catch::Contains("50 synthetic observers, 300 synthetic fixations"));
    CHECK(contents(f.path("S") + "/synthetic_fixations.csv")
              .starts_with("participant,stimulus,start_ms,duration_ms,x_px,y_px,synthetic\n"));
    const CliRun opened = cli("inspect " + f.path("S") + "/synthetic_fixations.csv --json");
    REQUIRE(opened.status == 0);
    CHECK(json::parse(opened.text)["participants"] == 50);
    CHECK(json::parse(opened.text)["fixations"] == 300);
    const CliRun again = cli("synthesise " + f.path("D") + " --out " + f.path("S"), "2>&1");
    CHECK(again.status == 5);
    CHECK(cli("synthesise " + f.path("S") + " --out " + f.path("S2")).status == 3);
    CHECK(cli("synthesise " + f.path("D") + " --observers 0 --out " + f.path("S2")).status == 2);

    REQUIRE(cli("bids release " + f.path("D") + " --out " + f.path("B")).status == 0);
    CHECK(json::parse(contents(f.path("B") + "/dataset_description.json"))["DatasetType"] == "derivative");
    CHECK(contents(f.path("B") + "/release/privacy_card.json") == contents(f.path("D") + "/privacy_card.json"));
    const CliRun no_samples = cli("bids study " + f.table() + " --size 800x600 --out " + f.path("B2"), "2>&1");
    CHECK(no_samples.status == 3);
    CHECK_THAT(no_samples.text, Catch::Contains("screen's size and distance"));
}
