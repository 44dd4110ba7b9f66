#include "core/files/figures.h"

#include <cmath>
#include <cstdio>
#include <string_view>

namespace nictate {

namespace {

std::string printed(const char* format, int digits, double value) {
    char text[48];
    std::snprintf(text, sizeof text, format, digits, value);
    return text;
}

/// "2.2e-03" is 2.2e-3, "1.0e+05" is 1e5.
std::string scientific(double value) {
    const std::string text = printed("%.*e", 1, value);
    const std::size_t e = text.find('e');
    std::string mantissa = text.substr(0, e), exponent = text.substr(e + 2);
    if (mantissa.ends_with(".0"))
        mantissa.resize(mantissa.size() - 2);
    exponent.erase(0, exponent.size() > 1 && exponent[0] == '0' ? 1 : 0);
    return mantissa + "e" + (text[e + 1] == '-' ? "-" : "") + exponent;
}

} // namespace

std::string figure(double value) { return printed("%.*g", 6, value); }

std::string shortFigure(double value) {
    if (value == 0)
        return "0";
    if (std::isinf(value))
        return value > 0 ? "∞" : "−∞";
    const double magnitude = std::abs(value);
    if (magnitude < 1e-3 || magnitude >= 1e5)
        return scientific(value);
    return printed("%.*g", magnitude < 1 ? 2 : magnitude < 1000 ? 3 : 5, value);
}

std::string shortFigure(const std::optional<double>& value) { return value ? shortFigure(*value) : "∞"; }

} // namespace nictate
