#pragma once
// What tables of groups say of the groups (mathematics.md §11.6): for explorations and releases alike.

#include "core/domains/areas/areas.h"
#include "core/domains/areas/group_differences.h"

namespace nictate {

/// A group's table as it is published.
struct GroupRows {
    std::string group;
    int people = 1;
    std::vector<AreaValue> rows; ///< of the same areas and metrics in every group
};

/// Every metric's and area's difference of every pair of groups, corrected over all of them. The mean fixation duration, whose
/// noise is not known, is left out.
std::vector<Finding> areaFindings(const std::vector<GroupRows>& groups, const std::vector<Area>& areas);

/// Differences within people of every metric and area, corrected over all of them, from a table of facts that are `within`.
/// Shares, and what else is held to a sum, have intervals of people; other metrics of the noise alone.
std::vector<Finding> findingsWithin(const std::vector<AreaColumn>& columns, const AreaBounds& bounds, const AreaFacts& facts,
                                    const std::pair<std::string, std::string>& conditions, const std::vector<Area>& areas);

/// The public facts of one group's table.
AreaFacts factsOfGroup(const AreaFacts& everybody, std::size_t people);

} // namespace nictate
