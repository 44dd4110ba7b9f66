#pragma once

#include "core/files/text_source.h"
#include "core/text.h"

#include <array>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// One cell of a record. `quoted` tells an empty text ("") from nothing at all.
struct Cell {
    std::string_view text;
    bool quoted = false;
};

/// Records of delimited text, one at a time: `"` quotes cells that hold delimiters, line ends or (doubled)
/// quotes; CRLF, LF and CR end records; blank lines are skipped. The delimiter ' ' means runs of spaces and
/// tabs; any other stands for itself, and spaces around an unquoted cell are dropped.
class DelimitedReader {
  public:
    /// `first_line` is the number of the line the source stands at.
    DelimitedReader(TextSource& source, char delimiter, std::size_t first_line = 1);

    /// Read the next record; false at the end. Throws ParseError (unterminated quote, text behind a closing
    /// quote, record above 4 MiB).
    bool next();
    /// The record's cells, at least one; valid until next().
    const std::vector<Cell>& cells() const { return cells_; }
    /// The line the record begins on, from 1.
    std::size_t line() const { return record_line_; }
    /// False for a last record that no line end follows: the file may have been cut off.
    bool recordWasComplete() const { return complete_; }
    const std::string& name() const { return source_.name(); }

  private:
    enum class Scan { record, needs_more };
    Scan scan(std::string_view text, bool whole);
    const char* scanQuoted(const char* at, const char* end, bool whole);
    void addCell(const char* begin, const char* end);
    [[noreturn]] void refuse(std::size_t line, const Text& problem, const Text& what_to_do) const;

    TextSource& source_;
    char delimiter_;
    std::array<bool, 256> stops_{};
    std::vector<Cell> cells_;
    std::deque<std::string> unescaped_;
    std::size_t unescaped_used_ = 0;
    std::size_t next_line_;
    std::size_t record_line_ = 0;
    std::size_t newlines_inside_ = 0;
    std::size_t record_bytes_ = 0;
    bool complete_ = true;
};

} // namespace nictate
