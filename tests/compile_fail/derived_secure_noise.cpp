// EXPECT: cannot derive from
#include "core/noise/secure_noise.h"

struct Repeatable : nictate::SecureNoise {
    std::uint64_t next() { return 4; }
};
