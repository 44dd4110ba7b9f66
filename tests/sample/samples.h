#pragma once
// Mechanisms that the tests alone know, one of three domains.

#include "core/domains/gaze/gaze.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/domains/signals/signals.h"

namespace nictate::test {

Mechanism<Heatmaps> sampleMap();
Mechanism<Signals> sampleSignal();
Mechanism<Gaze> sampleGaze();

} // namespace nictate::test
