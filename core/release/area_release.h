#pragma once
// Protected tables of areas of interest.

#include "core/mechanisms/areas/area_findings.h"
#include "core/release/area_release_plan.h"
#include "core/release/public_files.h"
#include "core/release/release.h"

namespace nictate {

template <> struct Drawn<Areas> {
    std::vector<AreaColumn> columns; ///< noisy means: lattice integers × pitch / n
    std::vector<AreaValue> rows;     ///< the same after post-processing
    std::vector<GroupRows> groups;   ///< instead of both where the plan has groups: a table of each …
    std::vector<Finding> findings;   ///< … and how they differ
};

inline constexpr auto summary_table = "feature_table.csv", summed_features = "features.csv";

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

} // namespace nictate
