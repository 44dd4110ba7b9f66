// EXPECT: cannot derive from|base 'SecureNoise' is marked 'final'
#include "core/noise/secure_noise.h"

struct Repeatable : nictate::SecureNoise {
    std::uint64_t next() { return 4; }
};
