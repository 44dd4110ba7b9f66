#pragma once

#include <string>
#include <string_view>

namespace nictate {

/// A file's decimal sign; `unknown` until the first number with a fraction shows it.
enum class DecimalSign { unknown, point, comma };

enum class NumberKind { number, absent, not_a_number };

/// A cell read as a number, or why it has none.
struct ParsedNumber {
    NumberKind kind = NumberKind::absent;
    double value = 0; ///< finite; only for NumberKind::number
};

/// Reads a cell as a number whatever the machine's locale. Empty cells, the usual tokens (NaN, NA, N/A, null,
/// none, ".", "-", inf …) and numbers too large for a double are missing. `sign` is decided by the first
/// fraction when it was unknown; from then on the other sign makes a cell not a number.
ParsedNumber parseNumber(std::string_view cell, DecimalSign& sign);

/// A whole number of pixels from 1 to 20 000; 0 for anything else.
int pixelsIn(std::string_view cell);

/// A value that a change of unit may have pushed out of a double's range: missing then.
double finiteOrMissing(double value);

/// The shortest text that reads back as exactly this double; empty for NaN.
void appendNumber(std::string& text, double value);
/// The same as a text of its own; "nan" for NaN.
std::string numberText(double value);

} // namespace nictate
