#pragma once
// The exact query behind a release of signals: integers in, integer noise, integers out (mathematics.md §7.6).

#include "core/domains/signals/kept_choice.h"
#include "core/domains/signals/signal_lattice.h"
#include "core/mechanism/parameters.h"
#include "core/noise/secure_noise.h"
#include "core/release/lattice_query.h"

#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace nictate {

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
/// the plan's ε each. The scores' sensitive part Σ_p ‖tail_k‖ is computed with a proven error
/// and rounded to a lattice; its sensitivity is Δ2 plus one lattice unit plus twice the error.
KeptTable chosenKept(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study, SecureNoise& noise);

/// k-same-select: groups of at least k at random, one grouping for all conditions; everybody gets the group's mean. At least k
/// participants have signals, and everybody in all conditions.
SignalStudy releasedGroupMeans(const SignalStudy& study, std::size_t k, SecureNoise& noise);

/// 0 … count−1 in uniformly random order.
std::vector<std::size_t> shuffled(std::size_t count, SecureNoise& noise);

} // namespace nictate
