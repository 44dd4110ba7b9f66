#pragma once

#include "core/io/columns.h"

#include <string_view>
#include <vector>

namespace nictate {

/// Headers of this role as trackers and papers write them, in lower-case letters and digits only, best first.
const std::vector<std::string_view>& columnSynonyms(Role role);

} // namespace nictate
