#pragma once
// Noise on two coordinates together, exactly, on the integer lattice.

#include "core/noise/exact_samplers.h"

namespace nictate {

/// ⌈√(x² + y²)⌉: symmetric, and subadditive because it rounds a norm up. Domain: |x|, |y| < 2^63.
std::uint64_t ceilNorm(std::int64_t x, std::int64_t y);

namespace exact {

/// Square shells j come up with odds (j + 1)·e^(−js/t) and hold 8j points, shell 0 holds one: of `of` that came up `keep` stay.
struct ShellOdds {
    std::uint64_t keep, of;
};
ShellOdds shellOdds(std::uint64_t j);

} // namespace exact

/// P(z) ∝ e^(−⌈‖z‖₂⌉·s/t) on Z²: a shift by Δ costs at most ⌈‖Δ‖⌉·s/t, exactly. Domain: 1 ≤ s, 1 ≤ t ≤ 2^52; throws
/// std::domain_error outside. |coordinates| < 2^63. One proposal in four is thrown away.
class DiscretePlanarLaplace {
  public:
    struct Shift {
        std::int64_t x = 0, y = 0;
    };

    explicit DiscretePlanarLaplace(std::uint64_t t, std::uint64_t s = 1) : t_(t), s_(s) {
        if (t < 1 || t > DiscreteLaplace::largest_t || s < 1)
            throw std::domain_error("DiscretePlanarLaplace: t or s out of its domain");
    }

    template <BitSource Bits> Shift operator()(Bits& bits) const {
        for (;;) {
            const std::uint64_t j = geometric(bits) + geometric(bits);
            const exact::ShellOdds odds = exact::shellOdds(j);
            if (exact::below(bits, odds.of) >= odds.keep)
                continue;
            const Shift z = onShell(bits, j);
            const UInt128 beyond = static_cast<UInt128>(ceilNorm(z.x, z.y) - j) * s_; // ‖z‖₂ ≥ ‖z‖∞ = j
            if (exact::bernoulliExp<Bits, UInt128>(bits, beyond, t_))
                return z;
        }
    }

  private:
    /// P(v) ∝ e^(−v·s/t).
    template <BitSource Bits> std::uint64_t geometric(Bits& bits) const {
        std::uint64_t u = exact::below(bits, t_);
        while (!exact::bernoulliExpUnit<Bits, std::uint64_t>(bits, u, t_))
            u = exact::below(bits, t_);
        std::uint64_t v = 0;
        while (exact::bernoulliExpUnit<Bits, std::uint64_t>(bits, 1, 1))
            if (++v > exact::longest_run)
                exact::refuseRunaway();
        return (u + t_ * v) / s_;
    }

    /// Uniform among the 8j points with max(|x|, |y|) = j, or 0.
    template <BitSource Bits> static Shift onShell(Bits& bits, std::uint64_t j) {
        if (j == 0)
            return {};
        const auto side = static_cast<std::int64_t>(j);
        const std::uint64_t point = exact::below(bits, 8 * j);
        const auto along = static_cast<std::int64_t>(point % (2 * j)) - side; // −j … j−1: a side has one of its corners
        switch (point / (2 * j)) {
        case 0: return {along, -side};
        case 1: return {side, along};
        case 2: return {-along, side};
        default: return {-side, -along};
        }
    }

    std::uint64_t t_, s_;
};

} // namespace nictate
