#pragma once

namespace nictate::bench {

/// Moves ε, k and chunk at the Signals bench of a window of 1280×800 and prints how long it takes until all plots in front
/// are computed and painted. Needs a QApplication (offscreen will do).
void benchSignalsRefresh();

} // namespace nictate::bench
