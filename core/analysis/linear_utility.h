#pragma once

#include "core/maps/gaze_map.h"

namespace nictate {

/// CC and MSE of the maps a + s·b against a reference, for every s without touching the maps again: a few second
/// moments say it all. CC is 0 where a + s·b or the reference is constant.
class LinearUtility {
  public:
    LinearUtility(const GazeMap& a, const GazeMap& b, const GazeMap& reference);

    double cc(double s) const;
    double mse(double s) const { return error2_ + 2 * s * error_b_ + s * s * b2_; }

  private:
    double aa_, ab_, bb_, ar_, br_, rr_; ///< about the means
    double error2_, error_b_, b2_;       ///< means of (a − reference)², (a − reference)·b, b²
};

} // namespace nictate
