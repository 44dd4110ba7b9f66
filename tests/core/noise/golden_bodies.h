#pragma once
// What an independent reference says of K-norm noise.

#include "core/noise/norm_body.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace nictate::test {

inline const nlohmann::json& goldenFindings() {
    static const nlohmann::json all =
        nlohmann::json::parse(std::ifstream(NICTATE_SOURCE_DIR "/tests/core/noise/golden_findings.json"));
    return all;
}

/// "simplex 6" is a part of six coordinates.
inline NormBody bodyOf(const nlohmann::json& parts) {
    NormBody body;
    for (const std::string part : parts) {
        const std::size_t space = part.find(' ');
        body.push_back({part.substr(0, space) == "cube" ? BodyShape::cube : BodyShape::simplex, std::stoul(part.substr(space))});
    }
    return body;
}

} // namespace nictate::test
