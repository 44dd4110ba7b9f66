#pragma once
// Gaze streams made ready for mechanisms: every recording's samples, with the public size of what was looked at.

#include "core/data/dataset.h"

#include <cstddef>
#include <vector>

namespace nictate {

/// One recording. Positions in stimulus pixels, NaN while the eye was lost.
struct GazeStream {
    std::size_t participant = 0; ///< index into the dataset, as the stimulus
    std::size_t stimulus = 0;
    double width_px = 0, height_px = 0; ///< of the stimulus
    std::vector<Sample> samples;        ///< in time order
};

struct StreamStudy {
    int participants = 0; ///< N: everybody included, also those without a stream
    std::vector<GazeStream> streams;
};

/// The recordings with samples of the participants `included` (indices). Throws MissingData when there is none.
StreamStudy streamStudy(const Dataset& dataset, const std::vector<std::size_t>& included);

} // namespace nictate
