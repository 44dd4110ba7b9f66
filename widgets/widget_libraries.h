#pragma once

#include "core/library_versions.h"

namespace nictate {

/// What the window is made with besides what the core is.
std::vector<LibraryVersion> widgetLibraries();

} // namespace nictate
