#include "core/domains/areas/group_differences.h"

#include "core/compute/holm.h"
#include "core/domains/areas/areas.h"
#include "core/files/figures.h"
#include "core/files/table_text.h"

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

/// "210 ms"; a number alone where the metric has no unit.
Text valueOf(const std::string& metric, double value) {
    const std::string shown = shortFigure(value);
    if (metric == "dwell" || metric == "first-fixation")
        return Text("%1 ms", shown);
    if (metric == "fixations")
        return Text("%1 fixations", shown);
    return metric == "transitions" ? Text("%1 transitions", shown) : Text(shown);
}

/// Who has the larger value of an area metric, by its id; of anything else whose mean is higher.
Text groupsInWords(const std::string& metric, bool larger, const std::string& a, const std::string& name, const std::string& b) {
    if (metric == "dwell-share" || metric == "dwell")
        return larger ? Text("Group %1 looked at %2 longer than group %3", a, name, b)
                      : Text("Group %1 looked at %2 for a shorter time than group %3", a, name, b);
    if (metric == "looked")
        return larger ? Text("Group %1 looked at %2 more often than group %3", a, name, b)
                      : Text("Group %1 looked at %2 less often than group %3", a, name, b);
    if (metric == "fixations")
        return larger ? Text("Group %1 made more fixations on %2 than group %3", a, name, b)
                      : Text("Group %1 made fewer fixations on %2 than group %3", a, name, b);
    if (metric == "first-fixation")
        return larger ? Text("Group %1 first looked at %2 later than group %3", a, name, b)
                      : Text("Group %1 first looked at %2 earlier than group %3", a, name, b);
    if (metric == "transitions")
        return larger ? Text("Group %1 made more transitions %2 than group %3", a, name, b)
                      : Text("Group %1 made fewer transitions %2 than group %3", a, name, b);
    return larger ? Text("Group %1 had a higher mean of %2 than group %3", a, name, b)
                  : Text("Group %1 had a lower mean of %2 than group %3", a, name, b);
}

/// The same of two conditions that everybody was in.
Text conditionsInWords(const std::string& metric, bool larger, const std::string& a, const std::string& name,
                       const std::string& b) {
    if (metric == "dwell-share" || metric == "dwell")
        return larger ? Text("In %1 people looked at %2 longer than in %3", a, name, b)
                      : Text("In %1 people looked at %2 for a shorter time than in %3", a, name, b);
    if (metric == "looked")
        return larger ? Text("In %1 people looked at %2 more often than in %3", a, name, b)
                      : Text("In %1 people looked at %2 less often than in %3", a, name, b);
    if (metric == "fixations")
        return larger ? Text("In %1 people made more fixations on %2 than in %3", a, name, b)
                      : Text("In %1 people made fewer fixations on %2 than in %3", a, name, b);
    if (metric == "first-fixation")
        return larger ? Text("In %1 people first looked at %2 later than in %3", a, name, b)
                      : Text("In %1 people first looked at %2 earlier than in %3", a, name, b);
    if (metric == "transitions")
        return larger ? Text("In %1 people made more transitions %2 than in %3", a, name, b)
                      : Text("In %1 people made fewer transitions %2 than in %3", a, name, b);
    return larger ? Text("In %1 people had a higher mean of %2 than in %3", a, name, b)
                  : Text("In %1 people had a lower mean of %2 than in %3", a, name, b);
}

Text whatDiffers(const Finding& finding, bool within) {
    if (finding.p_holm < 0.05)
        return (within ? conditionsInWords : groupsInWords)(finding.metric, finding.shown.difference > 0, finding.group_a,
                                                            finding.area, finding.group_b);
    const Text metric = metricWord(finding.metric);
    if (within)
        return Text("No difference in %1 of %2 was found between %3 and %4", metric, finding.area, finding.group_a,
                    finding.group_b);
    return Text("No difference in %1 of %2 was found between groups %3 and %4", metric, finding.area, finding.group_a,
                finding.group_b);
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

Text findingSentence(const Finding& finding, double epsilon) {
    const bool within = std::isnan(finding.value_a);
    const Text what = whatDiffers(finding, within), difference = valueOf(finding.metric, finding.shown.difference),
               high = valueOf(finding.metric, finding.shown.high);
    const std::string low = shortFigure(finding.shown.low), p = pText(finding.p_holm), loss = shortFigure(epsilon);
    if (within)
        return finding.sampling ? Text("%1: difference %2, 95 % interval %3 to %4, noise and sampling; p %5 after Holm; ε = %6.",
                                       what, difference, low, high, p, loss)
                                : Text("%1: difference %2, 95 % interval %3 to %4, noise alone, of these observers; p %5 after "
                                       "Holm; ε = %6.",
                                       what, difference, low, high, p, loss);
    const Text a = valueOf(finding.metric, finding.value_a), b = valueOf(finding.metric, finding.value_b);
    return finding.sampling ? Text("%1: %2 against %3, difference %4, 95 % interval %5 to %6, noise and sampling; p %7 after "
                                   "Holm; ε = %8.",
                                   what, a, b, difference, low, high, p, loss)
                            : Text("%1: %2 against %3, difference %4, 95 % interval %5 to %6, noise alone, of these observers; p "
                                   "%7 after Holm; ε = %8.",
                                   what, a, b, difference, low, high, p, loss);
}

std::string findingsCsv(const std::vector<Finding>& findings, const std::string& column) {
    TableText table;
    table.header({"group_a", "group_b", column, "metric", "difference", "low", "high", "p", "p_holm"});
    for (const Finding& finding : findings) {
        table.text(finding.group_a).text(finding.group_b).text(finding.area).text(finding.metric);
        for (const double value :
             {finding.shown.difference, finding.shown.low, finding.shown.high, finding.shown.p, finding.p_holm})
            table.number(value);
        table.endRow();
    }
    return table.take();
}

} // namespace nictate
