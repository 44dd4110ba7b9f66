#pragma once
// The release of protected heatmaps: of one stimulus or of many.

#include "core/data/dataset.h"
#include "core/release/job_parts.h"
#include "core/session/session.h"

#include <functional>
#include <memory>

namespace nictate {

/// How releases of a stimulus are drawn, with or without its public picture underneath.
using HeatmapDrawing = std::function<ReleaseDrawing<Maps>(const Stimulus& stimulus, bool on_stimulus)>;

/// With the session's observers, mechanism, parameters and blur. Public facts only are looked at before something is
/// drawn. Throws InvalidParameter, MissingData, and Refused where a stimulus' size was guessed from gaze.
ReleaseJob heatmapJob(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish,
                      const HeatmapDrawing& drawing, const PictureReader& read_picture = {});

/// Ids, for ReleaseWish. Throws MissingData when there are none.
std::vector<std::string> allStimuli(const Dataset& study);

/// A folder's name for every stimulus, no two alike.
std::vector<std::string> stimulusFolders(const Dataset& study);

} // namespace nictate
