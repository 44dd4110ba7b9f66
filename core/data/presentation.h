#pragma once
// What was shown and for how long, and what is expected of observers meanwhile: from what is public alone.

#include "core/data/public_frame.h"
#include "core/data/stimulus.h"

#include <optional>
#include <string>

namespace nictate {

/// How long a stimulus was shown, ms: as was said by a person, or else as long as recordings of it last at most. Nothing where
/// that is not settled: what was counted in recordings may tell about somebody, so no default follows from it.
std::optional<double> presentationOf(const PublicFrame& frame, const std::string& stimulus,
                                     const std::optional<double>& said_ms = {});

/// Fixations an observer is expected to make on a picture, a public guess: as chosen by hand; else 10 in 3 s of presentation,
/// rounded up to 1 … 1000, and 10 where nobody has said how long it was shown.
double expectedFixations(const std::optional<double>& by_hand, const std::optional<double>& presentation_ms);

/// Whether people looked at a still picture, also where it is not here: there is one, or the id names one, as "beach.jpg" does.
bool isPicture(const Stimulus& stimulus);

} // namespace nictate
