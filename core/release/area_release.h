#pragma once
// Private tables of areas of interest.

#include "core/release/area_release_plan.h"
#include "core/release/public_files.h"
#include "core/release/release.h"

namespace nictate {

template <> struct Drawn<Areas> {
    std::vector<AreaColumn> columns; ///< noisy means: lattice integers × pitch / n
    std::vector<AreaValue> rows;     ///< the same after post-processing
};

/// Fixations on the plan's stimulus, and the plan's areas they are in.
AreaHits plannedData(const ReleasePlan<Areas>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);

/// Σ_i k of one metric on its lattice. Each observer is quantised and held to the plan's bounds in integers before summing.
std::vector<std::int64_t> areaLatticeSum(const LatticePlan& plan, AreaMetric metric, const AreaBounds& bounds,
                                         const AreaHits& hits);

Drawn<Areas> draw(const ReleasePlan<Areas>& plan, const AreaHits& hits, const std::vector<std::size_t>& included,
                  SecureNoise& noise);

/// "aoi,metric,private,ci_low,ci_high": a row a value, the form the command line has.
std::string areaTableCsv(const Release<Areas>& release);

/// aoi_table.csv; aois.csv, the areas themselves; privacy_card.json.
std::vector<PublicWriter<Areas>> publicWriters(const Release<Areas>& release);

} // namespace nictate
