#pragma once
// A table of areas as it would be released, and how far one observer moves it.

#include "core/domains/areas/area_release.h"
#include "core/domains/registry.h"
#include "tests/core/domains/areas/made_areas.h"

#include <cmath>

namespace nictate::test {

struct Prepared {
    const std::vector<Area>* areas;
    AreaFacts facts;
    Parameters resolved;
    AreaBounds bounds;
    std::vector<AreaLattice> plans;
    std::optional<KNormPlan> k_norm;
};

inline Prepared prepare(const std::vector<Area>& areas, const std::vector<AreaMetric>& metrics, const std::string& noise,
                        double epsilon = 1, const std::string& interval = "people", double delta = 1e-3) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    Prepared out;
    out.areas = &areas;
    out.facts = areaFacts(areas, metrics, 12);
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("noise", noise);
    given.set("interval", interval);
    if (noise == "gaussian")
        given.set("delta", delta);
    given.set("clip", 6.0);
    given.set("presentation", 2000.0);
    given.set("transitions", 5.0);
    out.resolved = resolve(mechanism, given, out.facts);
    out.bounds = mechanism.steps.bounds(out.resolved, out.facts);
    const AreaPlan plan = mechanism.exact(out.resolved, out.facts);
    out.plans = plan.metrics;
    out.k_norm = plan.k_norm;
    return out;
}

inline std::vector<Looks> crowd(const Looks& third) {
    std::vector<Looks> observers(12, Looks{{600, 50, 200}});
    observers[2] = third;
    observers[5] = {{50, 50, 300}, {150, 50, 100}};
    return observers;
}

/// Of one metric's sum on its lattice.
struct Change {
    double l1 = 0, l2_squared = 0;
};
inline Change changeOf(const Prepared& p, std::size_t metric, const Looks& before, const Looks& after) {
    const auto sum = [&](const Looks& third) {
        return areaLatticeSum(p.plans[metric], p.facts.metrics[metric], p.bounds, AreaHits(*p.areas, gazeOf(crowd(third))));
    };
    const auto a = sum(before), b = sum(after);
    Change change;
    for (std::size_t j = 0; j < a.size(); ++j) {
        const double difference = std::abs(static_cast<double>(a[j] - b[j]));
        change.l1 += difference;
        change.l2_squared += difference * difference;
    }
    return change;
}

} // namespace nictate::test
