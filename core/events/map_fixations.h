#pragma once
// Fixations for the maps of recordings that came with samples only.

#include "core/data/dataset.h"
#include "core/events/event_parameters.h"
#include "core/progress.h"

#include <optional>

namespace nictate {

/// Fixations detected in the samples of one recording, in order of time: mean position in pixels of the stimulus, mean pupil.
/// Of a binocular recording the eye that was seen more often looks for both. Throws InvalidParameter for parameters out of range.
std::vector<Fixation> fixationsOf(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters);

/// Every sample with a position, as long as the recording's step; the same eye.
std::vector<Fixation> samplesAsFixations(const Recording& recording);

/// Gives every recording with samples and without fixations those of its samples, or with no `detection` its samples
/// themselves, and says so in one warning. A recording's fixations are a function of it, its stimulus and the parameters: nobody
/// else's data move them. Throws InvalidParameter, Cancelled.
void detectFixations(Dataset& study, const std::optional<EventParameters>& detection = EventParameters{},
                     const Progress& progress = {});

/// Names in one warning the stimuli whose heatmap is empty: no fixation of anybody lies on them.
void warnOfEmptyMaps(Dataset& study);

} // namespace nictate
