#include "tests/app/cli/cli_run.h"
#include "tests/core/files/temporary_folder.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using nictate::test::cli;
using nictate::test::TemporaryFolder;
using nlohmann::json;

TEST_CASE("gaze samples on the command line: made, simulated, calibrated, and released when that is accepted") {
    TemporaryFolder folder;
    const std::string study = (folder.path() / "viewing").string(), out = (folder.path() / "out").string();
    REQUIRE(cli("simulate viewing " + study + " --participants 4 --seed 2 --seconds 3").status == 0);
    const auto simulated =
        cli("samples " + study + " --mechanism kaleido --set epsilon=10 --set window=50 --seed 3 --json --out " +
            (folder.path() / "simulated").string());
    REQUIRE(simulated.status == 0);
    const json said = json::parse(simulated.text);
    CHECK(said["simulation"] == true);
    CHECK(said["streams"] == 48);
    CHECK(said["rmse_deg"].get<double>() < said["centre_rmse_deg"].get<double>());
    CHECK(said["published_share"].get<double>() > 0.1);
    CHECK(said["guarantee"]["definition"] == "(ε,w,r)-DP");
    CHECK(said["guarantee"]["true_window_epsilon"] == 10);
    const std::string release = "release samples " + study + " --mechanism kaleido --ledger " + (folder.path() / "L").string() +
                                " --out " + out + " --json";
    CHECK(cli(release).status == 4);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "out"));
    CHECK(cli(release + " --seed 1").status == 2);
    const auto released = cli(release + " --accept-published");
    REQUIRE(released.status == 0);
    CHECK(json::parse(released.text)["streams"] == 48);
    CHECK(nictate::test::filesIn(folder.path() / "out") == 48 + 3); // index, card and its page
}

TEST_CASE("calibrate says what a window and a person lose") {
    const json printed =
        json::parse(cli("calibrate kaleido --json --set form=as-printed --set radius=10 --set window=50 --set rows=6000").text);
    CHECK(printed["guarantee"]["true_window_epsilon"].get<double>() == Approx(5.5));
    CHECK(printed["guarantee"]["user_epsilon"].get<double>() == Approx(5.5 * 120 * std::hypot(60, 46) / 10));
    CHECK(printed["noise_scale"].get<double>() == Approx(10 / 0.25));
    CHECK(printed["test_scale"].get<double>() == Approx(1 / (0.5 / 10)));
    const json even = json::parse(cli("calibrate kaleido --json --set epsilon=10 --set window=50 --set radius=2").text);
    CHECK(even["parameters"]["period"] == 6);
    CHECK(even["noise_scale"].get<double>() == Approx(2 * 9 / 10.0));
    CHECK(cli("calibrate kaleido --set radius=0").status == 2);
}
