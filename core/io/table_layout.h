#pragma once

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/text_source.h"
#include "core/io/columns.h"
#include "core/io/open_options.h"
#include "core/io/row_rules.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// How a table of gaze is written, as detected from its first 64 KiB and as the options say.
struct TableLayout {
    char delimiter = ',';
    DecimalSign decimal_sign = DecimalSign::unknown;
    std::size_t header_line = 1;     ///< line of the header, from 1; 0 = the table has none
    std::size_t first_data_line = 2; ///< line the rows begin on
    std::vector<std::string> header; ///< "column 1", "column 2" … where the table has none
    ColumnMap columns;
    std::vector<std::size_t> attributes;          ///< columns that describe participants
    std::optional<std::size_t> whole;             ///< the column of what the stimulus is a part of
    std::vector<std::size_t> words;               ///< columns without a role whose rows hold a few words
    std::map<std::size_t, std::string> constants; ///< columns without a role in which all rows hold the same
    RowKind rows = RowKind::fixations;
    PositionUnit positions = PositionUnit::pixels;
    bool positions_plain = false; ///< most coordinates looked at fit one unit only
    TimeUnit time_unit = TimeUnit::milliseconds;
    TimeUnit duration_unit = TimeUnit::milliseconds;
    std::vector<std::string> not_found; ///< chosen column names that no header has
    RowRules rules;
    double rate_hz = 0;              ///< of samples without a time; 0 = not said
    std::set<std::string> guessed;   ///< keys of reading plans that values decided, not headers
    std::set<std::string> undecided; ///< those among them of which the rows looked at say nothing
    bool has_rows = false;           ///< among those looked at
};

/// A table whose columns are not those of gaze: the person must say which is which (--columns, import
/// dialog).
struct ColumnsNotRecognised : ParseError {
    ColumnsNotRecognised(const std::string& table, std::size_t header_line, std::vector<std::string> found_columns,
                         const std::vector<std::string>& not_found);
    std::vector<std::string> columns; ///< headers found
};

/// Detects without consuming. The layout may lack columns (columns.complete() is false); readTable refuses
/// it. Throws ParseError when the text is empty.
TableLayout detectLayout(TextSource& source, const OpenOptions& options);

/// The options with what the table's format fixes, where a tracker's program wrote it.
OpenOptions withFormat(TextSource& source, OpenOptions options);

/// What the layout says, as entries of a reading plan.
ReadingPlan planOf(const TableLayout& layout);

/// What an import dialog shows before anything is read.
struct TablePreview {
    TableLayout layout;
    std::vector<std::vector<std::string>> rows; ///< at most 20, cells as text
    std::vector<Role> missing;                  ///< required roles without a column
};
TablePreview previewTable(TextSource& source, const OpenOptions& options);
/// Throws ParseError for a file that is missing, unreadable, binary or empty.
TablePreview previewTable(const std::filesystem::path& file, const OpenOptions& options);

} // namespace nictate
