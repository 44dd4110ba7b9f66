#pragma once

#include "core/noise/seeded_noise.h"

#include <cmath>

namespace nictate {

/// Simulation noise taken one value after the other, for stories whose length is not known beforehand.
class Draws {
  public:
    explicit Draws(const SeededNoise& noise) : noise_(noise) {}

    double uniform() { return noise_.uniform(next_++); }
    double normal() { return noise_.normal(next_++); }
    bool chance(double probability) { return uniform() < probability; }
    /// exp(N(log median, log_sd)).
    double logNormal(double median, double log_sd) { return median * std::exp(log_sd * normal()); }

  private:
    SeededNoise noise_;
    std::uint64_t next_ = 0;
};

} // namespace nictate
