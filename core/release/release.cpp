#include "core/release/release.h"

#include "core/errors.h"
#include "core/mechanisms/maps/map_parameters.h"
#include "core/release/cap_selection.h"
#include "core/release/lattice_query.h"

namespace nictate {

namespace {

int chosenCap(const ReleasePlan& plan, const ObserverPoints& points, SecureNoise& noise) {
    const auto count_cap = boundsOf(plan.resolved).count_cap;
    Parameters any_cap = plan.resolved;
    const auto variances = capNoiseVariances(plan.mechanism, any_cap, plan.facts, plan.private_cap->largest);
    const auto scores = exactCapScores(countRepeats(plan.grid, points, count_cap), variances, count_cap);
    return chooseCapExactly(scores, plan.private_cap->epsilon, noise);
}

} // namespace

void requireConfirmation(const ReleasePlan& plan, const std::vector<std::string>& confirmed_reasons) {
    requireConfirmation(plan.mechanism.info, plan.guarantee, confirmed_reasons);
}

std::vector<std::string> observerIds(const Dataset& dataset, const std::vector<std::size_t>& included) {
    std::vector<std::string> ids;
    for (std::size_t participant : included)
        ids.push_back(dataset.participants.at(participant).id);
    return ids;
}

Release releaseHeatmap(const ReleasePlan& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                       const std::vector<std::string>& confirmed_reasons, SecureNoise& noise, Ledger& ledger,
                       std::optional<double> budget) {
    requireConfirmation(plan, confirmed_reasons);
    if (included.size() != static_cast<std::size_t>(plan.facts.observers))
        throw MissingData("the release was planned for " + std::to_string(plan.facts.observers) + " observers, but " +
                          std::to_string(included.size()) + " are included");
    const ObserverPoints points = collectPoints(dataset, stimulusIndex(dataset, plan.stimulus), included);

    Release release;
    release.booking_ = ledger.book(ledgerRecord(plan, observerIds(dataset, included)), budget);
    // From here on the loss is counted, whatever happens.
    release.plan_ = plan.private_cap ? withCap(plan, chosenCap(plan, points, noise)) : plan;
    const ReleasePlan& final_plan = release.plan_;
    LatticeMap map = latticeSum(final_plan.lattice, final_plan.grid, boundsOf(final_plan.resolved), points,
                                releasedObservers(final_plan.lattice, points.observers(), noise));
    addLatticeNoise(map, final_plan.lattice, noise);
    release.private_map_ = meanOfLattice(map, final_plan.lattice, final_plan.grid);
    release.heatmap_ = final_plan.mechanism.steps.finisher(final_plan.resolved, final_plan.facts)(
        release.private_map_, final_plan.guarantee.noise_scale);
    release.version_ = NICTATE_VERSION;
    return release;
}

} // namespace nictate
