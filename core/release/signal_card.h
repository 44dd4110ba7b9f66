#pragma once

#include "core/release/card_parts.h"
#include "core/release/signal_release.h"

namespace nictate {

CardFacts cardFacts(const ReleasePlan<Signals>& plan);

} // namespace nictate
