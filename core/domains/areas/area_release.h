#pragma once
// Protected tables of areas of interest: what a release of one would give away and what it would cost, and the table itself.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/data/stimulus.h"
#include "core/domains/areas/area_findings.h"
#include "core/domains/areas/areas.h"
#include "core/domains/areas/feature_summary.h"
#include "core/release/job_parts.h"
#include "core/release/public_files.h"
#include "core/release/release.h"
#include "core/release/release_plan.h"
#include "core/release/released_group.h"

#include <functional>
#include <memory>

namespace nictate {

struct CardFacts;

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

/// The released table of areas, or of features.
template <> struct Drawn<Areas> {
    std::vector<AreaColumn> columns; ///< noisy means: lattice integers × pitch / n
    std::vector<AreaValue> rows;     ///< the same after post-processing
    std::vector<GroupRows> groups;   ///< instead of both where the plan has groups: a table of each …
    std::vector<Finding> findings;   ///< … and how they differ
};

inline constexpr auto summary_table = "feature_table.csv", summed_features = "features.csv",
                      area_overlay = "aois_on_stimulus.png";

/// Fixations on the plan's stimulus, and the plan's areas they are in; of summaries every person's numbers.
AreaHits plannedData(const ReleasePlan<Areas>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);

/// Σ_i k of one metric on its lattice, then what is noised with it (see AreaNoise). Each observer is quantised and held to the
/// plan's bounds in integers before summing, and what was left elsewhere and the spread follow from these integers.
std::vector<std::int64_t> areaLatticeSum(const AreaLattice& plan, AreaMetric metric, const AreaBounds& bounds,
                                         const AreaHits& hits);

/// One draw for all metrics' sums, one after the other.
std::vector<std::int64_t> kNormDraw(const KNormPlan& plan, SecureNoise& noise);

Drawn<Areas> draw(const ReleasePlan<Areas>& plan, const AreaHits& hits, const std::vector<std::size_t>& included,
                  SecureNoise& noise);

/// "aoi,metric,private,ci_low,ci_high,people_low,people_high,unit": one row per value, the form the command line has; with
/// groups, "group" is the first column. Of summaries it is "feature" instead of "aoi".
std::string areaTableCsv(const Release<Areas>& release);

/// methodsParagraph() of the release.
std::string methodsText(const Release<Areas>& release);
/// A sentence for every difference between groups, a line each.
std::string findingsText(const Release<Areas>& release);

/// aoi_table.csv; methods.txt; of groups differences.csv and findings.txt; aois.csv, the areas themselves; privacy_card.json. Of
/// summaries feature_table.csv and features.csv, the features' bounds, in place of areas'.
std::vector<PublicWriter<Areas>> publicWriters(const Release<Areas>& release);

/// What the privacy card says of it alone, see card_parts.h.
CardFacts cardFacts(const ReleasePlan<Areas>& plan);

/// How a release is drawn, with or without the public picture underneath.
using AreaDrawing = std::function<ReleaseDrawing<Areas>(const Stimulus& stimulus, bool on_stimulus)>;

/// Of the session's stimulus, with its areas, metrics, observers and parameters: one draw and one ledger entry for all metrics
/// together. `within`: of differences between two conditions or stimuli instead, whose areas have the same names. Throws
/// InvalidParameter (`aois`, `metric` …), MissingData, and Refused where a stimulus' size was guessed.
ReleaseJob areaJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                   const AreaDrawing& drawing, const std::optional<WithinPeople>& within = {});

/// Of the features summed up in the Signals workspace, likewise. Throws InvalidParameter (`bounds`, `features` …), ParseError,
/// MissingData and Refused.
ReleaseJob summaryJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                      const ReleaseDrawing<Areas>& drawing);

/// Of what the Areas workspace shows, and of the table of features in the Signals workspace.
ReleaseBasis areaBasis(const Session& session);
ReleaseBasis summaryBasis(const Session& session);

} // namespace nictate
