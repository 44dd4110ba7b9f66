#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Pupil Cloud's "Timeseries Data" of Pupil Invisible and Neon: a folder a recording (gaze.csv, fixations.csv, blinks.csv,
/// info.json), several of them in sub-folders, or a gaze.csv alone.
Importer pupilCloudStudies();

/// What Pupil Player exports of a Pupil Core recording: gaze_positions.csv, fixations.csv, blinks.csv.
Importer pupilCoreStudies();

} // namespace nictate
