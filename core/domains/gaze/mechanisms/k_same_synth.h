#pragma once
// Synthetic gaze shared by groups: k-same-synth of David-John et al. 2023, and a form that keeps its promise (mathematics.md
// §12.5).

#include "core/domains/gaze/gaze.h"
#include "core/domains/gaze/gaze_template.h"

namespace nictate {

Mechanism<Gaze> kSameSynth();

/// As published: fixation rows of every member drawn anew from the group's mean models, saccades with its mean forms from the raw
/// first row towards the raw landing; everything else as it was. `members` are streams of one task, `events` and `forms` theirs.
std::vector<GazeStream> sameSynthAsPublished(const std::vector<const GazeStream*>& members,
                                             const std::vector<const StreamEvents*>& events,
                                             const std::vector<std::vector<SaccadeForm>>& forms,
                                             const std::function<double()>& normal);

} // namespace nictate
