#include "core/files/figures.h"

#include <cmath>
#include <cstdio>
#include <limits>
#include <string_view>

namespace nictate {

namespace {

std::string printed(const char* format, int digits, double value) {
    char text[48];
    std::snprintf(text, sizeof text, format, digits, value);
    return text;
}

/// Beyond either end a number has an exponent.
bool isLong(double value) { return std::abs(value) < 1e-3 || std::abs(value) >= 1e5; }

/// "2.2e-03" is 2.2e-3, "1.0e+05" is 1e5.
std::string scientific(double value, int digits) {
    const std::string text = printed("%.*e", digits - 1, value);
    const std::size_t e = text.find('e');
    std::string mantissa = text.substr(0, e), exponent = text.substr(e + 2);
    mantissa.resize(mantissa.find_last_not_of('0') + 1);
    if (mantissa.ends_with('.'))
        mantissa.pop_back();
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
    if (isLong(value))
        return scientific(value, 2);
    const double magnitude = std::abs(value);
    return printed("%.*g", magnitude < 1 ? 2 : magnitude < 1000 ? 3 : 5, value);
}

std::string shortFigure(const std::optional<double>& value) { return value ? shortFigure(*value) : "∞"; }

double roundedUp(double value, int digits) {
    if (!(value > std::numeric_limits<double>::min()) || std::isinf(value))
        return value;
    const double exponent = digits - 1 - std::floor(std::log10(value)), scale = std::pow(10, std::abs(exponent));
    const double steps = std::ceil((exponent < 0 ? value / scale : value * scale) * (1 - 1e-9));
    return exponent < 0 ? steps * scale : steps / scale;
}

std::string figureUp(double value) {
    if (value == 0 || std::isinf(value))
        return shortFigure(value);
    const double up = roundedUp(value, 3);
    return isLong(up) ? scientific(up, 3) : printed("%.*g", 5, up); // 12400 has five digits, two of them rounded away
}

std::string figureUp(const std::optional<double>& value) { return value ? figureUp(*value) : "∞"; }

} // namespace nictate
