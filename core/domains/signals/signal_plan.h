#pragma once
// How a signal is perturbed: chunk by chunk, in its samples or in the kept Fourier coefficients (mathematics.md §4.3 to 4.8).
// Public: made from parameters and public facts. One plan serves previews, sweeps, attackers and the release.

#include "core/compute/real_dft.h"
#include "core/noise/seeded_noise.h"

#include <Eigen/Core>

#include <algorithm>
#include <map>
#include <vector>

namespace nictate {

// Consecutive chunks of a signal, and the differences inside one (Bozkir et al. 2021; mathematics.md §4.3).

/// Samples first … first+length−1 of a signal.
struct Chunk {
    int first = 0;
    int length = 0;
    bool operator==(const Chunk&) const = default;
};

/// Consecutive chunks of `size`; the last one may be shorter. A size above the signal's length means one chunk.
std::vector<Chunk> chunksOf(int length, int size);

/// d_0 = x_0, d_t = x_t − x_{t−1}, in place.
void difference(double* values, int count);
/// x_t = Σ_{s≤t} d_s, in place: undoes difference().
void prefixSum(double* values, int count);
/// Step 3 of CFPA/DCFPA as Bozkir et al. 2021 print it, x_t = d_t + d_{t−1}: it does not undo the difference.
void sumAsPrinted(double* values, int count);

// How much one signal can change when its participant is replaced (mathematics.md §4.4).

/// Of a vector in the signal's own unit. With public bounds `range` is U − L and everything is proportional to it;
/// range = 0 means that l1 and l2 were read from the data, where the direct bounds do not apply.
struct SignalSensitivity {
    double l1 = 0;
    double l2 = 0;
    double range = 0;
    bool operator==(const SignalSensitivity&) const = default;
};

/// Clamped to a range R: c samples change by at most cR in ℓ1 and √c·R in ℓ2.
SignalSensitivity samplesSensitivity(int length, double range);
/// Their differences with the first value kept: (2c−1)R and √(4c−3)·R.
SignalSensitivity differencesSensitivity(int length, double range);

/// As the papers do it, from the data: the largest ‖X^(p) − X^(q)‖ over pairs of participants. `signals`: rows are
/// samples (or differences), a column a participant. Not differentially private.
SignalSensitivity sensitivityFromData(const Eigen::MatrixXd& signals);

/// Which coefficients the direct bounds are for.
enum class Coefficients { dft, orthonormal }; ///< Re and Im F_j themselves, or the orthonormal real ones

/// Direct bounds at R = 1 for one chunk length; with `of_differences` for the transform of the differences.
/// l1(k) = max over s ∈ {±1}^p of ‖Aᵀs‖₁, A the kept rows (times the difference operator), enumerated for p ≤ 17,
/// else Σ|A_it|. l2(k) = min(√Σ‖row‖₁², Σ‖column‖₂, √c·‖A‖_op, √(4c−3) or √c) for orthonormal rows.
/// 1 ≤ k ≤ ⌊c/2⌋+1.
double directL1(int length, int k, bool of_differences, Coefficients coefficients);
double directL2(int length, int k, bool of_differences);

/// Rows of orthonormal or plain Fourier coefficients 0 … p−1 as a function of the chunk's samples: p × c.
Eigen::MatrixXd coefficientRows(int length, int count, bool of_differences, Coefficients coefficients);

// The plan itself.

/// What noise is added to.
enum class SignalDomain { samples, spectrum, difference_spectrum };

/// laplace: Lap(λ) on Re and Im of each kept DFT coefficient, or Lap(b) on each sample. equal: Lap on orthonormal
/// coefficients. k_norm: isotropic in p dimensions. gaussian: N on orthonormal coefficients.
enum class SignalNoise { laplace, equal, k_norm, gaussian };

/// Who chooses k of every chunk: the person, the exponential mechanism, or the least error on the data (as published).
enum class KeptChoice { fixed, noisy, optimal };
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
