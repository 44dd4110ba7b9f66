#include "core/mechanism/parameters.h"

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

Text rangeText(const ParameterSpec& spec) {
    if (!spec.choices.empty())
        return joined(spec.choices, " | ");
    Text text =
        spec.min_open ? Text("%1 < %2", exactFigure(spec.min), spec.name) : Text("%1 ≤ %2", exactFigure(spec.min), spec.name);
    if (std::isfinite(spec.max))
        text = spec.max_open ? Text("%1 < %2", text, exactFigure(spec.max)) : Text("%1 ≤ %2", text, exactFigure(spec.max));
    if (spec.zero_allowed)
        text = Text("0 or %1", text);
    if (spec.integer)
        text = Text("a whole number, %1", text);
    return spec.unit.empty() ? text : Text("%1 (%2)", text, spec.unit);
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
            throw InvalidParameter(spec.name, value.empty() ? Text("(empty)") : Text(value), rangeText(spec));
        parsed = number;
    }
    checkParameter(spec, parsed);
    return parsed;
}

} // namespace nictate
