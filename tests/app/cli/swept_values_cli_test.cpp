// --values name=a,b,c of every command that goes through ε.

#include "tests/app/cli/cli_run.h"
#include "tests/app/cli/written_features.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

using nictate::test::cli;
using nictate::test::TemporaryFolder;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream rest(text);
    for (std::string line; std::getline(rest, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::string> linesWith(const std::string& text, const std::string& start) {
    std::vector<std::string> out;
    for (const std::string& line : linesOf(text))
        if (line.starts_with(start))
            out.push_back(line);
    return out;
}

/// `command` with --values NAME=A,B gives, in order, what --set NAME=A and then --set NAME=B give of `mechanism`.
void checkSwept(const std::string& command, const std::string& mechanism, const std::string& name,
                const std::vector<std::string>& values) {
    std::string list;
    std::vector<std::string> one_by_one;
    for (const std::string& value : values) {
        list += (list.empty() ? "" : ",") + value;
        for (const std::string& line : linesWith(cli(command + " --set " + name + "=" + value).text, mechanism))
            one_by_one.push_back(line + "," + value);
    }
    const auto swept = cli(command + " --values " + name + "=" + list);
    REQUIRE(swept.status == 0);
    CHECK(linesOf(swept.text).front().ends_with(",set_" + name));
    REQUIRE(!one_by_one.empty());
    CHECK(linesWith(swept.text, mechanism) == one_by_one);
}

} // namespace

TEST_CASE("a swept parameter: rows as each value gives them by itself, and its column behind all others") {
    const TemporaryFolder folder;
    const std::string study = test::writtenFeatures(folder, 5), viewing = (folder.path() / "viewing").string();
    const std::string gallery = NICTATE_SOURCE_DIR "/datasets/gallery --stimulus poster ";
    checkSwept("odds clipped-gaussian --set observers=100 --epsilons 0.5,2", "clipped-gaussian,", "delta", {"0.01", "0.05"});
    checkSwept("utility " + study + " --mechanism fpa --epsilons 0.1,1 --repetitions 3", "comic,fpa,", "k", {"2", "4", "8"});
    checkSwept("utility " + study + " --mechanism cfpa --epsilons 1 --repetitions 3", "paper,cfpa,", "chunk", {"8", "16"});
    checkSwept("tradeoff " + gallery + "--mechanism laplace --epsilons 1,3 --repetitions 2", "laplace,", "cap", {"1", "2"});
    REQUIRE(cli("simulate viewing " + viewing + " --participants 4 --seed 2 --seconds 3").status == 0);
    checkSwept("samples-utility " + viewing + " --mechanism kaleido --epsilons 1 --repetitions 1", "kaleido,", "radius",
               {"1", "2"});
}

TEST_CASE("a swept parameter: reference lines and mechanisms without it come once, with an empty cell") {
    const TemporaryFolder folder;
    const auto run = cli("utility " + test::writtenFeatures(folder, 5) +
                         " --mechanism fpa --mechanism lpa --epsilons 1 --repetitions 2 --values k=2,4");
    REQUIRE(run.status == 0);
    CHECK(linesWith(run.text, "comic,fpa,").size() == 2);
    for (const char* start : {"comic,lpa,", "comic,no-noise,", "comic,constant,"}) {
        const auto lines = linesWith(run.text, start);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().ends_with(","));
    }
}

TEST_CASE("a swept parameter in evaluations, as a table and as JSON") {
    const TemporaryFolder folder;
    const std::string of = "evaluate " + test::writtenFeatures(folder, 5) +
                           " --task person --mechanism fpa --epsilons 1 --attackers lda --repetitions 2 --permutations 0";
    const std::string table = (folder.path() / "e.csv").string();
    const auto run = cli(of + " --values k=1,3 --json --out '" + table + "'");
    REQUIRE(run.status == 0);
    int swept = 0;
    for (const auto& row : nlohmann::json::parse(run.text)) {
        CHECK(row.contains("set_k") == (row["mechanism"] == "fpa"));
        if (!row.contains("set_k"))
            continue;
        ++swept;
        bool found = false; // the same accuracy as alone; p is corrected for all rows of a table
        for (const auto& alone : nlohmann::json::parse(cli(of + " --json --set k=" + row["set_k"].dump()).text))
            found = found || (alone["mechanism"] == "fpa" && alone["signals"] == row["signals"] &&
                              alone["attacker"] == row["attacker"] && alone["accuracy"] == row["accuracy"]);
        CHECK(found);
    }
    CHECK(swept >= 4);
    const std::string csv = nictate::test::contents(table);
    CHECK(linesOf(csv).front().ends_with(",p,set_k"));
    CHECK(cli(of + " --values k=1,3 --task membership").status == 2);
}

TEST_CASE("a sweep that makes no sense is refused") {
    const TemporaryFolder folder;
    const std::string odds = "odds clipped-gaussian --epsilons 1 --values ";
    for (const char* values :
         {"epsilon=1,2", "nothing=1", "observers=2,3", "delta", "delta=", "delta=0.1,", "delta=0.1,0.1", "delta=2"})
        CHECK(cli(odds + values).status == 2);
    CHECK(cli(odds + "delta=0.1 --set delta=0.2").status == 2);
    CHECK(cli(odds + "delta=0.1 --values clip=1").status == 2);
    const std::string utility = "utility " + test::writtenFeatures(folder, 5) + " --mechanism fpa --epsilons 1 --repetitions 2 ";
    CHECK(cli(utility + "--values k=2,4 --k optimal").status == 2);
    CHECK(cli(utility + "--values k=2,4 --set k_choice=private").status == 2);
    CHECK(cli(utility + "--values cap=1,2").status == 2);
    CHECK_THAT(cli(utility + "--values epsilon=1,2", "2>&1").text, Catch::Contains("--epsilons"));
}
