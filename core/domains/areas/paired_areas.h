#pragma once
// Differences within people: two conditions or stimuli that everybody saw (mathematics.md §11.6).

#include "core/domains/areas/areas.h"
#include "core/domains/areas/group_differences.h"

namespace nictate {

/// A simulation of the mean of v(a) − v(b), with twice the noise of one table, for every metric and area, corrected over all of
/// them: see findingsWithin(). `hits` are AreaHits::within().
std::vector<Finding> pairedFindings(const Mechanism<Areas>& mechanism, const Parameters& resolved, const AreaFacts& facts,
                                    const AreaHits& hits, const std::pair<std::string, std::string>& conditions,
                                    const std::vector<Area>& areas, std::uint64_t seed);

} // namespace nictate
