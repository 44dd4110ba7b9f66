#pragma once

#include "core/release/card_parts.h"
#include "core/release/map_release.h"

namespace nictate {

CardFacts cardFacts(const ReleasePlan<Maps>& plan);

} // namespace nictate
