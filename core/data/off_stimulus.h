#pragma once

#include "core/data/stimulus.h"

namespace nictate {

/// Whether a place in stimulus pixels lies beside it; no place (NaN) does not.
inline bool offStimulus(const Stimulus& stimulus, double x_px, double y_px) {
    return x_px < 0 || y_px < 0 || x_px >= stimulus.width_px || y_px >= stimulus.height_px;
}

} // namespace nictate
