#pragma once

#include "core/data/dataset.h"
#include "core/progress.h"

#include <cstdint>

namespace nictate {

inline constexpr double viewing_rate_hz = 100;

/// Raw gaze of simulated people before three clips of moving objects in four activities (conditions free, search, saliency,
/// track), for demos, teaching and tests of gaze streams: nobody in it exists. People differ in how long they fixate, how far and
/// fast their saccades go, how well they follow, how their tracker sees them and what they like; clips depend on their number
/// alone. A wide screen of 1920×1080 pixels of 0.6 mm, 600 mm away; pupils in mm; blinks are lost samples. Participants are P01,
/// P02 …; viewer i depends on the seed and i only. Throws InvalidParameter unless 0 ≤ participants ≤ 10000 and
/// 1 ≤ seconds ≤ 3600; Cancelled.
Dataset simulateViewing(int participants, std::uint64_t seed, double seconds = 60, const Progress& progress = {});

} // namespace nictate
