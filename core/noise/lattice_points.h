#pragma once
// How many integer points there are in a multiple of a body: exact counts, and the h*-vectors that the sampler of K-norm noise
// rests on (Ehrhart, Stanley; mathematics.md §11.4).

#include "core/noise/norm_body.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <vector>

namespace nictate {

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

} // namespace nictate
