#pragma once
// What is reported of areas of interest: a vector per observer and metric, bounded so that one observer moves the mean by a
// known amount (mathematics.md §11.2).

#include "core/aoi/area_gaze.h"
#include "core/maps/bounding.h"

#include <array>

namespace nictate {

/// A value per area; of `transitions` one per ordered pair of different areas, row by row.
enum class AreaMetric { dwell_share, looked, fixations, dwell, first_fixation, transitions };
inline constexpr std::array area_metrics = {AreaMetric::dwell_share, AreaMetric::looked,         AreaMetric::fixations,
                                            AreaMetric::dwell,       AreaMetric::first_fixation, AreaMetric::transitions};

struct AreaMetricWords {
    const char* id;      ///< "dwell-share", as on the command line
    const char* name;    ///< "Dwell share"
    const char* unit;    ///< of the mean: "ms"; empty for none
    const char* meaning; ///< a tooltip's sentence
};
const AreaMetricWords& words(AreaMetric metric);
/// Throws InvalidParameter (`metric`) naming those there are.
AreaMetric areaMetricOf(const std::string& id);

/// Public bounds on one observer.
struct AreaBounds {
    bool overlapping = false;   ///< some of the areas are, see anyOverlap()
    double clip = 10;           ///< C > 0: ℓ2 norm of an observer's counts of fixations
    int presentation_ms = 3000; ///< D and T_max ≥ 1: how long the stimulus was shown
    int transitions = 10;       ///< T ≥ 1: only an observer's first T transitions count
    bool operator==(const AreaBounds&) const = default;
};

/// How many values a metric of so many areas has.
std::size_t cellsOf(AreaMetric metric, std::size_t areas);

/// What one observer is held to, in the terms of a gaze map whose cells are the metric's values: sumSensitivity(),
/// latticeFor() and quantise() do the rest.
Bounds boundsOf(AreaMetric metric, const AreaBounds& bounds);

/// One observer's values before bounds, but for what defines the metric: T_max where an area was never looked at. Of
/// transitions all; of overlapping areas a fixation's first counts there. Values are ≥ 0; zeros may be left out.
SparseMap areaValues(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds);
/// The same held to boundsOf(): a function of this observer's data and of public bounds alone.
SparseMap boundedAreaValues(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds);

/// Means over observers, without and with bounds.
std::vector<double> areaMeans(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds);
std::vector<double> boundedAreaMeans(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds);

/// The largest value a mean can have; ∞ where there is none.
double mostOf(AreaMetric metric, const AreaBounds& bounds);

/// The nearest point with values in 0 … most and, where `sum_to` is given, a sum of at most that (Euclidean projection).
std::vector<double> projected(std::vector<double> values, double most, const std::optional<double>& sum_to);

} // namespace nictate
