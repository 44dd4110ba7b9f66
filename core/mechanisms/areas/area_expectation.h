#pragma once
// What a protected table is worth before anything is spent: from public facts only.

#include "core/mechanisms/areas/areas.h"

namespace nictate {

struct AreaExpectation {
    Text text;    ///< "Expected error from noise alone (one standard deviation): ±0.06 of dwell share …"
    Text warning; ///< why it is hardly worth its price; empty when it is
};
AreaExpectation areaExpectation(const std::vector<AreaNoise>& noises, const AreaFacts& facts, const AreaBounds& bounds);

/// The least ε in [0.01, 100] at which this metric's noise has a standard deviation of at most `error`; unset if none does.
std::optional<double> epsilonForError(const Mechanism<Areas>& mechanism, const Parameters& given, const AreaFacts& facts,
                                      AreaMetric metric, double error);

} // namespace nictate
