#include "core/domains/areas/area_groups.h"

#include "core/data/presentation.h"
#include "core/domains/areas/area_findings.h"
#include "core/release/released_group.h"

#include <algorithm>

namespace nictate {

AreaGroupsPreview::AreaGroupsPreview(std::vector<Area> areas, const Dataset& dataset, std::size_t stimulus, PeopleGroups groups,
                                     std::vector<AreaMetric> metrics, std::optional<double> expected_fixations,
                                     std::uint64_t seed)
    : groups_(std::move(groups)), areas_(std::move(areas)) {
    const auto presentation = presentationOf(dataset.frame, dataset.stimuli.at(stimulus).id);
    for (std::size_t g = 0; g < groups_.groups.size(); ++g)
        previews_.emplace_back(areas_, areaGaze(dataset, stimulus, groups_.groups[g].people), metrics, expected_fixations,
                               seedOfGroup(seed, g), presentation);
    facts_ = factsOfGroup(previews_.front().facts(), groups_.people().size());
}

AreaGroupsPreview::AreaGroupsPreview(const SummaryChoice& choice, const Dataset& dataset, PeopleGroups groups, std::uint64_t seed)
    : groups_(std::move(groups)), areas_(featureColumns(choice.features)) {
    for (std::size_t g = 0; g < groups_.groups.size(); ++g)
        previews_.emplace_back(choice, featureSummaries(dataset, choice, groups_.groups[g].people), seedOfGroup(seed, g));
    facts_ = factsOfGroup(previews_.front().facts(), groups_.people().size());
}

AreaGroupsFrame AreaGroupsPreview::frame(const Mechanism<Areas>& mechanism, const Parameters& given) const {
    AreaGroupsFrame out;
    out.resolved = resolve(mechanism, given, facts_);
    out.guarantee = mechanism.guarantee(out.resolved, factsOfGroup(facts_, groups_.smallest()));
    for (const Text& reason : groupReasons(groups_.groups.size(), groups_.smallest()))
        out.guarantee.reasons.push_back(reason);
    std::vector<GroupRows> published;
    for (std::size_t g = 0; g < previews_.size(); ++g) {
        const PeopleGroup& group = groups_.groups[g];
        out.groups.push_back({group.name, static_cast<int>(group.people.size()), previews_[g].frame(mechanism, out.resolved)});
        published.push_back({group.name, out.groups.back().people, {}});
        for (const AreaRow& row : out.groups.back().table.rows)
            published.back().rows.push_back(row.shown);
    }
    out.findings = areaFindings(published, areas_);
    return out;
}

std::vector<AreaPreview::Recovered> AreaGroupsPreview::attack(const Mechanism<Areas>& mechanism, const Parameters& given,
                                                              std::size_t participant) const {
    const Parameters resolved = resolve(mechanism, given, facts_);
    for (std::size_t g = 0; g < previews_.size(); ++g) {
        const std::vector<std::size_t>& people = groups_.groups[g].people;
        const auto found = std::lower_bound(people.begin(), people.end(), participant);
        if (found != people.end() && *found == participant)
            return previews_[g].attack(mechanism, resolved, static_cast<std::size_t>(found - people.begin()));
    }
    return {};
}

std::vector<Finding> pairedFindings(const Mechanism<Areas>& mechanism, const Parameters& resolved, const AreaFacts& facts,
                                    const AreaHits& hits, const std::pair<std::string, std::string>& conditions,
                                    const std::vector<Area>& areas, std::uint64_t seed) {
    AreaFacts within = facts;
    within.within = true;
    const std::vector<AreaColumn> columns = mechanism.simulate(mechanism, hits, resolved, within, SeededNoise(seed), {});
    return findingsWithin(columns, mechanism.steps.bounds(resolved, within), within, conditions, areas);
}

} // namespace nictate
