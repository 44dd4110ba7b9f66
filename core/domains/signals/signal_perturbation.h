#pragma once
// Signals through a plan: chosen k, noise, finish. Simulations only.

#include "core/domains/signals/kept_choice.h"
#include "core/domains/signals/signal_finish.h"

#include <map>

namespace nictate {

/// Noise scales of a plan, worked out at range 1: a direct bound takes a while, and there are few lengths and k. For one thread;
/// the plan must outlive it.
class UnitScales {
  public:
    explicit UnitScales(const SignalPlan& plan) : plan_(plan) {}
    double operator()(int length, int k, const SignalSensitivity& sensitivity);

  private:
    const SignalPlan& plan_;
    std::map<std::pair<int, int>, double> of_;
};

/// One signal's way through a plan and what follows. Keeps what signals share; for one thread.
class SignalPerturbation {
  public:
    /// Throws InvalidParameter (`finish`) unless the finish is raw or the bounds are public. Plan and study must outlive it.
    SignalPerturbation(const SignalPlan& plan, const SignalStudy& study);

    /// Makes a protected signal of `signal` (study.length samples), in place. `ks` and `sensitivities`: one a chunk.
    void operator()(Eigen::Ref<Eigen::VectorXd> signal, std::size_t feature, const std::vector<int>& ks,
                    const std::vector<SignalSensitivity>& sensitivities, const SeededNoise& noise);

    /// What follows the noise alone, for coefficients (samples) that are noisy already, and centred when it shrinks:
    /// a chunk's samples. `scale` is the noise's.
    void finishChunk(Eigen::Ref<Eigen::VectorXd> samples, const Eigen::ArrayXd& noisy, const Chunk& chunk, int k, double scale,
                     std::size_t feature);
    /// The constant that is taken off a signal before it is transformed.
    double centreOf(std::size_t feature) const { return shrink_ ? study_.bounds[feature].centre() : 0; }
    void clampSignal(Eigen::Ref<Eigen::VectorXd> signal, std::size_t feature) const;

  private:
    Eigen::ArrayXd queried(const Eigen::Ref<const Eigen::VectorXd>& samples, const Chunk& chunk, const SeededNoise* noise) const;
    void perturbChunk(Eigen::Ref<Eigen::VectorXd> signal, Eigen::ArrayXd noisy, std::size_t chunk, std::size_t feature, int k,
                      const SignalSensitivity& sensitivity, const SeededNoise& noise);
    void repeat(Eigen::Ref<Eigen::VectorXd> samples, const Eigen::ArrayXd& values) const;

    const SignalPlan& plan_;
    const SignalStudy& study_;
    PlanTransforms transforms_;
    bool shrink_, clamp_;
    UnitScales scale_of_;
    std::map<std::pair<int, int>, Shrinkage> shrinkages_;
};

/// k for every signal as the plan says.
KeptTable keptFor(const SignalPlan& plan, const SignalStudy& study, const SeededNoise& noise, const Progress& progress = {});

/// A plan with everything it reads from signals read: k and sensitivities by condition, feature and chunk. They stay with the
/// slot, whatever signals get the noise: an evaluation's controls must be as noisy as what they are a control of.
struct PreparedPlan {
    SignalPlan plan;
    KeptTable kept;
    std::vector<std::vector<std::vector<SignalSensitivity>>> sensitivities;
};
PreparedPlan preparePlan(const SignalPlan& plan, const SignalStudy& study, const SeededNoise& noise,
                         const Progress& progress = {});

/// Signals of the same shape as those it was prepared from, perturbed and finished.
SignalStudy simulatePrepared(const PreparedPlan& prepared, const SignalStudy& study, const SeededNoise& noise,
                             const Progress& progress = {});

/// Every signal perturbed by the plan, then finished; k chosen as the plan says.
SignalStudy simulatePlan(const SignalPlan& plan, const SignalStudy& study, const SeededNoise& noise, const Progress& progress);

/// The noise of one signal in such a simulation.
SeededNoise signalNoise(const SeededNoise& noise, std::size_t condition, std::size_t table, std::size_t feature);

} // namespace nictate
