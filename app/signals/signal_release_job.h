#pragma once
// The release of feature signals as the window offers it: every participant's table in all conditions.

#include "app/release/release_job.h"
#include "core/data/dataset.h"
#include "core/session/session.h"

#include <memory>

namespace nictate {

/// With the session's observers and the Signals bench's mechanism, parameters, bounds and length. Public facts only are
/// looked at before something is drawn. Throws InvalidParameter, MissingData, ParseError (a table of bounds), and Refused
/// where bounds come from the data or the mechanism has no exact path.
ReleaseJob signalRelease(const std::shared_ptr<const Dataset>& study, const Session& session);

} // namespace nictate
