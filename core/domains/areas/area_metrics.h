#pragma once
// What is reported of areas of interest: a vector per observer and metric, bounded so that one observer moves the mean by a
// known amount (mathematics.md §11.2).

#include "core/domains/areas/area_gaze.h"
#include "core/mechanism/bounding.h"

#include <array>

namespace nictate {

/// A value per area; of `transitions` one per ordered pair of different areas, row by row. `feature_mean` is that of tables of
/// feature summaries, whose columns are features, and of no others.
enum class AreaMetric { dwell_share, looked, fixations, dwell, first_fixation, transitions, feature_mean };
/// Those of areas.
inline constexpr std::array area_metrics = {AreaMetric::dwell_share, AreaMetric::looked,         AreaMetric::fixations,
                                            AreaMetric::dwell,       AreaMetric::first_fixation, AreaMetric::transitions};

/// How a metric is called and explained to a person.
struct AreaMetricWords {
    const char* id; ///< "dwell-share", as on the command line
    Text name;      ///< "Dwell share"
    Text unit;      ///< of the mean: "ms"; empty for none
    Text meaning;   ///< a tooltip's sentence
};
const AreaMetricWords& words(AreaMetric metric);
/// Throws InvalidParameter (`metric`) naming those of areas.
AreaMetric areaMetricOf(const std::string& id);

/// Public bounds on one observer.
struct AreaBounds {
    bool overlapping = false;   ///< some of the areas are, see anyOverlap()
    double clip = 10;           ///< C > 0: ℓ2 norm of an observer's counts of fixations
    int presentation_ms = 3000; ///< D and T_max ≥ 1: how long the stimulus was shown
    int transitions = 10;       ///< T ≥ 1: only an observer's first T transitions count
    /// Instead of by their ℓ2 norm counts, dwell and shares are held to C, D or 1 by their sum; one by one where areas overlap.
    bool by_sum = false;
    bool operator==(const AreaBounds&) const = default;
};

/// How many values a metric of so many areas has.
std::size_t cellsOf(AreaMetric metric, std::size_t areas);

/// What one observer is held to, in the terms of a gaze map whose cells are the metric's values: sumSensitivity(),
/// latticeFor() and quantise() do the rest.
Bounds boundsOf(AreaMetric metric, const AreaBounds& bounds);

/// One observer's values before bounds, but for what defines the metric: T_max where an area was never looked at. Dwell is the
/// time inside while an area moves, its first fixation the first moment inside. Of transitions all; of several areas the one that
/// a fixation was in first counts there, or the first in the list. Values are ≥ 0; zeros may be left out.
SparseMap areaValues(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds);
/// The same held to boundsOf(): a function of this observer's data and of public bounds alone.
SparseMap boundedAreaValues(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds);

/// Means over observers, without and with bounds. Of differences within people (see AreaHits::within()) those with bounds are of
/// one condition's less the other's.
std::vector<double> areaMeans(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds);
std::vector<double> boundedAreaMeans(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds);

/// Whether an observer's values are held to a sum of mostOf(): of shares of areas apart and of transitions always.
bool sumIsHeld(AreaMetric metric, const AreaBounds& bounds);

/// How far an observer's looking is spread, from their bounded values v in parts of mostOf(): Σ v², 0 … 1, or Σ v²/A where values
/// are bounded one by one, see spreadOver(). With the shares goes that of looking elsewhere where `elsewhere`. Of differences
/// within people it is of u = v(1) − v(2), 0 … 2, and looking elsewhere is in it wherever the sum is held.
double areaSpread(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds,
                  bool elsewhere = false);
/// What the sum of squares is divided by: 1, or the number of values.
std::size_t spreadOver(AreaMetric metric, const AreaBounds& bounds, std::size_t areas);

/// The largest value a mean can have; ∞ where there is none.
double mostOf(AreaMetric metric, const AreaBounds& bounds);

/// The nearest point with values in 0 … most and, where `sum_to` is given, a sum of at most that (Euclidean projection).
std::vector<double> projected(std::vector<double> values, double most, const std::optional<double>& sum_to);

} // namespace nictate
