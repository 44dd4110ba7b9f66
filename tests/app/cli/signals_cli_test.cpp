// The commands on feature signals, run as a person runs them.

#include "core/choices/study_as_shown.h"
#include "core/domains/signals/signals_view.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/session/script_text.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/patience.h"

#include <QDir>
#include <QProcess>

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

struct Said {
    int status = -1;
    std::string out, error;
};

Said run(const QStringList& arguments) {
    QProcess process;
    process.start(QString(NICTATE_BINARY_DIR) + "/nictate-cli", arguments);
    REQUIRE(process.waitForFinished(test::patience_ms));
    return {process.exitCode(), process.readAllStandardOutput().toStdString(), process.readAllStandardError().toStdString()};
}

/// Feature tables of six people in two conditions, 40 rows of three features, the last one constant.
std::string studyIn(const TemporaryFolder& folder) {
    for (int person = 1; person <= 6; ++person)
        for (const char* condition : {"comic", "paper"}) {
            std::string rows;
            for (int t = 0; t < 40; ++t)
                rows += std::to_string(0.5 + 0.3 * std::sin(0.1 * t + person)) + "," +
                        std::to_string(2 + 0.1 * person + 0.01 * t) + ",7\n";
            folder.write("study/Data_P" + std::to_string(person) + "_R1_" + condition + "_Features_3.csv", rows);
        }
    folder.write("bounds.csv", "feature,lower,upper\nfeature 1,0,1\nfeature 2,0,4\nfeature 3,0,10\n");
    return (folder.path() / "study").string();
}

std::vector<std::vector<std::string>> rowsOf(const std::string& csv) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        rows.emplace_back();
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, ',');)
            rows.back().push_back(cell);
        if (!line.empty() && line.back() == ',')
            rows.back().emplace_back();
    }
    return rows;
}

QString q(const std::string& text) { return QString::fromStdString(text); }

} // namespace

TEST_CASE("utility: a row a condition, mechanism and ε, with both reference lines", "[signals-cli]") {
    TemporaryFolder folder;
    const std::string study = studyIn(folder), out = (folder.path() / "u.csv").string();
    const Said said = run({"utility",     q(study), "--mechanism",   "fpa",
                           "--mechanism", "cfpa",   "--set",         "chunk=16",
                           "--epsilons",  "0.1,1",  "--repetitions", "20",
                           "--k",         "2",      "--bounds",      q((folder.path() / "bounds.csv").string()),
                           "--seed",      "3",      "--out",         q(out)});
    INFO(said.error);
    REQUIRE(said.status == 0);
    CHECK(said.error.find("1 constant feature") != std::string::npos);
    const auto rows = rowsOf(contents(out));
    REQUIRE(rows.size() == 1 + 2 * (2 + 2) * 2);
    CHECK(contents(out).rfind("condition,mechanism,epsilon_per_feature,published_epsilon,user_epsilon,k_mean,mse,"
                              "mse_range_normalised,nmse_median,utility\n",
                              0) == 0);
    std::map<std::string, int> seen;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        REQUIRE(rows[i].size() == 10);
        ++seen[rows[i][0] + " " + rows[i][1]];
        if (rows[i][1] == "cfpa") { // 3 features, 2 recordings, 3 chunks of 16
            CHECK(std::stod(rows[i][3]) == Approx(3 * std::stod(rows[i][2])));
            CHECK(std::stod(rows[i][4]) == Approx(18 * std::stod(rows[i][2])));
            CHECK(std::stod(rows[i][5]) == 2);
        }
    }
    CHECK(seen["comic fpa"] == 2);
    CHECK(seen["paper no-noise"] == 2);
    CHECK(seen["paper constant"] == 2);
    CHECK(run({"utility", q(study), "--mechanism", "fpa", "--epsilons", "1", "--repetitions", "3", "--k", "optimal"}).status ==
          0);
    CHECK(run({"utility", q(study), "--mechanism", "fpa", "--epsilons", "1", "--repetitions", "3", "--k", "private", "--bounds",
               q((folder.path() / "bounds.csv").string())})
              .status == 0);
}

TEST_CASE("correlation: lags from 0, empty where undefined; the private one from a simulation", "[signals-cli]") {
    TemporaryFolder folder;
    const std::string study = studyIn(folder);
    const Said raw = run({"correlation", q(study), "--feature", "feature 1", "--max-lag", "10"});
    INFO(raw.error);
    REQUIRE(raw.status == 0);
    const auto rows = rowsOf(raw.out);
    REQUIRE(rows.size() == 1 + 2 * 11);
    CHECK(rows[1] == std::vector<std::string>{"comic", "0", "1"});
    const Said flat = run({"correlation", q(study), "--feature", "feature 3", "--max-lag", "1"});
    CHECK(flat.out == "condition,lag,correlation\ncomic,0,\ncomic,1,\npaper,0,\npaper,1,\n");
    CHECK(
        rowsOf(run({"correlation", q(study), "--feature", "feature 1", "--signal", "difference", "--start", "39"}).out).size() ==
        1 + 2);
    CHECK(run({"correlation", q(study), "--feature", "feature 1", "--signal", "private", "--mechanism", "fpa", "--seed", "4"})
              .status == 0);
}

TEST_CASE("signals: everybody's tables, n rows and all columns, that open again", "[signals-cli]") {
    TemporaryFolder folder;
    const std::string study = studyIn(folder), out = (folder.path() / "private").string();
    const Said said =
        run({"signals", q(study), "--mechanism", "dcfpa", "--set", "chunk=16", "--set", "epsilon=2", "--set", "length=36",
             "--bounds", q((folder.path() / "bounds.csv").string()), "--seed", "2", "--out", q(out), "--json"});
    INFO(said.error);
    REQUIRE(said.status == 0);
    const auto json = nlohmann::json::parse(said.out);
    CHECK(json["length"] == 36);
    CHECK(json["guarantee"]["status"] == "proven");
    const auto counts = nlohmann::json::parse(run({"inspect", q(out), "--json"}).out);
    CHECK(counts["features"] == 3);
    CHECK(counts["participants"] == 6);
    CHECK(counts["conditions"] == 2);
    int tables = 0;
    for (const auto& entry : std::filesystem::directory_iterator(out))
        if (entry.path().filename().string().find("_features.csv") != std::string::npos) {
            ++tables;
            CHECK(entry.path().filename().string().starts_with("SIMULATION_"));
            const auto rows = rowsOf(contents(entry.path()));
            REQUIRE(rows.size() == 38);
            CHECK(rows[0][0].starts_with("# SIMULATION"));
            CHECK(rows.back().size() == 3);
        }
    CHECK(tables == 12);
    CHECK(run({"signals", q(study), "--mechanism", "lpa", "--out", q(out)}).status == 5); // the folder is there
}

TEST_CASE("signals: without a seed every simulation has its own, which is told but not written", "[signals-cli]") {
    TemporaryFolder folder;
    const std::string study = studyIn(folder);
    std::set<std::string> seeds;
    for (const char* out : {"a", "b"}) {
        const Said said = run({"signals", q(study), "--mechanism", "lpa", "--out", q((folder.path() / out).string()), "--json"});
        REQUIRE(said.status == 0);
        const std::string seed = nlohmann::json::parse(said.out)["seed"].dump();
        CHECK(said.error.find("seed " + seed) != std::string::npos);
        seeds.insert(seed);
        const std::string index = contents(folder.path() / out / "feature_tables.json");
        CHECK(index.find("\"simulation\": \"SIMULATION") != std::string::npos);
        CHECK(index.find(seed) == std::string::npos);
    }
    CHECK(seeds.size() == 2);
}

TEST_CASE("bad input on signals is named, with the contract's exit status", "[signals-cli]") {
    TemporaryFolder folder;
    const std::string study = studyIn(folder);
    auto fails = [&](int status, const std::string& named, QStringList arguments) {
        const Said said = run(arguments);
        CAPTURE(arguments.join(' ').toStdString(), said.error);
        CHECK(said.status == status);
        CHECK(said.error.find(named) != std::string::npos);
        CHECK(std::count(said.error.begin(), said.error.end(), '\n') >= 1);
    };
    const QString data = q(study);
    fails(2, "k", {"calibrate", "fpa", "--set", "length=20", "--set", "k=12"});
    fails(2, "chunk", {"calibrate", "cfpa", "--set", "chunk=1"});
    fails(2, "bounds", {"calibrate", "fpa", "--set", "lower=2", "--set", "upper=2"});
    fails(2, "length", {"calibrate", "fpa", "--set", "length=1"});
    fails(2, "epsilon", {"utility", data, "--mechanism", "fpa", "--epsilons", "0"});
    fails(2, "noise", {"utility", data, "--mechanism", "fpa", "--epsilons", "1", "--set", "noise=loud"});
    fails(2, "lower", {"signals", data, "--mechanism", "fpa", "--set", "lower=0", "--out", q((folder.path() / "o").string())});
    fails(2, "finish",
          {"signals", data, "--mechanism", "fpa", "--set", "finish=shrink", "--out", q((folder.path() / "o").string())});
    fails(2, "start", {"correlation", data, "--feature", "feature 1", "--start", "41"});
    fails(2, "mechanism", {"correlation", data, "--feature", "feature 1", "--signal", "private"});
    fails(3, "no feature", {"correlation", data, "--feature", "nonsense"});
    fails(2, "k", {"signals", data, "--mechanism", "k-same-select", "--set", "k=7", "--out", q((folder.path() / "o").string())});
    folder.write("short.csv", "feature,lower,upper\nfeature 1,0,1\n");
    fails(3, "feature 2",
          {"signals", data, "--mechanism", "fpa", "--bounds", q((folder.path() / "short.csv").string()), "--out",
           q((folder.path() / "o").string())});
    folder.write("wrong.csv", "feature,lower,upper\nfeature 1,3,1\nfeature 2,0,1\nfeature 3,0,1\n");
    fails(2, "feature 1",
          {"signals", data, "--mechanism", "fpa", "--bounds", q((folder.path() / "wrong.csv").string()), "--out",
           q((folder.path() / "o").string())});
    folder.write("letters.csv", "feature,lower,upper\nfeature 1,a,1\n");
    fails(3, "letters.csv",
          {"signals", data, "--mechanism", "fpa", "--bounds", q((folder.path() / "letters.csv").string()), "--out",
           q((folder.path() / "o").string())});
    CHECK_FALSE(std::filesystem::exists(folder.path() / "o"));
}

TEST_CASE("feature tables left out on screen: the study saved as shown makes the copied command go without them",
          "[signals-cli][shell]") {
    using namespace nictate;
    TemporaryFolder folder;
    const Dataset study = openStudy(studyIn(folder));
    Session session;
    session.bench = SignalsView::bench;
    session.excluded = {"3"};
    writeStudyFolder(studyAsShown(session, study), folder.path() / "shown");

    session.excluded.clear();
    session.data.path = (folder.path() / "shown").string();
    const std::string command = scriptText(signalsCommand(session, openStudy(session.data.path)), CommandLanguage::shell);
    QProcess shell;
    shell.setWorkingDirectory(q(folder.path().string()));
    shell.start("/bin/sh", {"-c", "PATH=" NICTATE_BINARY_DIR ":$PATH\n" + q(command)});
    REQUIRE(shell.waitForFinished(test::patience_ms));
    INFO(command << shell.readAllStandardError().toStdString());
    REQUIRE(shell.exitCode() == 0);
    const Dataset simulated = openStudy(folder.path() / "private-signals");
    CHECK(simulated.participants.size() == 5);
    CHECK(simulated.features.tables.size() == 10);
}
