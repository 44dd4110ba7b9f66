#pragma once

#include "core/data/participant.h"
#include "core/noise/seeded_noise.h"

namespace nictate {

/// How one simulated person looks. Lengths are in parts of the picture's diagonal.
struct Observer {
    int age = 0;          ///< years
    bool trained = false; ///< in design: looks at lettering and layout rather than at faces and things
    std::string gender;
    double median_fixation_ms = 0;
    double linger = 0;          ///< probability of staying at the same thing for one more fixation
    double reach = 0;           ///< scale on which far things lose their pull
    double centre_sd = 0;       ///< of the pull of the middle, in parts of width and height
    double scatter = 0;         ///< sd of the tracker's and the eye's inaccuracy
    double curiosity = 0;       ///< sd of the personal taste, log scale
    double reading_step_px = 0; ///< median forward saccade in text
};

/// The observer who is `noise`; the same noise makes the same person.
Observer drawObserver(const SeededNoise& noise);

/// Attributes age, gender and training as a study would list them.
Participant asParticipant(const Observer& observer, const std::string& id);

} // namespace nictate
