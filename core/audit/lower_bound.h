#pragma once
// What counts prove about a privacy loss.

namespace nictate {

/// One-sided Clopper–Pearson bounds on a probability after `hits` of `draws`, wrong with probability `alpha`.
double clopperPearsonLower(int hits, int draws, double alpha);
double clopperPearsonUpper(int hits, int draws, double alpha);

/// An event that happened `with` times of `draws` on one data set and `without` times on its neighbour proves an ε of at least
/// ln((p1_L − δ)/p0_U) at this δ; both bounds are wrong with probability 1e-9 at most. 0 when it proves nothing.
double provenEpsilon(int with, int without, int draws, double delta);

/// The same of Gaussian differential privacy: a test of μ-GDP outputs with false positive rate x finds at most Φ(Φ⁻¹(x) + μ), so
/// these counts prove a μ of at least Φ⁻¹(p1_L) − Φ⁻¹(p0_U) [Dong, Roth & Su 2022]. 0 when they prove nothing.
double provenMu(int with, int without, int draws);

/// The probability that a bound above is wrong.
inline constexpr double bound_alpha = 1e-9;

} // namespace nictate
