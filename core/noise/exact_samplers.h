#pragma once
// Exact samplers on the integers (Canonne, Kamath & Steinke 2020, "The discrete Gaussian for differential privacy";
// mathematics.md §7.2). No floating point: an output's probability is exactly what the formula says.
// They take any source of uniform bits, so that tests can count on repeatable ones; releases pass SecureNoise.

#include "core/errors.h"
#include "core/noise/wide_integer.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <vector>

namespace nictate {

template <class Bits>
concept BitSource = requires(Bits& bits) {
    { bits.next() } -> std::same_as<std::uint64_t>;
};

namespace exact {

/// Runs of successes longer than this happen with probability below e^-1000: the generator is broken then. Knowing
/// a longest run is what makes "no overflow" a statement.
inline constexpr std::uint64_t longest_run = 1023;

[[noreturn]] inline void refuseRunaway() {
    throw EntropyUnavailable(Text("the random generator does not behave like one, so nothing can be released safely"));
}

/// Uniform in 0 … range−1, by rejection (Lemire 2019). range ≥ 1.
template <BitSource Bits> std::uint64_t below(Bits& bits, std::uint64_t range) {
    UInt128 wide = static_cast<UInt128>(bits.next()) * range;
    if (static_cast<std::uint64_t>(wide) < range) {
        const std::uint64_t uneven = (0 - range) % range; // 2^64 mod range low words are one too many
        for (std::uint64_t tries = 0; static_cast<std::uint64_t>(wide) < uneven; ++tries) {
            if (tries > longest_run) // each one has a chance below 1/2
                refuseRunaway();
            wide = static_cast<UInt128>(bits.next()) * range;
        }
    }
    return static_cast<std::uint64_t>(wide >> 64);
}

/// Uniform in 0 … range−1 for 128-bit ranges: draws of range's length in bits until one is smaller.
template <BitSource Bits> UInt128 below(Bits& bits, UInt128 range) {
    const auto high = static_cast<std::uint64_t>((range - 1) >> 64);
    if (high == 0)
        return range - 1 == ~std::uint64_t{0} ? bits.next() : below(bits, static_cast<std::uint64_t>(range));
    const std::uint64_t mask = ~std::uint64_t{0} >> __builtin_clzll(high);
    for (std::uint64_t tries = 0; tries <= longest_run; ++tries) { // each one misses with a chance below 1/2
        const std::uint64_t top = bits.next() & mask;
        if (top > high)
            continue;
        const UInt128 value = static_cast<UInt128>(top) << 64 | bits.next();
        if (value < range)
            return value;
    }
    refuseRunaway();
}

/// True with probability e^(−numerator/denominator), 0 ≤ numerator ≤ denominator, for denominators below
/// 2^54 (64-bit) or 2^118 (128-bit): K stays below 2^10.
template <BitSource Bits, class Integer> bool bernoulliExpUnit(Bits& bits, Integer numerator, Integer denominator) {
    bool odd = true; // of K = 1
    Integer range = denominator;
    for (std::uint64_t k = 1; numerator >= range || below(bits, range) < numerator; ++k) {
        if (k > longest_run)
            refuseRunaway();
        odd = !odd;
        range += denominator;
    }
    return odd;
}

/// True with probability e^(−numerator/denominator) for any numerator ≥ 0; denominators as above.
template <BitSource Bits, class Integer> bool bernoulliExp(Bits& bits, Integer numerator, Integer denominator) {
    for (Integer whole = numerator / denominator; whole > 0; --whole)
        if (!bernoulliExpUnit<Bits, std::uint64_t>(bits, 1, 1))
            return false;
    return bernoulliExpUnit<Bits, Integer>(bits, numerator % denominator, denominator);
}

} // namespace exact

/// P(Y = y) ∝ e^(−|y|·s/t). Domain: 1 ≤ s, 1 ≤ t ≤ 2^52, so U + tV < 2^63; throws std::domain_error outside.
class DiscreteLaplace {
  public:
    static constexpr std::uint64_t largest_t = std::uint64_t{1} << 52;

    explicit DiscreteLaplace(std::uint64_t t, std::uint64_t s = 1) : t_(t), s_(s) {
        if (t < 1 || t > largest_t || s < 1)
            throw std::domain_error("DiscreteLaplace: t or s out of its domain");
    }

    template <BitSource Bits> std::int64_t operator()(Bits& bits) const {
        for (;;) {
            const std::uint64_t u = exact::below(bits, t_);
            if (!exact::bernoulliExpUnit<Bits, std::uint64_t>(bits, u, t_))
                continue;
            std::uint64_t v = 0;
            while (exact::bernoulliExpUnit<Bits, std::uint64_t>(bits, 1, 1))
                if (++v > exact::longest_run)
                    exact::refuseRunaway();
            const std::uint64_t magnitude = (u + t_ * v) / s_;
            const bool negative = bits.next() >> 63;
            if (negative && magnitude == 0)
                continue;
            return negative ? -static_cast<std::int64_t>(magnitude) : static_cast<std::int64_t>(magnitude);
        }
    }

  private:
    std::uint64_t t_, s_;
};

/// P(Y = y) ∝ e^(−y²/2σ²) for an integer σ². Domain: 1 ≤ σ² ≤ 2^50: then |Y| < 2^36, (|Y|t − σ²)² < 2^122 and
/// 2σ²t² < 2^102; throws std::domain_error outside.
class DiscreteGaussian {
  public:
    static constexpr std::uint64_t largest_sigma_squared = std::uint64_t{1} << 50;

    explicit DiscreteGaussian(std::uint64_t sigma_squared)
        : sigma_squared_(checked(sigma_squared)), t_(integerSqrt(sigma_squared) + 1), proposal_(t_),
          denominator_(2 * static_cast<UInt128>(sigma_squared) * t_ * t_),
          // Most draws of a σ² below 2^25 need 64-bit integers only.
          narrow_(sigma_squared < (std::uint64_t{1} << 25)) {}

    template <BitSource Bits> std::int64_t operator()(Bits& bits) const {
        for (;;) {
            const std::int64_t y = proposal_(bits);
            const std::uint64_t scaled = static_cast<std::uint64_t>(y < 0 ? -y : y) * t_;
            const std::uint64_t distance = scaled > sigma_squared_ ? scaled - sigma_squared_ : sigma_squared_ - scaled;
            const bool accepted =
                narrow_ && distance < (std::uint64_t{1} << 32)
                    ? exact::bernoulliExp<Bits, std::uint64_t>(bits, distance * distance,
                                                               static_cast<std::uint64_t>(denominator_))
                    : exact::bernoulliExp<Bits, UInt128>(bits, static_cast<UInt128>(distance) * distance, denominator_);
            if (accepted)
                return y;
        }
    }

  private:
    static std::uint64_t checked(std::uint64_t sigma_squared) {
        if (sigma_squared < 1 || sigma_squared > largest_sigma_squared)
            throw std::domain_error("DiscreteGaussian: variance out of its domain");
        return sigma_squared;
    }

    std::uint64_t sigma_squared_, t_;
    DiscreteLaplace proposal_;
    UInt128 denominator_;
    bool narrow_;
};

/// The exponential mechanism, exactly: index i with probability ∝ e^(−cost_i·numerator/denominator). `costs` are not
/// empty. Domain: denominator < 2^118 and (largest − least cost)·numerator < 2^128, else throws std::domain_error.
template <BitSource Bits>
std::size_t selectExactly(Bits& bits, const std::vector<UInt128>& costs, UInt128 numerator, UInt128 denominator) {
    const UInt128 least = *std::min_element(costs.begin(), costs.end());
    const UInt128 most = *std::max_element(costs.begin(), costs.end());
    if (denominator == 0 || denominator >> 118 != 0 || !product(most - least, numerator))
        throw std::domain_error("selectExactly: scores out of their domain");
    for (;;) {
        const std::size_t candidate = exact::below(bits, static_cast<std::uint64_t>(costs.size()));
        if (exact::bernoulliExp<Bits, UInt128>(bits, (costs[candidate] - least) * numerator, denominator))
            return candidate;
    }
}

} // namespace nictate
