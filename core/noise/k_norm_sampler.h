#pragma once
// K-norm noise on the integers, exactly (mathematics.md §11.4). No floating point: an output's probability is what the formula
// says.

#include "core/noise/exact_samplers.h"
#include "core/noise/norm_body.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace nictate {

/// P(z) ∝ e^(−‖z‖·numerator/denominator) for z ∈ Z^d. A norm's generating function is h*(x)/(1 − x)^d at x = e^(−ratio): so it is
/// some i, with weight h*_i·x^i, and d geometrics; of all points of that norm each is as likely.
/// Domain: d ≤ 1024, 1 ≤ numerator, denominator < 2^100, denominator ≤ numerator·2^42; throws std::domain_error outside.
class KNormSampler {
  public:
    static constexpr std::size_t most_coordinates = 1024;
    static constexpr UInt128 largest_mean = UInt128{1} << 42;

    KNormSampler(const NormBody& body, UInt128 numerator, UInt128 denominator);

    template <BitSource Bits> std::vector<std::int64_t> operator()(Bits& bits) const {
        return draw([&bits] { return bits.next(); });
    }

  private:
    struct Counts;
    std::vector<std::int64_t> draw(const std::function<std::uint64_t()>& bits) const;

    std::shared_ptr<const Counts> counts_;
};

} // namespace nictate
