#include "core/io/odd_cells.h"

#include "core/io/head_lines.h"

#include <charconv>
#include <chrono>

namespace nictate {

namespace {

constexpr std::string_view date_shape = "yyyymmdd_hhmmssmmm";

int digitsAt(std::string_view text, std::size_t at, std::size_t count) {
    int value = -1;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + at + count, value);
    return error == std::errc() && end == text.data() + at + count ? value : -1;
}

} // namespace

std::string_view partOfTuple(std::string_view cell, bool second) {
    const std::size_t comma = cell.find(',');
    if (!cell.starts_with('(') || !cell.ends_with(')') || comma == std::string_view::npos)
        return cell;
    if (!second)
        return trimmed(cell.substr(1, comma - 1));
    const std::size_t end = std::min(cell.find(',', comma + 1), cell.size() - 1);
    return trimmed(cell.substr(comma + 1, end - comma - 1));
}

std::optional<double> dateInMilliseconds(std::string_view cell) {
    if (cell.size() != date_shape.size() || cell[8] != '_')
        return {};
    const int year = digitsAt(cell, 0, 4), month = digitsAt(cell, 4, 2), day = digitsAt(cell, 6, 2);
    const int hour = digitsAt(cell, 9, 2), minute = digitsAt(cell, 11, 2), second = digitsAt(cell, 13, 2);
    const int millisecond = digitsAt(cell, 15, 3);
    if (year < 0 || month < 1 || day < 1 || hour < 0 || hour > 24 || minute < 0 || minute > 59 || second < 0 || second > 60 ||
        millisecond < 0)
        return {};
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok())
        return {};
    const double days = static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
    return ((days * 24 + hour) * 60 + minute) * 60e3 + second * 1e3 + millisecond;
}

} // namespace nictate
