#pragma once
// The release of gaze samples with what Qt draws of it, for window and command line.

#include "core/domains/gaze/gaze_release.h"

namespace nictate {

/// The card as PDF.
ReleaseDrawing<Gaze> gazeDrawing();

/// gazeJob() of what the Samples workspace shows.
ReleaseJob sampleRelease(const std::shared_ptr<const Dataset>& study, const Session& session,
                         const std::set<std::string>& declared);

} // namespace nictate
