#pragma once
// Which observers a person wants to see: "age < 50 and sex = f".

#include "core/data/dataset.h"

#include <string>
#include <vector>

namespace nictate {

/// Conditions on attributes joined by `and`: name, one of = != < <= > >=, value. `id` is the observer's own
/// name. Values that are both numbers compare as numbers, others as text (letters' case ignored; < and > need
/// numbers). An observer without the attribute only passes `!=`. Quotes "…" hold names or values with spaces.
class AttributeFilter {
  public:
    /// Lets everyone through.
    AttributeFilter() = default;
    /// Throws InvalidParameter{"filter", …} saying what is possible; `attributes` are the names that exist.
    static AttributeFilter parse(const std::string& text, const std::vector<std::string>& attributes);

    bool matches(const Participant& participant) const;
    bool empty() const { return conditions_.empty(); }

  private:
    enum class Comparison { equal, unequal, less, less_equal, greater, greater_equal };
    struct Condition {
        std::string attribute;
        Comparison comparison;
        std::string value;
    };
    static bool passes(const Condition& condition, const std::string& value);
    std::vector<Condition> conditions_;
};

/// Indices of the participants the filter lets through, ascending.
std::vector<std::size_t> matching(const AttributeFilter& filter, const std::vector<Participant>& participants);

} // namespace nictate
