#pragma once
// The release of feature signals: every participant's table in all conditions.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/domains/signals/signal_release.h"
#include "core/domains/signals/signal_study.h"
#include "core/release/job_parts.h"

#include <memory>

namespace nictate {

/// With the session's observers and the Signals workspace's mechanism and parameters; `signals` are those of these observers,
/// within the session's bounds. Public facts only are looked at before something is drawn. Throws InvalidParameter,
/// MissingData, and Refused where bounds come from the data or the mechanism has no exact path.
ReleaseJob signalJob(const std::shared_ptr<const Dataset>& study, const SignalStudy& signals, const Session& session,
                     const ReleaseDrawing<Signals>& drawing, const std::set<std::string>& declared = {});

/// Of what the Signals workspace shows.
ReleaseBasis signalBasis(const Session& session);

} // namespace nictate
