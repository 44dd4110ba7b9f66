#pragma once
// The release of protected heatmaps: of one stimulus or of many.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/domains/heatmap/map_files.h"
#include "core/release/job_parts.h"

#include <functional>
#include <memory>

namespace nictate {

/// How the release of a plan is drawn, with or without the stimulus' public picture underneath.
using HeatmapDrawing =
    std::function<ReleaseDrawing<Maps>(const ReleasePlan<Maps>& plan, const Stimulus& stimulus, bool on_stimulus)>;

/// With the session's observers, mechanism, parameters and blur; of groups one release and one ledger entry for all of them
/// together. Public facts only are looked at before something is
/// drawn. Throws InvalidParameter, MissingData, and Refused where a stimulus' size was guessed from gaze.
ReleaseJob heatmapJob(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish,
                      const HeatmapDrawing& drawing, const PictureReader& read_picture = {});

/// Of what the Heatmaps workspace shows.
ReleaseBasis mapBasis(const Session& session);

/// Ids, for ReleaseWish. Throws MissingData when there are none.
std::vector<std::string> allStimuli(const Dataset& study);

/// A folder's name for every stimulus, no two alike.
std::vector<std::string> stimulusFolders(const Dataset& study);

} // namespace nictate
