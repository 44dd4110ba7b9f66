#pragma once
// The release of feature signals with what Qt draws of them, for window and command line.

#include "core/domains/areas/area_release.h"
#include "core/domains/signals/signal_release.h"

namespace nictate {

/// The card as PDF, and a look at the tables of one feature.
ReleaseDrawing<Signals> signalDrawing(std::size_t feature);

/// Throws Refused, with what to do in the window, where bounds come from the data.
void requirePublicBounds(const Session& session, const Dataset& study);

/// signalJob() of what the Signals workspace shows. Throws ParseError for a table of bounds, too.
ReleaseJob signalRelease(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish);

/// summaryJob() of what the Signals workspace sums up, with its figure.
ReleaseJob summaryRelease(const std::shared_ptr<const Dataset>& study, const Session& session,
                          const std::set<std::string>& declared);

} // namespace nictate
