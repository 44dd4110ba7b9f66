#pragma once
// How a signal is perturbed: chunk by chunk, in its samples or in the kept Fourier coefficients (mathematics.md §4.3 to 4.8).
// Public: made from parameters and public facts. One plan serves previews, sweeps, attackers and the release.

#include "core/compute/real_dft.h"
#include "core/domains/signals/chunks.h"
#include "core/domains/signals/signal_sensitivity.h"
#include "core/noise/seeded_noise.h"

#include <Eigen/Core>

#include <algorithm>
#include <map>
#include <vector>

namespace nictate {

/// What noise is added to.
enum class SignalDomain { samples, spectrum, difference_spectrum };

/// laplace: Lap(λ) on Re and Im of each kept DFT coefficient, or Lap(b) on each sample. equal: Lap on orthonormal
/// coefficients. k_norm: isotropic in p dimensions. gaussian: N on orthonormal coefficients.
enum class SignalNoise { laplace, equal, k_norm, gaussian };

/// Who chooses k of every chunk: the person, the exponential mechanism, or the least error on the data (as published).
enum class KeptChoice { fixed, privately, optimal };
const char* name(KeptChoice choice); ///< "fixed", "private", "optimal"

/// What follows the noise: nothing, clamping to the public range, or a pull towards its centre before that.
enum class SignalFinish { raw, clamp, shrink };

/// How one signal is perturbed, in every detail.
struct SignalPlan {
    SignalDomain domain = SignalDomain::samples;
    SignalNoise noise = SignalNoise::laplace;
    double epsilon = 1;                  ///< per chunk and feature
    double delta = 0;                    ///< of the Gaussian, likewise
    double loss_factor = 1;              ///< the Laplace scale is loss_factor·Δ1/ε; 2 for the exponential mechanism
    bool direct = false;                 ///< the smaller of direct and Cauchy bounds, else Cauchy
    bool as_printed = false;             ///< sumAsPrinted() instead of prefixSum()
    int window = 1;                      ///< samples only: one of every so many is kept, perturbed and repeated
    int k = 1;                           ///< frequencies kept in a full chunk; lowered in a shorter one
    KeptChoice kept = KeptChoice::fixed; ///< in the spectrum
    double kept_epsilon = 0;             ///< of each private choice of k
    SignalFinish finish = SignalFinish::raw;
    std::vector<Chunk> chunks;

    /// Values that are perturbed in a chunk of the samples domain.
    int samplesOf(int chunk_length) const { return (chunk_length + window - 1) / window; }
    bool inSpectrum() const { return domain != SignalDomain::samples; }
    bool ofDifferences() const { return domain == SignalDomain::difference_spectrum; }
    int length() const { return chunks.empty() ? 0 : chunks.back().first + chunks.back().length; }
    /// Frequencies kept in a chunk when k is `wanted`.
    static int keptIn(const Chunk& chunk, int wanted) { return std::min(wanted, frequencies(chunk.length)); }
    bool operator==(const SignalPlan&) const = default;
};

/// Of a chunk's samples (or differences), clamped to a range.
SignalSensitivity chunkSensitivity(const SignalPlan& plan, int chunk_length, double range);

/// ℓ1 sensitivity of the noisy vector (Re and Im F_j; orthonormal coefficients for `equal`; samples).
double perturbedL1(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity);
/// ℓ2 sensitivity of the orthonormal coefficients.
double perturbedL2(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity);

/// λ on DFT coefficients, b on samples or orthonormal coefficients, σ, or the radius' scale Δ2/ε of the K-norm.
double noiseScale(const SignalPlan& plan, int chunk_length, int k, const SignalSensitivity& sensitivity);

/// What a unit draw of coefficient (or sample) i is multiplied by besides the noise scale, in orthonormal coordinates.
double coefficientWeight(const SignalPlan& plan, int chunk_length, int i);

/// Variance of coefficient i at noise scale 1; for the K-norm of p coefficients E radius²/p.
double coefficientVariance(const SignalPlan& plan, int chunk_length, int coefficients, int i);

/// E‖noise‖² of a chunk in orthonormal coordinates at noise scale 1 (mathematics.md §4.6).
double noiseEnergy(const SignalPlan& plan, int chunk_length, int k);

/// Unit draws behind the coefficients (samples) of a chunk, value i at index chunk.first + i of the signal's noise: those
/// of a smaller k are the first ones of a larger k. For the K-norm z is normal and `radius` holds the sums of 1, 2, …
/// exponential draws, so that p coefficients are radius[p−1]·z/‖z‖. Writes `count` values each.
void drawUnits(const SignalPlan& plan, const Chunk& chunk, int count, const SeededNoise& signal_noise, double* z, double* radius);

/// The noise of the first p coefficients at noise scale 1, weights included.
Eigen::ArrayXd chunkNoise(const SignalPlan& plan, const Chunk& chunk, int p, const SeededNoise& signal_noise);

/// The coefficients (samples) of a chunk, before noise: p = all of them.
class ChunkTransform {
  public:
    ChunkTransform(const SignalPlan& plan, int chunk_length);
    /// chunk_length samples → chunk_length coefficients, and back.
    void forward(const double* samples, double* coefficients) const;
    void inverse(const double* coefficients, double* samples) const;

  private:
    bool spectrum_, differences_, as_printed_;
    RealDft dft_;
};

/// The transforms of the chunk lengths a plan has.
class PlanTransforms {
  public:
    explicit PlanTransforms(const SignalPlan& plan);
    const ChunkTransform& of(int chunk_length) const { return transforms_.at(chunk_length); }

  private:
    std::map<int, ChunkTransform> transforms_;
};

} // namespace nictate
