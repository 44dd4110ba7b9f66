// nictate-cli evaluate and report.

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

/// Four people in two conditions, 40 rows of two features: conditions differ, people differ.
std::string evaluatedStudyIn(const TemporaryFolder& folder) {
    for (int person = 1; person <= 4; ++person)
        for (int condition = 0; condition < 2; ++condition) {
            std::string rows;
            for (int t = 0; t < 40; ++t)
                rows += std::to_string(condition + 0.3 * std::sin(0.9 * t + person)) + "," +
                        std::to_string(person + 0.2 * std::cos(0.7 * t)) + "\n";
            folder.write("study/Data_P" + std::to_string(person) + "_R1_" + (condition ? "paper" : "comic") + "_Features_2.csv",
                         rows);
        }
    return (folder.path() / "study").string();
}

} // namespace

TEST_CASE("evaluate: a row a task, attacker and kind of signals, the same for a seed; nothing without labels") {
    const TemporaryFolder folder;
    const std::string study = evaluatedStudyIn(folder);
    const std::string of = "evaluate " + study +
                           " --task condition --task person --mechanism fpa --set k=1 --epsilons 0.01,1 "
                           "--repetitions 2 --permutations 99";
    const CliRun run = cli(of);
    CHECK(run.status == 0);
    CHECK(
        run.text.rfind("task,protocol,attacker,train,mechanism,epsilon_per_feature,published_epsilon,user_epsilon,status,signals,"
                       "row_accuracy,accuracy,sd,low,high,chance,control,control_sd,above,limit,verdict,p\n",
                       0) == 0);
    // condition: lda, lda-scale, knn; person: lda, lda-matched, knn; originals known only of releases, each with its control
    CHECK(std::count(run.text.begin(), run.text.end(), '\n') == 1 + 6 + 2 * 2 * 7);
    CHECK_THAT(run.text, Catch::Contains("condition,leave-one-person-out,lda,clean,,,,,,clean,,1,0,"));
    CHECK_THAT(run.text, Catch::Contains("person,originals,likelihood,private,fpa,0.01,0.02,0.04,as published,constant,"));
    CHECK(cli(of).text == run.text);

    const CliRun nobody = cli("evaluate " + study + " --task attribute:gender", "2>&1");
    CHECK(nobody.status == 3);
    CHECK_THAT(nobody.text, Catch::Contains("gender"));
    CHECK(cli("evaluate " + study + " --task nonsense").status == 2);
    CHECK(cli("evaluate " + study + " --task condition --protocol halves").status == 2);
}

TEST_CASE("evaluate: of several tasks one that the study cannot answer is said and left out") {
    const TemporaryFolder folder;
    const std::string of = "evaluate " + evaluatedStudyIn(folder) + " --attackers lda --permutations 0 ";
    const CliRun both = cli(of + "--task condition --task attribute:gender"), one = cli(of + "--task condition");
    CHECK(both.status == 0);
    CHECK(both.text == one.text);
    CHECK_THAT(cli(of + "--task attribute:gender --task condition", "2>&1 >/dev/null").text, Catch::Contains("gender"));
    CHECK(cli(of + "--task attribute:gender --task attribute:age").status == 3);
}

TEST_CASE("evaluate: rbfn prints JSON where that is asked for, with a verdict beside its control") {
    const TemporaryFolder folder;
    const std::string study = (folder.path() / "viewing").string();
    REQUIRE(cli("simulate viewing " + study + " --participants 3 --seed 2 --seconds 5").status == 0);
    const CliRun run = cli("evaluate " + study + " --task person --attackers rbfn --mechanism kaleido --epsilons 10 --json");
    REQUIRE(run.status == 0);
    const auto rows = nlohmann::json::parse(run.text);
    REQUIRE(rows.is_array());
    REQUIRE(rows.size() == 9); // both, fixations, saccades: original, private, at rest
    CHECK(rows[0]["attacker"] == "rbfn");
    CHECK(rows[0]["signals"] == "clean");
    CHECK(rows[3]["signals"] == "private");
    CHECK((rows[3]["verdict"] == "noise-only" || rows[3]["verdict"] == "not-shown"));
    CHECK(rows[3]["control"] == rows[4]["accuracy"]);
}

TEST_CASE("evaluate: who is in a heatmap, and the worst of them") {
    const TemporaryFolder folder;
    const std::string table =
        folder.write("gaze.csv", "participant,stimulus,x,y,duration\na,s,100,100,200\na,s,300,200,200\nb,s,500,400,200\n")
            .string();
    const CliRun run =
        cli("evaluate " + table + " --size 800x600 --task membership --stimulus s --mechanism clipped-gaussian --set epsilon=1");
    CHECK(run.status == 0);
    CHECK(run.text.rfind("observer,mu,auc,tpr_at_5,limit_auc,limit_tpr\na,", 0) == 0);
    CHECK_THAT(run.text, Catch::Contains("\nworst,"));
    const std::string areas = folder.write("areas.csv", "name,shape,points\nleft,rectangle,0 0 400 600\n").string();
    const CliRun of_table = cli("evaluate " + table + " --size 800x600 --task membership --stimulus s --mechanism aoi --aois " +
                                areas + " --metric dwell-share,looked --set epsilon=1");
    CHECK(of_table.status == 0);
    CHECK_THAT(of_table.text, Catch::Contains("\na,") && Catch::Contains("\nb,0,0.5,") && Catch::Contains("\nworst,"));
    CHECK(cli("evaluate " + table + " --size 800x600 --task membership --stimulus s").status == 2);
}

TEST_CASE("evaluate: a column that says what rows are is a task of its own and no feature") {
    const TemporaryFolder folder;
    for (int person = 1; person <= 3; ++person) {
        std::string rows = "speed,spread,sensitive\n";
        for (int t = 0; t < 40; ++t)
            rows += std::to_string(t % 10 < 5 ? 0.1 * person : 3 + 0.1 * person) + "," + std::to_string(std::sin(t + person)) +
                    "," + (t % 10 < 5 ? "0" : "1") + "\n";
        folder.write("study/Data_P" + std::to_string(person) + "_R1_walk_Features_3.csv", rows);
    }
    const std::string of = "evaluate " + (folder.path() / "study").string() + " --attackers knn --every 1 --label-column ";
    const CliRun run = cli(of + "sensitive");
    CHECK(run.status == 0);
    CHECK_THAT(run.text, Catch::Contains("label:sensitive,leave-one-person-out,knn,clean,,,,,,clean,,1,1,0,") ||
                             Catch::Contains("label:sensitive,leave-one-person-out,knn,clean,,,,,,clean,1,1,0,"));
    const CliRun missing = cli(of + "scene", "2>&1");
    CHECK(missing.status == 3);
    CHECK_THAT(missing.text, Catch::Contains("scene") && Catch::Contains("speed, spread, sensitive"));
    CHECK(cli("evaluate " + (folder.path() / "study").string()).status == 2); // no task
}

TEST_CASE("report: one page without what is private, unless that is asked for and then marked") {
    const TemporaryFolder folder;
    const std::string study = evaluatedStudyIn(folder), page = (folder.path() / "report.html").string();
    CHECK(cli("report " + study + " --out " + page).status == 0);
    CHECK_THAT(contents(page), Catch::Contains("There is no ledger"));
    CHECK_THAT(contents(page), !Catch::Contains("SENSITIVE") && !Catch::Contains("<script") && !Catch::Contains("src="));
    CHECK(cli("report " + study + " --findings --mechanism fpa --epsilons 0.01 --out " + page).status == 0);
    CHECK_THAT(contents(page), Catch::Contains("SENSITIVE") && Catch::Contains("<svg") && Catch::Contains("lda-matched"));
    CHECK_THAT(contents(page), !Catch::Contains("Data quality"));
    CHECK(cli("report " + study + " --quality --out " + page).status == 0);
    CHECK_THAT(contents(page), Catch::Contains("SENSITIVE") && Catch::Contains("<th>RMS-S2S, ") && Catch::Contains("BCEA, "));
    CHECK(cli("report " + study + " --ledger /nowhere/ledger.jsonl --out " + page).status == 3);
}
