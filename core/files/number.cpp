#include "core/files/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

bool isMissingToken(std::string_view cell) {
    static constexpr std::string_view tokens[] = {
        "",  ".",         "-",     "nan",     "na",     "n/a",     "null",   "none",    "nil",   "#n/a",    "inf", "infinity",
        "?", "undefined", "undef", "missing", "1.#inf", "1.#qnan", "1.#ind", "#value!", "#num!", "#div/0!", "--",  "..."};
    std::array<char, 12> lower{};
    if (!cell.empty() && (cell[0] == '-' || cell[0] == '+') && cell.size() > 1)
        cell.remove_prefix(1);
    if (cell.size() > lower.size())
        return false;
    std::transform(cell.begin(), cell.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    std::string_view word(lower.data(), cell.size());
    return std::find(std::begin(tokens), std::end(tokens), word) != std::end(tokens);
}

ParsedNumber parsePlain(std::string_view text) {
    if (text.size() > 1 && text[0] == '+' && text[1] != '-')
        text.remove_prefix(1);
    ParsedNumber result;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result.value);
    if (text.empty() || end != text.data() + text.size() || error == std::errc::invalid_argument)
        result.kind = NumberKind::not_a_number;
    else if (error == std::errc::result_out_of_range || !std::isfinite(result.value))
        result.kind = NumberKind::absent;
    else
        result.kind = NumberKind::number;
    return result;
}

ParsedNumber parseWithComma(std::string_view text) {
    std::array<char, 64> buffer{};
    if (text.size() > buffer.size() || std::count(text.begin(), text.end(), ',') != 1 || text.find('.') != std::string_view::npos)
        return {NumberKind::not_a_number, 0};
    std::replace_copy(text.begin(), text.end(), buffer.begin(), ',', '.');
    return parsePlain({buffer.data(), text.size()});
}

} // namespace

ParsedNumber parseNumber(std::string_view cell, DecimalSign& sign) {
    if (cell.empty())
        return {};
    ParsedNumber plain = parsePlain(cell);
    if (plain.kind == NumberKind::number && sign != DecimalSign::point && cell.find('.') != std::string_view::npos) {
        if (sign == DecimalSign::comma)
            return {NumberKind::not_a_number, 0};
        sign = DecimalSign::point;
    }
    if (plain.kind != NumberKind::not_a_number)
        return plain;
    if (isMissingToken(cell))
        return {};
    if (sign == DecimalSign::point)
        return plain;
    ParsedNumber comma = parseWithComma(cell);
    if (comma.kind == NumberKind::number)
        sign = DecimalSign::comma;
    return comma;
}

int pixelsIn(std::string_view cell) {
    DecimalSign point = DecimalSign::point;
    const ParsedNumber number = parseNumber(cell, point);
    const bool fits = number.kind == NumberKind::number && number.value >= 1 && number.value <= 20000;
    return fits && number.value == std::floor(number.value) ? static_cast<int>(number.value) : 0;
}

double finiteOrMissing(double value) { return std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN(); }

void appendNumber(std::string& text, double value) {
    if (std::isnan(value))
        return;
    std::array<char, 32> digits{};
    auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text.append(digits.data(), end);
}

std::string numberText(double value) {
    std::string text;
    appendNumber(text, value);
    return text.empty() ? "nan" : text;
}

} // namespace nictate
