#include "core/files/strict_table.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace nictate {

TableReader::TableReader(TextSource source, char delimiter) : source_(std::move(source)), rows_(source_, delimiter) {
    if (!rows_.next())
        throw ParseError(rows_.name(), 0, 0, "is empty", "its first line must be the header");
    for (const Cell& cell : rows_.cells())
        header_.push_back(asUtf8(cell.text));
}

std::size_t TableReader::column(std::string_view name) const {
    auto found = std::find(header_.begin(), header_.end(), name);
    return found == header_.end() ? absent : static_cast<std::size_t>(found - header_.begin());
}

std::size_t TableReader::required(std::string_view name) const {
    const std::size_t at = column(name);
    if (at == absent)
        throw ParseError(rows_.name(), 1, 0, "there is no column " + inQuotes(name), "see datasets/README.md");
    return at;
}

bool TableReader::next() {
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

std::string TableReader::text(std::size_t at) const { return at == absent ? std::string() : asUtf8(cell(at).text); }

double TableReader::number(std::size_t at) const {
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    if (at == absent)
        return nothing;
    DecimalSign sign = DecimalSign::point;
    const ParsedNumber parsed = parseNumber(cell(at).text, sign);
    if (parsed.kind == NumberKind::not_a_number)
        refuse(at, "is not a number");
    return parsed.kind == NumberKind::number ? parsed.value : nothing;
}

double TableReader::notNegative(std::size_t at) const {
    const double value = number(at);
    if (value < 0)
        refuse(at, "is negative");
    return value;
}

double TableReader::positive(std::size_t at) const {
    const double value = number(at);
    if (!(value > 0))
        refuse(at, "is not above 0");
    return value;
}

int TableReader::extent(std::size_t at, int most) const {
    const std::string_view digits = cell(at).text;
    int value = 0;
    auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || value < 1 || value > most)
        refuse(at, "is not a size (expected 1 to " + std::to_string(most) + ")");
    return value;
}

void TableReader::refuse(std::size_t at, const std::string& problem) const {
    throw ParseError(rows_.name(), rows_.line(), at + 1, inQuotes(cell(at).text) + " " + problem, "");
}

} // namespace nictate
