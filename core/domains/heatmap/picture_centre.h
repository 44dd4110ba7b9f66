#pragma once
// The centre bias of pictures (mathematics.md §3.6.1): what attention is multiplied by, and all there is of an even picture's.

#include "core/data/gaze_map.h"

namespace nictate {

/// rows × columns, each > 0, of mean 1.
GazeMap pictureCentre(int rows, int columns);

} // namespace nictate
