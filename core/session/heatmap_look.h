#pragma once
// How the Heatmaps bench shows its maps.

#include <string>

namespace nictate {

enum class PanelLayout { side_by_side, swipe };
/// What stands to the right of original and private.
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
    bool operator==(const HeatmapLook&) const = default;
};

} // namespace nictate
