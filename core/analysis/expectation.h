#pragma once
// What to expect before spending anything: from public facts only, never from gaze.

#include "core/mechanisms/maps/maps.h"

#include <optional>
#include <string>

namespace nictate {

/// Expected CC of the private heatmap with the original, from n, ε, δ, grid, blur and ten expected fixations:
/// simulated on a public model of where people look. In [0, 1]; deterministic.
double expectedCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts);

/// Below this expected CC the window says "mostly noise".
inline constexpr double mostly_noise_cc = 0.5;

/// The least ε in [0.01, 100] at which expectedCC reaches `cc`; unset if none does or there is no ε.
std::optional<double> epsilonForCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts, double cc);

/// "Why is it noisy?": one sentence on n, grid and clip, and the one change that helps most.
struct NoiseAdvice {
    std::string why;
    std::string best_change; ///< in words, with the CC it would give
    std::string parameter;   ///< the parameter to change; empty when the change is another mechanism or more observers
    double value = 0;        ///< its new value
    double expected_cc = 0;  ///< after the change
};
NoiseAdvice whyNoisy(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts);

/// Noise scale of the mechanism over grid side √r and observers n (Liu et al. 2019, Fig. 2).
/// rows: sides, columns: observers. delta is n^(−3/2) (at most 0.05) unless given.
Eigen::ArrayXXd noiseSurface(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts,
                             const std::vector<int>& sides, const std::vector<int>& observers);

} // namespace nictate
