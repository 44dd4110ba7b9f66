#pragma once
// Protected heatmaps: what a release of one or many would give away and what it would cost; the maps themselves, and their files.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/data/stimulus.h"
#include "core/domains/heatmap/heatmap_differences.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/release/job_parts.h"
#include "core/release/public_files.h"
#include "core/release/release.h"
#include "core/release/release_plan.h"
#include "core/release/released_group.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace nictate {

struct CardFacts;

/// What is to be released of one stimulus.
struct HeatmapReleaseRequest {
    Parameters given;              ///< chosen by hand; all others are defaults from public quantities
    int observers = 1;             ///< n
    std::optional<double> blur_px; ///< by hand; default 3 % of the stimulus' width
    int display_longer = 200;      ///< the display grid's longer side, cells
    std::optional<NoisyCap> noisy_cap;
    TimeCut cut;                              ///< one window: a still map
    std::optional<double> expected_fixations; ///< by hand; default see expectedFixations()
    std::optional<double> presentation_ms;    ///< how long the stimulus was shown, as the frame has it
    PictureReader read_picture;               ///< of the stimulus, for a prior that follows it; null = none does
    std::string attribute = {};               ///< that makes the groups
    std::vector<ReleasedGroup> groups = {};   ///< see Scope<Heatmaps>
};

/// What a released heatmap is about; all of it is public.
template <> struct Scope<Heatmaps> {
    std::string stimulus;    ///< id
    std::string public_name; ///< what it is called in what is published
    bool blur_by_hand = false;
    bool fixations_by_hand = false;    ///< those expected
    std::optional<NoisyCap> noisy_cap; ///< the plan then holds the largest cap until one is chosen
    TimeCut cut;
    Grid grid;                         ///< of the noise
    std::string attribute;             ///< that makes the groups
    std::vector<ReleasedGroup> groups; ///< empty = one map of everybody; nobody is in two
};

/// The public facts of one map: everybody's, or the smallest group's, whose noise is the largest.
HeatmapFacts factsOfSmallest(const ReleasePlan<Heatmaps>& plan);

/// Throws InvalidParameter, and Refused where the stimulus' size was guessed from gaze, nobody has said how long what is cut
/// into even windows was shown, or the mechanism has no exact release.
ReleasePlan<Heatmaps> planRelease(const Mechanism<Heatmaps>& mechanism, const Stimulus& stimulus,
                                  const HeatmapReleaseRequest& request);

/// The stimulus as a public fact; null where it is no picture. One that is not here, or nobody reads, has no attention.
std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus, const PictureReader& read);

void fillExact(ReleasePlan<Heatmaps>& plan);
void describe(const ReleasePlan<Heatmaps>& plan, LedgerRecord& record);

/// Whether the mechanism has a cell cap that can be chosen with noise.
bool capCanBeChosen(const Mechanism<Heatmaps>& mechanism, const Parameters& resolved);

/// The same with the cap that was chosen.
ReleasePlan<Heatmaps> withCap(const ReleasePlan<Heatmaps>& plan, int cap);

/// Of a heatmap over time the maps of its windows stand below each other.
struct DrawnMap {
    GazeMap protected_map; ///< the noisy mean on plan().grid: lattice integers × pitch / n, fixations per cell
    GazeMap heatmap;       ///< the same after post-processing, on plan().facts.display
    GazeMap unbiased;      ///< the same without prior, where there was one; else empty
};

/// Everybody's map, which is empty where the plan has groups.
template <> struct Drawn<Heatmaps> : DrawnMap {
    std::vector<DrawnMap> groups;           ///< one for each of them, in the plan's order …
    std::vector<MapDifference> differences; ///< … and how they differ, of every pair
};

/// The fixations on the plan's stimulus.
ObserverPoints plannedData(const ReleasePlan<Heatmaps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);

/// `plan` takes the cap that is chosen.
Drawn<Heatmaps> draw(ReleasePlan<Heatmaps>& plan, const ObserverPoints& points, const std::vector<std::size_t>& included,
                     SecureNoise& noise);

/// What the privacy card says of it alone, see card_parts.h.
CardFacts cardFacts(const ReleasePlan<Heatmaps>& plan);

/// One map of a release and what stands after its files' names: nothing of everybody's, "-novice" of a group's.
struct ReleasedMap {
    std::string suffix;
    std::string group; ///< empty = everybody
    int people = 0;
    const DrawnMap* drawn = nullptr; ///< of the release
};
std::vector<ReleasedMap> mapsOf(const Release<Heatmaps>& release);
/// Endings of the names of the groups' files, in the plan's order.
std::vector<std::string> groupSuffixes(const ReleasePlan<Heatmaps>& plan);

std::string protectedGridNpy(const Release<Heatmaps>& release,
                             std::size_t map = 0); ///< rows × columns of the noise grid, float64, C order
std::string heatmapTiff(const Release<Heatmaps>& release,
                        std::size_t map = 0); ///< 32-bit float, one channel; the card is its ImageDescription

/// private_grid.csv, private_grid.npy (of the noise grid), heatmap.csv, heatmap.tif (of the display grid), privacy_card.json;
/// unbiased.csv, which may be negative, where a prior was used. Of groups these files for each (heatmap-novice.csv …), and
/// difference.csv. Of a heatmap over time a table a window (heatmap-1.csv …), one axis more in
/// the NPY, a page a window in the TIFF.
std::vector<PublicWriter<Heatmaps>> publicWriters(const Release<Heatmaps>& release);

/// How the release of a plan is drawn, with or without the stimulus' public picture underneath.
using HeatmapDrawing =
    std::function<ReleaseDrawing<Heatmaps>(const ReleasePlan<Heatmaps>& plan, const Stimulus& stimulus, bool on_stimulus)>;

/// With the session's observers, mechanism, parameters and blur; of groups one release and one ledger entry for all of them
/// together. Public facts only are looked at before something is
/// drawn. Throws InvalidParameter, MissingData, and Refused where a stimulus' size was guessed from gaze.
ReleaseJob heatmapJob(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish,
                      const HeatmapDrawing& drawing, const PictureReader& read_picture = {});

/// Of what the Heatmaps workspace shows.
ReleaseBasis heatmapBasis(const Session& session);

/// Ids, for ReleaseWish. Throws MissingData when there are none.
std::vector<std::string> allStimuli(const Dataset& study);

/// A folder's name for every stimulus, no two alike.
std::vector<std::string> stimulusFolders(const Dataset& study);

} // namespace nictate
