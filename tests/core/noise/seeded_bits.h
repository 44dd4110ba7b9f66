#pragma once

#include "core/noise/seeded_noise.h"

namespace nictate::test {

/// Repeatable bits for testing the exact samplers. No release path takes them.
class SeededBits {
  public:
    explicit SeededBits(std::uint64_t seed) : noise_(seed) {}
    std::uint64_t next() { return noise_.bits(at_++); }

  private:
    SeededNoise noise_;
    std::uint64_t at_ = 0;
};

} // namespace nictate::test
