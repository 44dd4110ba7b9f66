#pragma once

#include <string_view>

namespace nictate {

/// (ε,δ) of which somebody says that no more was lost.
struct LossBound {
    double epsilon = 0;
    double delta = 0;
    bool operator==(const LossBound&) const = default;
};

/// Throws InvalidParameter (at-most) unless 0 ≤ ε < ∞ and 0 ≤ δ < 1.
void requireBound(const LossBound& bound);

/// "2" or "2,1e-6". Throws InvalidParameter (at-most).
LossBound lossBoundOf(std::string_view text);

} // namespace nictate
