#pragma once
// What Gaussian noise promises, exactly: the analytic Gaussian mechanism (Balle & Wang 2018) and zCDP
// (Bun & Steinke 2016; conversion of Canonne, Kamath & Steinke 2020). mathematics.md §6.1 and 6.2.

namespace nictate {

/// δ(ε) of N(0,σ²) noise at μ = Δ2/σ: Φ(μ/2 − ε/μ) − e^ε Φ(−μ/2 − ε/μ). ε ≥ 0, μ ≥ 0. Never overflows.
double gaussianDelta(double epsilon, double mu);

/// The least ε ≥ 0 with gaussianDelta(ε, μ) ≤ δ, rounded up. 0 < δ < 1, μ ≥ 0.
double gaussianEpsilon(double mu, double delta);

/// q(ε,δ): the least σ at Δ2 = 1 with gaussianDelta(ε, 1/σ) ≤ δ, rounded up. ε > 0, 0 < δ < 1.
double analyticSigma(double epsilon, double delta);

/// ε(ρ,δ) of ρ-zCDP: min over α > 1 of αρ + [ln(1/δ) + (α−1)ln(1−1/α) − ln α]/(α−1), rounded up.
double zcdpEpsilon(double rho, double delta);

/// ρ* = the largest ρ with zcdpEpsilon(ρ,δ) ≤ ε, rounded down.
double zcdpRho(double epsilon, double delta);

/// σ of Theorem 3.4 of Liu et al. 2019 on the mean map: (m/(nε))·√(r(ε/2 + ln(r/δ))).
/// Not true as stated: compare its δ_true = gaussianDelta(ε, Δ2/σ) with δ.
double theorem34Sigma(double cap, double cells, double observers, double epsilon, double delta);

/// The best chance of guessing right whether someone took part, starting from 50:50, under (ε,δ)-DP:
/// (e^ε + δ)/(1 + e^ε), and exactly max over tests for the Gaussian when δ belongs to it.
double bestGuess(double epsilon, double delta);

} // namespace nictate
