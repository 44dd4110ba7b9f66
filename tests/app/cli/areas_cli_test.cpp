// nictate-cli aoi and release aoi, as a person and a script meet them.

#include "core/privacy/ledger.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/card_schema.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;
using nlohmann::json;

namespace {

/// Twenty people on one picture: half of each one's 1000 ms in "left", 300 ms in "right".
struct AreaFixture {
    TemporaryFolder folder;
    std::vector<std::string> words;

    AreaFixture() {
        std::string csv = "participant,stimulus,x,y,start_ms,duration_ms\n";
        for (int p = 0; p < 20; ++p) {
            const std::string id = "QZPERSON" + std::to_string(1000 + 37 * p), at = id + ",poster,";
            csv += at + "100.34375,100,120,500\n" + at + "500.71875,100,640,300\n" + at + "300,500,960,200\n";
            words.push_back(id);
        }
        words.push_back("QZTABLEQZ");
        words.push_back(folder.path().filename().string());
        folder.write("QZTABLEQZ.csv", csv);
        folder.write("aois.csv", "name,shape,points\nleft,rectangle,50 50 200 200\nright,ellipse,500 100 120 90\n");
        cli("inspect " + path("QZTABLEQZ.csv") + " --size 800x600 --units px --time-unit ms --write-plan");
    }
    std::string path(const char* name) const { return (folder.path() / name).string(); }
    std::string command(const std::string& rest, const char* areas = "aois.csv") const {
        return "aoi " + path("QZTABLEQZ.csv") + " --size 800x600 --stimulus poster --aois " + path(areas) + " " + rest;
    }
    std::string release(const std::string& rest, const char* out = "D") const {
        return "release aoi " + path("QZTABLEQZ.csv") + " --size 800x600 --stimulus poster --aois " + path("aois.csv") +
               " --ledger " + path("L") + " --out " + path(out) + " " + rest;
    }
    json table(const std::string& rest, const char* areas = "aois.csv") const {
        const CliRun run = cli(command(rest + " --json", areas));
        REQUIRE(run.status == 0);
        return json::parse(run.text);
    }
};

} // namespace

TEST_CASE("a protected table of areas is printed with originals, intervals and what it costs") {
    AreaFixture f;
    const json out = f.table("--metric dwell-share,looked,fixations,dwell,first-fixation,transitions --set epsilon=1 --seed 4");
    CHECK(out["simulation"] == true);
    CHECK(out["observers"] == 20);
    CHECK(out["overlapping"] == false);
    REQUIRE(out["rows"].size() == 14); // 6 metrics and mean fixation durations, of 2 areas
    const double originals[] = {0.5, 0.3, 1, 1, 1, 1, 500, 300, 120, 640, 1, 0, 500, 300};
    for (std::size_t i = 0; i < 14; ++i) {
        const json& row = out["rows"][i];
        CAPTURE(row.dump());
        CHECK(row["original"].get<double>() == Approx(originals[i]));
        if (i < 12) {
            CHECK(row["ci_low"].get<double>() <= row["ci_high"].get<double>());
            CHECK(row["people_low"].get<double>() <= row["ci_low"].get<double>());
            CHECK(row["people_high"].get<double>() >= row["ci_high"].get<double>());
            CHECK(row["private"].get<double>() >= 0);
        }
    }
    CHECK(out["rows"][10]["aoi"] == "left → right");
    CHECK(out["guarantee"]["user_epsilon"] == 1);
    CHECK(out["guarantee"]["status"] == "proven");
    CHECK(out["noise"].size() == 6);
    CHECK(f.table("--metric dwell-share --seed 4")["rows"] == f.table("--metric dwell-share --seed 4")["rows"]);
    CHECK(f.table("--metric dwell-share --seed 4")["rows"] != f.table("--metric dwell-share --seed 5")["rows"]);
}

TEST_CASE("intervals are of people, or of these observers alone at less noise") {
    AreaFixture f;
    const json people = f.table("--metric dwell-share --set noise=k-norm");
    const json observers = f.table("--metric dwell-share --set noise=k-norm --interval observers");
    CHECK(people["parameters"]["interval"] == "people");
    CHECK(observers["rows"][0]["people_low"].is_null());
    CHECK(people["rows"][0]["people_low"].is_number());
    CHECK(observers["noise"][0]["deviation"].get<double>() < 0.9 * people["noise"][0]["deviation"].get<double>());
    CHECK(f.table("--metric looked --interval observers")["rows"][0]["people_low"].is_number()); // follows from the share
    CHECK(cli(f.command("--metric looked --interval everybody")).status == 2);
}

TEST_CASE("areas that move are read, counted at each moment, released with their keyframes, and take times from GazePlotter") {
    AreaFixture f;
    // Over the first look (120 to 620 ms at x = 100.3) from 500 ms on, gone at 1000 ms.
    f.folder.write("aois.csv", "name,shape,time,visible,points\n"
                               "left,rectangle,0,1,300.34375 50 70 200\n"
                               "left,rectangle,1000,0,-99.65625 50 70 200\n"
                               "right,ellipse,,,500 100 120 90\n");
    const json moved = f.table("--metric dwell,first-fixation --set presentation=2000");
    CHECK(moved["moving"] == 1);
    CHECK(moved["overlapping"] == false);
    CHECK(moved["rows"][0]["original"].get<double>() == Approx(120));
    CHECK(moved["rows"][1]["original"].get<double>() == Approx(300));
    CHECK(moved["rows"][2]["original"].get<double>() == Approx(500));
    CHECK(cli(f.release("--metric dwell --set presentation=2000")).status == 0);
    const std::string areas = contents(f.path("D/aois.csv"));
    CHECK_THAT(areas, Catch::Contains("left,rectangle,,1000,0,") && Catch::Contains("right,ellipse,,,,500 100 120 90"));
    test::checkCard(contents(f.path("D/privacy_card.json")), "card");
    CHECK(json::parse(contents(f.path("D/privacy_card.json")))["areas_moving"] == 1);
    CHECK_THAT(contents(f.path("D/methods.txt")), Catch::Contains("1 of the areas moves"));

    f.folder.write("still.csv", "name,shape,points\nleft,rectangle,50 50 200 200\nright,ellipse,500 100 120 90\n");
    f.folder.write("work.json", R"({"version": 4, "data": {"stimuli": {"data": [["poster"]]},
        "aois": {"data": [[["left", "Left", "#f00"]]], "dynamicVisibility": {"0_0": [0, 220, 520, 9000]}}}})");
    const json timed = f.table("--metric dwell --aoi-times " + f.path("work.json"), "still.csv");
    CHECK(timed["moving"] == 1);
    CHECK(timed["rows"][0]["original"].get<double>() == Approx(100 + 100)); // 120 to 220 and 520 to 620 ms
    CHECK(cli(f.command("--metric dwell", "work.json")).status != 0);
}

TEST_CASE("an error that is wanted names its epsilon, and calibration needs no data") {
    AreaFixture f;
    const json out = f.table("--metric dwell-share --set noise=gaussian --target 0.05");
    const double epsilon = out["epsilon_for_target"];
    const json calibrated =
        json::parse(cli("calibrate aoi --areas 2 --metric dwell-share --set noise=gaussian --set observers=20 --set epsilon=" +
                        std::to_string(epsilon) + " --json")
                        .text);
    CHECK(calibrated["noise_scale"].get<double>() * std::sqrt(2.0 / 3) == Approx(0.05).epsilon(1e-3)); // two shares and the rest
    CHECK(calibrated["sensitivity_l2"].get<double>() == Approx(std::sqrt(2) / 20));
    CHECK(cli("calibrate aoi --areas 0 --json").status == 2);
}

TEST_CASE("areas, metrics and settings that cannot be are refused with what would be right") {
    AreaFixture f;
    const auto said = [&](const std::string& text, int status) {
        f.folder.write("bad.csv", text);
        const CliRun run = cli(f.command("--metric looked", "bad.csv"), "2>&1");
        CHECK(run.status == status);
        return run.text;
    };
    const std::string head = "name,shape,points\n";
    CHECK_THAT(said(head + "away,rectangle,900 0 10 10\n", 3),
               Catch::Contains("line 2") && Catch::Contains("outside the picture"));
    CHECK_THAT(said(head + "flat,rectangle,0 0 0 10\n", 3), Catch::Contains("no extent"));
    CHECK_THAT(said(head + "bow,polygon,0 0 10 10 10 0 0 20\n", 3), Catch::Contains("crosses"));
    CHECK_THAT(said(head + "a,rectangle,0 0 9 9\na,rectangle,20 0 9 9\n", 3), Catch::Contains("two areas are called \"a\""));
    CHECK_THAT(said(head, 3), Catch::Contains("no area of interest"));
    CHECK_THAT(said(head + "nan,rectangle,nan 0 9 9\n", 3), Catch::Contains("column 3"));
    std::string many = head;
    for (int i = 0; i < 500; ++i)
        many += "a" + std::to_string(i) + ",rectangle," + std::to_string(i % 40 * 20) + " " + std::to_string(i / 40 * 20) +
                " 20 20\n";
    CHECK_THAT(said(many, 0), Catch::Contains("a499"));
    CHECK(cli(f.command("--metric dwel")).status == 2);
    CHECK(cli(f.command("--metric looked,looked")).status == 2);
    CHECK(cli(f.command("--metric looked --set epsilon=nan")).status == 2);
    CHECK(cli(f.command("--metric looked --set observers=5")).status == 2);
    CHECK(cli(f.command("--metric looked --set presentation=0")).status == 2);
    CHECK(cli(f.command("--metric looked", "missing.csv")).status == 3);
}

TEST_CASE("a released table has its card, ledger entry and pictures, and nothing private in any byte") {
    AreaFixture f;
    const CliRun run = cli(f.release("--metric dwell-share,fixations --set epsilon=2 --json"));
    const std::filesystem::path out = f.folder.path() / "D";
    REQUIRE(run.status == 0);
    CHECK(json::parse(run.text)["rows"] == 4);
    CHECK(test::filesIn(out) == 8); // table, areas, picture, card as JSON and PDF
    test::checkCard(contents(out / "privacy_card.json"), "card");
    const json card = json::parse(contents(out / "privacy_card.json"));
    CHECK(card["guarantee"]["epsilon"] == 2);
    const Ledger ledger(f.folder.path() / "L");
    REQUIRE(ledger.entries().size() == 1);
    CHECK(card["ledger"]["entry"] == 1);
    std::vector<std::string> words = f.words;
    words.push_back("seed");
    for (const auto& file : std::filesystem::directory_iterator(out)) {
        INFO(file.path().filename().string());
        CHECK(test::findings(contents(file.path()), words, {100.34375, 500.71875}) == std::set<std::string>{});
    }
    CHECK(cli(f.release("--metric looked --set epsilon=2 --budget 3", "E")).status == 4);
    CHECK_FALSE(std::filesystem::exists(f.folder.path() / "E"));
    CHECK(cli(f.release("--metric looked --seed 4", "F")).status == 2);
}

TEST_CASE("a bound that bites is said to the curator, in words and numbers, and is in no released file") {
    AreaFixture f;
    const std::string clip = "--metric fixations,looked --set clip=0.9 ";
    const json bounded = f.table(clip)["bounded"];
    const double share = 1 - 0.9 / std::sqrt(2); // one fixation in each of two areas
    REQUIRE(bounded.size() == 1);
    CHECK(bounded[0]["metric"] == "fixations");
    CHECK(bounded[0]["observers"] == 20);
    CHECK(bounded[0]["share"].get<double>() == Approx(share));
    CHECK_THAT(cli(f.command(clip), "2>&1").text,
               Catch::Contains("fixations: Bounds cut 20 of 20 observers and take away 36.4 % of the sum."));
    CHECK(f.table("--metric fixations,looked,dwell")["bounded"].empty());
    CHECK_THAT(cli(f.command("--metric fixations,looked,dwell"), "2>&1").text, !Catch::Contains("Bounds cut"));

    const CliRun run = cli(f.release(clip + "--json"), "2>&1 >/dev/null");
    REQUIRE(run.status == 0);
    CHECK_THAT(run.text, Catch::Contains("fixations: Bounds cut 20 of 20 observers"));
    for (const auto& file : std::filesystem::directory_iterator(f.folder.path() / "D")) {
        INFO(file.path().filename().string());
        const std::vector<double> numbers = {share, 100 * share, 1 - share};
        CHECK(test::findings(contents(file.path()), {"\"bounded\"", "Bounds cut", "36.4 %"}, numbers) == std::set<std::string>{});
    }
    CHECK_THAT(contents(f.folder.path() / "L"), !Catch::Contains("Bounds cut"));
}

TEST_CASE("the defaults of a table follow from the presentation that was said") {
    AreaFixture f;
    const auto clips = [&](const std::string& rest) {
        const json parameters = f.table("--metric fixations,dwell " + rest)["parameters"];
        return std::vector<double>{parameters["clip"], parameters["presentation"]};
    };
    CHECK(clips("") == std::vector<double>{10, 3000});
    CHECK(clips("--set presentation=9000") == std::vector<double>{30, 9000});
    CHECK(clips("--set presentation=9000 --expected-fixations 4") == std::vector<double>{4, 9000});
    CHECK(clips("--expected-fixations 4") == std::vector<double>{4, 1200});
}

TEST_CASE("groups: a table each and their differences are printed, written and released at one epsilon") {
    TemporaryFolder folder;
    const auto path = [&](const char* name) { return (folder.path() / name).string(); };
    const std::string gallery = NICTATE_SOURCE_DIR "/datasets/gallery --stimulus poster --aois " NICTATE_SOURCE_DIR
                                                   "/datasets/gallery/areas.csv --metric dwell-share --groups training ";
    const json out = json::parse(cli("aoi " + gallery + "--differences " + path("d.csv") + " --json").text);
    REQUIRE(out["groups"].size() == 2);
    CHECK(out["groups"][0]["group"] == "design");
    CHECK(out["groups"][0]["observers"].get<int>() + out["groups"][1]["observers"].get<int>() == 72);
    CHECK(out["rows"].size() == 12);
    CHECK(out["rows"][0]["group"] == "design");
    REQUIRE(out["differences"].size() == 6);
    CHECK(out["differences"][0]["sentence"].get<std::string>().find("ε = 1.") != std::string::npos);
    CHECK(out["guarantee"]["user_epsilon"] == 1);
    CHECK_THAT(contents(path("d.csv")),
               Catch::StartsWith("group_a,group_b,aoi,metric,difference,low,high,p,p_holm\ndesign,none,title,"));
    CHECK_THAT(cli("aoi " + gallery.substr(0, gallery.rfind("training")) + "age", "2>&1").text, Catch::Contains("2 to 6 values"));

    const std::string to = " --ledger " + path("L") + " --out " + path("D") + " --json";
    CHECK(cli("release aoi " + gallery + to).status != 0); // counted groups want a confirmation
    const CliRun run = cli("release aoi " + gallery + "--declare groups" + to);
    REQUIRE(run.status == 0);
    for (const char* file : {"aoi_table.csv", "differences.csv", "findings.txt", "methods.txt", "figure.svg", "figure.pdf"})
        CHECK(std::filesystem::exists(folder.path() / "D" / file));
    CHECK_THAT(contents(path("D/privacy_card.json")), Catch::Contains("parallel composition"));
}

TEST_CASE("plan-groups says what could be seen without any data") {
    const CliRun run = cli("plan-groups --sizes 30,30 --areas 6 --epsilons 0.5,1");
    REQUIRE(run.status == 0);
    CHECK_THAT(run.text, Catch::StartsWith("epsilon,n_a,n_b,metric,noise_sd,difference,difference_holm\n0.5,30,30,dwell-share,"));
    const json out = json::parse(cli("plan-groups --sizes 30,30,40 --metric looked --epsilons 1 --json").text);
    REQUIRE(out["plan"].size() == 3);
    CHECK(out["plan"][0]["difference_holm"].get<double>() > out["plan"][0]["difference"].get<double>());
    CHECK(cli("plan-groups --sizes 30 --epsilons 1").status == 2);
}

TEST_CASE("differences within people are of two conditions or stimuli that everybody saw") {
    TemporaryFolder folder;
    std::string csv = "participant,stimulus,condition,x,y,start_ms,duration_ms\n";
    for (int p = 0; p < 12; ++p)
        for (const char* condition : {"before", "after"})
            csv += "p" + std::to_string(p) + ",poster," + condition + (condition[0] == 'b' ? ",100" : ",500") + ",100,0,400\n";
    const std::string table = folder.write("study.csv", csv).string();
    const std::string areas = folder.write("aois.csv", "name,shape,points\nleft,rectangle,50 50 200 200\n").string();
    const std::string of = "aoi " + table + " --size 800x600 --stimulus poster --aois " + areas +
                           " --metric dwell-share --set epsilon=500 --paired ";
    const json out = json::parse(cli(of + "before,after --json").text);
    REQUIRE(out["differences"].size() == 1);
    CHECK(out["differences"][0]["difference"].get<double>() == Approx(1).margin(0.05));
    CHECK(out["differences"][0]["group_a"] == "before");
    CHECK(cli(of + "before").status != 0);
    CHECK(cli(of + "before,never").status != 0);
}
