#pragma once
// What a paper says of groups: differences of protected means, with intervals for people in general, p-values and Holm's
// correction (mathematics.md §11.6). Everything here follows the noise and costs nothing.

#include "core/text.h"

#include <string>
#include <vector>

namespace nictate {

/// A group's mean as it is published, before it is brought into its range.
struct GroupMean {
    double value = 0;
    double half_width = 0; ///< what the noise stays within in 95 of 100 draws
    double variance = 0;   ///< of one person's value among people like them, from what is published; NaN where unknown
    int people = 1;        ///< n ≥ 1
};

/// One value of one group minus that of another, with its interval and p.
struct GroupDifference {
    double difference = 0;
    double low = 0, high = 0; ///< 95 % interval, not held to the metric's range
    double p = 1;             ///< two-sided, of the same normal-approximated error; 0 … 1
    bool operator==(const GroupDifference&) const = default;
};

/// a − b of two groups that have nobody in common.
GroupDifference groupDifference(const GroupMean& a, const GroupMean& b);
/// Of one mean of differences within people.
GroupDifference differenceWithin(const GroupMean& mean);

/// One line of the table of differences. `a` and `b` name groups, or two conditions that everybody was in.
struct Finding {
    std::string group_a, group_b;
    std::string area;                ///< "title", "title → owl"; the feature of a feature table
    std::string metric;              ///< "dwell-share" …
    double value_a = 0, value_b = 0; ///< noisy means; NaN within people, where only the difference is published
    GroupDifference shown = {};
    double p_holm = 1;
    bool sampling = true; ///< the interval and p are of people in general; else of the noise alone, of these observers
};

/// `named`: the names alone.
Finding findingOf(Finding named, const GroupMean& a, const GroupMean& b);

/// Fills p_holm over all of them, see holm().
void correct(std::vector<Finding>& findings);

/// "Group novice looked at title longer than group expert: 0.21 against 0.12, difference 0.09, 95 % interval 0.03 to 0.15, noise
/// and sampling; p = 0.004 after Holm; ε = 1." Where p after Holm is 0.05 or more it says that no difference was found.
Text findingSentence(const Finding& finding, double epsilon);

/// "group_a,group_b,aoi,metric,difference,low,high,p,p_holm"; of features "feature" instead of "aoi".
std::string findingsCsv(const std::vector<Finding>& findings, const std::string& column = "aoi");

} // namespace nictate
