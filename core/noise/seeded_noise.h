#pragma once
// Repeatable noise for simulations: demos, previews, sweeps, tests. Never for a release (see secure_noise.h).

#include <cstdint>
#include <span>

namespace nictate {

/// Counter-based noise (Philox4x32-10; Salmon, Moraes, Dror & Shaw, SC 2011): value i is a function of (seed,
/// stream, distribution, i) only, so results do not depend on threads, order or how a range is cut.
/// A value without advancing state: asking twice for the same index gives the same number. The distributions
/// draw from separate counters, so normal(7) tells nothing about laplace(7). Floating point and predictable
/// from the seed: not differentially private. Indices: all 64 bits.
class SeededNoise {
  public:
    explicit SeededNoise(std::uint64_t seed);

    /// An independent sub-stream; its key comes out of the cipher, so nested streams do not collide.
    SeededNoise stream(std::uint64_t id) const;

    std::uint64_t bits(std::uint64_t index) const; ///< 64 uniform bits
    double uniform(std::uint64_t index) const;     ///< in the open (0, 1), odd multiples of 2^-53
    double normal(std::uint64_t index) const;      ///< N(0, 1), Box–Muller on pairs; |value| ≤ 8.6
    double laplace(std::uint64_t index) const;     ///< Lap(1), density exp(-|x|)/2, inverse CDF; |value| ≤ 36.8

    /// Uniform in 0 … bound-1, the high word of bits × bound: each value's probability is off by less than
    /// 2^-64, which no simulation can notice. Throws InvalidParameter when bound is 0.
    std::uint64_t below(std::uint64_t bound, std::uint64_t index) const;

    /// out[i] = value of index first + i, the scalar call's number rounded to float.
    void fillNormal(std::span<float> out, std::uint64_t first = 0) const;
    void fillLaplace(std::span<float> out, std::uint64_t first = 0) const;

    /// The same for several runs of equal length, one behind the other in `out`: run j begins at index firsts[j].
    void fillNormalRuns(std::span<float> out, std::span<const std::uint64_t> firsts) const;
    void fillLaplaceRuns(std::span<float> out, std::span<const std::uint64_t> firsts) const;

    bool operator==(const SeededNoise&) const = default;

  private:
    SeededNoise(std::uint64_t key, std::uint64_t salt) : key_(key), salt_(salt) {}

    std::uint64_t key_;
    std::uint64_t salt_; ///< the stream's further 61 bits; they ride in the counter's upper half
};

} // namespace nictate
