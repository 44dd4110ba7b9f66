#pragma once
// The domain of mechanisms on tables of areas of interest: a few numbers per observer, their mean with noise.

#include "core/data/feature_bounds.h"
#include "core/domains/areas/area_metrics.h"
#include "core/mechanism/lattice_plan.h"
#include "core/mechanism/mechanisms.h"
#include "core/noise/norm_body.h"

namespace nictate {

struct DomainKind;

/// Public facts about a table: everything a default or a guarantee may depend on besides parameters. The areas were drawn on
/// the public picture; how many there are and whether they overlap is theirs.
struct AreaFacts {
    int observers = 1; ///< n ≥ 1
    int areas = 5;     ///< A ≥ 1
    bool overlapping = false;
    bool within = false; ///< differences within people: one observer moves them twice as far
    std::vector<AreaMetric> metrics = {AreaMetric::dwell_share}; ///< at least one, none twice; they share one budget
    std::optional<double> expected_fixations = {};               ///< per observer, by hand; unset = see expectedFixations()
    std::optional<double> presentation_ms = {};                  ///< how long the picture was shown, as the frame has it
    /// Of feature summaries, whose columns are features: each one's public bounds. Empty of areas.
    std::vector<FeatureBounds> features = {};
    int moving = 0; ///< so many of the areas move or are there for some of the time only
    bool operator==(const AreaFacts&) const = default;
};
AreaFacts areaFacts(const std::vector<Area>& areas, std::vector<AreaMetric> metrics, int observers);
/// Of a table of feature summaries.
AreaFacts summaryFacts(std::vector<FeatureBounds> features, int observers);
/// Features as a table's columns: areas that have a name alone.
std::vector<Area> featureColumns(const std::vector<std::string>& names);

/// The fixations defaults rest on: those by hand, or else as many as are expected in the presentation that was given among the
/// parameters, or that the facts know.
double fixationsExpected(const Parameters& given, const AreaFacts& facts);

inline constexpr double normal_975 = 1.959963984540054; ///< Φ⁻¹(0.975)

enum class AreaNoiseKind { gaussian, laplace, k_norm };

/// One metric's noise: on the mean over observers, of every value alike.
struct AreaNoise {
    AreaMetric metric = AreaMetric::dwell_share;
    AreaNoiseKind kind = AreaNoiseKind::gaussian;
    double scale = 0;       ///< σ, b, or of K-norm noise what a norm of 1 stands for
    double sensitivity = 0; ///< ℓ2 (Gaussian), ℓ1 (Laplace) or mostOf() in parts of n (K-norm), of the mean
    std::size_t cells = 1;  ///< the metric's values
    bool elsewhere = false; ///< so is the share of looking elsewhere, and then all are brought to the sum of 1
    bool spread = false;    ///< so is the mean of areaSpread(), in parts of mostOf()
    NormBody body = {};     ///< of K-norm noise, of the whole table: a metric's values and its spread are parts of it
    std::size_t part = 0;   ///< the values' place there
    /// What a value's noise stays within in 95 of 100 draws.
    double halfWidth() const;
    /// Its standard deviation.
    double deviation() const;
    /// How many numbers are noised.
    std::size_t numbers() const { return cells + elsewhere + spread; }
};

/// How a mechanism on areas bounds and perturbs its table.
struct AreaSteps {
    AreaBounds (*bounds)(const Parameters& resolved, const AreaFacts&) = nullptr;
    /// In the order of the facts' metrics.
    std::vector<AreaNoise> (*noise)(const Parameters& resolved, const AreaFacts&) = nullptr;
};

/// One metric of a table before what follows the noise.
struct AreaColumn {
    AreaMetric metric;
    std::vector<double> noisy; ///< mean + noise, as cellsOf() counts
    AreaNoise noise;
    std::optional<double> spread = {}; ///< mean of areaSpread() + noise, in parts of mostOf()
};
/// Of what was noised, noise.numbers() in order: the values, what was left elsewhere, the spread, all in the metric's unit.
/// `sum`: of values and elsewhere together, `most` or, of differences within people, 0.
AreaColumn columnOf(const AreaNoise& noise, std::vector<double> noised, double most, double sum);

/// One metric on its lattice: its values, and what is noised with them (see AreaNoise).
struct AreaLattice : LatticePlan {
    std::uint64_t unit = 1; ///< mostOf() in lattice units
    bool elsewhere = false, spread = false;
};
/// K-norm noise on all lattices together: P(z) ∝ e^(−ε‖z‖/steps), z in lattice units, of each metric its values and its spread.
struct KNormPlan {
    NormBody body;
    std::uint64_t steps = 1;
    Fraction epsilon;
};

/// The exact release of a table: a lattice per metric, and one K-norm noise for all of them where that is chosen.
struct AreaPlan {
    std::vector<AreaLattice> metrics;
    std::optional<KNormPlan> k_norm; ///< instead of noise on each
};

/// The domain of tables of areas: which types its mechanisms work with.
struct Areas {
    static constexpr auto reads = "areas";
    static constexpr auto summaries = "summaries"; ///< or these: the same table with other columns
    using Data = AreaHits;
    using Facts = AreaFacts;
    using Steps = AreaSteps;
    using Output = std::vector<AreaColumn>;
    using Plan = AreaPlan;
    /// Throws InvalidParameter: `observers`, `areas` or `metric`.
    static void check(const AreaFacts& facts);
    static int people(const AreaFacts& facts) { return facts.observers; }
};

/// How shared code knows the domain, and its mechanisms.
DomainKind areaDomain();
template <> const std::vector<Mechanism<Areas>>& mechanisms();

/// What a reader of the table sees of one value.
struct AreaValue {
    std::size_t from = 0;          ///< the area
    std::optional<std::size_t> to; ///< of a transition
    std::string metric;            ///< "dwell-share" …, "mean-fixation-duration"
    double value = 0;              ///< after what follows the noise; NaN where nothing can be said
    double low = 0, high = 0;      ///< 95 % interval of the bounded mean of these observers, within the metric's range
    /// The same of people like them: noise and sampling; NaN where nobody asked for it.
    double people_low = missing, people_high = missing;
    // What differences between tables are judged by; NaN of the mean fixation duration.
    double noisy = missing;      ///< before it was brought into its range
    double half_width = missing; ///< of the noise's interval
    double deviation = missing;  ///< of the noise
    double variance = missing;   ///< between observers, estimated from private numbers alone; NaN where unknown
};

/// The row of a metric's value: its area or areas, no numbers yet.
AreaValue areaValueAt(AreaMetric metric, std::size_t cell, std::size_t areas);

/// The free steps after the noise: within the range, shares of disjoint areas sum to at most 1; and dwell over fixations as a
/// further metric where both are there. Intervals are around the noisy values, so that they cover as often as they say; that of
/// people is ±√(h² + 1.96²·Var/n) with a variance of φ·m(1 − m), see mathematics.md §11.5.
std::vector<AreaValue> finishedAreas(const std::vector<AreaColumn>& columns, const AreaBounds& bounds, const AreaFacts& facts);
std::vector<Text> finishedAreasInWords(const std::vector<AreaNoise>& noises, const AreaFacts& facts);

/// The same rows without noise or bounds, for the curator's eyes.
std::vector<AreaValue> originalAreas(const AreaHits& hits, const AreaFacts& facts, const AreaBounds& bounds);

/// A value in parts of its bounds, as features of several units share an axis; of areas it stays as it is.
AreaValue inParts(AreaValue value, const AreaFacts& facts);

/// What a number of the metric is of: "ms of dwell", "of dwell-share".
Text unitOf(AreaMetric metric);

/// The id of a row's metric as a word of a sentence; any other is data.
Text metricWord(const std::string& id);

/// "face", "face → hand".
std::string rowName(const AreaValue& value, const std::vector<Area>& areas);

} // namespace nictate
