#pragma once
// The protected maps of a released folder, read back by whoever has that folder and nothing else.

#include "core/data/gaze_map.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A released heatmap, or the windows of one over time, and what its card says of them. All of it is published.
struct ReleasedMaps {
    std::string stimulus; ///< as it is called in public
    Grid display;         ///< of the maps; its cuts are those of time
    GazeClock clock = GazeClock::time;
    std::optional<double> presentation_ms;
    double blur_px = 0;            ///< σ of the blur that made the maps, > 0
    double expected_fixations = 0; ///< of an observer on the stimulus, a public guess, > 0
    int observers = 0;             ///< ≥ 1
    std::vector<GazeMap> windows;  ///< display.height × display.width each, fixations per cell, mean over observers
};

/// Whether the folder has the tables of a heatmap of everybody; nothing is opened.
bool holdsReleasedMaps(const std::filesystem::path& folder);

/// Reads privacy_card.json and heatmap.csv, or heatmap-1.csv … of a heatmap over time, and nothing else. Throws MissingData where
/// the folder holds no such release, ParseError for what cannot be read or does not fit the card.
ReleasedMaps readReleasedMaps(const std::filesystem::path& folder);

} // namespace nictate
