// nictate-cli release and ledger, as a person and a script meet them.

#include "core/privacy/gaussian_profile.h"
#include "core/privacy/ledger.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/patience.h"
#include "tests/platform/test_system.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>
#include <thread>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

/// The gallery without its pictures: nothing here looks at one, and a release without takes a fifth of the time.
const std::string& gallery() {
    static const TemporaryFolder folder;
    static const std::string data = [] {
        std::filesystem::copy(std::string(NICTATE_SOURCE_DIR) + "/datasets/gallery", folder.path() / "gallery",
                              std::filesystem::copy_options::recursive);
        std::filesystem::remove_all(folder.path() / "gallery/stimuli");
        return (folder.path() / "gallery").string();
    }();
    return data;
}

std::string release(const TemporaryFolder& folder, const std::string& rest, const std::string& data = gallery()) {
    return "release heatmap " + data + " --ledger " + (folder.path() / "L").string() + " " + rest;
}

} // namespace

TEST_CASE("two releases differ, are booked, and a third is refused just below its budget", "[release-cli]") {
    TemporaryFolder folder;
    std::string data = std::string(NICTATE_SOURCE_DIR) + "/../shared/data/osie", stimulus = "1001.jpg";
    if (!std::filesystem::exists(data)) {
        std::cout << "skipped on OSIE (../shared/data/osie is not there), done on the gallery instead\n";
        data = gallery();
        stimulus = "poster";
    }
    const std::string settings =
        "--stimulus " + stimulus +
        " --mechanism clipped-gaussian --set epsilon=1 --set delta=1e-5 --declare people,stimuli --out " + folder.path().string();
    REQUIRE(cli(release(folder, settings + "/D1", data)).status == 0);
    REQUIRE(cli(release(folder, settings + "/D2", data)).status == 0);
    REQUIRE(contents(folder.path() / "D1/private_grid.csv") != contents(folder.path() / "D2/private_grid.csv"));

    const CliRun shown = cli("ledger " + (folder.path() / "L").string() + " --json");
    REQUIRE(shown.status == 0);
    const auto ledger = nlohmann::json::parse(shown.text);
    REQUIRE(ledger["entries"].size() == 2);
    REQUIRE(ledger["verified"] == true);
    REQUIRE(ledger["first_broken"].is_null());
    const double rho = ledger["entries"][0]["rho"].get<double>() + ledger["entries"][1]["rho"].get<double>();
    const double mu = std::sqrt(2 * rho), total = ledger["totals"]["epsilon"].get<double>();
    CHECK(total >= gaussianEpsilon(mu, 1e-5));
    CHECK(total <= gaussianEpsilon(mu, 1e-5) * 1.001);
    const auto card = nlohmann::json::parse(contents(folder.path() / "D1/privacy_card.json"));
    const double sigma_squared = card["noise"]["lattice_sigma_squared"].get<double>();
    REQUIRE(ledger["entries"][0]["rho"].get<double>() ==
            Approx(std::stod(card["noise"]["lattice_sensitivity_l2_squared"].get<std::string>()) / (2 * sigma_squared))
                .epsilon(1e-12));

    const std::string before = contents(folder.path() / "L");
    char budget[40];
    std::snprintf(budget, sizeof budget, " --budget %.12g", gaussianEpsilon(mu * std::sqrt(1.5), 1e-5) - 1e-6);
    REQUIRE(cli(release(folder, settings + "/D3" + budget, data)).status == 4);
    REQUIRE_FALSE(std::filesystem::exists(folder.path() / "D3"));
    REQUIRE(contents(folder.path() / "L") == before);
    REQUIRE(test::filesIn(folder.path()) == 3);
}

TEST_CASE("exit statuses of release", "[release-cli]") {
    TemporaryFolder folder;
    const std::string out = " --out " + (folder.path() / "D").string();
    const std::string good = "--stimulus poster --mechanism clipped-gaussian";
    REQUIRE(cli(release(folder, "--stimulus nothing --mechanism laplace" + out)).status == 3);
    REQUIRE(cli(release(folder, "--stimulus poster --mechanism nothing" + out)).status == 2);
    REQUIRE(cli(release(folder, "--mechanism laplace" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --all-stimuli" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --set epsilon=0" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --set epsilon=nan" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --set observers=1000" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --budget -1" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --seed 1" + out)).status == 2);
    REQUIRE(cli(release(folder, good + " --replicate 10" + out)).status == 2);
    REQUIRE(cli(release(folder, "--stimulus poster --mechanism noise-free" + out)).status == 4);
    REQUIRE(cli(release(folder, "--stimulus poster --mechanism gaussian --set calibration=theorem-3.4" + out)).status == 4);
    REQUIRE(cli(release(folder, good + " --out /dev/null/D")).status == 5);
    REQUIRE(test::filesIn(folder.path()) == 0); // nothing was written by any of them
    REQUIRE(cli(release(folder, "--stimulus poster --mechanism noise-free --accept-published" + out)).status == 0);
    REQUIRE(cli(release(folder, good + out)).status == 5); // the folder is there already
    REQUIRE(cli("ledger " + (folder.path() / "none").string()).status == 3);
    // A ledger inside what is published would be published.
    REQUIRE(cli("release heatmap " + gallery() + " " + good + " --ledger " + (folder.path() / "E/L").string() + " --out " +
                (folder.path() / "E").string())
                .status == 2);
}

TEST_CASE("a broken chain blocks releases until it is acknowledged", "[release-cli]") {
    TemporaryFolder folder;
    const std::string settings = "--stimulus poster --mechanism laplace --set epsilon=1 --out " + folder.path().string();
    REQUIRE(cli(release(folder, settings + "/D1")).status == 0);
    REQUIRE(cli(release(folder, settings + "/D2")).status == 0);
    std::string text = contents(folder.path() / "L");
    text.replace(text.find("\"epsilon\":1.0"), 13, "\"epsilon\":0.1");
    folder.write("L", text);
    const std::string ledger = "ledger " + (folder.path() / "L").string();
    const CliRun broken = cli(ledger + " --json");
    REQUIRE(broken.status == 4);
    REQUIRE(nlohmann::json::parse(broken.text)["first_broken"] == 1);
    REQUIRE(nlohmann::json::parse(broken.text)["verified"] == false);
    REQUIRE(cli(release(folder, settings + "/D3")).status == 4);
    REQUIRE_FALSE(std::filesystem::exists(folder.path() / "D3"));
    REQUIRE(cli(ledger + " --acknowledge 2").status == 2);
    REQUIRE(cli(ledger + " --at-most 1").status == 2);
    REQUIRE(cli(ledger + " --acknowledge 1 --at-most -1").status == 2);
    const CliRun noted = cli(ledger + " --acknowledge 1 --json");
    REQUIRE(noted.status == 0);
    REQUIRE(nlohmann::json::parse(noted.text)["entries"].size() == 3);
    REQUIRE(nlohmann::json::parse(noted.text)["totals"]["epsilon"].is_null());
    REQUIRE(cli(release(folder, settings + "/D3")).status == 0);
    const auto unbounded = nlohmann::json::parse(contents(folder.path() / "D3/privacy_card.json"))["ledger"];
    CHECK(unbounded["epsilon"].is_null());
    CHECK(unbounded["breaks"][0]["lost_at_most_epsilon"].is_null());
    const auto bounded = nlohmann::json::parse(cli(ledger + " --acknowledge 1 --at-most 2,1e-7 --json").text);
    CHECK(bounded["breaks"][0]["at_most"]["epsilon"] == 2.0);
    CHECK(bounded["totals"]["epsilon"].get<double>() > 3.5);
    folder.write("L", "{\"nictate_ledger\":2}\n");
    REQUIRE(cli(release(folder, settings + "/D4")).status == 4);
    REQUIRE(cli(ledger).status == 4);
}

TEST_CASE("a card tells the ledger from one that was rolled back, even if that went on", "[release-cli]") {
    TemporaryFolder folder;
    const std::string settings = "--stimulus poster --mechanism laplace --set epsilon=1 --out " + folder.path().string();
    const std::string check = "ledger " + (folder.path() / "L").string() + " --card ";
    REQUIRE(cli(release(folder, settings + "/D1")).status == 0);
    const std::string older = contents(folder.path() / "L");
    REQUIRE(cli(release(folder, settings + "/D2")).status == 0);
    const std::string first = (folder.path() / "D1/privacy_card.json").string(),
                      second = (folder.path() / "D2/privacy_card.json").string();
    CHECK(cli(check + first).status == 0);
    CHECK(cli(check + second).status == 0);
    folder.write("L", older);
    CHECK(cli(check + first).status == 0);
    CHECK(cli(check + second).status == 4);
    REQUIRE(cli(release(folder, settings + "/D3")).status == 0);
    const CliRun rewritten = cli(check + second, "2>&1 >/dev/null");
    CHECK(rewritten.status == 4);
    CHECK(rewritten.text.find("older copy") != std::string::npos);
    CHECK(cli(check + (folder.path() / "D1/heatmap.csv").string()).status == 3);
}

TEST_CASE("a study's folder, its study.json and a link to it share one ledger", "[release-cli][posix]") {
    TemporaryFolder folder;
    std::filesystem::copy(gallery(), folder.path() / "gallery", std::filesystem::copy_options::recursive);
    std::filesystem::create_directory(folder.path() / "elsewhere");
    std::filesystem::create_directory_symlink(folder.path() / "gallery", folder.path() / "elsewhere/link");
    const std::string rest = " --stimulus poster --mechanism laplace --set epsilon=1 --out " + (folder.path() / "D").string();
    int number = 0;
    for (const char* name : {"gallery", "gallery/study.json", "elsewhere/link"})
        REQUIRE(cli("release heatmap " + (folder.path() / name).string() + rest + std::to_string(++number)).status == 0);
    CHECK(Ledger(folder.path() / "nictate-ledger-gallery.jsonl").entries().size() == 3);
    CHECK(test::filesIn(folder.path() / "elsewhere") == 1);
}

TEST_CASE("a study's delta is set with its first release and must be below 1/n", "[release-cli]") {
    TemporaryFolder folder;
    const std::string settings = "--stimulus poster --mechanism clipped-gaussian --out " + folder.path().string();
    CHECK(cli(release(folder, settings + "/D1 --study-delta 0.9")).status == 4);
    CHECK(cli(release(folder, settings + "/D1 --set delta=0.9")).status == 4);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "L"));
    CHECK(cli(release(folder, settings + "/D1 --study-delta 1e-7")).status == 0);
    CHECK(Ledger(folder.path() / "L").delta() == 1e-7);
    CHECK(cli(release(folder, settings + "/D2 --study-delta 1e-6")).status == 2);
    TemporaryFolder other;
    CHECK(cli(release(other, "--stimulus poster --mechanism clipped-gaussian --out " + (other.path() / "D").string())).status ==
          0);
    CHECK(Ledger(other.path() / "L").delta() == 1e-5);
}

TEST_CASE("a batch has one entry and one folder a stimulus, and is refused as a whole", "[release-cli]") {
    TemporaryFolder folder;
    const std::string settings = "--all-stimuli --mechanism laplace --set epsilon=1 --set width=20 --set height=15 --out " +
                                 (folder.path() / "D").string();
    REQUIRE(cli(release(folder, settings + " --budget 5.9")).status == 4); // six stimuli
    REQUIRE(test::filesIn(folder.path()) <= 1);
    REQUIRE_FALSE(std::filesystem::exists(folder.path() / "L"));
    const CliRun batch = cli(release(folder, settings + " --budget 6 --json"));
    REQUIRE(batch.status == 0);
    const auto result = nlohmann::json::parse(batch.text);
    REQUIRE(result["released"].size() == 6);
    REQUIRE(result["totals"]["epsilon"].get<double>() == Approx(6).epsilon(1e-4));
    CHECK(result["together"]["epsilon"].get<double>() == Approx(6).epsilon(1e-4));
    CHECK(result["together"]["sentence"].get<std::string>().find("from all 6 releases together whether your data were used") !=
          std::string::npos);
    const auto card = nlohmann::json::parse(contents(folder.path() / "D/map/privacy_card.json"));
    CHECK(card["guarantee"]["epsilon"] == 1.0);
    CHECK(card["guarantee"]["batch"]["releases"] == 6);
    CHECK(card["guarantee"]["batch"]["epsilon"].get<double>() == Approx(6).epsilon(1e-4));
    CHECK(card["guarantee"]["sentence"].get<std::string>().find("one of them alone costs ε = 1, and who guesses") !=
          std::string::npos);
    REQUIRE(test::filesIn(folder.path() / "D") == 6);
    REQUIRE(Ledger(folder.path() / "L").entries().size() == 6);
}

TEST_CASE("a batch that is interrupted keeps and accounts what was written", "[release-cli][posix]") {
    TemporaryFolder folder;
    const auto out = folder.path() / "D";
    test::Child child =
        test::Child::running(std::string(NICTATE_BINARY_DIR) + "/nictate-cli",
                             {"release", "heatmap", gallery(), "--all-stimuli", "--mechanism", "gaussian", "--set", "width=1680",
                              "--set", "height=1050", "--ledger", (folder.path() / "L").string(), "--out", out.string()});
    auto finished = [&out] { // folders that have appeared
        std::size_t count = 0;
        std::error_code none;
        for (const auto& place : std::filesystem::directory_iterator(out, none))
            count += place.path().extension() != ".part";
        return count;
    };
    for (int ms = 0; ms < test::patience_ms && finished() == 0; ms += 10)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    child.interrupt();
    REQUIRE(child.wait() == 1);
    REQUIRE(finished() >= 1);
    REQUIRE(finished() < 6);
    REQUIRE(test::filesIn(out) == finished()); // no drafts
    Ledger ledger(folder.path() / "L");
    REQUIRE(ledger.verified());
    REQUIRE(ledger.entries().size() == finished());
}

TEST_CASE("studies that lie side by side have ledgers of their own, and one from before goes on", "[release-cli]") {
    TemporaryFolder folder;
    const auto options = std::filesystem::copy_options::recursive;
    auto releaseOf = [&](const char* study, const char* out) {
        return cli("release heatmap " + (folder.path() / study).string() +
                   "/ --stimulus map --mechanism clipped-gaussian --other-people --out " + (folder.path() / out).string())
            .status;
    };
    auto entries = [&](const char* ledger) { return Ledger(folder.path() / ledger).entries().size(); };
    std::filesystem::copy(gallery(), folder.path() / "young", options);
    std::filesystem::copy(gallery(), folder.path() / "old", options);
    REQUIRE(releaseOf("young", "D1") == 0);
    REQUIRE(releaseOf("old", "D2") == 0);
    CHECK(entries("nictate-ledger-young.jsonl") == 1);
    CHECK(entries("nictate-ledger-old.jsonl") == 1);

    // What was spent in a ledger of version 0.1, which all of a folder shared, is not forgotten.
    std::filesystem::copy(std::string(NICTATE_SOURCE_DIR) + "/tests/core/privacy/ledgers_before/signals.jsonl",
                          folder.path() / "nictate-ledger.jsonl");
    std::filesystem::copy(gallery(), folder.path() / "third", options);
    REQUIRE(releaseOf("third", "D3") == 0);
    CHECK(entries("nictate-ledger.jsonl") == 6);
    REQUIRE(releaseOf("old", "D4") == 0);
    CHECK(entries("nictate-ledger-old.jsonl") == 2);
}

TEST_CASE("the ledger of another study is refused unless it is said to be the same", "[release-cli]") {
    TemporaryFolder folder;
    std::filesystem::copy(gallery(), folder.path() / "renamed", std::filesystem::copy_options::recursive);
    const std::string settings = "--stimulus poster --mechanism laplace --out " + folder.path().string();
    const std::string renamed = (folder.path() / "renamed").string();
    REQUIRE(cli(release(folder, settings + "/D1")).status == 0);
    const std::string before = contents(folder.path() / "L");
    const CliRun refused = cli(release(folder, settings + "/D2", renamed), "2>&1");
    CHECK(refused.status == 4);
    CHECK(refused.text.find("the ledger of another study") != std::string::npos);
    CHECK(refused.text.find("--same-study") != std::string::npos);
    CHECK(contents(folder.path() / "L") == before);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "D2"));
    CHECK(before.find("gallery") == std::string::npos); // no name of the study is in it
    REQUIRE(cli(release(folder, settings + "/D2 --same-study", renamed)).status == 0);
    REQUIRE(cli(release(folder, settings + "/D3", renamed)).status == 0);
    REQUIRE(cli(release(folder, settings + "/D4")).status == 0);
    CHECK(Ledger(folder.path() / "L").verified());
    CHECK(Ledger(folder.path() / "L").entries().size() == 4);
}

TEST_CASE("a full-size release holds every cell", "[release-cli]") {
    TemporaryFolder folder;
    REQUIRE(cli(release(folder, "--stimulus poster --mechanism gaussian --set width=1680 --set height=1050 --out " +
                                    (folder.path() / "D").string()))
                .status == 0);
    const auto npy = std::filesystem::file_size(folder.path() / "D" / "private_grid.npy");
    CHECK(npy % 64 == (1680 * 1050 * sizeof(double)) % 64); // the header fills whole blocks
    CHECK(npy > 1680 * 1050 * sizeof(double));
    CHECK(npy < 1680 * 1050 * sizeof(double) + 256);
}
