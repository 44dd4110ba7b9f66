#pragma once
// How synthetic events are drawn and tested (mathematics.md §12.6).

#include "core/domains/gaze/gaze_study.h"
#include "core/domains/gaze/saccade_model.h"
#include "core/noise/random_draws.h"

namespace nictate {

/// Parameters of synthetic gaze under plausible deniability.
struct EventSynthesis {
    double gamma = 2;
    std::size_t k = 4, draws = 20;
    double reach_deg = 2;
    bool as_published = false, identity = false;
};

/// A study's saccades, learnt; of whom they are is a condition only with `identity`. Throws Cancelled.
SaccadeModel learntSaccades(const GazeStudy& study, bool identity, std::uint64_t seed, const Progress& progress);

/// Synthetic gaze, and how many of its events passed the test.
struct SynthesisedGaze {
    GazeStudy study; ///< the same participants and tasks
    double events = 0, suppressed = 0;
};
/// On all cores: stream i draws from noise.stream(i).
SynthesisedGaze synthesised(const GazeStudy& study, const SaccadeModel& model, const EventSynthesis& synthesis,
                            const SeededNoise& noise, const Progress& progress);
/// One stream after the other.
SynthesisedGaze synthesised(const GazeStudy& study, const SaccadeModel& model, const EventSynthesis& synthesis,
                            SecureDraws& draws);

} // namespace nictate
