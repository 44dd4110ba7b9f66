#pragma once

#include "core/domains/areas/area_release.h"
#include "core/domains/registry.h"
#include "tests/core/domains/areas/made_areas.h"
#include "tests/core/release/small_study.h"

namespace nictate::test {

/// On the pictures of markedStudy().
inline std::vector<Area> smallAreas() { return {rectangle("face", 50, 50, 200, 150), ellipse("hand", 450, 250, 120, 90)}; }

inline ReleasePlan<Areas> areaPlanFor(const MarkedStudy& study, std::map<std::string, ParameterValue> settings = {}) {
    AreaReleaseRequest request;
    request.observers = static_cast<int>(study.included.size());
    request.areas = smallAreas();
    request.metrics = {AreaMetric::dwell_share, AreaMetric::fixations, AreaMetric::first_fixation};
    for (auto& [name, value] : settings)
        request.given.set(name, value);
    return planRelease(mechanismOf<Areas>("aoi"), study.dataset.stimuli[0], request);
}

/// Released with every reason confirmed.
inline Release<Areas> released(const ReleasePlan<Areas>& plan, const MarkedStudy& study, Ledger& ledger) {
    SecureNoise noise;
    return releasePlanned(plan, study.dataset, study.included, plan.guarantee.reasons, noise, ledger);
}

} // namespace nictate::test
