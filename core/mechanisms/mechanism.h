#pragma once
// What a mechanism is: a self-description and a few pure functions. Adding one = one header, one source, one
// line in registry.cpp, one test.

#include "core/maps/gaze_map.h"
#include "core/mechanisms/lattice_plan.h"
#include "core/mechanisms/parameters.h"
#include "core/noise/seeded_noise.h"
#include "core/privacy/guarantee.h"

#include <functional>
#include <string>
#include <vector>

namespace nictate {

enum class Reads { maps, signals, streams };
const char* name(Reads reads);

/// Everything a person or a program needs to know before using a mechanism.
struct MechanismInfo {
    std::string id;   ///< as on the command line
    std::string name; ///< as in the window
    Reads reads = Reads::maps;
    std::string summary; ///< one sentence for the panel
    std::string formula; ///< the noise and its scale, in plain text
    std::string citation;
    std::vector<ParameterSpec> parameters;
    std::vector<Status> statuses; ///< those it can have
};

/// Public facts about a heatmap: everything a default or a guarantee may depend on besides parameters.
struct MapFacts {
    int observers = 1;                ///< n ≥ 1
    Grid display{200, 150, 800, 600}; ///< the grid heatmaps are shown and compared on
    double blur_px = 24;              ///< σ_b, stimulus pixels
    double expected_fixations = 10;   ///< per observer, a public guess
    bool operator==(const MapFacts&) const = default;
};

enum class NoiseKind { none, gaussian, laplace };

/// Post-processing: a noisy mean map on the mechanism's grid and its noise scale, to a heatmap on the display grid.
/// Costs no privacy.
using Finish = std::function<GazeMap(const GazeMap& noisy, double noise_scale)>;

/// A mechanism on gaze maps: statistic → + scale·(unit noise) → finish. The three steps are apart so that an
/// explorer can keep the statistic and the unit noise while ε moves. `resolved` parameters have every default
/// filled in (see resolve) and are within their ranges.
struct MapMechanism {
    MechanismInfo info;
    NoiseKind noise = NoiseKind::none;
    /// Defaults that depend on the situation, for parameters that were not given. Public facts only.
    Parameters (*defaults)(const Parameters& given, const MapFacts&) = nullptr;
    /// The promise and the noise scale (on the mean map).
    Guarantee (*guarantee)(const Parameters& resolved, const MapFacts&) = nullptr;
    /// The grid of the statistic.
    Grid (*grid)(const Parameters& resolved, const MapFacts&) = nullptr;
    /// The mean map over observers before noise; rows × columns of grid(). Only random selection uses the noise.
    GazeMap (*statistic)(const ObserverPoints&, const Parameters& resolved, const MapFacts&, const SeededNoise&) = nullptr;
    /// Builds the post-processing for these parameters; it does not depend on the noise scale, so it can be kept
    /// while ε moves.
    Finish (*finisher)(const Parameters& resolved, const MapFacts&) = nullptr;
    /// The exact release of the same query (mechanisms.md §6). Public facts only.
    LatticePlan (*lattice)(const Parameters& resolved, const MapFacts&) = nullptr;
    /// What the finisher does, one sentence a step, for the privacy card.
    std::vector<std::string> (*post_processing)(const Parameters& resolved, const MapFacts&) = nullptr;
    /// The finish is linear and ignores the noise scale, so heatmap(ε) = finish(Ḡ) + σ(ε)·finish(Z).
    bool finish_is_linear = false;
};

/// The rule below for any kind of mechanism; `defaults` fills in what was not given.
Parameters resolve(const MechanismInfo& info, const Parameters& given, const std::function<Parameters()>& defaults);

/// `given` with every default filled in. Throws InvalidParameter for an unknown name or a value out of range.
Parameters resolve(const MapMechanism& mechanism, const Parameters& given, const MapFacts& facts);

/// Guarantee for parameters as given; resolves them first.
Guarantee guaranteeOf(const MapMechanism& mechanism, const Parameters& given, const MapFacts& facts);

/// The parameter's description. Throws InvalidParameter when the mechanism has no such parameter.
const ParameterSpec& parameterSpec(const MechanismInfo& info, const std::string& name);

/// One simulated output. Never a release.
struct SimulatedMap {
    GazeMap heatmap; ///< display grid
    GazeMap noisy;   ///< the mechanism's own grid, before post-processing
    Guarantee guarantee;
    Parameters resolved;
};
SimulatedMap simulate(const MapMechanism& mechanism, const ObserverPoints& points, const Parameters& given, const MapFacts& facts,
                      const SeededNoise& noise);

/// The parts of a simulation's noise: one for a random selection, one for the additive field.
SeededNoise selectionNoise(const SeededNoise& noise);
SeededNoise fieldNoise(const SeededNoise& noise);

/// Unit noise of a kind on a grid: standard deviation 1 (Gaussian), scale b = 1 (Laplace), 0 (none).
GazeMap unitNoise(NoiseKind kind, const Grid& grid, const SeededNoise& noise);

/// What utility is measured against: the mean map without bounds or noise, blurred, on the display grid.
GazeMap referenceHeatmap(const ObserverPoints& points, const MapFacts& facts);

} // namespace nictate
