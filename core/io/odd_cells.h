#pragma once
// Cells that hold no plain number: positions as tuples, and times as dates or times of day.

#include <cstddef>
#include <optional>
#include <string_view>

namespace nictate {

/// "(0.25, 0.5, 1)" → "0.25", or a later part, from 0; nothing for a part that a tuple lacks. Whatever is no tuple is itself.
std::string_view partOfTuple(std::string_view cell, std::size_t part);

/// "20230131_101502123" (day, time of day, milliseconds) in milliseconds since 1970, without a time zone; nothing for other
/// texts.
std::optional<double> dateInMilliseconds(std::string_view cell);

/// "10:15:02.123" in milliseconds since midnight, "2023-01-31 10:15:02.123" in milliseconds since 1970, without a time zone;
/// nothing for other texts.
std::optional<double> clockInMilliseconds(std::string_view cell);

/// How exactly a cell tells a time of day; to the second it tells no two samples apart.
enum class ClockKind { none, seconds, fractions };
ClockKind clockKind(std::string_view cell);

} // namespace nictate
