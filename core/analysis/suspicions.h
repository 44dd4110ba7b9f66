#pragma once
// Which figures of a summary ask for a second look, and why, in words.

#include "core/analysis/participant_summary.h"

namespace nictate {

/// Rates of one participant's recordings, and the one the file states (NaN where it states none).
void suspectRates(ParticipantSummary& summary, double least_hz, double most_hz, double stated_hz);

/// Everything that follows from the figures of all participants and from gaze that occurs twice; see summarise().
void suspect(StudySummary& summary, const Dataset& study);

} // namespace nictate
