#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate::test {

Mechanism<Signals> sampleSignal();

} // namespace nictate::test
