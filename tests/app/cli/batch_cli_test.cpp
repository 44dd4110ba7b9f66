// Plans of simulations: how they are crossed, refused, cut into jobs, run job by job, interrupted and merged. That Snakemake and
// Slurm run them is tried by ./check cluster.

#include "app/cli/batch_workflow.h"
#include "app/cli/plan_studies.h"
#include "core/errors.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <algorithm>
#include <map>
#include <set>

using namespace nictate::cli; // not nictate: its cli would be a namespace as well
using nictate::BatchCell;
using nictate::ParseError;
using nictate::Refused;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;
namespace fs = std::filesystem;

namespace {

/// Twenty people on "poster" and "wall".
struct PlanFixture {
    TemporaryFolder folder;

    PlanFixture() {
        std::string csv = "participant,stimulus,x,y,start_ms,duration_ms\n";
        for (int p = 0; p < 20; ++p)
            for (const char* stimulus : {"poster", "wall"}) {
                const std::string at = "P" + std::to_string(p) + "," + stimulus + ",";
                csv += at + std::to_string(100 + 9 * p) + ",100,120,500\n" + at + "500," + std::to_string(100 + 20 * p) +
                       ",640,300\n";
            }
        folder.write("study.csv", csv);
        folder.write("aois.csv", "name,shape,points\nleft,rectangle,50 50 200 200\nright,ellipse,500 100 120 90\n");
    }
    fs::path plan(const std::string& text) const { return folder.write("plan.json", text); }
    std::vector<BatchCell> cells(const std::string& text) const {
        return nictate::readBatchPlan(plan(text), stimuliAsCommanded());
    }
    std::string at(const std::string& name) const { return (folder.path() / name).string(); }
    /// Every job that is not done yet, then the results.
    std::string finished(const std::string& out) const {
        for (const auto& job : fs::directory_iterator(folder.path() / out / "jobs")) {
            const std::string part = at(out + "/parts/" + job.path().stem().string() + ".csv");
            if (!fs::exists(part))
                REQUIRE(cli("batch-cells " + job.path().string() + " --out " + part).status == 0);
        }
        REQUIRE(cli("batch-results " + at(out)).status == 0);
        return contents(at(out + "/results.csv"));
    }
};

const std::string maps = R"({"measure": "tradeoff", "studies": ["study.csv"], "stimuli": "all",
    "mechanisms": ["gaussian", "clipped-gaussian"], "parameters": {"prior": ["none", "centre"]}, "epsilons": [0.5, 1],
    "repetitions": 2, "options": {"draws": 2, "display": "16x12", "size": "800x600"}})";
const std::string areas = R"({"measure": "aoi", "studies": ["study.csv"], "stimuli": ["poster"], "epsilons": [1],
    "options": {"aois": "aois.csv", "metric": ["looked", "fixations"], "size": "800x600"}})";

std::string planOf(const std::string& sweeps) { return R"({"seed": 7, "sweeps": [)" + sweeps + "]}"; }

} // namespace

TEST_CASE("a plan is crossed: every mechanism with the parameters it has, and a seed of its own for every cell") {
    PlanFixture f;
    const std::vector<BatchCell> cells = f.cells(planOf(maps + "," + areas));
    REQUIRE(cells.size() == 2 * (1 + 2) * 2 * 2 + 1);
    std::map<std::string, int> counts;
    for (const BatchCell& cell : cells)
        ++counts[cell.mechanism + " " + cell.parameters];
    CHECK(counts == std::map<std::string, int>{
                        {"gaussian ", 8}, {"clipped-gaussian prior=none", 8}, {"clipped-gaussian prior=centre", 8}, {"aoi ", 1}});
    const std::vector<std::string> first = {"tradeoff",
                                            f.at("study.csv"),
                                            "--stimulus=poster",
                                            "--mechanism=gaussian",
                                            "--epsilons=0.5",
                                            "--display=16x12",
                                            "--repetitions=2",
                                            "--size=800x600",
                                            "--seed=" + std::to_string(cells[0].seed)};
    CHECK(cells[0].arguments == first);
    CHECK(cells.back().arguments.back() == "--json");
    CHECK(std::count(cells.back().arguments.begin(), cells.back().arguments.end(), "--aois=" + f.at("aois.csv")) == 1);

    // Another order, other neighbours: the same cells have the same seeds; another seed of the plan gives them others.
    const auto seeds = [](const std::vector<BatchCell>& all) {
        std::set<std::uint64_t> out;
        for (const BatchCell& cell : all)
            out.insert(cell.seed);
        return out;
    };
    const auto all = seeds(cells);
    CHECK(all.size() == cells.size());
    CHECK(all == seeds(f.cells(planOf(areas + "," + maps))));
    const auto fewer = seeds(f.cells(planOf(areas)));
    CHECK(std::includes(all.begin(), all.end(), fewer.begin(), fewer.end()));
    CHECK_FALSE(all.contains(f.cells(R"({"seed": 8, "sweeps": [)" + areas + "]}")[0].seed));
}

TEST_CASE("a plan that cannot be is refused, naming the file and the key; a release always") {
    PlanFixture f;
    const auto said = [&](std::string sweep, const std::string& before = {}, const std::string& instead = {}) {
        if (!before.empty()) {
            REQUIRE(sweep.find(before) != std::string::npos);
            sweep.replace(sweep.find(before), before.size(), instead);
        }
        try {
            f.cells(sweep.starts_with(R"({"measure)") ? planOf(sweep) : sweep);
        } catch (const ParseError& error) {
            CHECK_THAT(error.what(), Catch::Contains("plan.json"));
            return std::string(error.what());
        }
        return std::string("was taken");
    };
    CHECK_THAT(said("{"), Catch::Contains("parse error"));
    CHECK_THAT(said("{}"), Catch::Contains("\"sweeps\"") && Catch::Contains("at least one"));
    CHECK_THAT(said(R"({"sweeps": [], "sed": 1})"), Catch::Contains("\"sed\"") && Catch::Contains("unknown key"));
    CHECK_THAT(said(R"({"sweeps": [1]})"), Catch::Contains("sweeps[0]") && Catch::Contains("not an object"));
    CHECK_THAT(said(maps, "tradeoff", "trade"),
               Catch::Contains("\"sweeps[0].measure\"") && Catch::Contains("none of tradeoff, utility, evaluate, aoi"));
    CHECK_THAT(said(maps, "study.csv", "stud.csv"),
               Catch::Contains("\"sweeps[0].studies\"") && Catch::Contains("does not exist"));
    CHECK_THAT(said(maps, "\"all\"", "[\"roof\"]"),
               Catch::Contains("\"sweeps[0].stimuli\"") && Catch::Contains("no stimulus \"roof\""));
    CHECK_THAT(said(maps, "\"all\"", "[]"), Catch::Contains("\"sweeps[0].stimuli\"") && Catch::Contains("at least one stimulus"));
    CHECK_THAT(said(maps, "\"gaussian\"", "\"lpa\""),
               Catch::Contains("\"sweeps[0].mechanisms\"") && Catch::Contains("\"lpa\" is none of"));
    CHECK_THAT(said(maps, "prior", "priors"),
               Catch::Contains("\"sweeps[0].parameters.priors\"") && Catch::Contains("no mechanism"));
    CHECK_THAT(said(maps, "\"none\"", "\"nun\""),
               Catch::Contains("\"sweeps[0].parameters.prior\"") && Catch::Contains("picture"));
    CHECK_THAT(said(maps, "0.5", "-1"), Catch::Contains("\"sweeps[0].epsilons\"") && Catch::Contains("epsilon"));
    CHECK_THAT(said(maps, "\"repetitions\": 2", "\"repetitions\": 0"),
               Catch::Contains("\"sweeps[0].repetitions\"") && Catch::Contains("from 1"));
    CHECK_THAT(said(maps, "\"draws\"", "\"seed\""),
               Catch::Contains("\"sweeps[0].options.seed\"") && Catch::Contains("no such option"));
    CHECK_THAT(said(maps, "\"epsilons\"", "\"epsilon\""), Catch::Contains("epsilon"));
    CHECK_THAT(said(planOf(areas + "," + areas)), Catch::Contains("\"sweeps[1]\"") && Catch::Contains("twice"));
    CHECK_THAT(said(maps, "\"repetitions\": 2", "\"repetitions\": 99999"),
               Catch::Contains("repetitions") && Catch::Contains("more than 100000 cells"));

    std::string release = maps;
    release.replace(release.find("tradeoff"), 8, "release heatmap");
    CHECK_THROWS_AS(f.cells(planOf(release)), Refused);
    const CliRun run = cli("batch " + f.plan(planOf(release)).string() + " --out " + f.at("W"), "2>&1");
    CHECK(run.status == 4);
    CHECK_THAT(run.text, Catch::Contains("releases are never batched"));
    CHECK_FALSE(fs::exists(f.at("W/Snakefile")));
}

TEST_CASE("jobs are of about a minute, and shorter where several cores would else have nothing") {
    const auto sizes = [](std::size_t count, double seconds) {
        const std::vector<BatchCell> cells(count);
        std::vector<std::size_t> out;
        std::size_t next = 0;
        for (const auto& [first, end] : batchJobs(cells, std::vector<double>{seconds})) {
            CHECK(first == next);
            out.push_back(end - first);
            next = end;
        }
        CHECK(next == count);
        return out;
    };
    CHECK(sizes(6000, 1) == std::vector<std::size_t>(100, 60));
    CHECK(sizes(200, 1) == std::vector<std::size_t>(8, 25));
    CHECK(sizes(200, 0.005) == std::vector<std::size_t>{200});
    CHECK(sizes(3, 100) == std::vector<std::size_t>(3, 1));
    const std::string text = batchSnakefile(12, "/opt/of \"nictate\"/nictate-cli");
    CHECK_THAT(text, Catch::Contains("range(1, 13)") && Catch::Contains(R"("/opt/of \"nictate\"/nictate-cli")"));
}

TEST_CASE("however a plan is cut into jobs, and wherever it was interrupted, its table is the same as by hand") {
    PlanFixture f;
    const std::string plan = f.plan(planOf(maps + "," + areas)).string();
    REQUIRE(cli("batch " + plan + " --out " + f.at("A") + " --jobs-per-minute 5").status == 0);
    REQUIRE(cli("batch " + plan + " --out " + f.at("B")).status == 0);
    CHECK(std::distance(fs::directory_iterator(f.at("A/jobs")), {}) == 9);
    CHECK(std::distance(fs::directory_iterator(f.at("B/jobs")), {}) < 9);   // one, where the machine has nothing else to do
    CHECK(std::distance(fs::directory_iterator(f.at("B/cells")), {}) == 2); // tried, to see how long they take
    const std::string table = f.finished("A");
    CHECK(table == f.finished("B"));

    const std::vector<BatchCell> cells = nictate::readBatchPlan(fs::path(plan), stimuliAsCommanded());
    std::string by_hand;
    for (const std::string& argument : cells[3].arguments)
        by_hand += argument + " ";
    const std::string printed = cli(by_hand).text;
    const std::size_t row = printed.find("gaussian,1,");
    REQUIRE(row != std::string::npos);
    const std::string cc = printed.substr(row + 11, printed.find(',', row + 11) - row - 11);
    CHECK_THAT(table, Catch::Contains("tradeoff,study.csv,poster,gaussian,1,,\"display=16x12;draws=2;size=800x600\",2," +
                                      std::to_string(cells[3].seed) + ",,cc_mean," + cc + "\n"));
    CHECK_THAT(table, Catch::Contains(",fixations right,private,"));

    // A job that was killed has some of its cells; one part was never written.
    int left = 0;
    for (const auto& cell : fs::directory_iterator(f.at("A/cells")))
        if (++left % 3 == 0)
            fs::remove(cell.path());
    for (const char* lost : {"A/parts/0002.csv", "A/parts/0005.csv", "A/results.csv"})
        fs::remove(f.at(lost));
    CHECK(f.finished("A") == table);
    const std::string report = contents(f.at("A/report.html"));
    CHECK_THAT(report, Catch::Contains("<svg") && Catch::Contains("tradeoff: study.csv") && Catch::Contains("prior-only") &&
                           Catch::Contains("no guarantee covers these numbers"));
    CHECK(report == contents(f.at("B/report.html")));

    CHECK(cli("batch " + plan + " --out " + f.at("A")).status == 0); // stands there already
    f.plan(planOf(areas));
    CHECK(cli("batch " + plan + " --out " + f.at("A")).status == 5);
}

TEST_CASE("a cell that cannot be computed ends its job with its command line, and others stay") {
    PlanFixture f;
    std::string bad = areas;
    bad.replace(bad.find("aois.csv"), 8, "none.csv");
    const std::string plan = f.plan(planOf(areas + "," + bad)).string();
    const CliRun run = cli("batch " + plan + " --out " + f.at("C"), "2>&1");
    CHECK(run.status == 3);
    CHECK_THAT(run.text, Catch::Contains("nictate-cli aoi") && Catch::Contains("none.csv"));
    CHECK(cli("batch " + plan + " --out " + f.at("C") + " --jobs-per-minute 1").status == 0);
    CHECK(cli("batch-cells " + f.at("C/jobs/0001.json") + " --out " + f.at("C/parts/0001.csv")).status == 0);
    CHECK(cli("batch-cells " + f.at("C/jobs/0002.json") + " --out " + f.at("C/parts/0002.csv")).status == 3);
    CHECK_FALSE(fs::exists(f.at("C/parts/0002.csv")));
}
