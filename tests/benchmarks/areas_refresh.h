#pragma once

namespace nictate::bench {

/// Moves ε and an area at the Areas bench of a window of 1280×800, with 20 areas, 5 metrics and 1000 observers, and prints how
/// long it takes until table, bars and picture are computed and painted. Needs a QApplication (offscreen will do).
void benchAreasRefresh();

} // namespace nictate::bench
