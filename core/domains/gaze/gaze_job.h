#pragma once
// The release of gaze samples: every recording as a protected stream.

#include "core/domains/gaze/gaze_release.h"
#include "core/release/job_parts.h"

#include <memory>

namespace nictate {

/// With the session's observers and this mechanism with the session's parameters. Public facts only are looked at before
/// something is drawn. Throws InvalidParameter, MissingData and Refused.
ReleaseJob gazeJob(const std::shared_ptr<const Dataset>& study, const Session& session, const Mechanism<Streams>& mechanism,
                   const ReleaseDrawing<Streams>& drawing, const std::set<std::string>& declared = {});

/// Of gaze as the Samples workspace shows it.
ReleaseBasis gazeBasis();

} // namespace nictate
