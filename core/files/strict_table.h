#pragma once

#include "core/files/delimited_reader.h"
#include "core/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// One table of our own: its header, then its rows. Columns are found by name, in any order; others are ignored.
/// Everything throws ParseError with file, line and column for what does not fit.
class TableReader {
  public:
    static constexpr std::size_t absent = static_cast<std::size_t>(-1);

    explicit TableReader(TextSource source, char delimiter = '\t');

    const std::vector<std::string>& header() const { return header_; }
    std::size_t column(std::string_view name) const; ///< or absent
    std::size_t required(std::string_view name) const;

    /// The next row, as wide as the header; false at the end.
    bool next();

    const Cell& cell(std::size_t at) const { return rows_.cells()[at]; }
    std::string text(std::size_t at) const;   ///< empty where the column is absent
    double number(std::size_t at) const;      ///< NaN where the column is absent or the cell holds nothing
    double notNegative(std::size_t at) const; ///< or NaN
    double positive(std::size_t at) const;
    int extent(std::size_t at, int most) const; ///< a size, from 1
    [[noreturn]] void refuse(std::size_t at, const Text& problem) const;

  private:
    TextSource source_;
    DelimitedReader rows_;
    std::vector<std::string> header_;
};

} // namespace nictate
