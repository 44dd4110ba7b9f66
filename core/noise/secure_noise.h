#pragma once
// Unpredictable bits for releases: libsodium's ChaCha20, keyed by the operating system.

#include <array>
#include <cstddef>
#include <cstdint>

namespace nictate {

/// A stream of uniform bits that nobody can repeat: there is no seed, no state to save and no copy. Each refill of
/// the buffer replaces the key (fast key erasure), so what was drawn cannot be recovered from memory later.
/// One object per thread. Throws EntropyUnavailable when the operating system gives no randomness.
class SecureNoise final {
  public:
    SecureNoise();
    SecureNoise(const SecureNoise&) = delete;
    SecureNoise& operator=(const SecureNoise&) = delete;
    ~SecureNoise();

    /// 64 uniform bits; each is used once and erased.
    std::uint64_t next() {
        if (at_ == words)
            refill();
        std::uint64_t word = buffer_[at_];
        buffer_[at_++] = 0;
        return word;
    }

  private:
    void refill();

    static constexpr std::size_t words = 1024;
    static constexpr std::size_t key_words = 4; ///< the buffer's first words are the next key
    std::array<std::uint64_t, words> buffer_{};
    std::array<unsigned char, 32> key_{};
    std::size_t at_ = words;
};

} // namespace nictate
