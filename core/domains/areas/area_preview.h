#pragma once
// A table of areas of interest as it is explored: everything that does not move with the parameters is kept.

#include "core/domains/areas/areas.h"
#include "core/domains/areas/feature_summary.h"
#include "core/mechanism/taken_by_bounds.h"

namespace nictate {

/// One row of the table on screen: a protected value beside its original.
struct AreaRow {
    std::string area; ///< "face", "face → hand"
    AreaValue shown;  ///< protected
    double original = 0;
    std::string group = {}; ///< whose table it is from; empty = everybody's
};

/// From a metric's values; of first fixations the time after D.
TakenByBounds takenByBounds(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds);

/// A metric whose bounds took something away. Sensitive: for the curator alone.
struct BoundedMetric {
    AreaMetric metric;
    TakenByBounds taken;
};
/// Those of the metrics that lost something, in their order.
std::vector<BoundedMetric> boundedMetrics(const std::vector<AreaMetric>& metrics, const AreaHits& hits, const AreaBounds& bounds);

/// Everything the table of one picture shows for one set of parameters.
struct AreaFrame {
    Parameters resolved;
    Guarantee guarantee;
    std::vector<AreaNoise> noises;
    AreaBounds bounds;
    int observers = 1;
    std::vector<AreaRow> rows;
    std::vector<BoundedMetric> bounded; ///< of the picture on screen
};

/// Tables of several pictures as one: areas of one name and metric, their means over the pictures that have them. The noises are
/// independent, so the interval is √Σ(half widths)²/k, which Laplace noise stays within a little more often than it says. The
/// observers are the same, so what sampling adds is taken to be the same on all.
std::vector<AreaRow> overPictures(const std::vector<AreaFrame>& tables);

/// Computes frames of one picture's table, and keeps whatever parameters do not change.
class AreaPreview {
  public:
    /// `areas` must be sound, see problemOf(). Fixations by hand and the frame's presentation as in AreaFacts.
    AreaPreview(std::vector<Area> areas, const AreaGaze& gaze, std::vector<AreaMetric> metrics,
                std::optional<double> expected_fixations, std::uint64_t seed, std::optional<double> presentation_ms = {});
    /// Of feature summaries.
    AreaPreview(const SummaryChoice& choice, Eigen::MatrixXd summaries, std::uint64_t seed);

    const std::vector<Area>& areas() const { return areas_; }
    const AreaFacts& facts() const { return facts_; }
    const AreaHits& hits() const { return hits_; }
    /// A simulation; the same seed gives the same noise. Throws InvalidParameter.
    AreaFrame frame(const Mechanism<Areas>& mechanism, const Parameters& given) const;

    /// What somebody who knows everybody else's values makes of one observer's from a published table: n times the protected mean
    /// less the others' sum, and what that observer's values are. The noise is n times the table's. One row a value.
    struct Recovered {
        std::string area;
        std::string metric;
        double recovered = 0, original = 0, half_width = 0; ///< of a 95 % interval
    };
    std::vector<Recovered> attack(const Mechanism<Areas>& mechanism, const Parameters& given, std::size_t observer) const;

  private:
    std::vector<AreaColumn> simulated(const Mechanism<Areas>& mechanism, const Parameters& resolved) const;

    std::vector<Area> areas_;
    AreaHits hits_;
    struct Originals {
        AreaBounds bounds;
        std::vector<AreaValue> values;
        std::vector<BoundedMetric> bounded;
    };
    /// Of the bounds they were last asked for.
    mutable std::optional<Originals> originals_;
    AreaFacts facts_;
    std::uint64_t seed_;
};

} // namespace nictate
