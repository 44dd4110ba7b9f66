#include "core/domains/areas/group_power.h"

#include "core/data/people_groups.h"
#include "core/errors.h"
#include "core/files/number.h"

#include <boost/math/distributions/normal.hpp>

#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr double level = 0.05, power = 0.8;

void check(const PlannedGroups& planned) {
    const auto& sizes = planned.sizes;
    if (sizes.size() < 2 || sizes.size() > most_groups)
        throw InvalidParameter("sizes", std::to_string(sizes.size()) + " groups", Text("2 to 6 groups"));
    for (const int n : sizes)
        if (n < 2)
            throw InvalidParameter("sizes", std::to_string(n), Text("a whole number, 2 <= observers of a group"));
    if (planned.deviation && !(*planned.deviation >= 0 && std::isfinite(*planned.deviation)))
        throw InvalidParameter("deviation", numberText(*planned.deviation), Text("0 <= deviation, in the metric's unit"));
}

/// How many p-values there will be.
double reported(const PlannedGroups& planned) {
    std::size_t cells = 0;
    for (const AreaMetric metric : planned.facts.metrics)
        cells += cellsOf(metric, static_cast<std::size_t>(planned.facts.areas));
    const std::size_t groups = planned.sizes.size();
    return static_cast<double>(cells * groups * (groups - 1) / 2);
}

} // namespace

double publicDeviation(AreaMetric metric, const AreaBounds& bounds) {
    return metric == AreaMetric::looked ? 0.5 : 0.15 * mostOf(metric, bounds);
}

double smallestDifference(double error, double level_of_test, double power_wanted) {
    const boost::math::normal normal;
    return error * (quantile(complement(normal, level_of_test / 2)) + quantile(normal, power_wanted));
}

std::vector<std::vector<AreaNoise>> noisesOfGroups(const Mechanism<Areas>& mechanism, const Parameters& resolved,
                                                   const AreaFacts& facts, std::span<const int> sizes) {
    std::vector<std::vector<AreaNoise>> all;
    for (const int n : sizes) {
        AreaFacts own = facts;
        own.observers = n;
        all.push_back(mechanism.steps.noise(resolved, own));
    }
    return all;
}

std::vector<SeenDifference> whatCouldBeSeen(const Mechanism<Areas>& mechanism, const Parameters& given,
                                            const PlannedGroups& planned, std::span<const double> epsilons) {
    check(planned);
    AreaFacts facts = planned.facts;
    facts.observers = std::accumulate(planned.sizes.begin(), planned.sizes.end(), 0);
    std::vector<SeenDifference> out;
    for (const double epsilon : epsilons) {
        Parameters with = given;
        with.set("epsilon", epsilon);
        const Parameters resolved = resolve(mechanism, with, facts);
        const AreaBounds bounds = mechanism.steps.bounds(resolved, facts);
        const auto noises = noisesOfGroups(mechanism, resolved, facts, planned.sizes);
        for (std::size_t m = 0; m < facts.metrics.size(); ++m)
            for (std::size_t a = 0; a < planned.sizes.size(); ++a)
                for (std::size_t b = a + 1; b < planned.sizes.size(); ++b) {
                    SeenDifference seen{epsilon, planned.sizes[a], planned.sizes[b], facts.metrics[m]};
                    seen.noise = std::hypot(noises[a][m].deviation(), noises[b][m].deviation());
                    const double between = planned.deviation.value_or(publicDeviation(seen.metric, bounds));
                    const double error = std::hypot(seen.noise, between * std::sqrt(1.0 / seen.people_a + 1.0 / seen.people_b));
                    seen.difference = smallestDifference(error, level, power);
                    seen.among_all = smallestDifference(error, level / reported(planned), power);
                    out.push_back(seen);
                }
    }
    return out;
}

} // namespace nictate
