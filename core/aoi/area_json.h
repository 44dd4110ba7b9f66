#pragma once

#include "core/aoi/area_files.h"

namespace nictate {

/// See readAreaFile(): JSON of Nictate, LabelMe or Tobii Pro Lab. Throws ParseError.
AreaFile parseAreaJson(std::string_view text, const std::string& name);

} // namespace nictate
