#pragma once
// The domain of mechanisms on gaze maps: statistic → + scale·(unit noise) → finish. The three steps are apart so that an
// explorer can keep the statistic and the unit noise while ε moves.

#include "core/domains/heatmap/data_share.h"
#include "core/domains/heatmap/public_picture.h"
#include "core/domains/heatmap/time_windows.h"
#include "core/mechanism/lattice_plan.h"
#include "core/mechanism/mechanisms.h"

#include <functional>

namespace nictate {

struct DomainKind;

/// Public facts about a heatmap: everything a default or a guarantee may depend on besides parameters.
struct HeatmapFacts {
    int observers = 1;                                 ///< n ≥ 1
    Grid display{200, 150, 800, 600};                  ///< the grid heatmaps are shown and compared on
    double blur_px = 24;                               ///< σ_b, stimulus pixels
    double expected_fixations = 10;                    ///< per observer, a public guess
    std::shared_ptr<const PublicPicture> picture = {}; ///< the stimulus itself; null = none is known
    double shown = 0; ///< of a heatmap over time: how long the stimulus was, in the unit of display.cuts; 0 = nobody has said
    GazeClock clock = GazeClock::time; ///< which unit that is

    int windows() const { return display.windows(); }
    bool operator==(const HeatmapFacts&) const = default;
};

enum class NoiseKind { none, gaussian, laplace };

/// Post-processing: a noisy mean map on the mechanism's grid and its noise scale, to a heatmap on the display grid.
/// Costs no privacy.
struct Finish {
    std::function<GazeMap(const GazeMap& noisy, double noise_scale)> map;
    /// Of a finish that rests on a prior: how much of the map the noisy data decided, on the mechanism's grid.
    std::function<DataShare(double noise_scale)> share = {};
    /// Of such a finish: the map without prior, threshold or clamp.
    std::function<GazeMap(const GazeMap& noisy)> unbiased = {};

    GazeMap operator()(const GazeMap& noisy, double noise_scale) const { return map(noisy, noise_scale); }
};

/// The three parts of a mechanism on maps: grid and statistic, noise, post-processing.
struct HeatmapSteps {
    NoiseKind noise = NoiseKind::none;
    /// The grid of the statistic.
    Grid (*grid)(const Parameters& resolved, const HeatmapFacts&) = nullptr;
    /// The mean map over observers before noise; rows × columns of grid(). Only random selection uses the noise.
    GazeMap (*statistic)(const ObserverPoints&, const Parameters& resolved, const HeatmapFacts&, const SeededNoise&) = nullptr;
    /// Builds the post-processing for these parameters; it does not depend on the noise scale, so it can be kept
    /// while ε moves.
    Finish (*finisher)(const Parameters& resolved, const HeatmapFacts&) = nullptr;
    /// Maps may be cut in time. What one observer gave to all windows must then be bounded as one vector.
    bool takes_windows = false;
    /// The finish is linear and ignores the noise scale, so heatmap(ε) = finish(Ḡ) + σ(ε)·finish(Z).
    bool finish_is_linear = false;
};

/// A simulated heatmap, before and after post-processing.
struct SimulatedMap {
    GazeMap heatmap; ///< display grid
    GazeMap noisy;   ///< the mechanism's own grid, before post-processing
};

/// The domain of heatmaps: which types its mechanisms work with.
struct Heatmaps {
    static constexpr auto reads = "maps";
    using Data = ObserverPoints;
    using Facts = HeatmapFacts;
    using Steps = HeatmapSteps;
    using Output = SimulatedMap;
    using Plan = LatticePlan;
    /// Throws InvalidParameter (`observers`) below 1.
    static void check(const HeatmapFacts& facts);
    static int people(const HeatmapFacts& facts) { return facts.observers; }
};

/// How shared code knows the domain, and its mechanisms.
DomainKind heatmapDomain();
template <> const std::vector<Mechanism<Heatmaps>>& mechanisms();

/// The three steps in a row: how every mechanism on maps is simulated. The noise scale is the guarantee's.
SimulatedMap simulateSteps(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                           const HeatmapFacts& facts, const SeededNoise& noise, const Progress& progress);

/// The parts of a simulation's noise: one for a random selection, one for the additive field.
SeededNoise selectionNoise(const SeededNoise& noise);
SeededNoise fieldNoise(const SeededNoise& noise);

/// Unit noise of a kind on a grid: standard deviation 1 (Gaussian), scale b = 1 (Laplace), 0 (none).
GazeMap unitNoise(NoiseKind kind, const Grid& grid, const SeededNoise& noise);

/// Where people are expected to look before anybody has: the picture's attention, or that of the centre where there is none,
/// times the expected fixations, blurred; display grid. Public: what a map shows with no gaze at all.
GazeMap heatmapWithoutGaze(const HeatmapFacts& facts);

/// The attention a prior rests on: the picture's where there is one that can be read, or the centre's.
GazeMap publicAttention(const HeatmapFacts& facts);

/// These facts with time cut into windows; even ones of time are those of the presentation that was said, or else of the one that
/// was guessed. Throws InvalidParameter (`windows`, `presentation`), also where neither is there.
HeatmapFacts withWindows(HeatmapFacts facts, const TimeCut& cut, std::optional<double> guessed_ms = {});
/// Throws InvalidParameter (`windows`): for mechanisms whose maps cannot be cut in time.
void refuseWindows(const HeatmapFacts& facts);

/// What utility is measured against: the mean map without bounds or noise, blurred, on the display grid.
GazeMap referenceHeatmap(const ObserverPoints& points, const HeatmapFacts& facts);

} // namespace nictate
