#pragma once
// What a release of a heatmap would give away and what it would cost.

#include "core/data/stimulus.h"
#include "core/domains/heatmap/maps.h"
#include "core/release/release_plan.h"
#include "core/release/released_group.h"

#include <optional>
#include <string>

namespace nictate {

/// What is to be released of one stimulus.
struct MapReleaseRequest {
    Parameters given;              ///< chosen by hand; all others are defaults from public quantities
    int observers = 1;             ///< n
    std::optional<double> blur_px; ///< by hand; default 3 % of the stimulus' width
    int display_longer = 200;      ///< the display grid's longer side, cells
    std::optional<PrivateCap> private_cap;
    FilmCut cut;                              ///< one window: a still map
    std::optional<double> expected_fixations; ///< by hand; default see expectedFixations()
    std::optional<double> presentation_ms;    ///< how long the stimulus was shown, as the frame has it
    PictureReader read_picture;               ///< of the stimulus, for a prior that follows it; null = none does
    std::string attribute = {};               ///< that makes the groups
    std::vector<ReleasedGroup> groups = {};   ///< see Scope<Maps>
};

/// What a released heatmap is about; all of it is public.
template <> struct Scope<Maps> {
    std::string stimulus;    ///< id
    std::string public_name; ///< what it is called in what is published
    bool blur_by_hand = false;
    bool fixations_by_hand = false;        ///< those expected
    std::optional<PrivateCap> private_cap; ///< the plan then holds the largest cap until one is chosen
    FilmCut cut;
    Grid grid;                         ///< of the noise
    std::string attribute;             ///< that makes the groups
    std::vector<ReleasedGroup> groups; ///< empty = one map of everybody; nobody is in two
};

/// The public facts of one map: everybody's, or the smallest group's, whose noise is the largest.
MapFacts factsOfSmallest(const ReleasePlan<Maps>& plan);

/// Throws InvalidParameter, and Refused where the stimulus' size was guessed from gaze, nobody has said how long what is cut
/// into even windows was shown, or the mechanism has no exact release.
ReleasePlan<Maps> planRelease(const Mechanism<Maps>& mechanism, const Stimulus& stimulus, const MapReleaseRequest& request);

/// The stimulus as a public fact; null where it is no picture. One that is not here, or nobody reads, has no attention.
std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus, const PictureReader& read);

void fillExact(ReleasePlan<Maps>& plan);
void describe(const ReleasePlan<Maps>& plan, LedgerRecord& record);

/// Whether the mechanism has a cell cap that can be chosen privately.
bool capCanBeChosen(const Mechanism<Maps>& mechanism, const Parameters& resolved);

/// The same with the cap that was chosen.
ReleasePlan<Maps> withCap(const ReleasePlan<Maps>& plan, int cap);

} // namespace nictate
