#include "app/cli/values.h"

#include "core/errors.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <istream>
#include <iterator>

namespace nictate {

namespace {

template <class Number> std::optional<Number> parsed(std::string_view text) {
    Number value{};
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<PixelSize> parsedSize(const std::string& text) {
    const std::size_t by = text.find_first_of("xX");
    if (by == std::string::npos)
        return {};
    const auto width = parsed<int>(text.substr(0, by)), height = parsed<int>(text.substr(by + 1));
    return width && height ? std::optional(PixelSize{*width, *height}) : std::nullopt;
}

/// Reads the whole text, as CLI11 gives it.
std::string whole(std::istream& text) { return {std::istreambuf_iterator<char>(text), {}}; }

} // namespace

std::istream& operator>>(std::istream& text, PixelSize& size) {
    if (const auto read = parsedSize(whole(text)))
        size = *read;
    else
        text.setstate(std::ios::failbit);
    return text;
}

namespace cli {

namespace {

std::string refusal(const std::string& text, const std::string& allowed) {
    return "invalid value: " + (text.empty() ? "(empty)" : text) + " (expected " + allowed + ")";
}

/// CLI11 takes 010 for eight.
std::string asUnderstood(long long value) { return std::to_string(value); }

/// With so many digits that CLI11, which reads a long double first, ends at this very number.
std::string asUnderstood(double value) {
    char digits[64];
    return {digits, std::to_chars(digits, digits + sizeof digits, value, std::chars_format::scientific, 25).ptr};
}

/// Numbers that `fits` takes, written as they are understood.
template <class Number, class Fits> CLI::Validator number(const std::string& allowed, Fits fits) {
    return CLI::Validator(
        [=](std::string& text) {
            const std::optional<Number> value = parsed<Number>(text);
            if (!value || !fits(*value))
                return refusal(text, allowed);
            text = asUnderstood(*value);
            return std::string();
        },
        "");
}

} // namespace

std::istream& operator>>(std::istream& text, Assignment& assignment) {
    const std::string all = whole(text);
    const std::size_t equals = all.find('=');
    if (equals == std::string::npos)
        text.setstate(std::ios::failbit);
    else
        assignment = {all.substr(0, equals), all.substr(equals + 1)};
    return text;
}

CLI::Validator wholeNumber(long long low, long long high) {
    return number<long long>("a whole number from " + std::to_string(low) + " to " + std::to_string(high),
                             [=](long long value) { return value >= low && value <= high; });
}

CLI::Validator finiteNumber() {
    return number<double>("a finite number", [](double value) { return std::isfinite(value); });
}

CLI::Validator positiveNumber() {
    return number<double>("a number above 0", [](double value) { return std::isfinite(value) && value > 0; });
}

CLI::Validator inRangeOf(const ParameterSpec& spec) {
    return CLI::Validator(
        [spec](std::string& text) {
            try {
                text = asUnderstood(std::get<double>(parseParameter(spec, text)));
                return std::string();
            } catch (const InvalidParameter& error) {
                return refusal(error.value.english(), error.allowed.english());
            }
        },
        "");
}

CLI::Validator sizeUpTo(int most) {
    return CLI::Validator(
        [most](const std::string& text) {
            const auto size = parsedSize(text);
            const bool fits =
                size && std::min(size->width_px, size->height_px) >= 1 && std::max(size->width_px, size->height_px) <= most;
            return fits ? std::string() : refusal(text, "WIDTHxHEIGHT, as in 800x600, each from 1 to " + std::to_string(most));
        },
        "");
}

CLI::Validator assignment(const std::string& example) {
    return CLI::Validator(
        [example](const std::string& text) {
            const std::size_t equals = text.find('=');
            const bool fits = equals != std::string::npos && equals > 0;
            return fits ? std::string() : refusal(text, example);
        },
        "");
}

} // namespace cli
} // namespace nictate
