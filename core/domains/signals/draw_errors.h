#pragma once
// What every draw costs at one k a chunk, at several ε from the same draws.

#include "core/domains/signals/kept_errors.h"

#include <functional>
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

} // namespace nictate
