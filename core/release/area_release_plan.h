#pragma once
// What a release of a table of areas of interest would give away and what it would cost.

#include "core/data/stimulus.h"
#include "core/mechanisms/areas/areas.h"
#include "core/release/release_plan.h"

namespace nictate {

struct AreaReleaseRequest {
    Parameters given; ///< chosen by hand; all others are defaults from public quantities
    int observers = 1;
    std::vector<Area> areas;
    std::vector<AreaMetric> metrics;
    std::optional<double> expected_fixations; ///< by hand
    std::optional<double> presentation_ms;    ///< how long the stimulus was shown, as the frame has it
};

template <> struct Scope<Areas> {
    std::string stimulus;    ///< id
    std::string public_name; ///< what it is called in what is published
    int width_px = 0, height_px = 0;
    std::vector<Area> areas;       ///< public: they were drawn on the picture
    AreaBounds bounds;             ///< of one observer
    std::vector<AreaNoise> noises; ///< of the exact release, one a metric
};

/// Throws InvalidParameter, and Refused where the stimulus' size was guessed from gaze.
ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const Stimulus& stimulus, const AreaReleaseRequest& request);

void fillExact(ReleasePlan<Areas>& plan);
void describe(const ReleasePlan<Areas>& plan, LedgerRecord& record);

} // namespace nictate
