#pragma once
// Protected signals and controls of one mechanism at several ε, draw by draw. Simulations.

#include "core/domains/signals/signals.h"
#include "core/evaluation/perturbed_slots.h"

#include <deque>
#include <map>
#include <memory>
#include <optional>

namespace nictate {

/// One ε of a mechanism, its parameters resolved.
struct EvaluatedRelease {
    Parameters resolved;
    Guarantee guarantee;
    std::optional<double> epsilon;               ///< per feature
    std::shared_ptr<const PerturbedSlots> slots; ///< null where it is not every sample or coefficient that gets noise
    std::optional<PreparedPlan> subsampled;      ///< where it is one sample of each window
};

/// Scales, k and chunks are those of the real signals, whatever gets the noise. What was queried and the unit noise of a draw
/// serve every ε and every control, also those chosen later: they are kept as far as memory allows. Not for several threads
/// at once.
class ReleaseDraws {
  public:
    /// Study must outlive it, and so must signals that are perturbed.
    ReleaseDraws(const Mechanism<Signals>& mechanism, const SignalStudy& study, const SeededNoise& noise);

    /// The releases from now on: `epsilons` replace the parameter of `given`; none: as given. Throws InvalidParameter.
    void choose(const Parameters& given, const std::vector<double>& epsilons, const Progress& progress = {});
    const std::vector<EvaluatedRelease>& releases() const { return releases_; }

    /// Signals of the study's shape (the study itself, or a control), perturbed as release `i` would perturb the study. Draw d
    /// of series s (0: the release, 1: an independent second one) is the same noise for every i and every input. Valid until
    /// the next call.
    const SignalStudy& operator()(std::size_t i, const SignalStudy& signals, int series, int draw, const Progress& progress = {});

    /// What release `i` asks of signals, and the unit noise of one of its draws. Valid until the next call of either.
    const SlotTables& queries(std::size_t i, const SignalStudy& signals, const Progress& progress = {});
    const SlotTables& unitNoise(std::size_t i, int series, int draw, const Progress& progress = {});

  private:
    struct Kept {
        std::shared_ptr<const PerturbedSlots> slots; ///< whose they are, and of all that share draws with them
        SlotTables tables;
        SlotTables spectra; ///< once they are asked for

        const SlotTables& toFinish(const Progress& progress);
        std::size_t bytes() const;
    };
    struct Drawn : Kept {
        int series, draw;
    };
    struct Queried : Kept {
        const SignalStudy* signals;
    };

    SeededNoise noiseOf(int series, int draw) const;
    Queried& queriedOf(std::size_t i, const SignalStudy& signals, const Progress& progress);
    Drawn& drawnOf(std::size_t i, int series, int draw, const Progress& progress);

    const Mechanism<Signals>& mechanism_;
    const SignalStudy& study_;
    SignalFacts facts_;
    SeededNoise noise_;
    std::vector<EvaluatedRelease> releases_;
    SignalStudy perturbed_;
    std::deque<Queried> queried_;
    std::deque<Drawn> drawn_; ///< oldest first
};

} // namespace nictate
