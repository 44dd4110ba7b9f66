#pragma once

#include "core/aoi/area_files.h"

#include <nlohmann/json_fwd.hpp>

namespace nictate {

/// When a GazePlotter workspace shows its areas: `data` of one of version 4 (`aois.dynamicVisibility`) or 5 (`eventData`,
/// channels named as areas). Areas are public: throws ParseError where one is visible at other times for one participant than for
/// another, and for times that are none. Those that are always visible are left out.
std::vector<AreaTimes> gazePlotterTimes(const nlohmann::json& data, const std::string& file);

} // namespace nictate
