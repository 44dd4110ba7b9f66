#include "app/benches/areas_frame.h"

#include "app/benches/simulation_words.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/areas/area_groups.h"
#include "core/domains/areas/area_methods.h"
#include "core/domains/registry.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <algorithm>

namespace nictate {

namespace {

/// What could be seen is drawn at.
const std::vector<double> seen_epsilons = {0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10};

} // namespace

void takeGroups(AreasFrame& frame, const AreaGroupsPreview& preview, AreaGroupsFrame groups) {
    frame.attribute = preview.groups().attribute;
    frame.facts = preview.facts();
    frame.groups = std::move(groups);
    frame.rows.clear();
    for (const GroupFrame& group : frame.groups->groups) {
        if (static_cast<std::size_t>(group.people) == preview.groups().smallest())
            frame.table = group.table;
        for (AreaRow row : group.table.rows) {
            row.group = group.group;
            frame.rows.push_back(std::move(row));
        }
    }
    frame.table.guarantee = frame.groups->guarantee;
}

void takeWithin(AreasFrame& frame, const Parameters& given, const WithinPeople& within, const AreaHits& hits,
                const std::vector<Area>& areas, std::uint64_t seed) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(frame.mechanism);
    frame.facts.within = true;
    frame.facts.overlapping = frame.facts.overlapping || anyOverlap(within.other_areas);
    frame.compared = within.names;
    const Parameters resolved = resolve(mechanism, given, frame.facts);
    frame.table = {resolved,
                   mechanism.guarantee(resolved, frame.facts),
                   mechanism.steps.noise(resolved, frame.facts),
                   mechanism.steps.bounds(resolved, frame.facts),
                   frame.facts.observers,
                   {},
                   {}};
    frame.within = pairedFindings(mechanism, resolved, frame.facts, hits, within.names, areas, seed);
}

const std::vector<Finding>& findingsOf(const AreasFrame& frame) { return frame.groups ? frame.groups->findings : frame.within; }

/// Of the two smallest groups, or of everybody in two halves.
void addSeen(AreasFrame& frame, const Parameters& given, AreaMetric metric) {
    std::vector<int> sizes;
    if (frame.groups)
        for (const GroupFrame& group : frame.groups->groups)
            sizes.push_back(group.people);
    else
        sizes = {frame.facts.observers / 2, frame.facts.observers - frame.facts.observers / 2};
    std::sort(sizes.begin(), sizes.end());
    if (sizes.front() < 2)
        return;
    PlannedGroups planned{sizes, frame.facts, {}};
    frame.seen = whatCouldBeSeen(mechanismOf<Areas>(frame.mechanism), given, planned, seen_epsilons);
    std::erase_if(frame.seen, [&](const SeenDifference& seen) {
        return seen.metric != metric || seen.people_a != sizes[0] || seen.people_b != sizes[1];
    });
}

std::vector<CardLine> errorLines(const AreasFrame& frame) {
    const AreaExpectation expected = areaExpectation(frame.table.noises, frame.facts, frame.table.bounds);
    std::vector<CardLine> lines = {{QObject::tr("Expected error"), translated(expected.errors),
                                    QObject::tr("One standard deviation of the noise, from public facts only; what other "
                                                "observers would have done comes on top"),
                                    true, false}};
    if (!expected.warning.empty())
        lines.push_back({QObject::tr("Mostly noise"), translated(expected.lost), {}, false, true});
    return lines;
}

std::vector<CardLine> comparedLines(const AreasFrame& frame) {
    if (frame.compared)
        return {{QObject::tr("Within people"),
                 QObject::tr("%1 − %2, noise twice a table's")
                     .arg(QString::fromStdString(frame.compared->first), QString::fromStdString(frame.compared->second)),
                 QObject::tr("Everybody saw both. The differences alone are published; a table of either would cost its own ε"),
                 false, false}};
    if (!frame.groups)
        return {};
    QStringList groups;
    for (const GroupFrame& group : frame.groups->groups)
        groups << QString("%1 (%2)").arg(QString::fromStdString(group.group)).arg(group.people);
    return {{QObject::tr("Groups"), QObject::tr("%1: one ε for all").arg(groups.join(", ")),
             QObject::tr("Everybody is in one group only. The noise named here is of the smallest group's table. Who is in which "
                         "group must be public"),
             false, false}};
}

CardLine lossLine(const AreasFrame& frame) {
    const QString epsilon = shortNumber(*frame.table.guarantee.user_epsilon);
    const std::size_t metrics = frame.facts.metrics.size();
    return {QObject::tr("Privacy loss"),
            metrics == 1 ? QObject::tr("ε = %1 for the whole table").arg(epsilon)
                         : QObject::tr("ε = %1 for all %2 metrics together").arg(epsilon).arg(metrics),
            QObject::tr("What one observer loses by this table"), false, false};
}

QString methodsText(const AreasFrame& frame, const Guarantee& guarantee) {
    AreaMethods methods{
        mechanismInfo(frame.mechanism), frame.table.resolved, guarantee, frame.facts, frame.table.bounds, {}, NICTATE_VERSION};
    if (frame.groups)
        for (const GroupFrame& group : frame.groups->groups)
            methods.groups.emplace_back(group.group, group.people);
    methods.within = frame.compared;
    return QString::fromStdString(methodsParagraph(methods));
}

QStringList captionOf(const AreasFrame& frame) {
    QStringList lines{simulationMark()};
    lines << QString("%1: %2. %3.")
                 .arg(translated(mechanismInfo(frame.mechanism).name), parametersText(frame.table.resolved),
                      guaranteeText(frame.table.guarantee));
    if (frame.groups)
        lines << QObject::tr("Groups by %1; differences corrected by Holm.").arg(QString::fromStdString(frame.attribute));
    if (frame.compared)
        lines << QObject::tr("Differences within people, %1 less %2; corrected by Holm.")
                     .arg(QString::fromStdString(frame.compared->first), QString::fromStdString(frame.compared->second));
    return lines;
}

} // namespace nictate
