#pragma once
// What cells of a plan found, as rows of one long table.

#include "app/batch/batch_plan.h"

namespace nictate::cli {

/// The header of results.csv, with its line end: the cell's words, then row, quantity and value.
std::string batchHeader();

/// Runs one cell in this process, as its arguments say, and returns its rows: one a quantity of each line that the command
/// prints. `row` is the line's own words (an area and a metric, a task and an attacker), without the cell's mechanism. What the
/// command has to note is added to `notes`. Throws what the command throws, its line of arguments before it.
std::string batchRows(const BatchCell& cell, std::vector<std::string>& notes);

} // namespace nictate::cli
