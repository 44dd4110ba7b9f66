#include "core/domains/heatmap/map_release.h"

#include "core/domains/heatmap/cap_selection.h"
#include "core/domains/heatmap/map_parameters.h"
#include "core/errors.h"
#include "core/release/lattice_query.h"

namespace nictate {

namespace {

int chosenCap(const ReleasePlan<Maps>& plan, const ObserverPoints& points, SecureNoise& noise) {
    const auto count_cap = boundsOf(plan.resolved).count_cap;
    const auto variances = capNoiseVariances(plan.mechanism, plan.resolved, plan.facts, plan.private_cap->largest);
    const auto scores = exactCapScores(countRepeats(plan.grid, points, count_cap), variances, count_cap);
    return chooseCapExactly(scores, plan.private_cap->epsilon, noise);
}

} // namespace

ObserverPoints plannedData(const ReleasePlan<Maps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    if (included.size() != static_cast<std::size_t>(plan.facts.observers))
        throw MissingData(
            Text("the release was planned for %1 observers, but %2 are included", plan.facts.observers, included.size()));
    return collectPoints(dataset, stimulusIndex(dataset, plan.stimulus), included, GazeSource::fixations, plan.cut.clock);
}

namespace {

/// One map, of these observers.
DrawnMap drawMap(const ReleasePlan<Maps>& plan, const LatticePlan& lattice, const MapFacts& facts, const ObserverPoints& points,
                 const std::vector<std::size_t>& observers, SecureNoise& noise) {
    LatticeMap map = latticeSum(lattice, plan.grid, boundsOf(plan.resolved), points, observers);
    addLatticeNoise(map, lattice, noise);
    DrawnMap drawn;
    drawn.private_map = meanOfLattice(map, lattice, plan.grid);
    const Finish finish = plan.mechanism.steps.finisher(plan.resolved, facts);
    drawn.heatmap = finish(drawn.private_map, lattice.noiseScale());
    if (finish.unbiased)
        drawn.unbiased = finish.unbiased(drawn.private_map);
    return drawn;
}

Drawn<Maps> drawGroups(const ReleasePlan<Maps>& plan, const ObserverPoints& points, SecureNoise& noise) {
    Drawn<Maps> drawn;
    std::vector<NoisyGroupMap> noisy;
    for (const ReleasedGroup& group : plan.groups) {
        LatticePlan lattice = plan.exact; // of the sum the noise is the same, whoever is in the map
        lattice.divisor = group.observers.size();
        const MapFacts own = factsOfGroup(plan.facts, static_cast<int>(group.observers.size()));
        drawn.groups.push_back(drawMap(plan, lattice, own, points, group.observers, noise));
        noisy.push_back({group.name, drawn.groups.back().private_map, lattice.noiseScale()});
    }
    drawn.differences = mapDifferences(noisy, plan.grid, plan.mechanism.steps.noise);
    return drawn;
}

} // namespace

Drawn<Maps> draw(ReleasePlan<Maps>& plan, const ObserverPoints& points, const std::vector<std::size_t>&, SecureNoise& noise) {
    if (!plan.groups.empty())
        return drawGroups(plan, points, noise);
    if (plan.private_cap)
        plan = withCap(plan, chosenCap(plan, points, noise));
    return {
        drawMap(plan, plan.exact, plan.facts, points, releasedObservers(plan.exact, points.observers(), noise), noise), {}, {}};
}

} // namespace nictate
