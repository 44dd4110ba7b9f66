#include "core/release/map_release.h"

#include "core/errors.h"
#include "core/mechanisms/maps/map_parameters.h"
#include "core/release/cap_selection.h"
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
        throw MissingData("the release was planned for " + std::to_string(plan.facts.observers) + " observers, but " +
                          std::to_string(included.size()) + " are included");
    return collectPoints(dataset, stimulusIndex(dataset, plan.stimulus), included, GazeSource::fixations, plan.cut.clock);
}

Drawn<Maps> draw(ReleasePlan<Maps>& plan, const ObserverPoints& points, const std::vector<std::size_t>&, SecureNoise& noise) {
    if (plan.private_cap)
        plan = withCap(plan, chosenCap(plan, points, noise));
    LatticeMap map = latticeSum(plan.exact, plan.grid, boundsOf(plan.resolved), points,
                                releasedObservers(plan.exact, points.observers(), noise));
    addLatticeNoise(map, plan.exact, noise);
    Drawn<Maps> drawn;
    drawn.private_map = meanOfLattice(map, plan.exact, plan.grid);
    const Finish finish = plan.mechanism.steps.finisher(plan.resolved, plan.facts);
    drawn.heatmap = finish(drawn.private_map, plan.guarantee.noise_scale);
    if (finish.unbiased)
        drawn.unbiased = finish.unbiased(drawn.private_map);
    return drawn;
}

} // namespace nictate
