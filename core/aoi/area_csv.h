#pragma once

#include "core/aoi/area_files.h"

namespace nictate {

/// See readAreaFile(): our own table. Throws ParseError.
AreaFile parseAreaTable(std::string_view text, const std::string& name);

} // namespace nictate
