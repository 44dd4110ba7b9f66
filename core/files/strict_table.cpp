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
        throw ParseError(rows_.name(), 0, 0, Text("is empty"), Text("its first line must be the header"));
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
        throw ParseError(rows_.name(), 1, 0, Text("there is no column %1", inQuotes(name)), Text("see datasets/README.md"));
    return at;
}

bool TableReader::next() {
    if (!rows_.next())
        return false;
    if (!rows_.recordWasComplete())
        throw ParseError(rows_.name(), rows_.line(), 0, Text("the table is cut off in its last line"),
                         Text("every line must end with a line end"));
    if (rows_.cells().size() != header_.size())
        throw ParseError(rows_.name(), rows_.line(), std::min(rows_.cells().size(), header_.size() + 1),
                         Text("the row has %1 where the header has %2",
                              counted(rows_.cells().size(), Text("cell"), Text("cells")), header_.size()),
                         Text("every row has a cell for each column"));
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
        refuse(at, Text("is not a number"));
    return parsed.kind == NumberKind::number ? parsed.value : nothing;
}

double TableReader::notNegative(std::size_t at) const {
    const double value = number(at);
    if (value < 0)
        refuse(at, Text("is negative"));
    return value;
}

double TableReader::positive(std::size_t at) const {
    const double value = number(at);
    if (!(value > 0))
        refuse(at, Text("is not above 0"));
    return value;
}

int TableReader::extent(std::size_t at, int most) const {
    const std::string_view digits = cell(at).text;
    int value = 0;
    auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || value < 1 || value > most)
        refuse(at, Text("is not a size (expected 1 to %1)", most));
    return value;
}

void TableReader::refuse(std::size_t at, const Text& problem) const {
    throw ParseError(rows_.name(), rows_.line(), at + 1, Text("%1 %2", inQuotes(cell(at).text), problem), {});
}

} // namespace nictate
