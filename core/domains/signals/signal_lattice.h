#pragma once
// How signals are released exactly: samples as integers, the noisy vector of a chunk as integers, and how much integer
// noise that takes (mathematics.md §7.6). Public: from parameters and public bounds, never from data.

#include "core/data/feature_bounds.h"
#include "core/domains/signals/signal_plan.h"
#include "core/mechanism/lattice_plan.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <tuple>
#include <vector>

namespace nictate {

/// A feature's samples as integers: value v becomes ⌊v/pitch⌋ after clamping, minus `centre`. The bounds are rounded
/// inwards to the lattice, so two samples differ by at most range() exactly.
struct SampleLattice {
    double pitch = 1;        ///< g, a power of two
    std::int64_t lower = 0;  ///< ⌈L/g⌉
    std::int64_t upper = 1;  ///< ⌊U/g⌋
    std::int64_t centre = 0; ///< public; taking it off changes no sensitivity
    std::int64_t range() const { return upper - lower; }
    double centreValue() const { return static_cast<double>(centre) * pitch; }
    /// Of any finite value: between lower − centre and upper − centre.
    std::int64_t of(double value) const;
};

/// Some 2^20 steps for the range, fewer where noise of `noise_in_ranges` times the range would leave the exact
/// sampler's domain. Throws InvalidParameter where fewer than 64 would remain.
SampleLattice sampleLattice(const FeatureBounds& bounds, double noise_in_ranges, double epsilon);

/// Largest error of a coefficient of `length` integers within ±range (their differences within ±2·range) that is
/// computed as a sum of products in double, in any order, with or without fused multiplication, from
/// coefficientRows(). Proof: with u = 2^-53, a row's entry is cos(2π·turn) where turn and the product with 2π have
/// relative errors below 3u, so the angle is off by less than 6π·u < 19u; the library's cosine adds at most 2u, and
/// scaling by √(n/2) or 1/√(n/2) at most 4u relative: |â − a| ≤ 26u·s, s ≤ 1 the largest possible entry. Products and
/// sums add at most n·u/(1 − n·u) of Σ|â||y| (Higham 2002, eq. 3.5). Together less than (n + 32)·u·Σ|y|, and
/// Σ|y| ≤ n times the largest |y|. The integers and their differences are exact.
double coefficientError(int length, double largest);

/// The lattices of a plan, one for every feature, chunk length and k. `pitch` of a LatticePlan counts sample pitches.
/// Remembers what it worked out; may be used by several threads.
class SignalLattices {
  public:
    /// Throws InvalidParameter where exact noise is out of reach, and for the K-norm, which has no lattice sampler.
    SignalLattices(SignalPlan plan, const std::vector<FeatureBounds>& bounds);

    const SampleLattice& samples(std::size_t feature) const { return samples_[feature]; }
    std::size_t features() const { return samples_.size(); }

    /// D1 = windows·range/g in the samples' domain; D1 = ⌊Δ1/h + p(1 + 2e/h)⌋ or D2² = ⌊(Δ2/h + √p(1 + 2e/h))²⌋ for
    /// coefficients rounded to pitch h with float error e.
    const LatticePlan& of(std::size_t feature, int chunk_length, int k) const;

    /// The noise scale in ranges of the feature, on what the plan perturbs.
    double scaleInRanges(std::size_t feature, int chunk_length, int k) const;

  private:
    struct UnitSensitivity {
        double l1 = 0, l2 = 0; ///< at range 1
    };
    const UnitSensitivity& unit(int chunk_length, int k) const;
    LatticePlan make(std::size_t feature, int chunk_length, int k) const;

    SignalPlan plan_;
    std::vector<SampleLattice> samples_;
    mutable std::mutex mutex_;
    mutable std::map<std::pair<int, int>, UnitSensitivity> units_;
    mutable std::map<std::tuple<std::size_t, int, int>, LatticePlan> lattices_;
};

} // namespace nictate
