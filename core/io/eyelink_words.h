#pragma once
// The words and numbers of a line in an EyeLink ASC file.

#include "core/data/recording.h"
#include "core/files/number.h"

#include <string_view>

namespace nictate {

/// A line's words, split at spaces and tabs.
class AscWords {
  public:
    explicit AscWords(std::string_view line) : rest_(line) {}
    /// The next word, empty at the end.
    std::string_view next() {
        std::size_t begin = rest_.find_first_not_of(" \t");
        if (begin == std::string_view::npos)
            return rest_ = {};
        std::size_t end = begin;
        while (end < rest_.size() && rest_[end] != ' ' && rest_[end] != '\t')
            ++end;
        std::string_view word = rest_.substr(begin, end - begin);
        rest_.remove_prefix(end);
        return word;
    }
    /// What is left, without spaces around it.
    std::string_view rest() const {
        std::size_t begin = rest_.find_first_not_of(" \t");
        if (begin == std::string_view::npos)
            return {};
        return rest_.substr(begin, rest_.find_last_not_of(" \t") - begin + 1);
    }

  private:
    std::string_view rest_;
};

constexpr double missing_data = -32768; ///< EyeLink's MISSING_DATA: edf2asc writes it for lost gaze with -miss, else "."

/// A word as a number; NaN where data are missing. False when it is neither.
inline bool toNumber(std::string_view word, double& value) {
    DecimalSign point = DecimalSign::point;
    ParsedNumber parsed = parseNumber(word, point);
    value = parsed.kind == NumberKind::number && parsed.value != missing_data ? parsed.value : missing;
    return !word.empty() && parsed.kind != NumberKind::not_a_number;
}

inline std::string_view withoutQuotes(std::string_view text) {
    const bool quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return quoted ? text.substr(1, text.size() - 2) : text;
}

/// The last part of a path, of whatever system.
inline std::string_view fileNameIn(std::string_view path) { return path.substr(path.find_last_of("/\\") + 1); }

template <class... Values> bool readNumbers(AscWords& words, Values&... values) {
    return (toNumber(words.next(), values) && ...);
}

} // namespace nictate
