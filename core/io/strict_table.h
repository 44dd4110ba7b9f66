#pragma once

#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/native_names.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// One table of our own: its header, then its rows. Columns are found by name, in any order; others are ignored.
/// Everything throws ParseError with file, line and column for what does not fit.
class TableReader {
  public:
    static constexpr std::size_t absent = static_cast<std::size_t>(-1);

    explicit TableReader(TextSource source, char delimiter = '\t') : source_(std::move(source)), rows_(source_, delimiter) {
        if (!rows_.next())
            throw ParseError(rows_.name(), 0, 0, "is empty", "its first line must be the header");
        for (const Cell& cell : rows_.cells())
            header_.push_back(asUtf8(cell.text));
    }

    const std::vector<std::string>& header() const { return header_; }
    std::size_t column(std::string_view name) const {
        auto found = std::find(header_.begin(), header_.end(), name);
        return found == header_.end() ? absent : static_cast<std::size_t>(found - header_.begin());
    }
    std::size_t required(std::string_view name) const {
        std::size_t at = column(name);
        if (at == absent)
            throw ParseError(rows_.name(), 1, 0, "there is no column " + inQuotes(name), "see datasets/README.md");
        return at;
    }

    bool next() {
        if (!rows_.next())
            return false;
        if (!rows_.recordWasComplete())
            throw ParseError(rows_.name(), rows_.line(), 0, "the table is cut off in its last line",
                             "every line must end with a line end");
        if (rows_.cells().size() != header_.size())
            throw ParseError(rows_.name(), rows_.line(), std::min(rows_.cells().size(), header_.size() + 1),
                             "the row has " + counted(rows_.cells().size(), "cell", "cells") + " where the header has " +
                                 std::to_string(header_.size()),
                             "every row has a cell for each column");
        return true;
    }

    const Cell& cell(std::size_t at) const { return rows_.cells()[at]; }
    std::string text(std::size_t at) const { return at == absent ? std::string() : asUtf8(cell(at).text); }
    double number(std::size_t at) const {
        if (at == absent)
            return missing;
        DecimalSign sign = DecimalSign::point;
        ParsedNumber parsed = parseNumber(cell(at).text, sign);
        if (parsed.kind == NumberKind::not_a_number)
            refuse(at, "is no number");
        return parsed.kind == NumberKind::number ? parsed.value : missing;
    }
    double notNegative(std::size_t at) const {
        double value = number(at);
        if (value < 0)
            refuse(at, "is negative");
        return value;
    }
    double positive(std::size_t at) const {
        double value = number(at);
        if (!(value > 0))
            refuse(at, "is not above 0");
        return value;
    }
    int extent(std::size_t at) const {
        std::string_view digits = cell(at).text;
        int value = 0;
        auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || end != digits.data() + digits.size() || value < 1 || value > largest_extent_px)
            refuse(at, "is no size; 1 to " + std::to_string(largest_extent_px) + " is allowed");
        return value;
    }
    Eye eye(std::size_t at) const {
        if (at == absent)
            return Eye::unknown;
        for (Eye eye : {Eye::unknown, Eye::left, Eye::right, Eye::both})
            if (cell(at).text == nameOf(eye))
                return eye;
        refuse(at, "is no eye; left, right, both or nothing is allowed");
    }
    [[noreturn]] void refuse(std::size_t at, const std::string& problem) const {
        throw ParseError(rows_.name(), rows_.line(), at + 1, inQuotes(cell(at).text) + " " + problem, "");
    }

  private:
    TextSource source_;
    DelimitedReader rows_;
    std::vector<std::string> header_;
};

} // namespace nictate
