#pragma once

#include "core/data/reading_plan.h"
#include "core/data/recording.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// What a tracker's word for a row means; `none` where there is no word, `other` for words that are neither of the three.
enum class RowEvent { none, fixation, saccade, blink, other };
RowEvent eventNamed(std::string_view word);

/// Which rows of a table count, what those say that do not, which positions are gaze and on what screen: the plan's entries
/// "keep", "messages", "valid", "lost", "x-axis", "screen-columns", "media-columns", "blink-column" and "stimulus-within".
class RowRules {
  public:
    RowRules() = default;
    /// Throws InvalidParameter for entries that cannot be understood, ParseError naming `file` for a column that its header
    /// lacks.
    RowRules(const ReadingPlan& plan, const std::vector<std::string>& header, const std::string& file);

    bool counts(const std::vector<Cell>& cells) const;
    /// The picture or film that a row of messages says is shown from here on; empty for other rows.
    std::string_view shownBy(const std::vector<Cell>& cells) const;
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
    /// Whether a word in a column of validity means gaze.
    bool isValid(std::string_view word) const;
    /// Makes a position missing that stands for a lost eye, and lets x grow to the right.
    void clean(Gaze& gaze) const;

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
    std::vector<std::string> valid_;
    double least_ = missing; ///< of validity, where it is a number
    std::vector<std::pair<double, double>> lost_;
};

} // namespace nictate
