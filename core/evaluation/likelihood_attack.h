#pragma once
// An attacker who holds everybody's original of a condition and asks whose release this is (mathematics.md §13.5).

#include "core/evaluation/recognition.h"
#include "core/mechanisms/signals/signal_perturbation.h"

namespace nictate {

/// Originals as the mechanism queries them, kept coefficients (or samples) over what their noise is scaled by. Nothing finds
/// more in a release than the most likely of them: argmin_q Σ |ỹ − y(q)|/λ for Laplace noise, squares/2σ² for Gaussian, the
/// radius for the K-norm, before anything that follows the noise.
class LikelihoodAttack {
  public:
    /// Throws InvalidParameter (`window`) for subsampled samples, whose query nobody can repeat.
    LikelihoodAttack(const PreparedPlan& prepared, const SignalStudy& originals, const RecordingSet& set);

    /// What the mechanism perturbs of signals, over the scales of its noise: by condition, table, feature.
    using Queries = std::vector<std::vector<std::vector<Eigen::ArrayXd>>>;
    Queries queriesOf(const SignalStudy& signals) const;
    const Queries& originals() const { return originals_; }

    /// Whose are releases of signals (the originals, or a control in their place) with the noise of simulatePrepared(…, noise).
    Recognition operator()(const Queries& signals, const SeededNoise& noise, const Progress& progress = {}) const;

  private:
    /// One feature of one recording, all chunks: coefficients over their scales.
    Eigen::ArrayXd queried(const SignalStudy& signals, std::size_t condition, std::size_t table, std::size_t feature) const;
    Eigen::ArrayXd unitNoise(std::size_t condition, std::size_t feature, const SeededNoise& noise) const;
    double difference(const Eigen::ArrayXd& a, const Eigen::ArrayXd& b, std::size_t condition, std::size_t feature) const;

    PreparedPlan prepared_;
    RecordingSet set_;
    PlanTransforms transforms_;
    std::size_t features_;
    std::vector<std::vector<std::vector<double>>> scales_; ///< by condition, feature, chunk
    Queries originals_;
};

} // namespace nictate
