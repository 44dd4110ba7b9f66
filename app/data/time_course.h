#pragma once

#include "core/analysis/gaze_replay.h"

class QString;

namespace nictate {

class CurvePlot;

/// Horizontal and vertical gaze of one path against time: samples where there are any, else fixations as steps. Of one person,
/// so it never leaves the window. The axis spans the stimulus; what lies far beside it is out of sight.
void showTimeCourse(CurvePlot& plot, const GazePath& path, const Stimulus& stimulus);

} // namespace nictate
