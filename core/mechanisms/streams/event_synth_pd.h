#pragma once
// Synthetic events that enough others could have made: event-synth-PD of David-John et al. 2023, and a form that works
// (mathematics.md §12.6).

#include "core/mechanisms/streams/streams.h"

namespace nictate {

Mechanism<Streams> eventSynthPd();

} // namespace nictate
