#pragma once

#include "core/data/recording.h"
#include "core/noise/seeded_noise.h"
#include "core/simulate/gallery_scenes.h"
#include "core/simulate/observer.h"

#include <vector>

namespace nictate {

inline constexpr double viewing_ms = 3000; ///< a picture is shown this long

/// The fixations of one observer on one scene, in time order, all on the picture; at least one. Positions are
/// rounded to 0.1 px and times to the 2 ms of a 500 Hz tracker. Scenes with lines are read, others are looked
/// at.
std::vector<Fixation> simulateViewing(const Scene& scene, const Observer& observer, const SeededNoise& noise);

} // namespace nictate
