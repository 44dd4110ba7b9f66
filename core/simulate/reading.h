#pragma once

#include "core/data/dataset.h"
#include "core/progress.h"

#include <cstdint>

namespace nictate {

inline constexpr double reading_rate_hz = 30;
inline constexpr double reading_seconds = 600; ///< of every recording: public, so that feature tables are equally long

/// Raw gaze of simulated people who read a comic, a newspaper and a textbook, for demos, teaching and tests: nobody in it
/// exists. Readers differ from each other (pace, reach of saccades, regressions, pupil, blinks, with gender and age),
/// documents differ for all (panels; narrow columns; long lines), and both drift over minutes as attention does, so that
/// window features are correlated in time. Positions have a tracker's noise, blinks are missing samples; the fixations
/// and saccades behind the samples are given as they were, without noise. Stimulus and condition carry the document's
/// name; the viewing geometry is given. Participants are P01, P02 …; reader i depends on the seed and i only. Throws
/// InvalidParameter unless 0 ≤ participants ≤ 10000; Cancelled.
Dataset simulateReading(int participants, std::uint64_t seed, const Progress& progress = {});

} // namespace nictate
