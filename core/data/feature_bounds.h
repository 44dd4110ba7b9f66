#pragma once

namespace nictate {

/// Range [lower, upper] of a feature's values, lower < upper, both finite.
struct FeatureBounds {
    double lower = 0;
    double upper = 1;
    double range() const { return upper - lower; }
    double centre() const { return (lower + upper) / 2; }
    bool operator==(const FeatureBounds&) const = default;
};

} // namespace nictate
