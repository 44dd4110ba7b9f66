#pragma once
// Limits of data quality as they stand in a session file.

#include "core/analysis/quality_limits.h"
#include "core/session/json_reader.h"

namespace nictate {

/// An object with the limits that are set.
nlohmann::json limitsJson(const QualityLimits& limits);
/// Throws ParseError for an unknown limit, or one out of range.
QualityLimits readLimits(JsonReader reader);

} // namespace nictate
