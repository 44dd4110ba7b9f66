#pragma once
// A plan's cells as jobs of a Snakemake workflow.

#include "app/batch/batch_plan.h"

#include <span>

namespace nictate::cli {

/// Which cells a job computes, as first and one past the last. Jobs are of about a minute, and shorter where there is less than
/// eight minutes to do, so that several cores have something. `seconds` are those of a cell, by sweep.
using BatchJob = std::pair<std::size_t, std::size_t>;
std::vector<BatchJob> batchJobs(std::span<const BatchCell> cells, std::span<const double> seconds);

/// "0001": how job i, from 0, is called.
std::string batchJobName(std::size_t i);

/// The Snakefile: rule `cells` makes parts/NAME.csv of jobs/NAME.json, rule `results` results.csv and report.html of all parts.
std::string batchSnakefile(std::size_t jobs, const std::filesystem::path& program);

} // namespace nictate::cli
