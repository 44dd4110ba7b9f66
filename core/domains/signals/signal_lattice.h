#pragma once
// How signals are released exactly: samples as integers, the noisy vector of a chunk as integers, and how much integer
// noise that takes (mathematics.md §7.6): public, from parameters and public bounds. Then the exact query, which reads signals.

#include "core/data/feature_bounds.h"
#include "core/domains/signals/kept_choice.h"
#include "core/domains/signals/signal_plan.h"
#include "core/mechanism/lattice_plan.h"
#include "core/mechanism/parameters.h"
#include "core/noise/secure_noise.h"
#include "core/release/lattice_query.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <span>
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

// The exact query: integers in, integer noise, integers out.

/// What a plan perturbs, as integers.
class SignalQuery {
  public:
    SignalQuery(const SignalPlan& plan, const SignalLattices& lattices) : plan_(plan), lattices_(lattices) {}

    /// Samples of one chunk (rows) of several signals (columns) as integers around the lattice's centre.
    Eigen::MatrixXd samples(const Eigen::MatrixXd& chunk_signals, std::size_t feature) const;

    /// Of each of these signals the kept coefficients, or one sample of every window chosen with `noise`, as lattice
    /// integers: signal by signal. Sensitive until noise is added.
    LatticeMap values(const Eigen::MatrixXd& chunk_signals, std::size_t feature, int k, SecureNoise& noise) const;

    /// What lattice values stand for in the feature's unit: a sample, or the coefficient in orthonormal coordinates.
    double valueOf(std::int64_t lattice_value, std::size_t feature, int chunk_length, int k, int i) const;

    /// Rows of all coefficients of a chunk that the noise is laid on.
    const Eigen::MatrixXd& rows(int chunk_length, int count, Coefficients coefficients) const;
    Coefficients coefficients() const {
        return plan_.noise == SignalNoise::laplace ? Coefficients::dft : Coefficients::orthonormal;
    }

  private:
    const SignalPlan& plan_;
    const SignalLattices& lattices_;
    mutable std::map<std::tuple<int, int, Coefficients>, Eigen::MatrixXd> rows_;
};

/// One exact draw of every signal of a study, finished as the plan says. `study` has public bounds.
SignalStudy releasedSignals(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study,
                            const KeptTable& kept, SecureNoise& noise);

/// k for every feature, condition and chunk by the exact exponential mechanism over the scores of keptScores(), at
/// the plan's ε each. The scores' sensitive part Σ_p ‖tail_k‖ is computed with a proven error and rounded to a lattice; its
/// sensitivity is Δ2 plus one lattice unit plus twice the error.
KeptTable chosenKept(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study, SecureNoise& noise);

/// k-same-select: groups of at least k at random, one grouping for all conditions; everybody gets the group's mean. At least k
/// participants have signals, and everybody in all conditions.
SignalStudy releasedGroupMeans(const SignalStudy& study, std::size_t k, SecureNoise& noise);

/// 0 … count−1 in uniformly random order.
std::vector<std::size_t> shuffled(std::size_t count, SecureNoise& noise);

} // namespace nictate
