#pragma once
// What is shown of a table of areas or of features: on the Areas workspace, and of summaries on Signals.

#include "core/domains/areas/area_groups.h"
#include "core/domains/areas/group_power.h"
#include "widgets/guarantee_card.h"

#include <optional>

namespace nictate {

/// What the bench shows.
struct AreasFrame {
    std::string mechanism; ///< id
    std::size_t stimulus = 0;
    AreaFacts facts;
    AreaFrame table;                      ///< of the stimulus on screen
    std::vector<AreaRow> rows;            ///< its rows, or those over all pictures
    std::size_t pictures = 1;             ///< that rows are over
    std::optional<double> target_epsilon; ///< whose noise has the error that is asked for; nothing = none does
    std::vector<AreaPreview::Recovered> attack;
    std::string attacked;                  ///< participant's id
    std::string attribute;                 ///< that makes the groups; empty = one table of everybody
    std::optional<AreaGroupsFrame> groups; ///< then `table` is the smallest group's and `rows` are all groups'
    std::optional<std::pair<std::string, std::string>> compared; ///< within people; then there is no table, only …
    std::vector<Finding> within;                                 ///< … these differences, the first less the second
    std::vector<SeenDifference> seen; ///< of the metric on screen, of the two smallest groups, or of everybody in halves
};

/// Puts groups' tables in place of everybody's.
void takeGroups(AreasFrame& frame, const AreaGroupsPreview& preview, AreaGroupsFrame groups);

/// Differences in place of a table. `facts` of the table; `hits` are AreaHits::within() of the same areas.
void takeWithin(AreasFrame& frame, const Parameters& given, const WithinPeople& within, const AreaHits& hits,
                const std::vector<Area>& areas, std::uint64_t seed);

/// Between groups or within people; none where there is a table of everybody.
const std::vector<Finding>& findingsOf(const AreasFrame& frame);

/// Fills `seen` for this metric from public facts alone; `given` without defaults.
void addSeen(AreasFrame& frame, const Parameters& given, AreaMetric metric);

/// On the guarantee card: the error that is expected, a warning where that is mostly noise, and what all groups cost.
std::vector<CardLine> errorLines(const AreasFrame& frame);
/// What is compared, of groups or within people; nothing where nothing is.
std::vector<CardLine> comparedLines(const AreasFrame& frame);
CardLine lossLine(const AreasFrame& frame);

/// A paragraph for a paper's section on methods; `guarantee`: what is promised as long as nothing was declared.
QString methodsText(const AreasFrame& frame, const Guarantee& guarantee);
/// What every caption of such a table begins with: mechanism, parameters, guarantee and groups.
QStringList captionOf(const AreasFrame& frame);

} // namespace nictate
