#include "app/cli/batch_workflow.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace nictate::cli {

namespace {
constexpr double longest_s = 60, shortest_s = 2;
constexpr double fewest_jobs = 8; ///< unless they would be shorter than that
} // namespace

std::vector<BatchJob> batchJobs(std::span<const BatchCell> cells, std::span<const double> seconds) {
    double all = 0;
    for (const BatchCell& cell : cells)
        all += seconds[cell.sweep];
    const double most = std::clamp(all / fewest_jobs, shortest_s, longest_s);
    std::vector<BatchJob> jobs;
    double filled = most;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (filled + seconds[cells[i].sweep] / 2 > most) { // the cell's middle would lie beyond
            jobs.emplace_back(i, i);
            filled = 0;
        }
        jobs.back().second = i + 1;
        filled += seconds[cells[i].sweep];
    }
    return jobs;
}

std::string batchJobName(std::size_t i) {
    char text[24];
    std::snprintf(text, sizeof text, "%04zu", i + 1);
    return text;
}

std::string batchSnakefile(std::size_t jobs, const std::filesystem::path& program) {
    const std::string quoted = nlohmann::json(program.string()).dump(); // a Python text as well
    return "# Written by nictate-cli batch. In this folder:\n"
           "#   snakemake -c2                                            two cores of this machine\n"
           "#   snakemake -j 100 --cluster 'sbatch -t 10' --latency-wait 60    Slurm\n"
           "# After a crash: snakemake --unlock, then the same with --rerun-incomplete. Cells that are done stay done.\n"
           "NICTATE = config.get(\"nictate\", " +
           quoted +
           ")\n"
           "JOBS = [f\"{i:04}\" for i in range(1, " +
           std::to_string(jobs + 1) +
           ")]\n"
           "localrules: all, results\n\n"
           "rule all:\n"
           "    input: \"results.csv\", \"report.html\"\n\n"
           "rule cells:\n"
           "    input: \"jobs/{job}.json\"\n"
           "    output: \"parts/{job}.csv\"\n"
           "    params: nictate=NICTATE\n"
           "    shell: \"{params.nictate:q} batch-cells {input} --out {output}\"\n\n"
           "rule results:\n"
           "    input: expand(\"parts/{job}.csv\", job=JOBS)\n"
           "    output: \"results.csv\", \"report.html\"\n"
           "    params: nictate=NICTATE\n"
           "    shell: \"{params.nictate:q} batch-results .\"\n";
}

} // namespace nictate::cli
