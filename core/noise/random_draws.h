#pragma once
// Random numbers one after the other for what makes groups and synthetic gaze: the same code on repeatable bits (simulation)
// and on unpredictable ones (release). Floating point: nothing that is proven may rest on these.

#include "core/noise/secure_noise.h"
#include "core/noise/seeded_noise.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace nictate {

/// Draws of common distributions from random bits, wherever these come from.
class RandomDraws {
  public:
    virtual ~RandomDraws() = default;
    virtual std::uint64_t bits() = 0;

    double uniform();                     ///< in (0, 1)
    double normal();                      ///< N(0, 1)
    std::size_t below(std::size_t bound); ///< 0 … bound − 1; bound ≥ 1
    template <class Value> void shuffle(std::vector<Value>& values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[below(i)]);
    }

  private:
    std::optional<double> kept_; ///< the other one of a pair of normals
};

/// Draws that a seed repeats: for simulations.
class SeededDraws final : public RandomDraws {
  public:
    explicit SeededDraws(const SeededNoise& noise) : noise_(noise) {}
    std::uint64_t bits() override { return noise_.bits(next_++); }

  private:
    SeededNoise noise_;
    std::uint64_t next_ = 0;
};

/// Draws from the operating system's randomness: for releases.
class SecureDraws final : public RandomDraws {
  public:
    explicit SecureDraws(SecureNoise& noise) : noise_(noise) {}
    std::uint64_t bits() override { return noise_.next(); }

  private:
    SecureNoise& noise_;
};

} // namespace nictate
