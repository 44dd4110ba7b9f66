#pragma once

#include "core/maps/gaze_map.h"

namespace nictate {

/// CC and MSE of the maps a + s·b against a reference, for every s without touching the maps again: a few second
/// moments say it all. CC is 0 where a + s·b or the reference is constant. An empty b is 0 everywhere.
class LinearUtility {
  public:
    LinearUtility(const GazeMap& a, const GazeMap& b, const GazeMap& reference);

    double cc(double s) const;
    double mse(double s) const { return error2_ + 2 * s * error_b_ + s * s * b2_; }

  private:
    double aa_ = 0, ab_ = 0, bb_ = 0, ar_ = 0, br_ = 0, rr_ = 0; ///< about the means
    double error2_ = 0, error_b_ = 0, b2_ = 0;                   ///< means of (a − reference)², (a − reference)·b, b²
};

} // namespace nictate
