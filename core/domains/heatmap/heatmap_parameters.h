#pragma once
// Parameters and steps that several mechanisms on gaze maps share.

#include "core/domains/heatmap/heatmaps.h"
#include "core/mechanism/bounding.h"
#include "core/mechanism/shared_parameters.h"

namespace nictate {

ParameterSpec widthSpec(const Text& default_formula);
ParameterSpec heightSpec(const Text& default_formula);
ParameterSpec capSpec();
ParameterSpec countCapSpec();
ParameterSpec clipSpec(const Text& default_formula);
ParameterSpec splatSpec(const Text& default_formula);

/// epsilon = 1, delta, and the noise grid = the display grid, where not given.
Parameters displayGridDefaults(const Parameters& given, const HeatmapFacts& facts);

Grid noiseGrid(const Parameters& resolved, const HeatmapFacts& facts);
Bounds boundsOf(const Parameters& resolved);

/// Σ G_i / n with the parameters' bounds.
GazeMap boundedMean(const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                    const SeededNoise& noise);

/// Exact releases of the bounded sum: with the discrete Gaussian that keeps (ε,δ), and without noise.
LatticePlan gaussianLattice(const Parameters& resolved, const HeatmapFacts& facts);
LatticePlan noiselessLattice(const Parameters& resolved, const HeatmapFacts& facts);

/// σ(m)² (Gaussian) or 2b(m)² (Laplace) for m = 1 … largest_cap, from the guarantee with `cap` = m.
std::vector<double> capNoiseVariances(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                                      int largest_cap);

/// Only the blur, and that in words.
std::vector<Text> blurInWords(const Parameters& resolved, const HeatmapFacts& facts);
Finish blurOnly(const Parameters& resolved, const HeatmapFacts& facts);

/// Sensitivities of the mean map and the noise's unit, filled into a guarantee for one map release.
Guarantee heatmapGuarantee(const Parameters& resolved, const HeatmapFacts& facts);

/// Adds the warning that a δ of 1/n or more deserves.
void warnLargeDelta(Guarantee& guarantee, const HeatmapFacts& facts);

/// The guarantee of N(0,σ²) per cell with σ = Δ2·q(ε,δ).
Guarantee analyticGaussianGuarantee(const Parameters& resolved, const HeatmapFacts& facts);

inline constexpr const char* liu2019 =
    "Liu, Xia, Duchowski, Bailey, Holmqvist & Jain 2019, Differential privacy for eye-tracking data (ETRA)";

} // namespace nictate
