#pragma once

#include "core/maps/attention_posterior.h"
#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// What is believed of gaze before anybody has looked: the picture's attention where it can be read; that of an even picture
/// where it cannot and is not looked at for long; else what holds on screens (mathematics.md §3.6.2).
GazeBelief publicBelief(const MapFacts& facts);

} // namespace nictate
