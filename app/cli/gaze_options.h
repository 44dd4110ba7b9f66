#pragma once

#include "app/cli/options.h"
#include "core/domains/gaze/gaze_study.h"

namespace nictate::cli {

/// What commands on gaze compute on, once the study is open.
struct GazeInput {
    Dataset study;
    GazeStudy streams;
};
/// Opens the study and makes everybody's gaze samples ready. Throws what opening throws, MissingData without samples.
GazeInput openGaze(const DataOptions& options);

} // namespace nictate::cli
