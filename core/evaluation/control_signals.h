#pragma once
// Signals that take the place of the real ones to see what an attacker recognises in the noise alone (mathematics.md §13.6).

#include "core/evaluation/recording_set.h"
#include "core/noise/seeded_noise.h"

namespace nictate {

/// Every value is its feature's centre: of the public bounds, else the study's mean.
SignalStudy constantSignals(const SignalStudy& study);

/// Each half of each recording is a half of another recording, drawn at random, each used once; cut, or its last value repeated.
/// Throws MissingData below two recordings.
SignalStudy strangersSignals(const SignalStudy& study, const RecordingSet& set, const SeededNoise& noise);

} // namespace nictate
