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

double daysSince1970(int year, int month, int day) {
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count()) : -1;
}

/// A time of day, perhaps behind a date.
struct Clock {
    double ms = 0;
    bool fraction = false; ///< of a second is stated
};

/// The milliseconds of a fraction's digits; nothing for anything else.
std::optional<double> fractionOf(std::string_view digits) {
    double ms = 0, unit = 100;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            return {};
        ms += unit * (c - '0');
        unit /= 10;
    }
    return digits.empty() ? std::nullopt : std::optional(ms);
}

std::optional<Clock> clockIn(std::string_view cell) {
    double days = 0;
    if (cell.size() > 11 && (cell[4] == '-' || cell[4] == '/') && cell[7] == cell[4] && (cell[10] == ' ' || cell[10] == 'T')) {
        const int year = digitsAt(cell, 0, 4), month = digitsAt(cell, 5, 2), day = digitsAt(cell, 8, 2);
        days = year < 0 || month < 1 || day < 1 ? -1 : daysSince1970(year, month, day);
        cell = trimmed(cell.substr(11));
        if (cell.ends_with('Z'))
            cell.remove_suffix(1);
    }
    const std::size_t hours = cell.find(':');
    if (days < 0 || hours < 1 || hours > 2 || cell.size() < hours + 6 || cell[hours + 3] != ':')
        return {};
    const int hour = digitsAt(cell, 0, hours), minute = digitsAt(cell, hours + 1, 2), second = digitsAt(cell, hours + 4, 2);
    if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || second < 0 || second > 60)
        return {};
    const double whole = ((days * 24 + hour) * 60 + minute) * 60e3 + second * 1e3;
    const std::string_view rest = cell.substr(hours + 6);
    if (rest.empty())
        return Clock{whole, false};
    const auto fraction = rest[0] == '.' || rest[0] == ',' ? fractionOf(rest.substr(1)) : std::nullopt;
    return fraction ? std::optional(Clock{whole + *fraction, true}) : std::nullopt;
}

} // namespace

std::string_view partOfTuple(std::string_view cell, std::size_t part) {
    if (!cell.starts_with('(') || !cell.ends_with(')') || cell.find(',') == std::string_view::npos)
        return cell;
    cell = cell.substr(1, cell.size() - 2);
    const std::string_view between = cell.find(", ") != std::string_view::npos ? ", " : ","; // "(0,5, 0,25)" has decimal commas
    for (; part > 0; --part) {
        const std::size_t end = cell.find(between);
        if (end == std::string_view::npos)
            return {};
        cell = cell.substr(end + between.size());
    }
    return trimmed(cell.substr(0, cell.find(between)));
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
    const double days = daysSince1970(year, month, day);
    if (days < 0)
        return {};
    return ((days * 24 + hour) * 60 + minute) * 60e3 + second * 1e3 + millisecond;
}

std::optional<double> clockInMilliseconds(std::string_view cell) {
    const std::optional<Clock> clock = clockIn(cell);
    return clock ? std::optional(clock->ms) : std::nullopt;
}

ClockKind clockKind(std::string_view cell) {
    const std::optional<Clock> clock = clockIn(cell);
    return !clock ? ClockKind::none : clock->fraction ? ClockKind::fractions : ClockKind::seconds;
}

} // namespace nictate
