#pragma once
// Where gaze can be, and how far two directions are apart. Public.

#include "core/data/stimulus.h"

#include <cmath>
#include <optional>

namespace nictate {

/// A direction of gaze in degrees: yaw to the right, pitch upwards. NaN while the eye was lost.
struct Direction {
    double yaw = std::nan("");
    double pitch = std::nan("");

    bool seen() const { return !std::isnan(yaw) && !std::isnan(pitch); }
};

/// plane: √(Δyaw² + Δpitch²), for screens. cylinder: the same with Δyaw wrapped to ±180°, for gaze all around.
enum class GazeMetric { plane, cylinder };

/// In [−180, 180).
double wrapped(double yaw_deg);
double distance(GazeMetric metric, const Direction& a, const Direction& b);

/// 1/cos(pitch_limit + radius/2): within the limit no two directions `radius` apart on the sphere are further apart on the
/// cylinder than that times the radius. Throws InvalidParameter (pitch_limit) where the sum reaches 90°.
double cylinderStretch(double radius_deg, double pitch_limit_deg);

/// The public extent of one stimulus, in degrees around its middle, and the way back to its pixels.
class GazeField {
  public:
    GazeField() = default;
    /// By the stimulus' geometry; where it has none it spans `view_x_deg` × `view_y_deg`.
    GazeField(const Stimulus& stimulus, double view_x_deg, double view_y_deg);

    double halfYaw() const { return half_yaw_; }
    double halfPitch() const { return half_pitch_; }
    bool allAround() const { return half_yaw_ >= 180; }
    /// Of the nearest direction within the field, and at most `pitch_limit_deg` up and down.
    Direction clamped(const Direction& gaze, double pitch_limit_deg = 90) const;
    /// Largest distance of two directions in it.
    double diameter(GazeMetric metric, double pitch_limit_deg = 90) const;
    /// On the stimulus, within its borders; NaN for a lost sample.
    struct Pixel {
        double x = 0, y = 0;
    };
    Pixel pixel(const Direction& gaze) const;
    double width() const { return width_px_; }
    double height() const { return height_px_; }

  private:
    double half_yaw_ = 30, half_pitch_ = 23;
    double width_px_ = 1, height_px_ = 1;
    std::optional<ViewingGeometry> geometry_;
};

} // namespace nictate
