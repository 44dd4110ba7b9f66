#pragma once

#include "core/mechanisms/maps/maps.h"

namespace nictate::test {

Mechanism<Maps> sampleMap();

} // namespace nictate::test
