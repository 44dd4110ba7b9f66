#include "app/cli/batch_report.h"
#include "app/cli/batch_rows.h"
#include "app/cli/batch_workflow.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/plan_studies.h"
#include "app/cli/values.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/folder.h"
#include "core/files/platform/platform.h"
#include "core/files/whole_file.h"

#include <CLI/CLI.hpp>
#include <QApplication>

#include <chrono>
#include <cstdio>
#include <iostream>

namespace nictate::cli {

namespace fs = std::filesystem;

namespace {

struct BatchCommand {
    std::string plan, out;
    double jobs_per_minute = 0; ///< 0: measured
};

std::string contentOf(const fs::path& file) {
    if (auto text = wholeFile(file))
        return *std::move(text);
    throw MissingData(Text("%1: cannot be read; name a file that is there", file.string()));
}

void makeFolder(const fs::path& folder) {
    std::error_code problem;
    if (fs::create_directories(folder, problem); problem)
        throw OutputError(Text("%1: %2", folder.string(), problem.message()));
}

/// The cell's rows, from `folder` where they are known, else computed and kept there.
std::string computed(const BatchCell& cell, const fs::path& folder, std::vector<std::string>& notes) {
    char name[24];
    std::snprintf(name, sizeof name, "%016llx.csv", static_cast<unsigned long long>(cell.seed));
    const fs::path file = folder / name;
    if (fs::exists(file))
        return contentOf(file);
    const std::string rows = batchRows(cell, notes);
    writeFileAtomically(file, rows);
    return rows;
}

/// By sweep, of its first cell, which is done then.
std::vector<double> measuredSeconds(const std::vector<BatchCell>& cells, const fs::path& folder) {
    std::vector<double> seconds(cells.back().sweep + 1, -1);
    std::vector<std::string> notes;
    for (const BatchCell& cell : cells) {
        if (seconds[cell.sweep] >= 0)
            continue;
        const auto begin = std::chrono::steady_clock::now();
        computed(cell, folder, notes);
        seconds[cell.sweep] = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
    for (const std::string& note : notes)
        std::cerr << note << "\n";
    return seconds;
}

void runBatch(const BatchCommand& options) {
    const fs::path out = options.out;
    const std::string plan = contentOf(options.plan);
    if (fs::exists(out / "plan.json")) {
        if (contentOf(out / "plan.json") != plan)
            throw OutputError(Text("%1: holds the workflow of another plan; choose another folder", out.string()));
        std::cerr << "nictate-cli: note: this plan's workflow is there already; what is done stays done\n";
        return;
    }
    const std::vector<BatchCell> cells = readBatchPlan(plan, options.plan, stimuliAsCommanded());
    for (const char* folder : {"jobs", "cells"})
        makeFolder(out / folder);
    const std::vector<double> seconds = options.jobs_per_minute > 0
                                            ? std::vector<double>(cells.back().sweep + 1, 60 / options.jobs_per_minute)
                                            : measuredSeconds(cells, out / "cells");
    const std::vector<BatchJob> jobs = batchJobs(cells, seconds);
    for (std::size_t i = 0; i < jobs.size(); ++i)
        writeFileAtomically(out / "jobs" / (batchJobName(i) + ".json"),
                            batchCellsText({cells.begin() + static_cast<std::ptrdiff_t>(jobs[i].first),
                                            cells.begin() + static_cast<std::ptrdiff_t>(jobs[i].second)}));
    writeFileAtomically(out / "Snakefile", batchSnakefile(jobs.size(), platform::programFile()));
    writeFileAtomically(out / "plan.json", plan); // last: from here on it is whole
    Json said;
    said["cells"] = cells.size();
    said["jobs"] = jobs.size();
    said["run"] = "snakemake -c2, in " + out.string();
    print(said, false);
}

void runCells(const std::string& job, const std::string& out) {
    const fs::path folder = fs::absolute(job).parent_path().parent_path() / "cells";
    makeFolder(folder);
    std::string rows = batchHeader();
    std::vector<std::string> notes;
    for (const BatchCell& cell : readBatchCells(job))
        rows += computed(cell, folder, notes);
    for (const std::string& note : notes)
        std::cerr << note << "\n";
    makeFolder(fs::absolute(out).parent_path());
    writeFileAtomically(out, rows);
}

void runResults(const fs::path& folder) {
    std::string results = batchHeader();
    for (const fs::path& job : filesIn(folder / "jobs")) {
        const fs::path part = folder / "parts" / (job.stem().string() + ".csv");
        const std::string rows = contentOf(part);
        if (!rows.starts_with(batchHeader()))
            throw ParseError(part.string(), 1, 0, Text("is not of this version of nictate-cli"),
                             Text("remove it and run the workflow again"));
        results += rows.substr(batchHeader().size());
    }
    int count = 0;
    const QApplication application(count, nullptr); // plots are drawn
    const std::string report = batchReport(results);
    writeFileAtomically(folder / "results.csv", results);
    writeFileAtomically(folder / "report.html", report);
}

} // namespace

void addBatchCommand(CLI::App& app) {
    auto options = std::make_shared<BatchCommand>();
    auto* command = app.add_subcommand("batch", "a plan of simulations as a Snakemake workflow, for several cores or a cluster");
    command->add_option("PLAN", options->plan, "studies, stimuli, mechanisms, parameters, ε and repetitions to cross, as JSON")
        ->required();
    command->add_option("--out", options->out, "the workflow's folder; results.csv and report.html will be in it")->required();
    command
        ->add_option("--jobs-per-minute", options->jobs_per_minute,
                     "how many cells are done in a minute; default: one of each sweep is done first, to see")
        ->transform(positiveNumber());
    command->callback([options] { runBatch(*options); });

    auto job = std::make_shared<std::pair<std::string, std::string>>();
    auto* cells = app.add_subcommand("batch-cells", "one job of a plan's workflow");
    cells->add_option("JOB", job->first, "a file of the workflow's jobs/")->required();
    cells->add_option("--out", job->second, "the table to write")->required();
    cells->callback([job] { runCells(job->first, job->second); });

    auto folder = std::make_shared<std::string>();
    auto* results = app.add_subcommand("batch-results", "the tables of a plan's jobs as one, and the report");
    results->add_option("FOLDER", *folder, "the workflow's")->required();
    results->callback([folder] { runResults(*folder); });
}

} // namespace nictate::cli
