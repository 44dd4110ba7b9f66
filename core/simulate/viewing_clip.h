#pragma once

#include "core/simulate/draws.h"

#include <array>

namespace nictate {

/// Degrees to the right and up of the screen's middle.
struct ScreenPoint {
    double x = 0, y = 0;
};

/// Six objects that move on sums of sinusoids; object 0 is the one to track.
class ViewingClip {
  public:
    static constexpr std::size_t objects = 6;

    explicit ViewingClip(const SeededNoise& noise);

    ScreenPoint at(std::size_t object, double t_s) const;
    double salience(std::size_t object) const { return salience_[object]; } ///< they sum to 1

  private:
    struct Wave {
        double amplitude = 0, period_s = 1, phase = 0;
    };
    struct Object {
        ScreenPoint centre;
        std::array<Wave, 2> x, y;
    };
    std::array<Object, objects> objects_;
    std::array<double, objects> salience_{};
};

} // namespace nictate
