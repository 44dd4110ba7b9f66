#pragma once

#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// The mean map as it is (Liu et al. 2019, §3.3): no privacy, what researchers publish today.
Mechanism<Maps> noiseFree();

} // namespace nictate
