#pragma once
// How much exact integer noise a promise needs (mathematics.md §7.4 and 7.5). Everything here is public.

#include "core/noise/wide_integer.h"

#include <cstdint>
#include <optional>
#include <string>

namespace nictate {

/// σ² of the discrete Gaussian by the tight way: ⌊(q(ε,δ)·D2)² + s²⌋ + 1 with s = 2. D2² counts lattice units.
/// Continuous N(0,σ₁²) followed by randomised rounding D_{Z,s} is post-processing of the analytic mechanism, and is
/// within e^(±2.1η) per cell, η = 2e^(−2π²s²) ≈ 1e-34, of the discrete Gaussian of variance σ₁² + s².
/// Without s² it would not be valid. Throws InvalidParameter when exact noise this large is out of reach.
std::uint64_t tightSigmaSquared(double epsilon, double delta, UInt128 d2_squared);

/// σ² by zCDP: ⌈D2²/(2ρ*)⌉, ρ* the largest ρ with ε(ρ,δ) ≤ ε.
std::uint64_t zcdpSigmaSquared(double epsilon, double delta, UInt128 d2_squared);

/// The smaller of both; each is valid.
std::uint64_t latticeSigmaSquared(double epsilon, double delta, UInt128 d2_squared);

/// An integer σ² of at least this real one, for a calibration that somebody else prints.
std::uint64_t sigmaSquaredAtLeast(double sigma_squared, double epsilon);

/// Scale t/s ≥ D1/ε of the discrete Laplace, ε being the decimal a person typed: t = ⌈D1·s/ε⌉ in integers.
struct LaplaceScale {
    std::uint64_t t = 1;
    std::uint64_t s = 1;
    double value() const { return static_cast<double>(t) / static_cast<double>(s); }
    bool operator==(const LaplaceScale&) const = default;
};
LaplaceScale latticeLaplaceScale(double epsilon, UInt128 d1);

/// numerator/denominator of a double's shortest decimal: 0.1 is 1/10. Throws InvalidParameter (naming `parameter`)
/// outside 1e-18 … 1e18.
struct Fraction {
    UInt128 numerator = 0;
    UInt128 denominator = 1;
};
Fraction typedDecimal(double value, const std::string& parameter);

/// "30000/49073", in lowest terms.
std::string fractionText(Fraction fraction);
/// The least double that is not below the fraction.
double roundedUp(Fraction fraction);

/// ρ = D2²/(2σ²), exactly.
Fraction gaussianRho(UInt128 d2_squared, std::uint64_t sigma_squared);

/// μ² = D2²/(σ² − s²), rounded up: the discrete Gaussian is the continuous one of variance σ² − s², rounded at random, to
/// within far less than this rounds up. Unset where σ² ≤ s².
std::optional<double> gaussianMuSquared(UInt128 d2_squared, std::uint64_t sigma_squared);

} // namespace nictate
