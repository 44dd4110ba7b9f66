#include "core/noise/secure_noise.h"

#include "core/noise/entropy.h"

#include <cstring>
#include <sodium.h>

namespace nictate {

SecureNoise::SecureNoise() {
    static_assert(crypto_stream_chacha20_KEYBYTES == key_words * sizeof(std::uint64_t));
    fillWithEntropy(key_);
    startSodium();
}

SecureNoise::~SecureNoise() {
    sodium_memzero(key_.data(), key_.size());
    sodium_memzero(buffer_.data(), sizeof buffer_);
}

void SecureNoise::refill() {
    // A fixed nonce is right: every key is used for one buffer only.
    static constexpr unsigned char nonce[crypto_stream_chacha20_NONCEBYTES] = {};
    crypto_stream_chacha20(reinterpret_cast<unsigned char*>(buffer_.data()), sizeof buffer_, nonce, key_.data());
    std::memcpy(key_.data(), buffer_.data(), key_.size());
    std::memset(buffer_.data(), 0, key_.size());
    at_ = key_words;
}

} // namespace nictate
