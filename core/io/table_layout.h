#pragma once

#include "core/data/reading_plan.h"
#include "core/data/recording.h"
#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/text_source.h"
#include "core/io/columns.h"
#include "core/io/open_options.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// What a tracker's word for a row means; `none` where there is no word, `between` for another event or noise (pursuit, glissade,
/// unclassified …), `other` for words that name no event.
enum class RowEvent { none, fixation, saccade, blink, between, other };
RowEvent eventNamed(std::string_view word);
/// The column that is called one of events, else one of kinds of row ("type", "movement" …).
std::optional<std::size_t> columnLikeEvents(const std::vector<std::string>& header);

/// Which rows of a table count, what those say that do not, which positions are gaze and on what screen: the plan's entries
/// "keep", "messages", "valid", "lost", "x-axis", "screen-columns", "media-columns", "blink-column", "event-codes" and
/// "stimulus-within".
class RowRules {
  public:
    RowRules() = default;
    /// Throws InvalidParameter for entries that cannot be understood, ParseError naming `file` for a column that its header
    /// lacks.
    RowRules(const ReadingPlan& plan, const std::vector<std::string>& header, const std::string& file);

    bool counts(const std::vector<Cell>& cells) const;
    /// What a row of the format's messages says; empty for other rows.
    std::string_view messageIn(const std::vector<Cell>& cells) const;
    /// The screen a row states where it is another than the plan's; empty where it states none or the same.
    std::string otherScreen(const std::vector<Cell>& cells) const;
    const std::string& screen() const { return screen_; }
    /// Moves positions on the screen to the picture as it was made, by where and how large the row says it was shown. Nothing
    /// moves where it does not say.
    void showRow(const std::vector<Cell>& cells, DecimalSign& sign);
    void move(double& x, double& y) const;
    /// The column of blinks' durations.
    const std::optional<std::size_t>& blinkColumn() const { return blink_column_; }
    /// The column of the mean error at the validation, in degrees, by the names that Tobii Pro Lab gives it. No entry of the
    /// plan: files with it and files without it are read alike, and nothing released depends on it.
    const std::optional<std::size_t>& validationColumn() const { return validation_column_; }
    /// The column of what the stimulus is a part of.
    const std::optional<std::size_t>& wholeColumn() const { return whole_column_; }
    /// What a cell in a column of events says; a number that "event-codes" does not explain is none of the events read.
    RowEvent eventOf(std::string_view cell) const;
    /// Whether a word in a column of validity means gaze.
    bool isValid(std::string_view word) const;
    /// Makes a position missing that stands for a lost eye, and lets x grow to the right.
    void clean(EyeSample& gaze) const;

  private:
    struct Keep {
        std::size_t column;
        std::vector<std::string> values;
    };
    std::vector<Keep> keep_;
    std::string message_; ///< how a message about a picture begins; empty = there are none
    bool leftwards_ = false, negative_is_lost_ = false;
    std::vector<std::size_t> screen_columns_;
    std::string screen_;                     ///< what they are to state
    std::vector<std::size_t> media_columns_; ///< x, y, width, height, own width, own height; the last ones may lack
    double media_x_ = 0, media_y_ = 0, scale_x_ = 1, scale_y_ = 1;
    std::optional<std::size_t> blink_column_, validation_column_, whole_column_;
    std::map<int, RowEvent> codes_; ///< of events, where numbers tell them
    std::vector<std::string> valid_;
    double least_ = missing; ///< of validity, where it is a number
    std::vector<std::pair<double, double>> lost_;
};

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
    std::vector<std::size_t> blocks;              ///< columns without a role whose values lie in blocks of rows
    std::set<std::size_t> numbers;                ///< columns without a role that hold a number
    std::set<std::size_t> empty;                  ///< columns without a role in which no row holds anything
    std::optional<std::size_t> blinks;            ///< a column without a role that says 1 in a blink
    bool blinks_unread = false;                   ///< a column is called one of blinks; without a role it does not say when
    bool may_be_gaze = false;                     ///< of features: gaze has columns called like theirs
    bool events_unread = false;                   ///< columnLikeEvents() holds numbers that do not look like events
    std::string event_codes;                      ///< what numbers in the column of events mean, where it holds numbers
    RowKind rows = RowKind::fixations;
    PositionUnit positions = PositionUnit::pixels;
    bool positions_plain = false; ///< most coordinates looked at fit one unit only
    TimeUnit time_unit = TimeUnit::milliseconds;
    TimeUnit duration_unit = TimeUnit::milliseconds;
    std::vector<std::string> not_found; ///< chosen column names that no header has
    RowRules rules;
    std::string valid;               ///< words in a column of validity that mean gaze, where its values show them
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

/// Whether a person said that no column names stimuli.
bool saysOneStimulus(const OpenOptions& options);

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
