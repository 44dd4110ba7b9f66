#pragma once
// Numbers as people read them. Numbers that are read back are written by core/files/number.h.

#include <cstddef>
#include <optional>
#include <string>

namespace nictate {

/// Six significant digits, as files that leave the house have it: "0.0111803", "1e-05".
std::string figure(double value);

/// Between thousands, from five digits on: a narrow space at which no line breaks.
inline constexpr const char* thousands_sign = "\u202f";

/// As much as the eye takes in: three significant digits and every digit of the whole part ("0.0006", "12 345"), without
/// zeros at the end; "2.2×10⁻⁹" below 0.0001 and from ten million on; "∞" has a sign of its own, what is missing is "–".
std::string shortFigure(double value);
/// "∞" where there is none: an unbounded loss.
std::string shortFigure(const std::optional<double>& value);
/// The same with up to six digits, for the round numbers on an axis.
std::string roundFigure(double value);
/// The same with every digit that there is, for numbers that people type.
std::string exactFigure(double value);
/// So many decimals, for columns of a table where the decimal signs stand below each other.
std::string fixedFigure(double value, int decimals);
std::string countFigure(std::size_t count);

/// The least number of so many significant digits that is not below `value`, which is not negative; what lies above a
/// shorter number by less than a billionth of it is that number.
double roundedUp(double value, int digits);

/// A loss as people read it: three digits, rounded up, so that no loss reads as less than it is. "3.68" for 3.6741.
std::string figureUp(double value);
std::string figureUp(const std::optional<double>& value); ///< "∞" where there is none

} // namespace nictate
