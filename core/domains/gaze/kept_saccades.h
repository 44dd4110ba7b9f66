#pragma once
// What was learnt of studies' saccades, so that opening one again does not learn it again.

#include "core/domains/gaze/gaze_study.h"
#include "core/domains/gaze/saccade_model.h"
#include "core/progress.h"

#include <filesystem>

namespace nictate {

/// A file for each study in a folder that only this user can enter, under a digest of the study's gaze. As sensitive as the
/// study: releases learn their own and never come here.
class KeptSaccades {
  public:
    /// `folder` is made when it is needed, usually below the application's cache.
    explicit KeptSaccades(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// What simulations of the study draw from: as it is kept, else learnt and kept. What cannot be read is learnt again, and a
    /// disk that refuses is not worth a message. Throws Cancelled.
    SaccadeModel of(const GazeStudy& study, const Progress& progress = {}) const;

  private:
    std::filesystem::path folder_;
};

} // namespace nictate
