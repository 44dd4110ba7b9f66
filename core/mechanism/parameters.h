#pragma once
// Parameters as mechanisms declare them and as people set them.

#include "core/text.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace nictate {

/// How one parameter of a mechanism is named, bounded and explained. Panels, the command line and session
/// files are all made from this.
struct ParameterSpec {
    std::string name = {};   ///< as in `--set name=value`
    std::string symbol = {}; ///< "ε"; empty for none
    Text label = {};         ///< "Privacy loss"
    Text unit = {};          ///< "cells"; empty for none
    Text meaning = {};       ///< a tooltip's sentence
    double min = 0;          ///< with max: the declared range
    double max = 0;          ///< ∞ allowed
    bool min_open = false;
    bool max_open = false;
    bool integer = false;
    bool logarithmic = false;
    bool optional = false;     ///< may stay unset
    bool zero_allowed = false; ///< 0 means "off" although below min
    double slider_min = 0;     ///< the part of the range a slider covers
    double slider_max = 0;
    std::vector<Text> choices = {}; ///< not empty: a text parameter with these values, in English
    /// Choices that a mechanism's title tells, and how: {"theorem-3.4", "Theorem 3.4"}.
    std::vector<std::pair<std::string, Text>> in_title = {};
    Text default_formula = {}; ///< in words, from public quantities only
    /// What a larger value does: +1 more faithful, −1 more protected, 0 neither (labels the slider's ends).
    int faithful_direction = 0;
    /// With all others resolved it moves the noise's scale and nothing else that happens before the finish.
    bool scales_noise_only = false;
};

using ParameterValue = std::variant<double, std::string>;

/// Values by name. A name that is absent was left at its default (or is unset).
class Parameters {
  public:
    void set(const std::string& name, ParameterValue value) { values_[name] = std::move(value); }
    void unset(const std::string& name) { values_.erase(name); }
    bool has(const std::string& name) const { return values_.count(name) != 0; }
    /// The number / text of a name that is known to be there; throws std::out_of_range otherwise.
    double number(const std::string& name) const { return std::get<double>(values_.at(name)); }
    const std::string& text(const std::string& name) const { return std::get<std::string>(values_.at(name)); }
    std::optional<double> numberIf(const std::string& name) const;
    const std::map<std::string, ParameterValue>& all() const { return values_; }

    bool operator==(const Parameters&) const = default;

  private:
    std::map<std::string, ParameterValue> values_;
};

/// Parse `value` for a parameter. Throws InvalidParameter naming it and its range.
ParameterValue parseParameter(const ParameterSpec& spec, const std::string& value);
/// Throws InvalidParameter when the value is outside the declared range.
void checkParameter(const ParameterSpec& spec, const ParameterValue& value);
/// "0 < epsilon ≤ 1000", "0 or 0.6 … 5 cells", "analytic | theorem-3.4".
Text rangeText(const ParameterSpec& spec);
/// The shortest text that reads back as the same value.
std::string valueText(const ParameterValue& value);

} // namespace nictate
