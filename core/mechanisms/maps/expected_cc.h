#pragma once
// What to expect of a heatmap before spending anything: from public facts only, never from gaze.

#include "core/mechanisms/maps/maps.h"

namespace nictate {

/// Expected CC of the private heatmap with the original, from n, ε, δ, grid, blur and ten expected fixations:
/// simulated on a public model of where people look. In [0, 1]; deterministic.
double expectedCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts);

/// The part of it that noise alone would reach, by chance: the model's pictures are few and blurred.
double noiseCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts);

/// Below this expected CC the window says "mostly noise".
inline constexpr double mostly_noise_cc = 0.5;

} // namespace nictate
