#include "core/privacy/lattice_calibration.h"

#include "core/errors.h"
#include "core/noise/exact_samplers.h"
#include "core/privacy/gaussian_profile.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>
#include <string_view>

namespace nictate {

namespace {

constexpr std::uint64_t rounding_variance = 4; ///< s², s = 2

std::string shortest(double value) {
    char buffer[32];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

[[noreturn]] void tooMuchNoise(double epsilon) {
    throw InvalidParameter("epsilon", shortest(epsilon),
                           Text("a release needs a larger epsilon or delta, smaller caps or a coarser grid: this much "
                                "noise is beyond the exact sampler (and would hide everything)"));
}

UInt128 gcd(UInt128 a, UInt128 b) {
    while (b != 0) {
        UInt128 rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

} // namespace

std::uint64_t sigmaSquaredAtLeast(double sigma_squared, double epsilon) {
    // One part in 2^50 covers the rounding of the doubles that led here.
    const double up = std::floor(sigma_squared * (1 + 0x1p-50)) + 1;
    if (!(up <= static_cast<double>(DiscreteGaussian::largest_sigma_squared)))
        tooMuchNoise(epsilon);
    return static_cast<std::uint64_t>(up);
}

std::uint64_t tightSigmaSquared(double epsilon, double delta, UInt128 d2_squared) {
    const double q = analyticSigma(epsilon, delta);
    // mutant dropped-s2
    return sigmaSquaredAtLeast(q * q * static_cast<double>(d2_squared) + rounding_variance, epsilon);
}

std::uint64_t zcdpSigmaSquared(double epsilon, double delta, UInt128 d2_squared) {
    // Rounding down and adding one is the ceiling, or one more.
    return sigmaSquaredAtLeast(static_cast<double>(d2_squared) / (2 * zcdpRho(epsilon, delta)), epsilon);
}

std::uint64_t latticeSigmaSquared(double epsilon, double delta, UInt128 d2_squared) {
    return std::min(tightSigmaSquared(epsilon, delta, d2_squared), zcdpSigmaSquared(epsilon, delta, d2_squared));
}

LaplaceScale latticeLaplaceScale(double epsilon, UInt128 d1) {
    constexpr std::uint64_t s = 1024; // makes t/s at most 0.1 % of a lattice unit too large
    const Fraction loss = typedDecimal(epsilon, "epsilon");
    const auto scaled = product(d1, s);
    const auto numerator = scaled ? product(*scaled, loss.denominator) : std::nullopt;
    if (!numerator)
        tooMuchNoise(epsilon);
    // mutant rounded-laplace-scale
    const UInt128 t = *numerator / loss.numerator + (*numerator % loss.numerator != 0 ? 1 : 0);
    if (t > DiscreteLaplace::largest_t)
        tooMuchNoise(epsilon);
    return {std::max<std::uint64_t>(1, static_cast<std::uint64_t>(t)), s};
}

Fraction typedDecimal(double value, const std::string& parameter) {
    if (!(value >= 1e-18 && value <= 1e18))
        throw InvalidParameter(parameter, shortest(value), Text("1e-18 ≤ %1 ≤ 1e18 for a release", parameter));
    char buffer[32];
    const std::string_view text(
        buffer, static_cast<std::size_t>(std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr -
                                         buffer));
    const std::size_t e = text.find('e');
    int exponent = 0;
    std::from_chars(text.data() + e + (text[e + 1] == '+' ? 2 : 1), text.data() + text.size(), exponent);
    Fraction out;
    for (char c : text.substr(0, e)) {
        if (c == '.')
            continue;
        out.numerator = 10 * out.numerator + static_cast<UInt128>(c - '0'); // at most 17 digits
    }
    exponent -= static_cast<int>(e > 1 ? e - 2 : 0); // digits behind the point
    for (; exponent > 0; --exponent)
        out.numerator *= 10; // below 10^19
    for (; exponent < 0; ++exponent)
        out.denominator *= 10; // at most 10^(18+16)
    const UInt128 common = gcd(out.numerator, out.denominator);
    return {out.numerator / common, out.denominator / common};
}

std::string fractionText(Fraction fraction) {
    const UInt128 common = gcd(fraction.numerator, fraction.denominator);
    return decimalText(fraction.numerator / common) + "/" + decimalText(fraction.denominator / common);
}

double roundedUp(Fraction fraction) {
    const double quotient =
        static_cast<double>(static_cast<long double>(fraction.numerator) / static_cast<long double>(fraction.denominator));
    return std::nextafter(quotient, std::numeric_limits<double>::infinity());
}

Fraction gaussianRho(UInt128 d2_squared, std::uint64_t sigma_squared) {
    return {d2_squared, 2 * static_cast<UInt128>(sigma_squared)};
}

std::optional<double> gaussianMuSquared(UInt128 d2_squared, std::uint64_t sigma_squared) {
    if (sigma_squared <= rounding_variance)
        return {};
    return roundedUp({d2_squared, sigma_squared - rounding_variance}) * (1 + 0x1p-40);
}

} // namespace nictate
