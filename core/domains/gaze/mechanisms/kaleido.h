#pragma once
// Kaleido: noise on positions now and then, the last one repeated in between. Li, Chowdhury, Fawaz & Kim 2021 as described in
// David-John et al. 2023; what is proven and what is not: mathematics.md §12.3.

#include "core/domains/gaze/gaze.h"
#include "core/domains/gaze/kaleido_schedule.h"
#include "core/domains/gaze/track_smoother.h"

namespace nictate {

Mechanism<Gaze> kaleido();

/// Resolved parameters as the walk through a stream needs them.
struct KaleidoSettings {
    double epsilon = 1;
    double radius_deg = 2; ///< in the metric; on the cylinder stretched, so that it holds on the sphere
    double split = 2;      ///< h: adaptive tests get ε/h
    double threshold_deg = 1;
    KaleidoRule rule;
    GazeMetric metric = GazeMetric::plane;
    double pitch_limit_deg = 90;
    bool fill = false;       ///< lost rows are filled before anything is published
    double smooth_s = 1;     ///< 0 = off
    double spread_deg = 10;  ///< of gaze around the middle before anything was published, left and right
    bool as_printed = false; ///< tests with Lap(1/ε_test) whatever the radius

    double testEpsilon() const;                           ///< of one test
    double publicationEpsilon(std::uint64_t units) const; ///< of one publication
    double testScale() const;                             ///< degrees
    double publicationScale(std::uint64_t units) const;   ///< b = r/ε_pub, degrees
    /// What w rows can really lose; ε except where the test's noise ignores the radius.
    double windowEpsilon() const;
};
/// Throws InvalidParameter where the pitch limit is too near to the poles.
KaleidoSettings kaleidoSettings(const Parameters& resolved);

/// Unit noise, asked for by row: Lap(1), and a planar shift of radius Gamma(2, 1).
struct KaleidoNoise {
    std::function<double(std::size_t row)> test;
    std::function<Direction(std::size_t row)> shift;
};
KaleidoNoise kaleidoNoise(const SeededNoise& noise);

/// One stream's way through the mechanism.
struct KaleidoTrack {
    std::vector<Direction> published; ///< as it is before clamping and smoothing, row by row
    std::vector<PublishedRow> points; ///< where something was published
    std::vector<KaleidoSpent> spent;
};
KaleidoTrack perturbed(const GazeStream& stream, const KaleidoSettings& settings, const KaleidoNoise& noise);

/// What leaves: smoothed where that is asked for, as fits what was published, and clamped to the field.
GazeStream finished(const GazeStream& stream, const KaleidoTrack& track, const KaleidoSettings& settings);

} // namespace nictate
