#pragma once

#include "core/io/column_runs.h"
#include "core/io/study_builder.h"
#include "core/io/table_layout.h"

#include <map>
#include <string>
#include <vector>

namespace nictate {

/// What was shown during a time of a recording's clock.
struct Shown {
    double from_ms, to_ms;
    std::string name;
};

/// What a table's rows are given when it lacks the column.
struct TableDefaults {
    std::string participant;
    std::string stimulus;
    std::string condition = {};
    std::string recording = {};                      ///< its name, where lines above the table say it
    std::vector<Shown> shown = {};                   ///< in order; rows at other times do not count
    std::map<std::string, std::string> wearers = {}; ///< whose the recordings are that its rows name; empty = rows name people
};

/// Reads one table of fixations or samples into the builder, in the text's own position unit (see
/// `TableLayout::positions`). Rows that cannot count (no position, no participant or
/// stimulus in a table that has the column, negative duration) are left out and counted in a warning, as is a
/// last line that was cut off. Of rows that count, `watched` columns are told to their runs. Throws ColumnsNotRecognised without
/// x and y; ParseError with file, line and column for a row of the wrong width or a cell that is no number.
void readTable(TextSource& source, const TableLayout& layout, const TableDefaults& defaults, StudyBuilder& builder,
               WatchedColumns* watched = nullptr);

} // namespace nictate
