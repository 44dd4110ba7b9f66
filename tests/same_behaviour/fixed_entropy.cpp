// In place of the system's randomness and clock, in one test program alone: nictate-cli-fixed, whose releases are the same each
// time, so that those of two builds can be compared (compare.py beside this file). It is never installed. Nothing that it writes
// is protected.

#include "core/noise/entropy.h"

#include <atomic>
#include <cstdint>
#include <ctime>
#include <sodium.h>

/// A ledger's entries have the same time, so their chain the same digest.
extern "C" std::time_t time(std::time_t* out) noexcept {
    constexpr std::time_t always = 1'700'000'000;
    if (out != nullptr)
        *out = always;
    return always;
}

namespace nictate {

std::ptrdiff_t operatingSystemEntropy(void* out, std::size_t size) {
    static std::atomic<std::uint64_t> asked = 0;
    std::uint64_t state = 0x9E3779B97F4A7C15u * ++asked;
    for (std::size_t i = 0; i < size; ++i) { // splitmix64, a byte at a time
        state += 0x9E3779B97F4A7C15u;
        std::uint64_t word = state;
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
        static_cast<unsigned char*>(out)[i] = static_cast<unsigned char>(word >> 56);
    }
    return static_cast<std::ptrdiff_t>(size);
}

void fillWithEntropy(std::span<unsigned char> out, EntropyCall) { operatingSystemEntropy(out.data(), out.size()); }

void startSodium() {
    static const int started = sodium_init();
    static_cast<void>(started);
}

} // namespace nictate
