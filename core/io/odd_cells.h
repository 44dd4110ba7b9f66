#pragma once
// Cells that hold no plain number: positions as tuples, and times as dates.

#include <optional>
#include <string_view>

namespace nictate {

/// "(0.25, 0.5)" → "0.25", or the second one; whatever is no tuple is itself.
std::string_view partOfTuple(std::string_view cell, bool second);

/// "20230131_101502123" (day, time of day, milliseconds) in milliseconds since 1970, without a time zone; nothing for other
/// texts.
std::optional<double> dateInMilliseconds(std::string_view cell);

} // namespace nictate
