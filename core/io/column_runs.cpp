#include "core/io/column_runs.h"

#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace nictate {

namespace {

constexpr std::size_t most_values = 2000;

bool hasFraction(std::string_view cell) {
    DecimalSign sign = DecimalSign::unknown;
    const ParsedNumber parsed = parseNumber(cell, sign);
    return parsed.kind == NumberKind::number && parsed.value != std::trunc(parsed.value);
}

/// "GazePointX", "pupil_left" → gaze, point, x; pupil, left.
std::vector<std::string> wordsIn(std::string_view header) {
    std::vector<std::string> words(1);
    bool small = false;
    for (const char c : header) {
        const bool capital = c >= 'A' && c <= 'Z', letter = capital || (c >= 'a' && c <= 'z');
        if (!letter || (capital && small))
            words.emplace_back();
        if (letter)
            words.back() += c;
        small = letter && !capital;
    }
    for (std::string& word : words)
        word = lowerCase(word);
    return words;
}

} // namespace

void ColumnRuns::endRun() {
    ++runs_;
    single_ += length_ == 1 ? 1 : 0;
}

void ColumnRuns::take(std::string_view cell) {
    if (cell.empty() || cell == "." || cell == "-")
        return;
    ++rows_;
    if (length_ > 0 && cell == last_) {
        ++length_;
        return;
    }
    if (length_ > 0)
        endRun();
    last_ = cell;
    length_ = 1;
    if (values_.size() <= most_values && values_.insert(last_).second)
        fractions_ = fractions_ || hasFraction(cell);
}

bool ColumnRuns::areBlocks() const {
    const std::size_t runs = runs_ + 1; // the last one may go on
    return !fractions_ && values_.size() > 1 && values_.size() <= most_values && 2 * runs <= rows_ && 5 * single_ <= runs;
}

bool namesMeasure(std::string_view header) {
    static constexpr std::string_view measures[] = {
        "time",  "timestamp", "stamp",    "start",    "end",        "onset",  "offset",   "duration",   "dur",      "latency",
        "rt",    "ms",        "msec",     "sec",      "x",          "y",      "z",        "pos",        "position", "coord",
        "px",    "pupil",     "diam",     "diameter", "width",      "height", "distance", "dist",       "velocity", "amp",
        "angle", "deg",       "valid",    "validity", "confidence", "conf",   "fix",      "fixation",   "sacc",     "saccade",
        "blink", "blinks",    "quality",  "status",   "frame",      "rate",   "hz",       "resolution", "count",    "total",
        "world", "row",       "rownames", "sample",   "gaze",       "depth",  "zeit",     "dauer"};
    const std::vector<std::string> words = wordsIn(header);
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return std::find(std::begin(measures), std::end(measures), word) != std::end(measures) || word.ends_with("time") ||
               word.ends_with("timestamp") || word.ends_with("start") || word.ends_with("onset") || word.starts_with("pup");
    });
}

} // namespace nictate
