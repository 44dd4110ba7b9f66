#pragma once
// How the Heatmaps workspace shows its maps.

#include "core/choices/session.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/domains/heatmap/time_windows.h"

#include <string>

namespace nictate {

struct BenchKind;
struct CommandScript;

enum class PanelLayout { side_by_side, swipe };
/// The picture to the right of original and protected.
enum class ThirdPanel { none, difference, attacker, compared, data_share };

struct HeatmapLook {
    static constexpr auto bench = "heatmaps";

    PanelLayout layout = PanelLayout::side_by_side;
    ThirdPanel third = ThirdPanel::difference;
    std::string attacked;               ///< participant's id; empty = the first included one
    std::string colour_map = "viridis"; ///< viridis, cividis or turbo
    double opacity = 0.75;              ///< of the heatmap over the stimulus, 0 … 1
    double swipe = 0.5;                 ///< where the swipe line stands, 0 … 1
    double zoom = 1;                    ///< 1 = the whole stimulus, … 64
    double centre_x = 0.5;              ///< of what is seen, as fractions of the stimulus
    double centre_y = 0.5;
    bool show_stimulus = true;
    TimeCut cut;        ///< one window: a still map
    int window = 0;     ///< of a heatmap over time, the one that is seen
    double speed = 1;   ///< of a heatmap over time that plays, 1 = as fast as it was looked at; 0.01 … 100
    bool sheet = false; ///< of a heatmap over time, all windows beside each other
    bool operator==(const HeatmapLook&) const = default;
};

/// How sessions know the workspace.
BenchKind heatmapsBench();

/// `heatmap` for the stimulus that is chosen. Throws MissingData.
CommandScript heatmapCommand(const Session& session, const Dataset& dataset);

/// Public facts about the heatmap on screen for n = `observers`; of a heatmap over time see withWindows(), which throws.
HeatmapFacts heatmapFacts(const Session& session, const Stimulus& stimulus, const PublicFrame& frame, std::size_t observers,
                          std::optional<double> guessed_presentation_ms = {});

} // namespace nictate
