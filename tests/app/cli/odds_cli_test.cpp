#include "core/privacy/gaussian_profile.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using test::cli;

TEST_CASE("odds prints the best guess for every ε, without data") {
    const auto run = cli("odds laplace --set observers=15 --epsilons 0.1,1,3");
    CHECK(run.status == 0);
    CHECK(run.text.starts_with("mechanism,epsilon,delta,best_guess\nlaplace,0.1,0,0.52497918747894"));
    CHECK(run.text.find("\nlaplace,1,0,0.7310585786300") != std::string::npos);
    CHECK(run.text.find("\nlaplace,3,0,0.9525741268224") != std::string::npos);
}

TEST_CASE("odds as JSON are reckoned at the mechanism's own δ") {
    const auto run = cli("odds clipped-gaussian --set observers=100 --set delta=0.01 --epsilons 0.5,2 --json");
    CHECK(run.status == 0);
    const auto rows = nlohmann::json::parse(run.text)["odds"];
    REQUIRE(rows.size() == 2);
    for (const auto& row : rows) {
        CHECK(row["mechanism"] == "clipped-gaussian");
        CHECK(row["delta"] == Approx(0.01));
        CHECK(row["best_guess"] == Approx(bestGuess(row["epsilon"], row["delta"])));
    }
    CHECK(rows[1]["epsilon"] == 2);
}

TEST_CASE("odds names no guess where no ε is promised, and refuses what it does not know") {
    CHECK(nlohmann::json::parse(cli("odds noise-free --epsilons 1 --json").text)["odds"][0]["best_guess"].is_null());
    CHECK(cli("odds nothing --epsilons 1").status == 2);
    CHECK(cli("odds laplace --epsilons 0").status == 2);
}
