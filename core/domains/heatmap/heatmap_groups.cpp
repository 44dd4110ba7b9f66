#include "core/domains/heatmap/heatmap_groups.h"

#include "core/release/released_group.h"

namespace nictate {

MapGroupsFrame mapsOfGroups(const Dataset& dataset, std::size_t stimulus, const PeopleGroups& groups,
                            const HeatmapFacts& everybody, const Mechanism<Heatmaps>& mechanism, const Parameters& given,
                            std::uint64_t seed) {
    const HeatmapFacts smallest = factsOfGroup(everybody, static_cast<int>(groups.smallest()));
    MapGroupsFrame out;
    out.resolved = resolveForGroups(mechanism, given, everybody, smallest.observers, groups.attribute);
    out.guarantee = mechanism.guarantee(out.resolved, smallest);
    for (const Text& reason : groupReasons(groups.groups.size(), groups.smallest()))
        out.guarantee.reasons.push_back(reason);
    std::vector<NoisyGroupMap> noisy;
    for (std::size_t g = 0; g < groups.groups.size(); ++g) {
        const PeopleGroup& group = groups.groups[g];
        const HeatmapFacts own = factsOfGroup(everybody, static_cast<int>(group.people.size()));
        const ObserverPoints points = collectPoints(dataset, stimulus, group.people);
        SimulatedMap map = mechanism.simulate(mechanism, points, out.resolved, own, SeededNoise(seedOfGroup(seed, g)), {});
        noisy.push_back({group.name, std::move(map.noisy), mechanism.guarantee(out.resolved, own).noise_scale});
        out.maps.push_back({group.name, own.observers, std::move(map.heatmap)});
    }
    out.differences = mapDifferences(noisy, mechanism.steps.grid(out.resolved, smallest), mechanism.steps.noise);
    return out;
}

} // namespace nictate
