#pragma once

#include "core/data/dataset.h"

#include <cstdint>

namespace nictate {

/// A free-viewing study of simulated people on the six gallery scenes, for demos, teaching and tests: nobody
/// in it exists. Every observer sees every scene for 3 s. Fixation counts, durations, saccade lengths and
/// centre bias lie in the range of OSIE (Xu et al., J. Vision 2014). Participants are P01, P02 …; observer i
/// depends on the seed and i only, so a bigger study contains the smaller one. Pictures' paths are empty.
/// Throws InvalidParameter unless 0 ≤ participants ≤ 100000.
Dataset simulateGallery(int participants, std::uint64_t seed);

} // namespace nictate
