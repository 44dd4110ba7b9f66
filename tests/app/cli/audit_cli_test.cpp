#include "tests/app/cli/cli_run.h"

#include "tests/catch.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using test::cli;

TEST_CASE("nictate-cli audit finds no breach in a sound mechanism and proves one in its mutant") {
    const auto sound = nlohmann::json::parse(cli("audit laplace --samples 20000 --json").text);
    CHECK(sound["verdict"] == "no breach found");
    CHECK(sound["epsilon_lower"] <= sound["promised"]["epsilon"]);
    CHECK(sound["sensitivity_reached"].get<double>() == Approx(sound["sensitivity_stated"].get<double>()));
    CHECK(sound["seconds"] > 0);
    const auto mutant = nlohmann::json::parse(cli("audit fpa --mutant missing-root-n --samples 20000 --json").text);
    CHECK(mutant["verdict"] == "the promise is broken");
    CHECK(mutant["epsilon_lower"] > mutant["promised"]["epsilon"]);
    CHECK(mutant["samples"] == 20000);
}

TEST_CASE("nictate-cli audit and calibrate take every mechanism, whatever commands are called as well") {
    const auto all = nlohmann::json::parse(cli("mechanisms --json").text)["mechanisms"];
    REQUIRE(all.size() > 15);
    for (const auto& mechanism : all) {
        const std::string id = mechanism["id"];
        CAPTURE(id);
        const auto listed = cli("audit " + id + " --mutant none --json");
        CHECK(listed.status == 0);
        CHECK(nlohmann::json::parse(listed.text)["mechanism"] == id);
        CHECK(nlohmann::json::parse(cli("calibrate " + id + " --set observers=10 --json").text)["mechanism"] == id);
    }
    CHECK(cli("mechanisms inspect .").status == 2); // one command at a time
}

TEST_CASE("nictate-cli audit refuses what it has not, naming what there is") {
    const auto unknown = cli("audit fpa --mutant none-such", "2>&1");
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.text, Catch::Contains("missing-root-n"));
    CHECK(nlohmann::json::parse(cli("audit fpa --mutant none --json").text)["mutants"][0].is_string());
    CHECK(cli("audit k-same-select").status == 2);
    CHECK(cli("audit laplace --samples 3").status == 2);
    CHECK_THAT(cli("audit fpa --windows 5", "2>&1").text, Catch::Contains("only heatmaps are cut into windows"));
}

TEST_CASE("nictate-cli audit holds Gaussian noise to its mu") {
    const auto gaussian = nlohmann::json::parse(cli("audit gaussian --samples 20000 --json").text);
    CHECK(gaussian["mu_lower"] <= gaussian["promised"]["mu"]);
    CHECK(gaussian["mu_lower"] > 0.5 * gaussian["promised"]["mu"].get<double>());
}

TEST_CASE("nictate-cli audit holds a program of one's own to what it promises", "[posix]") {
    const auto own = nlohmann::json::parse(cli("audit --program cat --here 2 --there 3 --epsilon 1 --samples 1000 --json").text);
    CHECK(own["program"] == nlohmann::json({"cat"}));
    CHECK(own["samples"] == 500);
    CHECK(own["verdict"] == "the promise is broken");
    CHECK(nlohmann::json::parse(cli("audit --program cat --samples 1000 --json").text)["verdict"] == "nothing is promised");
    CHECK_THAT(cli("audit --program false", "2>&1").text, Catch::Contains("status 0, not 1"));
    CHECK(cli("audit").status == 2);
    CHECK(cli("audit fpa --program cat").status == 2);
    CHECK(cli("audit fpa --epsilon 1").status == 2);
}
