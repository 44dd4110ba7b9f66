#pragma once
// Tables whose columns a tracker's program fixed. A new one is a function that returns a TableFormat and one line in
// table_formats.cpp.

#include "core/errors.h"
#include "core/files/text_source.h"
#include "core/io/open_options.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// The beginning of a table: what stands above its header, the header, and the first rows.
struct TableHead {
    std::string file; ///< its name, without folder
    std::vector<std::string> preamble;
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
    char delimiter = ',';
    bool one_stimulus = false; ///< a person says that no column names stimuli: the whole screen is the one there is

    /// The column of this name, with any unit behind it ("Gaze point X", "Gaze point X [DACS px]"); the first of these
    /// names that is there. Empty where none is.
    std::string column(std::initializer_list<std::string_view> names) const;
    bool has(std::string_view name) const { return !column({name}).empty(); }
    /// What follows a word in the preamble: "Recording resolution:" → "1280 x 1024". Empty where the word is not found.
    std::string stated(std::string_view word) const;
    /// The first or last cell of this column that is not empty.
    std::string firstCell(const std::string& column) const;
    std::string lastCell(const std::string& column) const;
};

/// What trackers write where they lost the eye, in positions that begin at a corner.
inline constexpr const char* lost_eye = "0,0|-1,-1|-32768,-32768|100000000,100000000";

/// A kind of table that one tracker's program writes.
struct TableFormat {
    std::string id;                 ///< in reading plans: "tobii-pro-lab"
    std::string name;               ///< for people
    std::vector<std::string> marks; ///< columns that all its tables have, as TableHead::column finds them
    /// What the format's name fixes, by the header and the preamble; values of rows may only be guesses.
    std::function<ReadingPlan(const TableHead& head)> plan;
};

const std::vector<TableFormat>& tableFormats();

/// The format of this table and what it fixes; an empty plan for a table of no known program. Consumes nothing.
ReadingPlan formatPlan(TextSource& source, const std::vector<TableFormat>& among = tableFormats(), bool one_stimulus = false);

/// Says a column for a role where the table has one of these names; for use in formats.
void sayColumn(ReadingPlan& plan, const TableHead& head, const std::string& role, std::initializer_list<std::string_view> names);

/// Whether a column of Tobii's holds positions on the picture itself ("GazePointX (MCSpx)", "MappedFixationPointX", "Mapped
/// fixation X [shelf]"), not on the screen or in the scene.
bool namesPicturesOwn(std::string_view column);

/// The numbers that the first rows hold in these columns; for use in formats.
std::vector<double> numbersIn(const TableHead& head, std::initializer_list<std::string_view> columns);

/// Columns by the one name each has, and what else the format fixes; for use in formats.
ReadingPlan planWith(const TableHead& head, std::initializer_list<std::pair<const char*, std::string_view>> columns,
                     std::initializer_list<std::pair<const char*, const char*>> facts);

/// "1280 x 1024" or "1280x1024" as the plan writes sizes; empty for anything else.
std::string sizeIn(std::string_view text);

/// Of a file that states a screen which is not the plan's.
ParseError otherScreen(const std::string& file, std::size_t line, const std::string& stated, const std::string& planned);

} // namespace nictate
