#pragma once
// The squared error of what leaves after the finish, at several ε from the same draws. In most cases without an inverse
// transform: where no sample can reach the bounds, clamping does nothing, and the error can be read off the coefficients. Before
// the finish, a DrawPricer prices every draw.

#include "core/data/feature_bounds.h"
#include "core/domains/signals/kept_errors.h"
#include "core/domains/signals/signal_finish.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace nictate {

/// One ε: k and the noise scale by chunk.
struct NoiseLevel {
    std::vector<int> ks;
    std::vector<double> scales;
};
NoiseLevel noiseLevel(const SignalPlan& plan, const std::vector<SignalSensitivity>& sensitivities, const std::vector<int>& ks);

/// |NMSE| and squared error per sample of every draw of every participant.
struct DrawErrors {
    std::vector<double> nmse, mse;
};

/// Told of every participant's chunks with the draws they are priced with, on several threads (one a participant).
using ChunkVisitor =
    std::function<void(Eigen::Index participant, std::size_t chunk, const double* samples, const ChunkDraws& draws)>;

/// Prices the draws of signals that go through one plan. Its own ε does not matter.
class DrawPricer {
  public:
    explicit DrawPricer(const SignalPlan& plan);

    /// One feature of one condition (`signals`: length × participants): values[level][chunk].
    /// Draw r of participant p comes from noise.stream(r).stream(p).
    std::vector<std::vector<DrawErrors>> operator()(const Eigen::MatrixXd& signals, const std::vector<NoiseLevel>& levels,
                                                    int repetitions, const SeededNoise& noise,
                                                    const ChunkVisitor& visit = {}) const;

  private:
    SignalPlan plan_;
    ChunkPricers pricers_;
};

/// For signals with public bounds. Computes in units of their range R.
class FinishedErrors {
  public:
    /// `plans`: alike but for ε. Shrinks and clamps, or clamps only.
    FinishedErrors(std::vector<SignalPlan> plans, bool shrink);

    /// Gets ready for the k of every level (one a plan). Not while another thread prices.
    void prepare(const std::vector<NoiseLevel>& levels);
    /// Adds Σ(x̃_t − x_t)² of all draws of a participant's chunk to sums[level], after prepare(levels).
    void price(const double* samples, std::size_t chunk, const FeatureBounds& bounds, const ChunkDraws& draws,
               const std::vector<NoiseLevel>& levels, Eigen::Ref<Eigen::ArrayXd> sums) const;

  private:
    /// What follows the unit noise at one ε, for one chunk length and k.
    struct Finish {
        double scale = 0; ///< the noise's, at R = 1
        std::optional<Shrinkage> shrinkage;
    };
    struct Target;

    const SignalPlan& plan() const { return plans_.front(); }
    Target targetOf(const double* samples, const Chunk& chunk, const FeatureBounds& bounds) const;
    Eigen::ArrayXd unitNoise(const Chunk& chunk, const ChunkDraws& draws, Eigen::Index draw, int count) const;
    Eigen::ArrayXd chosenSamples(const Target& target, const ChunkDraws& draws, Eigen::Index draw) const;
    double squaredError(const Target& target, Eigen::ArrayXd noisy, const Finish& finish) const;
    Eigen::ArrayXd finished(Eigen::ArrayXd noisy, int length, const Finish& finish) const;

    std::vector<SignalPlan> plans_;
    bool shrink_;
    bool fourier_; ///< noise and finish act on single Fourier coefficients of the signal itself
    PlanTransforms transforms_;
    std::map<int, RealDft> dfts_;
    std::map<int, Eigen::ArrayXd> weights_;
    std::vector<std::map<std::pair<int, int>, Finish>> finishes_; ///< by level, then chunk length and k
};

} // namespace nictate
