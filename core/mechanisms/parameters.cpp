#include "core/mechanisms/parameters.h"

#include "core/errors.h"
#include "core/files/figures.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace nictate {

std::optional<double> Parameters::numberIf(const std::string& name) const {
    auto found = values_.find(name);
    if (found == values_.end())
        return {};
    return std::get<double>(found->second);
}

std::string valueText(const ParameterValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    char buffer[32];
    auto end = std::to_chars(buffer, buffer + sizeof buffer, std::get<double>(value)).ptr;
    return {buffer, end};
}

std::string rangeText(const ParameterSpec& spec) {
    std::string text;
    if (!spec.choices.empty()) {
        for (const std::string& choice : spec.choices)
            text += (text.empty() ? "" : " | ") + choice;
        return text;
    }
    if (spec.integer)
        text += "a whole number, ";
    if (spec.zero_allowed)
        text += "0 or ";
    bool bounded = std::isfinite(spec.max);
    text += exactFigure(spec.min) + (spec.min_open ? " < " : " ≤ ") + spec.name;
    if (bounded)
        text += (spec.max_open ? " < " : " ≤ ") + exactFigure(spec.max);
    if (!spec.unit.empty())
        text += " (" + spec.unit + ")";
    return text;
}

void checkParameter(const ParameterSpec& spec, const ParameterValue& value) {
    auto refuse = [&] { throw InvalidParameter(spec.name, valueText(value), rangeText(spec)); };
    if (!spec.choices.empty()) {
        const auto* text = std::get_if<std::string>(&value);
        if (!text || std::find(spec.choices.begin(), spec.choices.end(), *text) == spec.choices.end())
            refuse();
        return;
    }
    const double* number = std::get_if<double>(&value);
    if (!number || !std::isfinite(*number))
        return refuse();
    if (spec.zero_allowed && *number == 0)
        return;
    bool above = spec.min_open ? *number > spec.min : *number >= spec.min;
    bool below = spec.max_open ? *number < spec.max : *number <= spec.max;
    if (!above || !below || (spec.integer && *number != std::floor(*number)))
        refuse();
}

ParameterValue parseParameter(const ParameterSpec& spec, const std::string& value) {
    ParameterValue parsed = value;
    if (spec.choices.empty()) {
        double number = 0;
        auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (value.empty() || error != std::errc() || end != value.data() + value.size())
            throw InvalidParameter(spec.name, value.empty() ? "(empty)" : value, rangeText(spec));
        parsed = number;
    }
    checkParameter(spec, parsed);
    return parsed;
}

} // namespace nictate
