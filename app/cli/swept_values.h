#pragma once
// --values name=a,b,c: another parameter that goes through several values, as ε does.

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/mechanism/mechanism_info.h"

namespace nictate::cli {

/// What a mechanism is given at one value, and that value as its rows tell it; empty where nothing is swept.
struct SweptGiven {
    Parameters given;
    std::string value;
};

/// The option --values: another parameter that is swept as ε is.
struct SweptValues {
    Assignment wanted; ///< name and values with commas between; no name for none

    void addTo(CLI::App& command);
    /// The last column and JSON key, as in "set_k"; empty where nothing is swept.
    std::string column() const { return wanted.name.empty() ? "" : "set_" + wanted.name; }
    /// Value by value; once where nothing is swept or the mechanism does not have the parameter. Throws InvalidParameter.
    std::vector<SweptGiven> of(const MechanismInfo& info, const Settings& settings) const;
    /// Throws InvalidParameter where the sweep makes no sense: through ε, which has its own option; through what --set says
    /// too; through k where that is chosen; through what none of the mechanisms has.
    void check(const std::vector<std::string>& mechanisms, const Settings& settings) const;
};

/// A swept value as JSON: a number where it is one.
Json sweptJson(const std::string& value);

} // namespace nictate::cli
