#pragma once
// The release of protected heatmaps with what Qt draws of them, for window and command line.

#include "core/domains/heatmap/heatmap_release.h"

namespace nictate {

/// heatmapJob() with pictures, the session's colours and the card as PDF. A cap that is chosen with noise takes the place
/// of one given by hand.
ReleaseJob heatmapRelease(const std::shared_ptr<const Dataset>& study, Session session, const ReleaseWish& wish);

} // namespace nictate
