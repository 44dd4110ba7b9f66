#pragma once
// The release of private heatmaps as the window offers it: of the stimulus on screen or of all.

#include "app/release/release_job.h"
#include "core/data/dataset.h"
#include "core/session/session.h"

#include <memory>

namespace nictate {

/// With the session's observers, mechanism, parameters and blur. Public facts only are looked at before something is
/// drawn. Throws InvalidParameter, MissingData, and Refused where a stimulus' size
/// was guessed from gaze.
ReleaseJob heatmapRelease(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish);

/// A folder's name for every stimulus, no two alike.
std::vector<std::string> stimulusFolders(const Dataset& study);

} // namespace nictate
