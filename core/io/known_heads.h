#pragma once

#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A table that is known by its header but cannot be read by it alone, and what would be right.
struct KnownHead {
    Text name;   ///< "a log of Smart Eye Pro"
    Text advice; ///< what a person has to say or to do
};

/// By the names of its columns.
std::optional<KnownHead> knownHead(const std::vector<std::string>& header);

} // namespace nictate
