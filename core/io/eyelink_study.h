#pragma once

#include "core/io/importer.h"

namespace nictate {

/// EyeLink recordings converted to text: one ASC, or a folder of them, a participant each.
Importer eyelinkStudies();

} // namespace nictate
