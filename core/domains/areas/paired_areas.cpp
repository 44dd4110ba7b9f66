#include "core/domains/areas/paired_areas.h"

#include "core/domains/areas/area_findings.h"

namespace nictate {

std::vector<Finding> pairedFindings(const Mechanism<Areas>& mechanism, const Parameters& resolved, const AreaFacts& facts,
                                    const AreaHits& hits, const std::pair<std::string, std::string>& conditions,
                                    const std::vector<Area>& areas, std::uint64_t seed) {
    AreaFacts within = facts;
    within.within = true;
    const std::vector<AreaColumn> columns = mechanism.simulate(mechanism, hits, resolved, within, SeededNoise(seed), {});
    return findingsWithin(columns, mechanism.steps.bounds(resolved, within), within, conditions, areas);
}

} // namespace nictate
