#pragma once
// Kaleido in whole numbers: positions on a lattice, exact noise, budgets as fractions (mathematics.md §12.4).

#include "core/domains/gaze/kaleido_schedule.h"
#include "core/domains/gaze/mechanisms/kaleido.h"
#include "core/noise/planar_laplace.h"
#include "core/privacy/lattice_calibration.h"

namespace nictate {

inline constexpr std::int64_t lattice_per_degree = 100;

/// The least integer K ≥ radius/pitch + √2: no two positions within the radius are further apart after rounding. `per_degree` =
/// 1/pitch.
std::uint64_t latticeReach(double radius_deg, std::int64_t per_degree = lattice_per_degree);

/// Scales of the exact samplers for resolved settings. Throws InvalidParameter where ε or h have more digits than fit.
class KaleidoLattice {
  public:
    explicit KaleidoLattice(const KaleidoSettings& settings);

    std::uint64_t reach() const { return reach_; } ///< K
    LaplaceScale test() const;
    LaplaceScale publication(std::uint64_t units) const;
    /// What w rows can really lose.
    double windowEpsilon() const;

  private:
    KaleidoSettings settings_;
    std::uint64_t reach_, test_reach_;
    Fraction test_, publication_; ///< ε of a test; of a publication (of one unit where the schedule is adaptive)
};

/// On the lattice.
struct LatticePoint {
    std::int64_t x = 0, y = 0;
};

/// ⌈‖a − b‖⌉ in lattice units, around the cylinder where the metric says so.
std::uint64_t latticeDistance(GazeMetric metric, LatticePoint a, LatticePoint b);

template <BitSource Bits> KaleidoTrack perturbedExactly(const GazeStream& recorded, const KaleidoSettings& settings, Bits& bits) {
    const GazeStream stream = settings.fill ? filled(recorded) : recorded;
    constexpr std::int64_t turn = 360 * lattice_per_degree;
    const KaleidoLattice lattice(settings);
    KaleidoTrack track;
    track.published.resize(stream.rows.size());
    const std::int64_t threshold = std::llround(settings.threshold_deg * lattice_per_degree);
    const LaplaceScale test = settings.rule.adaptive ? lattice.test() : LaplaceScale();
    const DiscreteLaplace test_noise(test.t, test.s);
    auto rounded = [&](std::size_t row) {
        const Direction at = stream.field.clamped(stream.rows[row], settings.pitch_limit_deg);
        return LatticePoint{std::llround(at.yaw * lattice_per_degree), std::llround(at.pitch * lattice_per_degree)};
    };
    auto degrees = [](LatticePoint at) {
        return Direction{static_cast<double>(at.x) / lattice_per_degree, static_cast<double>(at.y) / lattice_per_degree};
    };
    track.spent = runKaleido<LatticePoint>(
        settings.rule, stream.rows.size(), [&](std::size_t row) { return stream.rows[row].seen(); },
        [&](std::size_t row, LatticePoint last) {
            const auto away = static_cast<std::int64_t>(latticeDistance(settings.metric, rounded(row), last));
            return away <= threshold + test_noise(bits);
        },
        [&](std::size_t row, std::uint64_t units) {
            const LaplaceScale scale = lattice.publication(units);
            const DiscretePlanarLaplace::Shift shift = DiscretePlanarLaplace(scale.t, scale.s)(bits);
            LatticePoint at = rounded(row);
            at.x += shift.x;
            at.y += shift.y;
            if (settings.metric == GazeMetric::cylinder)
                at.x = ((at.x + turn / 2) % turn + turn) % turn - turn / 2;
            track.points.push_back({row, degrees(at), scale.value() / lattice_per_degree});
            return at;
        },
        [&](std::size_t row, LatticePoint at) { track.published[row] = degrees(at); });
    return track;
}

} // namespace nictate
