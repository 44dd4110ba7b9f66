// nictate-cli evaluate --task narrowing.

#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

/// Four people who differ, in these conditions: aged 20, 21, 23 and 40, two women and two men, one without a hand.
std::string narrowedStudyIn(const TemporaryFolder& folder, const std::vector<std::string>& conditions) {
    folder.write("study/participants.csv", "participant,age,gender,hand,band\nP1,20,f,left,20-29\nP2,21,f,right,20-29\n"
                                           "P3,23,m,right,20-29\nP4,40,m,,40-49\n");
    for (int person = 1; person <= 4; ++person)
        for (std::size_t c = 0; c < conditions.size(); ++c) {
            std::string rows;
            for (int t = 0; t < 40; ++t)
                rows += std::to_string(static_cast<double>(c) + 0.3 * std::sin(0.9 * t + person)) + "," +
                        std::to_string(person + 0.2 * std::cos(0.7 * t)) + "\n";
            folder.write("study/Data_P" + std::to_string(person) + "_R1_" + conditions[c] + "_Features_2.csv", rows);
        }
    return (folder.path() / "study").string();
}

} // namespace

TEST_CASE("narrowing: a table for reading, JSON and CSV say how many are left, the same for a seed") {
    const TemporaryFolder folder;
    const std::string study = narrowedStudyIn(folder, {"comic", "paper"}), csv = (folder.path() / "left.csv").string();
    const std::string of = "evaluate " + study + " --task narrowing --attributes age,gender ";
    const CliRun table = cli(of);
    CHECK(table.status == 0);
    CHECK_THAT(table.text, Catch::Contains("4 people; known: age ± 2, gender\nattributes as they are: k = 1\n") &&
                               Catch::Contains("\nattributes ") && Catch::Contains("\noriginal gaze (lda) ") &&
                               Catch::Contains("\nattributes and original gaze (lda) "));

    const std::string released = of + "--mechanism fpa --set k=1 --epsilons 0.01,1 --repetitions 2 --k 2";
    const CliRun run = cli(released + " --json --out " + csv);
    CHECK(run.status == 0);
    const auto json = nlohmann::json::parse(run.text);
    CHECK(json["people"] == 4);
    CHECK(json["k"] == 1);
    CHECK(json["wanted_k"] == 2);
    CHECK(json["band"] == 22); // up to 21, and 22 to 43
    CHECK(json["attributes"][0]["within"] == 2);
    const auto& rows = json["rows"];
    // attributes, in bands; the original; two ε, two attackers, private and constant; by gaze and by both
    REQUIRE(rows.size() == 2 + 2 + 2 * 2 * 2 * 2);
    CHECK(rows[0]["mean"] == 1.5); // 20 and 21 are alike, 23 and 40 are alone
    CHECK(rows[0]["alone"] == 0.5);
    for (std::size_t i = 2; i < rows.size(); i += 2) {
        CHECK(rows[i]["knows"] == "gaze");
        CHECK(rows[i + 1]["knows"] == "both");
        CHECK(rows[i + 1]["mean"] <= rows[i]["mean"]);
        CHECK(rows[i]["chance"] == 2.5);
    }
    const std::string written = contents(csv);
    CHECK(
        written.rfind("knows,signals,attacker,train,mechanism,epsilon_per_feature,published_epsilon,user_epsilon,status,draws,"
                      "asked,candidates,mean,sd,median,least,alone,chance,k,band\nattributes,,,,,,,,,1,4,4,1.5,0,1.5,1,0.5,,1,\n",
                      0) == 0);
    CHECK_THAT(written, Catch::Contains("\ngaze,constant,likelihood,private,fpa,0.01,0.02,0.04,as published,2,8,4,"));
    CHECK(std::count(written.begin(), written.end(), '\n') == 1 + static_cast<std::ptrdiff_t>(rows.size()));
    CHECK(cli(released + " --json").text == run.text);
    CHECK(cli(released + " --json --seed 2").text != run.text);
}

TEST_CASE("narrowing: what is missing and what cannot be asked is said") {
    const TemporaryFolder folder;
    const std::string study = narrowedStudyIn(folder, {"comic"});
    const std::string of = "evaluate " + study + " --task narrowing ";
    const CliRun one = cli(of + "--attributes age,hand --within 0", "2>&1");
    CHECK(one.status == 0);
    CHECK_THAT(one.text, Catch::Contains("hand is missing of 1 person") && Catch::Contains("nobody can be linked across") &&
                             Catch::Contains("known: age ± 0, hand") && !Catch::Contains("original gaze"));
    CHECK_THAT(cli(of + "--attributes gender --k 3").text, Catch::Contains("k = 3 is not reached, and no age is known"));
    CHECK_THAT(cli(of + "--attributes age,hand --k 3").text, Catch::Contains("no band of age reaches k = 3"));
    CHECK_THAT(cli(of + "--attributes gender --mechanism fpa --set k=1 --set epsilon=1 --repetitions 2").text,
               Catch::Contains("protected gaze (fpa ε 1, likelihood)"));

    const auto refusal = [&](const std::string& options, int status) {
        const CliRun run = cli(of + options, "2>&1");
        CAPTURE(options, run.text);
        CHECK(run.status == status);
        return run.text;
    };
    CHECK_THAT(refusal("--attributes shoes", 3), Catch::Contains("\"shoes\"") && Catch::Contains("age, band, gender, hand"));
    CHECK_THAT(refusal("", 2), Catch::Contains("one or several of age, band, gender, hand"));
    CHECK_THAT(refusal("--attributes gender --within 2", 2), Catch::Contains("NAME=Y"));
    CHECK_THAT(refusal("--attributes band --within band=2", 3), Catch::Contains("20-29"));
    refusal("--attributes age --within -1", 2);
    refusal("--attributes age --within age=old", 2);
    refusal("--attributes age --k 0", 2);
    refusal("--attributes age --attackers knn", 2);
    refusal("--attributes age --protocol halves", 2);
    refusal("--attributes age --task person", 2);

    const TemporaryFolder bare;
    bare.write("study/Data_P1_R1_comic_Features_2.csv", "1,2\n2,1\n");
    bare.write("study/Data_P2_R1_comic_Features_2.csv", "2,2\n3,1\n");
    const CliRun none = cli("evaluate " + (bare.path() / "study").string() + " --task narrowing --attributes age", "2>&1");
    CHECK(none.status == 3);
    CHECK_THAT(none.text, Catch::Contains("no attributes"));
}
