#pragma once
// K-norm noise on the integers, exactly (mathematics.md §11.4). No floating point: an output's probability is what the formula
// says.

#include "core/noise/exact_samplers.h"
#include "core/noise/norm_body.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace nictate {

// How many integer points there are in a multiple of a body: exact counts, and the h*-vectors that the sampler of K-norm noise
// rests on (Ehrhart, Stanley; mathematics.md §11.4).

/// As long as it takes: counts have thousands of bits.
using BigInteger = boost::multiprecision::cpp_int;

/// |kK ∩ Z^d|.
BigInteger pointsWithin(const BodyPart& part, std::uint64_t k);
BigInteger pointsWithin(const NormBody& body, std::uint64_t k);

/// h*_0 … h*_d, with Σ_k |kK ∩ Z^d|·x^k = h*(x)/(1 − x)^(d+1).
std::vector<BigInteger> hStarOf(const NormBody& body);

/// C(n, i) for i = 0 … most.
std::vector<BigInteger> binomials(std::uint64_t n, std::size_t most);
/// C(n + m, m) for m = 0 … most.
std::vector<BigInteger> risingBinomials(std::uint64_t n, std::size_t most);

// The sampler.

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
