#pragma once
// What could be seen: the smallest difference between groups that a release would find, before anything is spent and from
// public facts alone (mathematics.md §11.6).

#include "core/domains/areas/areas.h"

#include <span>

namespace nictate {

/// Groups whose sizes and areas are known.
struct PlannedGroups {
    std::vector<int> sizes;               ///< n of every group, 2 to 6 of them, each 2 or more
    AreaFacts facts;                      ///< of all of them together; `observers` is not read
    std::optional<double> deviation = {}; ///< between people, in the metric's unit; unset = publicDeviation()
};

/// A public guess of how much people differ in a metric (one standard deviation): 0.15 of the largest value, as dwell shares
/// of OSIE's observers have 0.134; of `looked`, which is 0 or 1, 0.5. Of a feature, in parts of its bounds.
double publicDeviation(AreaMetric metric, const AreaBounds& bounds);

/// What somebody who plans a release reads of one pair of groups, metric and ε.
struct SeenDifference {
    double epsilon = 0;
    int people_a = 0, people_b = 0;
    AreaMetric metric = AreaMetric::dwell_share;
    double noise = 0;      ///< standard deviation of the difference, of the noise alone
    double difference = 0; ///< found in 80 of 100 studies at p < 0.05
    double among_all = 0;  ///< likewise where p passes Holm as the first of all that are reported
};

/// The smallest difference that is found with this power by a two-sided test of this level; errors are normal.
double smallestDifference(double error, double level, double power);

/// For each ε, metric and pair of groups, in this order. Throws InvalidParameter (`sizes`, `deviation` …).
std::vector<SeenDifference> whatCouldBeSeen(const Mechanism<Areas>& mechanism, const Parameters& given,
                                            const PlannedGroups& planned, std::span<const double> epsilons);

/// The noise of every group at one ε: parameters are resolved for everybody, and each group is a table of its own.
std::vector<std::vector<AreaNoise>> noisesOfGroups(const Mechanism<Areas>& mechanism, const Parameters& resolved,
                                                   const AreaFacts& facts, std::span<const int> sizes);

} // namespace nictate
