#pragma once

namespace nictate::bench {

/// The Data bench: long tables put in order, and a frame of the replay.
void benchDataViews();

} // namespace nictate::bench
