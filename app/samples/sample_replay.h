#pragma once

#include "app/samples/sample_curves.h"
#include "core/analysis/gaze_replay.h"

namespace nictate {

/// Both as paths on the stimulus, the original first: samples, and fixations where they are wanted.
std::shared_ptr<const GazeReplay> replayOf(const TwoLooks& looks, const Stimulus& stimulus, bool fixations);

} // namespace nictate
