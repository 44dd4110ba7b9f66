#pragma once
// Made-up fixations that look like a released map, so that programs which know fixations only can show a release. They are
// post-processing: a function of what is published and of a seed, so they cost no ε. Nobody in them exists.

#include "core/data/dataset.h"
#include "core/domains/heatmap/released_maps.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace nictate {

/// How many are made up.
struct SyntheticChoice {
    std::optional<int> observers; ///< 1 … 100000; unset: as many as the card says
    std::optional<int> fixations; ///< of an observer in each window, 1 … 100000; unset: those expected, spread over the windows
    std::uint64_t seed = 1;
};
inline constexpr double most_synthetic_fixations = 2e7; ///< of all observers

/// Of durations, log-normal: the mean of scene perception in Rayner 1998 (table 1, 330 ms), and a round σ of ln t of ours.
inline constexpr double synthetic_mean_ms = 330, synthetic_log_sd = 0.5;
inline constexpr double synthetic_saccade_ms = 40; ///< between two fixations

/// The density of fixations that the map is a blur of, as far as it can be found: Richardson–Lucy (Richardson 1972, Lucy 1974),
/// 60 steps from the map itself. On `display`, not negative; sums to 1, or to 0 where nothing in the map is positive.
GazeMap sharpened(const GazeMap& map, const Grid& display, double blur_px);

/// Observers "synthetic-1" … on one stimulus. In each window the fixations of all of them together follow the map evenly (a
/// systematic sample) and are dealt out by chance. They begin one after the other; where they would not fit into a window of time
/// they begin sooner, and durations stay. Of a heatmap over time by order an observer has as many in a window as it spans, in the
/// last `fixations`. A window without anything positive has none. Throws InvalidParameter (`observers`, `fixations`).
Dataset syntheticFixations(const ReleasedMaps& maps, const SyntheticChoice& choice);

/// Writes synthetic_fixations.csv, where every row says synthetic = 1, how it is read beside it (nictate-reading.json), and
/// README.txt, which says what they are, into a new folder. Throws OutputError.
void writeSyntheticFixations(const Dataset& synthetic, const std::filesystem::path& folder);

} // namespace nictate
