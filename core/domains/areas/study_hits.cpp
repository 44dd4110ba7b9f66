#include "core/domains/areas/study_hits.h"

#include "core/data/fixation_clock.h"
#include "core/data/off_stimulus.h"
#include "core/domains/areas/area_gaze.h"

#include <cmath>

namespace nictate {

namespace {

std::vector<StudyHit> hitsOf(const Recording& recording, const Stimulus& stimulus, const std::vector<Area>& areas) {
    std::vector<StudyHit> hits;
    FixationClock clock(recording);
    for (std::size_t i = 0; i < recording.fixations.size() && !areas.empty(); ++i) {
        const Fixation& fixation = recording.fixations[i];
        if (!countsInMap(recording, fixation))
            continue;
        AreaFixation look{fixation.x_px, fixation.y_px, clock.since(fixation), fixation.duration_ms};
        look.on_clock = clock.sure();
        if (std::isnan(fixation.x_px) || std::isnan(fixation.y_px) || offStimulus(stimulus, fixation.x_px, fixation.y_px))
            continue;
        for (std::size_t a = 0; a < areas.size(); ++a)
            if (const auto hit = hitOf(areas[a], look))
                hits.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(a),
                                fixation.duration_ms > 0 ? hit->ms : fixation.duration_ms});
    }
    return hits;
}

} // namespace

StudyHits studyHits(const Dataset& study, const AreasByStimulus& drawn) {
    StudyHits out{drawn, std::vector<std::vector<Area>>(study.stimuli.size()), {}};
    for (std::size_t i = 0; i < study.stimuli.size(); ++i)
        if (const auto found = drawn.find(study.stimuli[i].id); found != drawn.end())
            for (const Area& area : found->second)
                if (!problemOf(area, study.stimuli[i].width_px, study.stimuli[i].height_px))
                    out.areas[i].push_back(area);
    for (const Recording& recording : study.recordings)
        out.hits.push_back(hitsOf(recording, study.stimuli[recording.stimulus], out.areas[recording.stimulus]));
    return out;
}

} // namespace nictate
