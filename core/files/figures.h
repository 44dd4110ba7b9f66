#pragma once
// Numbers as people read them. Numbers that are read back are written by core/files/number.h.

#include <optional>
#include <string>

namespace nictate {

/// Six significant digits, as files that leave the house have it: "0.0111803", "1e-05".
std::string figure(double value);

/// As much as the eye takes in: two digits below 1, three below 1000, five below 100000, and "2.2e-3" beyond either end;
/// "∞" has a sign of its own.
std::string shortFigure(double value);
/// "∞" where there is none: an unbounded loss.
std::string shortFigure(const std::optional<double>& value);

/// The least number of so many significant digits that is not below `value`, which is not negative; what lies above a
/// shorter number by less than a billionth of it is that number.
double roundedUp(double value, int digits);

/// A loss as people read it: three digits, rounded up, so that no loss reads as less than it is. "3.68" for 3.6741.
std::string figureUp(double value);
std::string figureUp(const std::optional<double>& value); ///< "∞" where there is none

} // namespace nictate
