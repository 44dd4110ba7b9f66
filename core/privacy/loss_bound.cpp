#include "core/privacy/loss_bound.h"

#include "core/errors.h"
#include "core/files/figures.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace nictate {

namespace {

double numberOf(std::string_view text) {
    const std::size_t from = text.find_first_not_of(' ');
    text = from == std::string_view::npos ? std::string_view() : text.substr(from, text.find_last_not_of(' ') + 1 - from);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? value : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

void requireBound(const LossBound& bound) {
    if (!(std::isfinite(bound.epsilon) && bound.epsilon >= 0 && bound.delta >= 0 && bound.delta < 1))
        throw InvalidParameter("at-most", figure(bound.epsilon) + "," + figure(bound.delta),
                               Text("ε or ε,δ with 0 ≤ ε and 0 ≤ δ < 1"));
}

LossBound lossBoundOf(std::string_view text) {
    const std::size_t comma = text.find(',');
    const LossBound bound{numberOf(text.substr(0, comma)),
                          comma == std::string_view::npos ? 0 : numberOf(text.substr(comma + 1))};
    if (std::isnan(bound.epsilon) || std::isnan(bound.delta))
        throw InvalidParameter("at-most", std::string(text), Text("ε or ε,δ with 0 ≤ ε and 0 ≤ δ < 1"));
    requireBound(bound);
    return bound;
}

} // namespace nictate
