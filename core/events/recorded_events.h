#pragma once
// Saccades and blinks of a study as a person looks at them: what the files say, else what the samples show.

#include "core/data/dataset.h"
#include "core/events/event_parameters.h"
#include "core/progress.h"

#include <optional>
#include <vector>

namespace nictate {

/// What the files of one recording do not say and its samples do. Fixations always stand in the recording itself.
struct DetectedBeside {
    bool fixations = false; ///< those of the recording are the ones detected in its samples
    std::vector<Saccade> saccades;
    std::vector<Blink> blinks;
};

/// Of one recording: saccades and blinks where it has samples and none of that kind, positions in pixels where the saccade's
/// first and last sample lie. Times on the recording's clock. Throws InvalidParameter for parameters out of range.
DetectedBeside detectedBeside(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters);

/// Of every recording of the study, in its order; nothing is detected without parameters. Throws InvalidParameter, Cancelled.
std::vector<DetectedBeside> detectedBeside(const Dataset& study, const std::optional<EventParameters>& parameters,
                                           const Progress& progress = {});

inline const std::vector<Saccade>& saccadesOf(const Recording& recording, const DetectedBeside& beside) {
    return recording.saccades.empty() ? beside.saccades : recording.saccades;
}
inline const std::vector<Blink>& blinksOf(const Recording& recording, const DetectedBeside& beside) {
    return recording.blinks.empty() ? beside.blinks : recording.blinks;
}

} // namespace nictate
