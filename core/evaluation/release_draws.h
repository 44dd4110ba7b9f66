#pragma once
// Private signals and controls of one mechanism at several ε, draw by draw. Simulations.

#include "core/evaluation/likelihood_attack.h"
#include "core/mechanisms/signals/signals.h"

#include <map>
#include <memory>
#include <optional>

namespace nictate {

/// One ε of a mechanism, its parameters resolved.
struct EvaluatedRelease {
    Parameters resolved;
    Guarantee guarantee;
    std::optional<double> epsilon;        ///< per feature
    std::optional<PreparedPlan> prepared; ///< where signals are perturbed one by one
};

/// Scales, k and chunks are those of the real signals, whatever gets the noise. Where nothing follows the noise a release is
/// what is kept of the signals plus noise times its scale: then one draw of noise serves every ε and every control.
/// Not for several threads at once.
class ReleaseDraws {
  public:
    /// `epsilons` replace the mechanism's parameter; none: as given. Study must outlive it. Throws InvalidParameter.
    ReleaseDraws(const Mechanism<Signals>& mechanism, const Parameters& given, const std::vector<double>& epsilons,
                 const SignalStudy& study, const SeededNoise& noise, const Progress& progress = {});

    const std::vector<EvaluatedRelease>& releases() const { return releases_; }

    /// Signals of the study's shape (the study itself, or a control), perturbed as release `i` would perturb the study. Draw d
    /// of series s (0: the release, 1: an independent second one) is the same noise for every i and every input.
    SignalStudy operator()(std::size_t i, const SignalStudy& signals, int series, int draw);

    SeededNoise noiseOf(int series, int draw) const;

  private:
    const SignalStudy& noiseField(int series, int draw);
    const SignalStudy& keptOf(const SignalStudy& signals);

    const Mechanism<Signals>& mechanism_;
    const SignalStudy& study_;
    SignalFacts facts_;
    SeededNoise noise_;
    std::vector<EvaluatedRelease> releases_;
    std::vector<double> relative_scales_; ///< to the first release's; empty where a release is not linear in its noise
    std::map<const SignalStudy*, std::unique_ptr<SignalStudy>> kept_;
    struct Field {
        int draw = -1;
        std::unique_ptr<SignalStudy> noise;
    };
    Field fields_[2]; ///< the last draw of each series
};

} // namespace nictate
