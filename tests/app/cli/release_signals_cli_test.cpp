// nictate-cli release signals, as a person and a script meet it.

#include "core/noise/seeded_noise.h"
#include "core/privacy/ledger.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

/// Five people, two conditions, two features, 40 rows; one recording is shorter when `uneven`.
struct Fixture {
    TemporaryFolder folder;
    std::vector<std::string> words;
    std::vector<double> numbers;

    explicit Fixture(bool uneven = false) {
        std::string csv = "participant,session,pace,reach\n";
        const SeededNoise noise(6);
        std::uint64_t at = 0;
        for (int p = 0; p < 5; ++p)
            for (const char* session : {"comic", "textbook"})
                for (int t = 0; t < (uneven && p == 3 ? 30 : 40); ++t) {
                    numbers.push_back(noise.uniform(at++) * 2.5);
                    numbers.push_back(10 + noise.uniform(at++));
                    char line[120];
                    std::snprintf(line, sizeof line, "QZPERSON%d,%s,%.17g,%.17g\n", 1000 + 37 * p, session,
                                  numbers[numbers.size() - 2], numbers.back());
                    csv += line;
                }
        for (int p = 0; p < 5; ++p)
            words.push_back("QZPERSON" + std::to_string(1000 + 37 * p));
        words.push_back("QZTABLEQZ");
        words.push_back(folder.path().filename().string());
        folder.write("QZTABLEQZ.csv", csv);
        folder.write("bounds.csv", "feature,lower,upper\npace,0,2\nreach,10,11\n");
        cli("inspect " + path("QZTABLEQZ.csv") + " --write-plan"); // which columns are features is confirmed, and who took part
        auto kept = nlohmann::json::parse(contents(folder.path() / "nictate-reading.json"));
        kept["frame"].erase("rows");
        kept["frame"].erase("conditions");
        folder.write("nictate-reading.json", kept.dump());
    }
    std::string path(const char* name) const { return (folder.path() / name).string(); }
    std::string release(const std::string& rest, const char* out = "D",
                        const std::string& declared = " --declare lengths,conditions") const {
        return "release signals " + path("QZTABLEQZ.csv") + " --bounds " + path("bounds.csv") + " --ledger " + path("L") +
               " --out " + path(out) + " " + rest + declared;
    }
};

} // namespace

TEST_CASE("signals are released as numbered tables with card and ledger, and nothing private in any byte",
          "[release-signals-cli]") {
    Fixture f;
    const CliRun run = cli(f.release("--mechanism cfpa --set epsilon=0.25 --set chunk=16 --json"));
    REQUIRE(run.status == 0);
    const auto result = nlohmann::json::parse(run.text);
    CHECK(result["rows"] == 40);
    CHECK(result["tables"] == 10);
    CHECK(result["guarantee"]["user_epsilon"] == 3.0); // 2 features · 2 conditions · 3 chunks · 0.25
    CHECK(result["guarantee"]["published_epsilon"] == 0.5);
    CHECK(test::filesIn(f.folder.path() / "D") == 13);
    const auto card = nlohmann::json::parse(contents(f.folder.path() / "D/privacy_card.json"));
    CHECK(card["released"]["what"] == "feature signals");
    CHECK(card["released"]["conditions"] == nlohmann::json({"comic", "textbook"}));
    CHECK(contents(f.folder.path() / "D/privacy_card.pdf").substr(0, 5) == "%PDF-");
    const std::string table = contents(f.folder.path() / "D/participant_005_textbook.csv");
    CHECK(table.substr(0, 11) == "pace,reach\n");
    CHECK(std::count(table.begin(), table.end(), '\n') == 41);
    for (const auto& file : std::filesystem::directory_iterator(f.folder.path() / "D")) {
        INFO(file.path().filename().string());
        CHECK(test::findings(file.path().filename().string() + contents(file.path()), f.words, f.numbers) ==
              std::set<std::string>{});
    }
    REQUIRE(cli(f.release("--mechanism cfpa --set epsilon=0.25 --set chunk=16", "D2")).status == 0);
    CHECK(contents(f.folder.path() / "D/participant_001_comic.csv") !=
          contents(f.folder.path() / "D2/participant_001_comic.csv"));
    const auto ledger = nlohmann::json::parse(cli("ledger " + f.path("L") + " --json").text);
    CHECK(ledger["entries"].size() == 2);
    CHECK(ledger["entries"][0]["what"] == "feature signals");
    CHECK(ledger["entries"][0]["epsilon"] == 3.0);
    CHECK(ledger["entries"][0]["published_epsilon"] == 0.5);
    CHECK(ledger["totals"]["rho"].get<double>() == Approx(2 * 12 * 0.25 * 0.25 / 2));
    CHECK(ledger["totals"]["published_epsilon"] == Approx(1));
}

TEST_CASE("release signals says when to expect mostly noise", "[release-signals-cli]") {
    Fixture f;
    CHECK(cli(f.release("--mechanism lpa --set epsilon=0.01", "D"), "2>&1").text.find("mostly noise") != std::string::npos);
    CHECK(cli(f.release("--mechanism fpa --set epsilon=500", "D2"), "2>&1").text.find("mostly noise") == std::string::npos);
}

TEST_CASE("what was counted from the tables costs proven unless it is given or declared", "[release-signals-cli]") {
    Fixture f;
    CHECK(cli(f.release("--mechanism lpa", "D", "")).status == 4);
    CHECK(cli(f.release("--mechanism lpa --set length=40", "D", "")).status == 4); // two conditions
    CHECK(cli(f.release("--mechanism lpa", "D", " --declare lengths")).status == 4);
    CHECK(cli(f.release("--mechanism lpa", "D", " --declare weather")).status == 2);
    CHECK_FALSE(std::filesystem::exists(f.path("L")));
    const CliRun accepted = cli(f.release("--mechanism lpa --accept-published --json", "D", ""));
    REQUIRE(accepted.status == 0);
    CHECK(nlohmann::json::parse(accepted.text)["guarantee"]["status"] == "as published");
    const CliRun declared = cli(f.release("--mechanism lpa --set length=40 --json", "D2", " --declare conditions"));
    REQUIRE(declared.status == 0);
    CHECK(nlohmann::json::parse(declared.text)["guarantee"]["status"] == "proven");
    CHECK(contents(f.folder.path() / "D2/privacy_card.json").find("was declared by the person") != std::string::npos);
}

TEST_CASE("exit statuses of release signals", "[release-signals-cli]") {
    Fixture f;
    CHECK(cli(f.release("--mechanism nothing")).status == 2);
    CHECK(cli(f.release("--mechanism clipped-gaussian")).status == 2); // reads maps
    CHECK(cli(f.release("--mechanism lpa --set epsilon=0")).status == 2);
    CHECK(cli(f.release("--mechanism fpa --set k=30")).status == 2);
    CHECK(cli(f.release("--mechanism lpa --set length=1")).status == 2);
    CHECK(cli(f.release("--mechanism lpa --set features=1")).status == 2);
    CHECK(cli(f.release("--mechanism lpa --seed 1")).status == 2);
    CHECK(cli(f.release("--mechanism lpa --budget 0")).status == 2);
    CHECK(cli("release signals " + f.path("QZTABLEQZ.csv") + " --mechanism lpa --ledger " + f.path("L") + " --out " + f.path("D"))
              .status == 2);
    CHECK(cli("release signals " + f.path("QZTABLEQZ.csv") + " --mechanism lpa --bounds data --ledger " + f.path("L") +
              " --out " + f.path("D"))
              .status == 2);
    CHECK(cli("release signals " + f.path("none.csv") + " --mechanism lpa --bounds " + f.path("bounds.csv") + " --out " +
              f.path("D"))
              .status == 3);
    CHECK(cli(f.release("--mechanism k-same-select")).status == 4); // not confirmed
    CHECK(cli(f.release("--mechanism fpa --set k_choice=optimal")).status == 4);
    CHECK(cli(f.release("--mechanism marginals --accept-published")).status == 4);
    CHECK(cli(f.release("--mechanism lpa --set epsilon=1 --budget 1")).status == 4); // 4 are needed
    const CliRun norm = cli(f.release("--mechanism fpa --set noise=k-norm --accept-published"), "2>&1");
    CHECK(norm.status == 4);
    CHECK(norm.text.find("no exact sampler") != std::string::npos);
    CHECK(cli(f.release("--mechanism lpa", "bounds.csv/D")).status == 5);
    f.folder.write("bounds.csv", "feature,lower,upper\npace,2,0\nreach,10,11\n");
    CHECK(cli(f.release("--mechanism lpa")).status == 2);
    f.folder.write("bounds.csv", "feature,lower,upper\npace,0,2\n");
    CHECK(cli(f.release("--mechanism lpa")).status == 3);
    CHECK(test::filesIn(f.folder.path()) == 3); // the table, its plan and bounds: nothing was written by any of them
    f.folder.write("bounds.csv", "feature,lower,upper\npace,0,2\nreach,10,11\n");
    CHECK(cli(f.release("--mechanism k-same-select --accept-published")).status == 0);
    CHECK(cli(f.release("--mechanism lpa")).status == 5); // the folder is there already
    CHECK_FALSE(Ledger(f.folder.path() / "L").totals().epsilon.has_value());
}

TEST_CASE("recordings of different length need a public length or a confirmation", "[release-signals-cli]") {
    Fixture f(true);
    CHECK(cli(f.release("--mechanism lpa", "D", " --declare conditions")).status == 4);
    CHECK(cli(f.release("--mechanism lpa --set length=36", "D", " --declare conditions")).status == 0);
    const std::string table = contents(f.folder.path() / "D/participant_001_comic.csv");
    CHECK(std::count(table.begin(), table.end(), '\n') == 37);
}
