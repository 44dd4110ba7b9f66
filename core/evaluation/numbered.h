#pragma once

#include <algorithm>
#include <vector>

namespace nictate {

/// Different values in the order in which they first come, and the place of each one that came.
template <class Value> struct Numbered {
    std::vector<Value> values;
    std::vector<int> of;

    void take(const Value& value) {
        const auto found = std::find(values.begin(), values.end(), value);
        of.push_back(static_cast<int>(found - values.begin()));
        if (found == values.end())
            values.push_back(value);
    }
    int count() const { return static_cast<int>(values.size()); }
};

} // namespace nictate
