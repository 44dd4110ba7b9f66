#include "core/noise/seeded_noise.h"

#include "core/compute/simd_values.h"
#include "core/errors.h"
#include "core/noise/fast_math.h"

#include <Random123/philox.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numeric>

namespace nictate {

namespace {

/// What a counter is used for: the lowest three bits of its upper half, so uses never share a block.
enum class Use : std::uint64_t { stream, bits, uniform, normal, laplace, below };

struct Block {
    std::uint64_t first;
    std::uint64_t second;
};

inline Block cipher(std::uint64_t key, std::uint64_t salt, Use use, std::uint64_t counter) {
    const std::uint64_t upper = salt << 3 | static_cast<std::uint64_t>(use);
    const r123::Philox4x32::ctr_type in = {{static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32),
                                            static_cast<std::uint32_t>(upper), static_cast<std::uint32_t>(upper >> 32)}};
    const r123::Philox4x32::key_type k = {{static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 32)}};
    const r123::Philox4x32::ctr_type out = philox4x32(in, k);
    return {out[0] | static_cast<std::uint64_t>(out[1]) << 32, out[2] | static_cast<std::uint64_t>(out[3]) << 32};
}

/// Each block serves two neighbouring indices.
inline std::uint64_t word(std::uint64_t key, std::uint64_t salt, Use use, std::uint64_t index) {
    const Block block = cipher(key, salt, use, index >> 1);
    return index & 1 ? block.second : block.first;
}

struct Pair {
    double even;
    double odd;
};

struct NormalPair {
    static constexpr Use use = Use::normal;
    static Pair of(std::uint64_t first, std::uint64_t second) {
        const double radius = std::sqrt(-2.0 * fast::log(fast::openUniform(first)));
        const fast::SinCos direction = fast::sinCosTurn(fast::openUniform(second));
        return {radius * direction.cos, radius * direction.sin};
    }
};

struct LaplacePair {
    static constexpr Use use = Use::laplace;
    static Pair of(std::uint64_t first, std::uint64_t second) { return {one(first), one(second)}; }
    /// The lowest bit is the side, the upper 52 the magnitude: -log of something that is never 0.
    static double one(std::uint64_t bits) {
        const double magnitude = -fast::log(fast::openUniform(bits));
        return std::bit_cast<double>(std::bit_cast<std::uint64_t>(magnitude) ^ bits << 63);
    }
};

constexpr std::size_t batch_pairs = 64;

using Words [[gnu::vector_size(32)]] = std::uint64_t;
constexpr std::size_t words = sizeof(Words) / sizeof(std::uint64_t);
static_assert(batch_pairs % (2 * words) == 0);

/// The blocks of cipher() at 64 counters: the rounds of Philox4x32 (Salmon et al. 2011), eight counters at once.
[[gnu::always_inline]] inline void ciphers(std::uint64_t key, std::uint64_t salt, Use use, const std::uint64_t* counters,
                                           std::uint64_t* first, std::uint64_t* second) {
    constexpr std::uint64_t low = 0xFFFFFFFF;
    const std::uint64_t upper = salt << 3 | static_cast<std::uint64_t>(use);
    for (std::size_t at = 0; at < batch_pairs; at += 2 * words) {
        Words a[2], b[2], c[2], d[2];
        for (std::size_t v = 0; v < 2; ++v) {
            std::memcpy(&a[v], counters + at + v * words, sizeof(Words));
            b[v] = a[v] >> 32;
            a[v] &= low;
            c[v] = Words{} + (upper & low);
            d[v] = Words{} + (upper >> 32);
        }
        std::uint64_t k0 = key & low, k1 = key >> 32;
        for (int round = 0; round < 10; ++round) {
            for (std::size_t v = 0; v < 2; ++v) {
                const Words p = (a[v] & low) * std::uint64_t{PHILOX_M4x32_0}, q = (c[v] & low) * std::uint64_t{PHILOX_M4x32_1};
                a[v] = (q >> 32) ^ b[v] ^ k0;
                b[v] = q & low;
                c[v] = (p >> 32) ^ d[v] ^ k1;
                d[v] = p & low;
            }
            k0 = (k0 + PHILOX_W32_0) & low;
            k1 = (k1 + PHILOX_W32_1) & low;
        }
        for (std::size_t v = 0; v < 2; ++v) {
            a[v] |= b[v] << 32;
            c[v] |= d[v] << 32;
            std::memcpy(first + at + v * words, &a[v], sizeof(Words));
            std::memcpy(second + at + v * words, &c[v], sizeof(Words));
        }
    }
}

/// 64 pairs, always all of them by the same code: whoever needs a part copies it, so a cut range gives the same bits.
template <class Distribution>
[[gnu::always_inline]] inline void computeBatch(std::uint64_t key, std::uint64_t salt, const std::uint64_t* pairs, float* out) {
    std::uint64_t first[batch_pairs], second[batch_pairs];
    ciphers(key, salt, Distribution::use, pairs, first, second);
    for (std::size_t i = 0; i < batch_pairs; ++i) {
        const Pair pair = Distribution::of(first[i], second[i]);
        out[2 * i] = static_cast<float>(pair.even);
        out[2 * i + 1] = static_cast<float>(pair.odd);
    }
}

NICTATE_CLONES("avx2", "default")
void normalBatch(std::uint64_t key, std::uint64_t salt, const std::uint64_t* pairs, float* out) {
    computeBatch<NormalPair>(key, salt, pairs, out);
}

NICTATE_CLONES("avx2", "default")
void laplaceBatch(std::uint64_t key, std::uint64_t salt, const std::uint64_t* pairs, float* out) {
    computeBatch<LaplacePair>(key, salt, pairs, out);
}

using Batch = void (*)(std::uint64_t key, std::uint64_t salt, const std::uint64_t* pairs, float* out);

void fill(Batch compute, std::uint64_t key, std::uint64_t salt, std::span<float> out, std::uint64_t first) {
    constexpr std::size_t batch = 2 * batch_pairs;
    std::array<std::uint64_t, batch_pairs> pairs;
    std::array<float, batch> part;
    std::size_t done = 0;
    while (done < out.size()) {
        const std::uint64_t index = first + done;
        const std::size_t skip = index & 1;
        const std::size_t take = std::min(batch - skip, out.size() - done);
        std::iota(pairs.begin(), pairs.end(), index >> 1);
        if (take == batch) {
            compute(key, salt, pairs.data(), out.data() + done);
        } else {
            compute(key, salt, pairs.data(), part.data());
            std::copy_n(part.begin() + skip, take, out.begin() + static_cast<std::ptrdiff_t>(done));
        }
        done += take;
    }
}

void fillRuns(Batch compute, std::uint64_t key, std::uint64_t salt, std::span<float> out, std::span<const std::uint64_t> firsts) {
    const std::size_t count = firsts.empty() ? 0 : out.size() / firsts.size();
    std::array<std::uint64_t, batch_pairs> pairs{};
    std::array<float*, 2 * batch_pairs> places{}; // where a value goes; none outside its run
    std::array<float, 2 * batch_pairs> values;
    std::size_t waiting = 0;
    const auto flush = [&] {
        compute(key, salt, pairs.data(), values.data());
        for (std::size_t i = 0; i < 2 * waiting; ++i)
            if (places[i])
                *places[i] = values[i];
        waiting = 0;
    };
    for (std::size_t run = 0; run < firsts.size(); ++run)
        for (std::size_t skip = firsts[run] & 1, at = 0; at < count + skip; at += 2) {
            float* even = out.data() + run * count + at - skip;
            pairs[waiting] = (firsts[run] + at - skip) >> 1;
            places[2 * waiting] = at >= skip ? even : nullptr;
            places[2 * waiting + 1] = at + 1 < count + skip ? even + 1 : nullptr;
            if (++waiting == batch_pairs)
                flush();
        }
    if (waiting > 0)
        flush();
}

std::uint64_t highWord(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t a0 = a & 0xFFFFFFFFu, a1 = a >> 32, b0 = b & 0xFFFFFFFFu, b1 = b >> 32;
    const std::uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
    const std::uint64_t low = a0 * b1 + (middle & 0xFFFFFFFFu);
    return a1 * b1 + (middle >> 32) + (low >> 32);
}

} // namespace

SeededNoise::SeededNoise(std::uint64_t seed) : key_(seed), salt_(0) {}

SeededNoise SeededNoise::stream(std::uint64_t id) const {
    const Block block = cipher(key_, salt_, Use::stream, id);
    return {block.first, block.second >> 3};
}

std::uint64_t SeededNoise::bits(std::uint64_t index) const { return word(key_, salt_, Use::bits, index); }

double SeededNoise::uniform(std::uint64_t index) const { return fast::openUniform(word(key_, salt_, Use::uniform, index)); }

double SeededNoise::normal(std::uint64_t index) const {
    const Block block = cipher(key_, salt_, Use::normal, index >> 1);
    const Pair pair = NormalPair::of(block.first, block.second);
    return index & 1 ? pair.odd : pair.even;
}

double SeededNoise::laplace(std::uint64_t index) const { return LaplacePair::one(word(key_, salt_, Use::laplace, index)); }

std::uint64_t SeededNoise::below(std::uint64_t bound, std::uint64_t index) const {
    if (bound == 0)
        throw InvalidParameter("bound", "0", Text("at least 1"));
    return highWord(word(key_, salt_, Use::below, index), bound);
}

void SeededNoise::fillNormal(std::span<float> out, std::uint64_t first) const { fill(normalBatch, key_, salt_, out, first); }

void SeededNoise::fillLaplace(std::span<float> out, std::uint64_t first) const { fill(laplaceBatch, key_, salt_, out, first); }

void SeededNoise::fillNormalRuns(std::span<float> out, std::span<const std::uint64_t> firsts) const {
    fillRuns(normalBatch, key_, salt_, out, firsts);
}

void SeededNoise::fillLaplaceRuns(std::span<float> out, std::span<const std::uint64_t> firsts) const {
    fillRuns(laplaceBatch, key_, salt_, out, firsts);
}

} // namespace nictate
