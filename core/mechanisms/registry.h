#pragma once

#include "core/mechanisms/mechanism.h"

#include <string>
#include <vector>

namespace nictate {

/// Every mechanism on gaze maps, in the order a person meets them.
const std::vector<MapMechanism>& mapMechanisms();

/// Throws InvalidParameter naming the ids that exist.
const MapMechanism& mapMechanism(const std::string& id);

} // namespace nictate
