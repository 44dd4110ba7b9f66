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

} // namespace nictate
