// EXPECT: no matching (function for call to|constructor for initialization of) .*SecureNoise
#include "core/noise/secure_noise.h"

nictate::SecureNoise noise(std::uint64_t{1});
