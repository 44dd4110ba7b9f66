#pragma once
// Which fixations of a whole study lie in which areas, one by one, for a person to look through. Sensitive.

#include "core/data/dataset.h"
#include "core/domains/areas/area_files.h"

#include <cstdint>

namespace nictate {

/// A fixation that lies in an area.
struct StudyHit {
    std::uint32_t fixation; ///< of the recording
    std::uint32_t area;     ///< among the stimulus' sound areas
    double inside_ms;       ///< of it inside the area; NaN where its duration is not known
};

/// All hits of a study, by recording.
struct StudyHits {
    AreasByStimulus drawn;                   ///< what was asked about
    std::vector<std::vector<Area>> areas;    ///< the sound ones of them, by stimulus
    std::vector<std::vector<StudyHit>> hits; ///< by recording; fixations in their order, of each its areas in theirs
};

/// Of the fixations that a table of areas counts: on the stimulus, and of one eye (see areaGaze()); in moving areas those whose
/// time since the stimulus appeared is known.
StudyHits studyHits(const Dataset& study, const AreasByStimulus& drawn);

} // namespace nictate
