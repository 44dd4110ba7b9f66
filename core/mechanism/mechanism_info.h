#pragma once
// A mechanism's description of itself. Panels, cards, the command line and session files are made from it.

#include "core/mechanism/parameters.h"
#include "core/privacy/guarantee.h"
#include "core/text.h"

#include <string>
#include <vector>

namespace nictate {

/// Everything a person or a program needs to know before using a mechanism.
struct MechanismInfo {
    std::string id;         ///< as on the command line
    Text name;              ///< as in the window
    std::string reads = {}; ///< its domain's word for the data: "maps"
    Text summary = {};      ///< one sentence for the panel
    Text formula = {};      ///< the noise and its scale, in plain text
    std::string citation = {};
    std::vector<ParameterSpec> parameters = {};
    std::vector<Status> statuses = {}; ///< those it can have

    /// The parameter's description; null when there is no such parameter.
    const ParameterSpec* find(const std::string& parameter) const;
    bool has(const std::string& parameter) const { return find(parameter) != nullptr; }
    /// Likewise, but throws InvalidParameter naming the parameters there are.
    const ParameterSpec& parameter(const std::string& parameter) const;
    /// Throws InvalidParameter for an unknown name or a value out of range.
    void check(const Parameters& parameters) const;
    /// The name, and those of the choices that make it another mechanism: "Gaussian, Theorem 3.4".
    Text title(const Parameters& parameters) const;
};

} // namespace nictate
