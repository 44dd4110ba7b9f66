#pragma once
// The operating system's randomness: the only thing that may key release noise.

#include <cstddef>
#include <span>

namespace nictate {

/// Fills `size` bytes and says how many it gave; negative = none, and errno says why.
using EntropyCall = std::ptrdiff_t (*)(void* out, std::size_t size);

std::ptrdiff_t operatingSystemEntropy(void* out, std::size_t size);

/// Fills all of `out` or throws EntropyUnavailable. `call` is another one only in tests of that failure:
/// SecureNoise takes none, so no chosen bytes can reach a release.
void fillWithEntropy(std::span<unsigned char> out, EntropyCall call = operatingSystemEntropy);

/// Makes libsodium ready; call before using it, as often as you like. Throws EntropyUnavailable.
void startSodium();

} // namespace nictate
