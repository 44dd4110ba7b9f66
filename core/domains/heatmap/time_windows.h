#pragma once
// Heatmaps over time: how a presentation is cut into windows, and the maps of the windows one by one (mathematics.md §3.10).

#include "core/data/gaze_map.h"
#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// How a heatmap over time is cut. Public: said by a person or following from how long stimuli were shown, never read from gaze.
struct TimeCut {
    int windows = 1;                   ///< even ones, where `at` does not say; 1 … most_windows
    std::vector<double> at;            ///< between windows: rising, > 0, in the unit of `clock`; then there is one window more
    GazeClock clock = GazeClock::time; ///< `order` for studies without times
    std::optional<double> presentation_ms; ///< how long stimuli were shown, > 0; unset = nobody has said

    int count() const { return at.empty() ? windows : static_cast<int>(at.size()) + 1; }
    /// Even windows of a time that nobody has said.
    bool wantsPresentation() const { return windows > 1 && at.empty() && clock == GazeClock::time && !presentation_ms; }
    bool operator==(const TimeCut&) const = default;
};
inline constexpr int most_windows = 200;

/// Throws InvalidParameter: `windows` or `presentation`.
void checkTimeCut(const TimeCut& cut);

/// Where a grid is cut. `shown`: how long, in the unit of the clock; > 0 where windows are even.
std::vector<double> cutsOf(const TimeCut& cut, double shown);

/// What part of the fixations is expected in each window: its part of `shown`. A last window that ends nobody knows where (shown
/// = 0, or not beyond the last cut) is as long as the others in the mean. They sum to 1.
std::vector<double> windowShares(const std::vector<double>& cuts, double shown);

/// A presentation that holds all gaze, in steps of half a second: for a preview, until somebody says how long it was. Sensitive.
double guessedPresentation(const ObserverPoints& points);

/// How long each window's picture is to be seen where the heatmap over time plays as fast as it was looked at, ms; of one that is
/// cut by order half a second each.
std::vector<double> windowTimes(const std::vector<double>& cuts, double shown, GazeClock clock);

/// "0 – 1000 ms", "from 4000 ms", "fixations 3 – 4": a window in words.
Text windowName(const std::vector<double>& cuts, int window, GazeClock clock);

/// A map of one window out of those that stand below each other, and the other way round.
GazeMap windowMap(const GazeMap& maps, int window, int windows);
std::vector<GazeMap> windowMaps(const GazeMap& maps, int windows);
GazeMap stackedWindows(const std::vector<GazeMap>& maps);

/// Correlation with `reference`, window by window, and its mean.
std::vector<double> windowCCs(const GazeMap& maps, const GazeMap& reference, int windows);
double meanCC(const GazeMap& maps, const GazeMap& reference, int windows);

} // namespace nictate
