#pragma once
// What to expect of a heatmap before spending anything: from public facts only, never from gaze.

#include "core/domains/heatmap/heatmaps.h"

namespace nictate {

/// Expected CC of the protected heatmap with the original, from n, ε, δ, grid, blur and expected fixations:
/// simulated on a public model of where people look at the picture, or at screens where none is known. In [0, 1]; deterministic.
double expectedCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts);

/// The part of it that noise alone would reach, by chance: the model's pictures are few and blurred.
double noiseCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts);

/// What the heatmap without any gaze is expected to reach.
double expectedCCWithoutGaze(const HeatmapFacts& facts, const Parameters& given = {});

/// A map this little above the one without any gaze, in CC, adds nothing to it.
inline constexpr double adds_something_cc = 0.01;

/// Below this expected CC the window says "mostly noise".
inline constexpr double mostly_noise_cc = 0.5;

} // namespace nictate
