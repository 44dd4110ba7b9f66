#pragma once
// Results as JSON values and as text.

#include "core/domains/heatmap/heatmaps.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace nictate::cli {

using Json = nlohmann::ordered_json;
template <class Value> Json orNull(const std::optional<Value>& value) { return value ? Json(*value) : Json(nullptr); }

Json toJson(const Guarantee& guarantee);
Json toJson(const Parameters& parameters);

/// Prints one JSON object, or "key: value" lines (nested objects indented).
void print(const Json& object, bool json);

/// A text to a file, or to standard output where none is named.
void writeText(const std::string& text, const std::string& file);

/// A map as rows × columns of comma-separated numbers, each the shortest text that reads back the same.
std::string mapCsv(const GazeMap& map);

} // namespace nictate::cli
