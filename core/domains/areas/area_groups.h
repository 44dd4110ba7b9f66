#pragma once
// Tables of areas by group as they are explored, what they say of the groups, and what differs within people between two
// conditions or stimuli (mathematics.md §11.6).

#include "core/data/people_groups.h"
#include "core/domains/areas/area_findings.h"
#include "core/domains/areas/area_preview.h"
#include "core/domains/areas/areas.h"
#include "core/domains/areas/group_differences.h"

namespace nictate {

/// One group's table.
struct GroupFrame {
    std::string group;
    int people = 0;
    AreaFrame table;
};

/// The tables of all groups at one ε, with their differences.
struct AreaGroupsFrame {
    Parameters resolved; ///< for everybody; the same in every group
    Guarantee guarantee; ///< of all tables together, with the noise of the smallest group
    std::vector<GroupFrame> groups;
    std::vector<Finding> findings; ///< of every metric, area and pair of groups
};

/// Simulates the tables of all groups for the parameters on screen.
class AreaGroupsPreview {
  public:
    /// As AreaPreview; `seed` draws other noise in every group.
    AreaGroupsPreview(std::vector<Area> areas, const Dataset& dataset, std::size_t stimulus, PeopleGroups groups,
                      std::vector<AreaMetric> metrics, std::optional<double> expected_fixations, std::uint64_t seed);

    /// Of feature summaries.
    AreaGroupsPreview(const SummaryChoice& choice, const Dataset& dataset, PeopleGroups groups, std::uint64_t seed);

    const PeopleGroups& groups() const { return groups_; }
    /// Of everybody in a group.
    const AreaFacts& facts() const { return facts_; }
    /// A simulation. Throws InvalidParameter.
    AreaGroupsFrame frame(const Mechanism<Areas>& mechanism, const Parameters& given) const;
    /// AreaPreview::attack() within the observer's own group: everybody else there is known. Empty where they are in none.
    std::vector<AreaPreview::Recovered> attack(const Mechanism<Areas>& mechanism, const Parameters& given,
                                               std::size_t participant) const;

  private:
    PeopleGroups groups_;
    AreaFacts facts_;
    std::vector<Area> areas_;
    std::vector<AreaPreview> previews_; ///< one a group
};

/// A simulation of the mean of v(a) − v(b), with twice the noise of one table, for every metric and area, corrected over all of
/// them: see findingsWithin(). `hits` are AreaHits::within().
std::vector<Finding> pairedFindings(const Mechanism<Areas>& mechanism, const Parameters& resolved, const AreaFacts& facts,
                                    const AreaHits& hits, const std::pair<std::string, std::string>& conditions,
                                    const std::vector<Area>& areas, std::uint64_t seed);

} // namespace nictate
