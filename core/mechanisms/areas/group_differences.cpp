#include "core/mechanisms/areas/group_differences.h"

#include "core/files/figures.h"
#include "core/files/table_text.h"
#include "core/mechanisms/areas/holm.h"

#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr double of_normal = 1.959963984540054; ///< Φ⁻¹(0.975)

/// `error`: √(h₁² + h₂² + 1.96²(Var₁/n₁ + Var₂/n₂)).
GroupDifference around(double difference, double error) {
    GroupDifference out{difference, difference - error, difference + error, 1};
    if (error > 0)
        out.p = std::erfc(std::abs(difference) * of_normal / error / std::numbers::sqrt2);
    else if (difference != 0)
        out.p = 0;
    return out;
}

double squaredError(const GroupMean& mean) {
    if (std::isnan(mean.variance))
        return mean.half_width * mean.half_width;
    return mean.half_width * mean.half_width + of_normal * of_normal * mean.variance / mean.people;
}

/// "= 0.004", "< 0.001": as papers have it.
std::string pText(double p) {
    if (p < 0.001)
        return "< 0.001";
    return "= " + figure(std::round(p * 1000) / 1000);
}

std::string figuresOf(const Finding& finding, const std::string& unit) {
    const std::string with = unit.empty() ? "" : " " + unit;
    std::string text;
    if (!std::isnan(finding.value_a))
        text = shortFigure(finding.value_a) + with + " against " + shortFigure(finding.value_b) + with + ", ";
    return text + "difference " + shortFigure(finding.shown.difference) + with + ", 95 % interval " +
           shortFigure(finding.shown.low) + " to " + shortFigure(finding.shown.high) + with + ", " +
           (finding.sampling ? "noise and sampling" : "noise alone, of these observers") + "; p " + pText(finding.p_holm) +
           " after Holm; ε = ";
}

} // namespace

GroupDifference groupDifference(const GroupMean& a, const GroupMean& b) {
    return around(a.value - b.value, std::sqrt(squaredError(a) + squaredError(b)));
}

GroupDifference differenceWithin(const GroupMean& mean) { return around(mean.value, std::sqrt(squaredError(mean))); }

Finding findingOf(Finding named, const GroupMean& a, const GroupMean& b) {
    named.value_a = a.value;
    named.value_b = b.value;
    named.shown = groupDifference(a, b);
    named.sampling = !std::isnan(a.variance) && !std::isnan(b.variance);
    return named;
}

void correct(std::vector<Finding>& findings) {
    std::vector<double> p;
    for (const Finding& finding : findings)
        p.push_back(finding.shown.p);
    p = holm(p);
    for (std::size_t i = 0; i < p.size(); ++i)
        findings[i].p_holm = p[i];
}

FindingWords findingWords(const std::string& metric) {
    if (metric == "dwell-share" || metric == "dwell")
        return {{"looked at", "longer than"}, {"looked at", "for a shorter time than"}, metric == "dwell" ? "ms" : ""};
    if (metric == "looked")
        return {{"looked at", "more often than"}, {"looked at", "less often than"}, ""};
    if (metric == "fixations")
        return {{"made more fixations on", "than"}, {"made fewer fixations on", "than"}, "fixations"};
    if (metric == "first-fixation")
        return {{"first looked at", "later than"}, {"first looked at", "earlier than"}, "ms"};
    if (metric == "transitions")
        return {{"made more transitions", "than"}, {"made fewer transitions", "than"}, "transitions"};
    return {{"had a higher mean of", "than"}, {"had a lower mean of", "than"}, ""};
}

std::string findingSentence(const Finding& finding, double epsilon) {
    const FindingWords words = findingWords(finding.metric);
    const bool within = std::isnan(finding.value_a);
    const std::string a = (within ? "In " : "Group ") + finding.group_a,
                      b = within ? finding.group_b : "group " + finding.group_b;
    const std::string ending = figuresOf(finding, words.unit) + shortFigure(epsilon) + ".";
    if (!(finding.p_holm < 0.05))
        return "No difference in " + finding.metric + " of " + finding.aoi + " was found between " + (within ? "" : "groups ") +
               finding.group_a + " and " + finding.group_b + ": " + ending;
    const FindingWords::Around& around_name = finding.shown.difference > 0 ? words.more : words.less;
    const std::string verb = std::string(around_name.before) + " " + finding.aoi + " " + around_name.after;
    return a + (within ? " people " : " ") + verb + (within ? " in " : " ") + b + ": " + ending;
}

std::vector<std::string> groupReasons(std::size_t groups, std::size_t smallest) {
    return {"Every observer is in one of the " + std::to_string(groups) +
                " groups only, so the releases of all groups together cost one ε (parallel composition).",
            "The smallest group has " + std::to_string(smallest) +
                " observers; the noise named here is of its release. Who knows the data of all others in it holds one person's "
                "values with " +
                std::to_string(smallest) + " times that noise."};
}

std::uint64_t seedOfGroup(std::uint64_t seed, std::size_t group) { return seed ^ (0x9E3779B97F4A7C15u * (group + 1)); }

std::string findingsCsv(const std::vector<Finding>& findings, const std::string& column) {
    TableText table;
    table.header({"group_a", "group_b", column, "metric", "difference", "low", "high", "p", "p_holm"});
    for (const Finding& finding : findings) {
        table.text(finding.group_a).text(finding.group_b).text(finding.aoi).text(finding.metric);
        for (const double value :
             {finding.shown.difference, finding.shown.low, finding.shown.high, finding.shown.p, finding.p_holm})
            table.number(value);
        table.endRow();
    }
    return table.take();
}

} // namespace nictate
