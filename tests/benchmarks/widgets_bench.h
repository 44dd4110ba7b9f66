#pragma once
// How long two heatmap panels take from new maps to painted pixels. Needs a QApplication (offscreen will do).

namespace nictate {

struct PanelTimes {
    double fast_ms = 0;     ///< median over many moves: both maps set, both panels painted
    double renderer_ms = 0; ///< the part in the renderer alone
    double plain_ms = 0;    ///< the straightforward renderer for the same two pictures, once
};

/// Private (sequential) and difference (diverging) panels of 1680×1050 pixels each, maps of the given grid.
PanelTimes benchPanels(int map_width, int map_height, int moves = 60);

} // namespace nictate
