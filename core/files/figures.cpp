#include "core/files/figures.h"

#include <algorithm>
#include <charconv>
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

/// Beyond either end a number is a power of ten.
bool isLong(double value) { return std::abs(value) < 1e-4 || std::abs(value) >= 1e7; }

/// 12345 is "12 345"; four digits are read at a glance.
std::string grouped(std::string digits) {
    const std::size_t whole = std::min(digits.find('.'), digits.size()), sign = digits.starts_with('-') ? 1 : 0;
    if (whole - sign > 4)
        for (std::size_t at = whole - 3; at > sign && at < whole; at -= 3)
            digits.insert(at, thousands_sign);
    return digits;
}

std::string superscript(int exponent) {
    static constexpr const char* raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string out = exponent < 0 ? "⁻" : "";
    for (char digit : std::to_string(std::abs(exponent)))
        out += raised[digit - '0'];
    return out;
}

/// The number that "%e" printed, without zeros at its end: "2.2e-03" is 0.0022, "1.0e-05" 10⁻⁵.
std::string written(const std::string& scientific) {
    const std::size_t e = scientific.find('e'), sign = scientific.starts_with('-') ? 1 : 0;
    int exponent = std::stoi(scientific.substr(e + 1));
    std::string digits = scientific.substr(sign, e - sign);
    digits.erase(std::min(digits.find('.'), digits.size()), 1);
    digits.resize(std::max<std::size_t>(digits.find_last_not_of('0') + 1, 1));
    const std::string minus = scientific.substr(0, sign);
    if (exponent < -4 || exponent >= 7) {
        const std::string power = "10" + superscript(exponent);
        return minus + (digits == "1" ? power : digits.insert(1, digits.size() > 1 ? "." : "") + "×" + power);
    }
    if (exponent < 0)
        return minus + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
    const std::size_t whole = static_cast<std::size_t>(exponent) + 1;
    if (digits.size() <= whole)
        digits.append(whole - digits.size(), '0');
    else
        digits.insert(whole, ".");
    return grouped(minus + digits);
}

std::string toDigits(double value, int digits) {
    if (value == 0)
        return "0";
    if (std::isinf(value))
        return value > 0 ? "∞" : "−∞";
    return std::isnan(value) ? "–" : written(printed("%.*e", digits - 1, value));
}

/// How many digits its whole part has.
int wholeDigits(double value) { return static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1; }

} // namespace

std::string figure(double value) { return printed("%.*g", 6, value == 0 ? 0 : value); } // of −0 without its sign

std::string shortFigure(double value) {
    const bool plain = std::isfinite(value) && !isLong(value);
    return toDigits(value, plain ? std::max(3, wholeDigits(value)) : 3);
}

std::string shortFigure(const std::optional<double>& value) { return value ? shortFigure(*value) : "∞"; }

std::string roundFigure(double value) { return toDigits(value, 6); }

std::string exactFigure(double value) {
    if (value == 0 || !std::isfinite(value))
        return toDigits(value, 1);
    char text[48];
    return written({text, std::to_chars(text, text + sizeof text, value, std::chars_format::scientific).ptr});
}

std::string fixedFigure(double value, int decimals) {
    std::string digits = printed("%.*f", decimals, value);
    if (digits.starts_with('-') && digits.find_first_of("123456789") == std::string::npos) // −0.00 is no number
        digits.erase(0, 1);
    return grouped(std::move(digits));
}

std::string countFigure(std::size_t count) { return grouped(std::to_string(count)); }

double roundedUp(double value, int digits) {
    if (!(value > std::numeric_limits<double>::min()) || std::isinf(value))
        return value;
    const double exponent = digits - 1 - std::floor(std::log10(value)), scale = std::pow(10, std::abs(exponent));
    const double steps = std::ceil((exponent < 0 ? value / scale : value * scale) * (1 - 1e-9));
    return exponent < 0 ? steps * scale : steps / scale;
}

std::string figureUp(double value) { return toDigits(std::isfinite(value) ? roundedUp(value, 3) : value, 3); }

std::string figureUp(const std::optional<double>& value) { return value ? figureUp(*value) : "∞"; }

} // namespace nictate
