#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <functional>

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
    CHECK(said["seconds_per_hour"].get<double>() == Approx(3600 / 144.0 * said["seconds"].get<double>()).epsilon(0.01));
    CHECK(said["rmse_deg"].get<double>() < said["centre_rmse_deg"].get<double>());
    CHECK(said["published_share"].get<double>() > 0.1);
    CHECK(said["guarantee"]["definition"] == "(ε,w,r)-DP");
    CHECK(said["guarantee"]["true_window_epsilon"] == 10);
    const std::string release = "release samples " + study + " --mechanism kaleido --ledger " + (folder.path() / "L").string() +
                                " --out " + out + " --json";
    CHECK(cli(release).status == 4);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "out"));
    CHECK(cli(release + " --seed 1").status == 2);
    const auto released = cli(release + " --accept-unproven");
    REQUIRE(released.status == 0);
    CHECK(json::parse(released.text)["streams"] == 48);
    CHECK(nictate::test::filesIn(folder.path() / "out") == 48 + 3); // index, card and its page
}

TEST_CASE("samples warns, as text and in JSON, where a mechanism is further off than the middle of the field") {
    TemporaryFolder folder;
    const std::string study = (folder.path() / "viewing").string();
    REQUIRE(cli("simulate viewing " + study + " --participants 2 --seed 2 --seconds 3").status == 0);
    const std::string command = "samples " + study + " --mechanism kaleido --set smooth=0 --set radius=30 --seed 3 --out ";
    const json said = json::parse(cli(command + (folder.path() / "rough").string() + " --json").text);
    CHECK(said["rmse_deg"].get<double>() > said["centre_rmse_deg"].get<double>());
    REQUIRE(said["warnings"].size() == 1);
    CHECK_THAT(said["warnings"][0].get<std::string>(), Catch::Contains("further from the original than the middle of the field"));
    CHECK_THAT(cli(command + (folder.path() / "again").string()).text, Catch::Contains("publish the middle instead"));
    const json fine = json::parse(cli(command + (folder.path() / "fine").string() + " --set epsilon=900 --json").text);
    CHECK(fine["warnings"].empty());
    const std::string utility = "samples-utility " + study + " --repetitions 1 --epsilons 1 --mechanism kaleido";
    CHECK_THAT(cli(utility + " --set smooth=0 --set radius=30", "2>&1 >/dev/null").text,
               Catch::Contains("kaleido at ε = 1 is further from the original than the middle of the field"));
    CHECK_THAT(cli(utility, "2>&1 >/dev/null").text, !Catch::Contains("further from the original"));
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

TEST_CASE("samples-utility writes a row for what is raw, the middle, and each mechanism at each ε it has") {
    TemporaryFolder folder;
    const std::string study = (folder.path() / "viewing").string(), out = (folder.path() / "F.csv").string();
    REQUIRE(cli("simulate viewing " + study + " --participants 4 --seed 2 --seconds 3").status == 0);
    const std::string command = "samples-utility " + study +
                                " --mechanism kaleido --mechanism k-same-synth --epsilons 1,10 "
                                "--repetitions 1 --seed 3";
    REQUIRE(cli(command + " --out " + out).status == 0);
    std::ifstream file(out);
    std::vector<std::string> starts;
    for (std::string line; std::getline(file, line);)
        starts.push_back(line.substr(0, line.find(',', line.find(',') + 1)));
    CHECK(starts == std::vector<std::string>{"mechanism,epsilon", "raw,", "centre,", "kaleido,1", "kaleido,10", "k-same-synth,"});
    CHECK(cli(command + " --set period=0").status == 2);
    CHECK(cli("samples-utility " + study + " --mechanism laplace --epsilons 1").status == 2);
}

TEST_CASE("bad gaze on the command line: what is impossible is refused by name, and nothing written is not a number") {
    TemporaryFolder folder;
    const std::string table = (folder.path() / "gaze.csv").string();
    auto study = [&](int people, const std::function<std::string(int)>& row) {
        std::ofstream file(table);
        file << "participant,stimulus,time_ms,x_px,y_px\n";
        for (int person = 0; person < people; ++person)
            for (int i = 0; i < 120; ++i)
                file << "P" << person << ",a.png," << row(i) << "\n";
    };
    auto run = [&](const std::string& settings, int expected) {
        const std::filesystem::path out = folder.path() / "out";
        std::filesystem::remove_all(out);
        const auto ran =
            cli("samples " + table + " --size 640x480 --seed 1 --json --out " + out.string() + " " + settings, "2>&1");
        INFO(settings << "\n" << ran.text);
        CHECK(ran.status == expected);
        if (ran.status == 0)
            CHECK(ran.text.find("nan") == std::string::npos);
        return ran.text;
    };
    auto place = [](int i) { return std::to_string(100 + 50 * (i / 30)) + "," + std::to_string(200 + i % 3); };
    const auto plain = [&](int i) { return std::to_string(10 * i) + "," + place(i); };
    study(2, plain);
    CHECK(run("--mechanism k-same-synth --set k=3", 2).find("2 ≤ k ≤ 2") != std::string::npos);
    CHECK(run("--mechanism event-synth-pd --set gamma=1", 2).find("gamma") != std::string::npos);
    CHECK(run("--mechanism kaleido --set radius=0", 2).find("radius") != std::string::npos);
    CHECK(run("--mechanism kaleido --set window=20 --set period=30", 2).find("1 ≤ period ≤ 20") != std::string::npos);
    run("--mechanism kaleido --set window=1000000", 0);
    study(1, plain);
    CHECK(run("--mechanism k-same-synth", 2).find("at least 2 people") != std::string::npos);
    const std::vector<std::function<std::string(int)>> odd = {
        [&](int i) { return std::to_string(10 * i) + (i / 20 % 2 ? ",," : "," + place(i)); }, // long losses
        [&](int i) { return std::to_string(10 * i) + ",,"; },                                 // nothing else
        [&](int i) { return std::to_string(10 * i + i % 7) + "," + place(i); },               // irregular
        [&](int i) { return std::to_string(10 * (120 - i)) + "," + place(i); },               // reversed
        [&](int i) { return std::to_string(20 * (i / 2)) + "," + place(i); },                 // repeated
        [&](int i) { return std::to_string(10 * i) + "," + std::to_string(i * 271 % 640) + "," + std::to_string(i * 91 % 480); },
        [&](int i) { return std::to_string(1000 * i / 30) + "," + place(i); }};
    for (const auto& row : odd) {
        study(3, row);
        for (const char* mechanism : {"kaleido", "k-same-synth", "event-synth-pd", "k-same-synth --set form=as-published",
                                      "event-synth-pd --set form=as-published"})
            run(std::string("--mechanism ") + mechanism, 0);
    }
    CHECK(run("--mechanism event-synth-pd", 0).find("60 Hz") != std::string::npos);
}
