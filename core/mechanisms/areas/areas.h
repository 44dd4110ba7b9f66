#pragma once
// The domain of mechanisms on tables of areas of interest: a few numbers per observer, their mean with noise.

#include "core/aoi/area_metrics.h"
#include "core/mechanisms/lattice_plan.h"
#include "core/mechanisms/mechanism.h"

namespace nictate {

/// Public facts about a table: everything a default or a guarantee may depend on besides parameters. The areas were drawn on
/// the public picture; how many there are and whether they overlap is theirs.
struct AreaFacts {
    int observers = 1; ///< n ≥ 1
    int areas = 5;     ///< A ≥ 1
    bool overlapping = false;
    std::vector<AreaMetric> metrics = {AreaMetric::dwell_share}; ///< at least one, none twice; they share one budget
    std::optional<double> expected_fixations = {};               ///< per observer, by hand; unset = see expectedFixations()
    std::optional<double> presentation_ms = {};                  ///< how long the picture was shown, as the frame has it
    bool operator==(const AreaFacts&) const = default;
};
AreaFacts areaFacts(const std::vector<Area>& areas, std::vector<AreaMetric> metrics, int observers);

/// The fixations defaults rest on: those by hand, or else as many as are expected in the presentation that was given among the
/// parameters, or that the facts know.
double fixationsExpected(const Parameters& given, const AreaFacts& facts);

/// One metric's noise: on the mean over observers, of every value alike.
struct AreaNoise {
    AreaMetric metric;
    bool laplace = false;
    double scale = 0;       ///< σ, or b
    double sensitivity = 0; ///< ℓ2 (Gaussian) or ℓ1 (Laplace), of the mean
    /// What the noise stays within in 95 of 100 draws.
    double halfWidth() const;
    /// Its standard deviation.
    double deviation() const;
};

struct AreaSteps {
    AreaBounds (*bounds)(const Parameters& resolved, const AreaFacts&) = nullptr;
    /// In the order of the facts' metrics.
    std::vector<AreaNoise> (*noise)(const Parameters& resolved, const AreaFacts&) = nullptr;
};

/// One metric of a simulated table before what follows the noise.
struct AreaColumn {
    AreaMetric metric;
    std::vector<double> noisy; ///< mean + noise, as cellsOf() counts
    AreaNoise noise;
};

struct Areas {
    static constexpr Reads reads = Reads::areas;
    using Data = AreaHits;
    using Facts = AreaFacts;
    using Steps = AreaSteps;
    using Output = std::vector<AreaColumn>;
    using Plan = std::vector<LatticePlan>; ///< one a metric
    /// Throws InvalidParameter: `observers`, `areas` or `metric`.
    static void check(const AreaFacts& facts);
    static int people(const AreaFacts& facts) { return facts.observers; }
};

/// What a reader of the table sees of one value.
struct AreaValue {
    std::size_t from = 0;          ///< the area
    std::optional<std::size_t> to; ///< of a transition
    std::string metric;            ///< "dwell-share" …, "mean-fixation-duration"
    double value = 0;              ///< after what follows the noise; NaN where nothing can be said
    double low = 0, high = 0;      ///< 95 % interval of the bounded mean of these observers, within the metric's range
};

/// The row of a metric's value: its area or areas, no numbers yet.
AreaValue areaValueAt(AreaMetric metric, std::size_t cell, std::size_t areas);

/// The free steps after the noise: within the range, shares of disjoint areas sum to at most 1; and dwell over fixations as a
/// further metric where both are there. Intervals are around the noisy values, so that they cover as often as they say.
std::vector<AreaValue> finishedAreas(const std::vector<AreaColumn>& columns, const AreaBounds& bounds, std::size_t areas);
std::vector<std::string> finishedAreasInWords(const AreaFacts& facts);

/// The same rows without noise or bounds, for the curator's eyes.
std::vector<AreaValue> originalAreas(const AreaHits& hits, const std::vector<AreaMetric>& metrics, const AreaBounds& bounds);

/// "face", "face → hand".
std::string rowName(const AreaValue& value, const std::vector<Area>& areas);

} // namespace nictate
