#include "core/release/signal_release.h"

#include "core/errors.h"
#include "core/release/signal_query.h"

#include <algorithm>
#include <map>
#include <set>

namespace nictate {

namespace {

/// A group keeps its size in every condition only when everybody has signals in all of them.
void requireCompleteGroups(const SignalStudy& study, std::size_t k) {
    std::set<std::size_t> people;
    for (const SignalGroup& group : study.conditions)
        people.insert(group.participants.begin(), group.participants.end());
    for (const SignalGroup& group : study.conditions)
        if (group.participants.size() < people.size())
            throw MissingData(Text("some participants have no signals in every condition, so groups would be smaller there; "
                                   "release complete participants only"));
    if (people.size() < k)
        throw MissingData(Text("groups of k = %1 need as many participants with signals, there are %2", k, people.size()));
}

KeptTable keptOf(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study, SecureNoise& noise) {
    switch (plan.kept) {
    case KeptChoice::privately: return chosenKept(plan, lattices, study, noise);
    case KeptChoice::optimal: // reads the data, and was confirmed; its draws only look for the least error
        return optimalKept(plan, study, 100, SeededNoise(noise.next()));
    case KeptChoice::fixed: break;
    }
    return fixedKept(plan, study);
}

SignalStudy drawnStudy(const ReleasePlan<Signals>& plan, const SignalStudy& study, SecureNoise& noise) {
    if (!plan.perturbs())
        return releasedGroupMeans(study, plan.exact.group_size, noise);
    const KeptTable kept = keptOf(*plan.exact.plan, *plan.lattices, study, noise);
    return releasedSignals(*plan.exact.plan, *plan.lattices, study, kept, noise);
}

/// Tables under their participants' numbers, and in their order.
ReleasedTables numbered(SignalGroup&& group, const std::map<std::size_t, int>& number_of) {
    std::map<int, Eigen::MatrixXd> by_number;
    for (std::size_t i = 0; i < group.tables.size(); ++i)
        by_number.emplace(number_of.at(group.participants[i]), std::move(group.tables[i]));
    ReleasedTables out{group.condition, {}, {}};
    for (auto& [number, table] : by_number) {
        out.numbers.push_back(number);
        out.tables.push_back(std::move(table));
    }
    return out;
}

} // namespace

SignalStudy plannedData(const ReleasePlan<Signals>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    const std::set<std::size_t> people(included.begin(), included.end());
    if (people.size() != included.size() || included.size() != static_cast<std::size_t>(plan.facts.participants))
        throw MissingData(
            Text("the release was planned for %1 participants, but %2 are included", plan.facts.participants, people.size()));
    SignalOptions options;
    options.included = included;
    options.length = plan.facts.length;
    options.bounds = plan.bounds;
    if (dataset.features.names != plan.features)
        throw MissingData(Text("the release was planned for other features than the study has"));
    SignalStudy study = signalStudy(dataset, options);
    std::vector<std::string> conditions;
    for (const SignalGroup& group : study.conditions) {
        conditions.push_back(group.condition);
        // The losses count one table a participant and condition.
        if (std::set<std::size_t>(group.participants.begin(), group.participants.end()).size() != group.participants.size())
            throw MissingData(Text("a participant has two feature tables in one condition; keep one of them"));
    }
    if (conditions != plan.conditions)
        throw MissingData(Text("the release was planned for other conditions than the study has"));
    if (!plan.perturbs())
        requireCompleteGroups(study, plan.exact.group_size);
    return study;
}

Drawn<Signals> draw(const ReleasePlan<Signals>& plan, const SignalStudy& study, const std::vector<std::size_t>& included,
                    SecureNoise& noise) {
    SignalStudy out = drawnStudy(plan, study, noise);
    const std::vector<std::size_t> order = shuffled(included.size(), noise);
    std::map<std::size_t, int> number_of;
    for (std::size_t i = 0; i < included.size(); ++i)
        number_of[included[i]] = 1 + static_cast<int>(order[i]);
    Drawn<Signals> drawn;
    for (SignalGroup& group : out.conditions)
        drawn.conditions.push_back(numbered(std::move(group), number_of));
    return drawn;
}

} // namespace nictate
