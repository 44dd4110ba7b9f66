#include "core/noise/lattice_points.h"

#include <algorithm>

namespace nictate {

namespace {

/// |kK ∩ Z^q| of one part for k = 0 … most.
std::vector<BigInteger> counts(const BodyPart& part, std::size_t most) {
    std::vector<BigInteger> out(most + 1, 0);
    const std::size_t q = part.coordinates;
    if (part.shape == BodyShape::cube) {
        for (std::size_t k = 0; k <= most; ++k)
            out[k] = pow(BigInteger(2 * k + 1), static_cast<unsigned>(q));
        return out;
    }
    // A simplex body's h*_i = C(q,i)²; dividing by 1 − x is summing up.
    const std::vector<BigInteger> choose = binomials(q, q);
    for (std::size_t i = 0; i <= std::min(q, most); ++i)
        out[i] = choose[i] * choose[i];
    for (std::size_t times = 0; times <= q; ++times)
        for (std::size_t k = 1; k <= most; ++k)
            out[k] += out[k - 1];
    return out;
}

} // namespace

std::vector<BigInteger> binomials(std::uint64_t n, std::size_t most) {
    std::vector<BigInteger> out(most + 1, 0);
    out[0] = 1;
    for (std::size_t i = 0; i < most && i < n; ++i)
        out[i + 1] = out[i] * (n - i) / (i + 1);
    return out;
}

std::vector<BigInteger> risingBinomials(std::uint64_t n, std::size_t most) {
    std::vector<BigInteger> out(most + 1);
    out[0] = 1;
    for (std::size_t m = 1; m <= most; ++m)
        out[m] = out[m - 1] * (n + m) / m;
    return out;
}

BigInteger pointsWithin(const BodyPart& part, std::uint64_t k) {
    const std::size_t q = part.coordinates;
    if (part.shape == BodyShape::cube)
        return pow(BigInteger(k) * 2 + 1, static_cast<unsigned>(q));
    // i positive coordinates, and Σ_j C(q−i,j)·C(k,j) = C(k+q−i,q−i) ways for the others (Vandermonde).
    const std::vector<BigInteger> places = binomials(q, q), up = binomials(k, q), others = risingBinomials(k, q);
    BigInteger sum = 0;
    for (std::size_t i = 0; i <= q; ++i)
        sum += places[i] * up[i] * others[q - i];
    return sum;
}

BigInteger pointsWithin(const NormBody& body, std::uint64_t k) {
    BigInteger out = 1;
    for (const BodyPart& part : body)
        out *= pointsWithin(part, k);
    return out;
}

std::vector<BigInteger> hStarOf(const NormBody& body) {
    const std::size_t d = coordinatesOf(body);
    std::vector<BigInteger> out(d + 1, 1);
    for (const BodyPart& part : body) {
        const std::vector<BigInteger> of_part = counts(part, d);
        for (std::size_t k = 0; k <= d; ++k)
            out[k] *= of_part[k];
    }
    for (std::size_t times = 0; times <= d; ++times) // by 1 − x
        for (std::size_t k = d; k > 0; --k)
            out[k] -= out[k - 1];
    return out;
}

} // namespace nictate
