#pragma once
// The live picture behind the Heatmaps workspace: keeps what does not depend on ε, so that moving ε costs one
// multiply-add per display cell (or the coarse grid's post-processing) and one pass that measures the map. Seeded
// exploration, never a release.

#include "core/domains/heatmap/extremes.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/mechanism/bounding.h"
#include "core/mechanism/taken_by_bounds.h"

#include <memory>
#include <optional>

namespace nictate {

/// What the bench shows for one setting. Maps are on facts.display, of all windows of time.
struct PreviewFrame {
    GazeMap protected_map;
    double cc = 0; ///< of a heatmap over time the mean over its windows
    double mse = 0;
    Extremes values, differences;   ///< of the protected map, and of it less the original
    std::optional<DataShare> share; ///< where a prior stands in for what the noise drowned
    Guarantee guarantee;
    Parameters resolved;
    TakenByBounds taken; ///< for the curator alone
};

/// A value that owns its points; not for several threads at once.
class HeatmapPreview {
  public:
    HeatmapPreview(std::shared_ptr<const ObserverPoints> points, HeatmapFacts facts, std::uint64_t seed);

    const HeatmapFacts& facts() const { return facts_; }
    const ObserverPoints& points() const { return *points_; }
    /// Noise-free heatmap on the display grid.
    const GazeMap& original() const { return original_; }

    /// The simulated heatmap for these parameters. Recomputes statistic and noise only if something other than
    /// the noise scale changed. Throws InvalidParameter.
    PreviewFrame frame(const Mechanism<Heatmaps>& mechanism, const Parameters& given);

    /// What someone who knows all others' maps recovers of one observer from this simulated output, before
    /// post-processing: n·output − Σ others, on the mechanism's own grid.
    GazeMap attack(const Mechanism<Heatmaps>& mechanism, const Parameters& given, std::size_t observer);

  private:
    struct Cache;
    Cache& cacheFor(const Mechanism<Heatmaps>& mechanism, const Parameters& resolved);

    std::shared_ptr<const ObserverPoints> points_;
    HeatmapFacts facts_;
    SeededNoise noise_;
    GazeMap original_;
    std::shared_ptr<Cache> cache_;
};

// The n−1 attack (Liu et al. 2019, §3.3): whoever knows everybody else's map subtracts it.

/// n·(released mean map) − Σ_{j≠i} G_j. Exact for a noise-free release of integer sums: rounds to the integers
/// when the sums are counts (no splat, no clip) and `noise_scale` is 0; noise of n·noise_scale otherwise.
GazeMap recoverObserver(const GazeMap& released_mean, const Grid& grid, const Bounds& bounds, const ObserverPoints& points,
                        std::size_t observer, double noise_scale);
} // namespace nictate
