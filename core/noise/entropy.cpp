#include "core/noise/entropy.h"

#include "core/errors.h"
#include "core/files/platform/platform.h"

#include <cerrno>
#include <sodium.h>

namespace nictate {

std::ptrdiff_t operatingSystemEntropy(void* out, std::size_t size) { return platform::randomBytes(out, size); }

void fillWithEntropy(std::span<unsigned char> out, EntropyCall call) {
    while (!out.empty()) {
        errno = 0;
        std::ptrdiff_t got = call(out.data(), out.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0 || static_cast<std::size_t>(got) > out.size())
            throw EntropyUnavailable(Text("the operating system gave no random bytes, so nothing can be released safely"));
        out = out.subspan(static_cast<std::size_t>(got));
    }
}

void startSodium() {
    if (sodium_init() < 0)
        throw EntropyUnavailable(Text("libsodium could not start, so nothing can be released safely"));
}

} // namespace nictate
