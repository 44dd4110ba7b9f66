#include "core/events/map_fixations.h"

#include "core/events/events.h"
#include "core/events/window_features.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// What was told when the study was opened before, and written, is not told again.
void tell(Dataset& study, const Text& warning) {
    const auto told = std::find(study.warnings.begin(), study.warnings.end(), warning);
    if (told == study.warnings.end())
        study.warnings.push_back(warning);
    else
        *told = warning; // what was written is English alone
}

Fixation fixationFrom(double x_px, double y_px, double start_s, double duration_s, double pupil, const Recording& recording) {
    return {finiteOrMissing(x_px),  finiteOrMissing(y_px), finiteOrMissing(1000 * start_s), finiteOrMissing(1000 * duration_s),
            finiteOrMissing(pupil), recording.eye};
}

Text detected(const Dataset& study, std::size_t fixations, const EventParameters& detection) {
    const Text note = geometryNote(study, detection);
    const Text how = note.empty() ? inWords(detection) : Text("%1; %2", inWords(detection), note);
    const std::string count = countFigure(fixations);
    return fixations == 1 ? Text("%1 fixation was detected for the maps (%2)", count, how)
                          : Text("%1 fixations were detected for the maps (%2)", count, how);
}

bool wantsFixations(const Recording& recording) { return recording.fixations.empty() && !recording.samples.empty(); }

} // namespace

std::vector<Fixation> fixationsOf(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters) {
    std::vector<Fixation> fixations;
    for (const DetectedFixation& found : detectEvents(recording, stimulus, parameters).fixations)
        fixations.push_back(fixationFrom(found.x_px, found.y_px, found.start_s, found.duration_s, found.pupil_mean, recording));
    return fixations;
}

std::vector<Fixation> samplesAsFixations(const Recording& recording) {
    const AngularGaze gaze = angularGaze(recording, {}, {});
    std::vector<Fixation> fixations;
    for (const AngularSample& sample : gaze.samples)
        if (!std::isnan(sample.x_px))
            fixations.push_back(fixationFrom(sample.x_px, sample.y_px, sample.t_s, gaze.step_s, sample.pupil, recording));
    return fixations;
}

void detectFixations(Dataset& study, const std::optional<EventParameters>& detection, const Progress& progress) {
    if (detection)
        checkEventParameters(*detection);
    std::size_t recordings = 0, fixations = 0;
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        progress(static_cast<double>(i) / static_cast<double>(study.recordings.size()));
        Recording& recording = study.recordings[i];
        if (!wantsFixations(recording))
            continue;
        recording.fixations =
            detection ? fixationsOf(recording, study.stimuli[recording.stimulus], *detection) : samplesAsFixations(recording);
        recordings += recording.fixations.empty() ? 0 : 1;
        fixations += recording.fixations.size();
    }
    progress(1);
    if (recordings == 0)
        return;
    const Text became = detection ? detected(study, fixations, *detection)
                                  : Text("every sample with gaze counts in the maps as one (%1)", fixations);
    const std::string count = countFigure(recordings);
    tell(study, recordings == 1 ? Text("%1 recording came with samples only: %2", count, became)
                                : Text("%1 recordings came with samples only: %2", count, became));
}

void warnOfEmptyMaps(Dataset& study) {
    std::vector<bool> looked_at(study.stimuli.size(), false);
    for (const Recording& recording : study.recordings) {
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        for (const Fixation& at : recording.fixations)
            if (countsInMap(recording, at) && at.x_px >= 0 && at.y_px >= 0 && at.x_px < stimulus.width_px &&
                at.y_px < stimulus.height_px) {
                looked_at[recording.stimulus] = true;
                break;
            }
    }
    std::size_t empty = 0;
    std::string names;
    for (std::size_t i = 0; i < looked_at.size(); ++i)
        if (study.stimuli[i].scene_camera)
            tell(study, Text("no heatmap is made of %1: gaze lies in the picture of a camera that moves with the head",
                             inQuotes(study.stimuli[i].id)));
        else if (!looked_at[i] && empty++ < 5)
            names += (names.empty() ? "" : ", ") + inQuotes(study.stimuli[i].id);
    if (empty > 0)
        tell(study, empty == 1   ? Text("no fixation lies on %1: its heatmap is empty", names)
                    : empty <= 5 ? Text("no fixation lies on %1: their heatmaps are empty", names)
                                 : Text("no fixation lies on %1 and %2 more: their heatmaps are empty", names, empty - 5));
}

} // namespace nictate
