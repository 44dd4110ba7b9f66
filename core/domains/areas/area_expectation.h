#pragma once
// What a protected table is worth before anything is spent: from public facts only.

#include "core/domains/areas/areas.h"

namespace nictate {

struct AreaExpectation {
    Text errors;  ///< one standard deviation of the noise: "±0.06 of dwell share, ±30 ms of dwell"
    Text text;    ///< the same as a sentence
    Text lost;    ///< why it is hardly worth its price; empty when it is
    Text warning; ///< the same as a sentence
};
AreaExpectation areaExpectation(const std::vector<AreaNoise>& noises, const AreaFacts& facts, const AreaBounds& bounds);

/// The least ε in [0.01, 100] at which this metric's noise has a standard deviation of at most `error`; unset if none does.
std::optional<double> epsilonForError(const Mechanism<Areas>& mechanism, const Parameters& given, const AreaFacts& facts,
                                      AreaMetric metric, double error);

} // namespace nictate
