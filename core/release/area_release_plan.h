#pragma once
// What a release of a table of areas of interest would give away and what it would cost.

#include "core/data/stimulus.h"
#include "core/mechanisms/areas/areas.h"
#include "core/release/release_plan.h"
#include "core/release/released_group.h"
#include "core/signals/feature_summary.h"

namespace nictate {

/// What is to be released of one picture's areas.
struct AreaReleaseRequest {
    Parameters given; ///< chosen by hand; all others are defaults from public quantities
    int observers = 1;
    std::vector<Area> areas;
    std::vector<AreaMetric> metrics;
    std::optional<double> expected_fixations; ///< by hand
    std::optional<double> presentation_ms;    ///< how long the stimulus was shown, as the frame has it
    std::string attribute = {};               ///< that makes the groups
    std::vector<ReleasedGroup> groups = {};   ///< see Scope<Areas>
    std::optional<WithinPeople> within = {};  ///< likewise; then there are no groups
};

/// What is to be released of a study's features.
struct SummaryReleaseRequest {
    Parameters given;
    int observers = 1;
    SummaryChoice choice;
    std::string attribute = {};
    std::vector<ReleasedGroup> groups = {};
};

/// What a released table of areas, or of features, is about; all of it is public.
template <> struct Scope<Areas> {
    std::string stimulus;    ///< id
    std::string public_name; ///< what it is called in what is published
    int width_px = 0, height_px = 0;
    std::vector<Area> areas;                ///< public: they were drawn on the picture; of summaries their columns
    std::optional<SummaryChoice> summaries; ///< of features instead of areas: then there is no stimulus
    AreaBounds bounds;                      ///< of one observer
    std::vector<AreaNoise> noises;          ///< of the exact release, one a metric; of the smallest group's table
    std::string attribute;                  ///< that makes the groups
    std::vector<ReleasedGroup> groups;      ///< empty = one table of everybody; nobody is in two
    std::optional<WithinPeople> within;     ///< then differences alone are published
};

/// The public facts of one table: everybody's, or the smallest group's, whose noise is the largest.
AreaFacts factsOfSmallest(const ReleasePlan<Areas>& plan);

/// Throws Refused where it was guessed from gaze.
void refuseGuessedSize(const Stimulus& stimulus);

/// Throws InvalidParameter, and Refused where the stimulus' size was guessed from gaze.
ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const Stimulus& stimulus, const AreaReleaseRequest& request);

/// Of feature summaries. Throws InvalidParameter.
ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const SummaryReleaseRequest& request);

void fillExact(ReleasePlan<Areas>& plan);
void describe(const ReleasePlan<Areas>& plan, LedgerRecord& record);

} // namespace nictate
