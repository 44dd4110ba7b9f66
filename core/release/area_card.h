#pragma once

#include "core/release/area_release.h"
#include "core/release/card_parts.h"

namespace nictate {

CardFacts cardFacts(const ReleasePlan<Areas>& plan);

} // namespace nictate
