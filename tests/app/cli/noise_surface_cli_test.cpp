#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using test::cli;

namespace {

nlohmann::json calibrated(const std::string& settings) {
    return nlohmann::json::parse(cli("calibrate " + settings + " --json").text);
}

} // namespace

TEST_CASE("noise-surface tells the noise that calibrate tells, at every grid and number of observers") {
    const auto run = cli("noise-surface gaussian --set epsilon=2 --grids 10x10,300x200 --observers 50,900 --json");
    CHECK(run.status == 0);
    const auto rows = nlohmann::json::parse(run.text)["noise_surface"];
    REQUIRE(rows.size() == 4);
    for (const auto& row : rows) {
        const auto same = calibrated("gaussian --set epsilon=2 --set width=" + row["grid_width_cells"].dump() + " --set height=" +
                                     row["grid_height_cells"].dump() + " --set observers=" + row["observers"].dump());
        CHECK(row["noise_scale"] == same["noise_scale"]);
        CHECK(row["delta"] == same["guarantee"]["delta"]);
        CHECK(row["noise_name"] == "σ");
    }
    CHECK(rows[0]["noise_scale"] > rows[1]["noise_scale"]); // more observers, less noise
    CHECK(rows[2]["noise_scale"] > rows[0]["noise_scale"]); // more cells, more noise
}

TEST_CASE("noise-surface writes a table, or says the ends of it") {
    const test::TemporaryFolder folder;
    const std::string file = (folder.path() / "surface.csv").string();
    const std::string what = "noise-surface laplace --grids 10x10,20x20 --observers 5,50";
    CHECK(cli(what + " --out '" + file + "'").text.empty());
    const std::string table = test::contents(file);
    CHECK(table.starts_with("mechanism,grid_width_cells,grid_height_cells,observers,delta,noise_name,noise_scale,noise_unit\n"
                            "laplace,10,10,5,0,b,"));
    CHECK(std::count(table.begin(), table.end(), '\n') == 5);
    const auto run = cli(what);
    CHECK(run.text.find("points: 4") != std::string::npos);
    CHECK(run.text.find("on 10×10 cells with observers: 50\n") != std::string::npos);
    CHECK(run.text.find("on 20×20 cells with observers: 5\n") != std::string::npos);
}

TEST_CASE("noise-surface refuses what has no surface") {
    const std::string grid = " --grids 10x10 --observers 5";
    CHECK(cli("noise-surface noise-free" + grid).status == 2);
    CHECK(cli("noise-surface fpa" + grid).status == 2);
    for (const char* given : {"observers=5", "width=20", "height=20"})
        CHECK(cli("noise-surface gaussian --set " + std::string(given) + grid).status == 2);
    CHECK(cli("noise-surface gaussian --grids 10x0 --observers 5").status == 2);
    CHECK(cli("noise-surface gaussian --grids 10x10 --observers 0").status == 2);
}
