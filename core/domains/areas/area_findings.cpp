#include "core/domains/areas/area_findings.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

GroupMean meanOf(const GroupRows& group, std::size_t row) {
    const AreaValue& value = group.rows[row];
    return {value.noisy, value.half_width, value.variance, group.people};
}

/// Half of all variance between people: no area has more, see mathematics.md §11.6. NaN where no spread is published.
double variancePerArea(const AreaColumn& column, const AreaBounds& bounds) {
    if (!column.spread || !sumIsHeld(column.metric, bounds))
        return missing;
    const double most = mostOf(column.metric, bounds), noise = column.noise.deviation() / most;
    double squares = 0, left = 0;
    for (const double value : column.noisy) {
        squares += value / most * (value / most) - noise * noise;
        left -= value / most;
    }
    return most * most * std::clamp((*column.spread - squares - left * left) / 2, 0.0, 1.0);
}

} // namespace

std::vector<Finding> findingsWithin(const std::vector<AreaColumn>& columns, const AreaBounds& bounds, const AreaFacts& facts,
                                    const std::pair<std::string, std::string>& conditions, const std::vector<Area>& areas) {
    std::vector<Finding> findings;
    for (const AreaColumn& column : columns) {
        const double variance = variancePerArea(column, bounds);
        for (std::size_t cell = 0; cell < column.noisy.size(); ++cell) {
            Finding finding{
                conditions.first,        conditions.second, rowName(areaValueAt(column.metric, cell, areas.size()), areas),
                words(column.metric).id, missing,           missing};
            finding.shown = differenceWithin({column.noisy[cell], column.noise.halfWidth(), variance, facts.observers});
            finding.sampling = !std::isnan(variance);
            findings.push_back(std::move(finding));
        }
    }
    correct(findings);
    return findings;
}

std::vector<Finding> areaFindings(const std::vector<GroupRows>& groups, const std::vector<Area>& areas) {
    std::vector<Finding> findings;
    for (std::size_t row = 0; row < groups.front().rows.size(); ++row) {
        const AreaValue& value = groups.front().rows[row];
        if (std::isnan(value.noisy))
            continue;
        for (std::size_t a = 0; a < groups.size(); ++a)
            for (std::size_t b = a + 1; b < groups.size(); ++b)
                findings.push_back(findingOf({groups[a].group, groups[b].group, rowName(value, areas), value.metric},
                                             meanOf(groups[a], row), meanOf(groups[b], row)));
    }
    correct(findings);
    return findings;
}

AreaFacts factsOfGroup(const AreaFacts& everybody, std::size_t people) {
    AreaFacts facts = everybody;
    facts.observers = static_cast<int>(people);
    return facts;
}

} // namespace nictate
