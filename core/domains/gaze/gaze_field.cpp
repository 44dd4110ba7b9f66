#include "core/domains/gaze/gaze_field.h"

#include "core/errors.h"

#include <algorithm>
#include <numbers>
#include <string>

namespace nictate {

namespace {

constexpr double degree = std::numbers::pi / 180;

} // namespace

double wrapped(double yaw_deg) {
    const double turned = yaw_deg - 360 * std::floor((yaw_deg + 180) / 360);
    return turned >= 180 ? -180 : turned; // a tiny negative angle rounds up
}

double distance(GazeMetric metric, const Direction& a, const Direction& b) {
    // mutant gaze-seam-without-wrap
    const double yaw = metric == GazeMetric::cylinder ? wrapped(a.yaw - b.yaw) : a.yaw - b.yaw;
    return std::hypot(yaw, a.pitch - b.pitch);
}

double cylinderStretch(double radius_deg, double pitch_limit_deg) {
    if (!(pitch_limit_deg + radius_deg / 2 < 90))
        throw InvalidParameter("pitch_limit", std::to_string(pitch_limit_deg),
                               Text("pitch_limit + radius/2 below 90°: at the poles yaw says nothing about distance"));
    return 1 / std::cos((pitch_limit_deg + radius_deg / 2) * degree);
}

GazeField::GazeField(const Stimulus& stimulus, double view_x_deg, double view_y_deg)
    : half_yaw_(view_x_deg / 2), half_pitch_(view_y_deg / 2), width_px_(stimulus.width_px), height_px_(stimulus.height_px),
      geometry_(stimulus.geometry) {
    if (geometry_) {
        half_yaw_ = std::atan2(width_px_ / 2 * geometry_->pixel_width_mm, geometry_->distance_mm) / degree;
        half_pitch_ = std::atan2(height_px_ / 2 * geometry_->pixel_height_mm, geometry_->distance_mm) / degree;
    }
}

Direction GazeField::clamped(const Direction& gaze, double pitch_limit_deg) const {
    if (!gaze.seen())
        return {};
    const double most = std::min(half_pitch_, pitch_limit_deg);
    return {allAround() ? wrapped(gaze.yaw) : std::clamp(gaze.yaw, -half_yaw_, half_yaw_), std::clamp(gaze.pitch, -most, most)};
}

double GazeField::diameter(GazeMetric metric, double pitch_limit_deg) const {
    const double yaw = metric == GazeMetric::cylinder ? std::min(180.0, 2 * half_yaw_) : 2 * half_yaw_;
    return std::hypot(yaw, 2 * std::min(half_pitch_, pitch_limit_deg));
}

GazeField::Pixel GazeField::pixel(const Direction& gaze) const {
    if (!gaze.seen())
        return {std::nan(""), std::nan("")};
    const Direction at = clamped(gaze);
    double x = (0.5 + at.yaw / (2 * half_yaw_)) * width_px_, y = (0.5 - at.pitch / (2 * half_pitch_)) * height_px_;
    if (geometry_) {
        const double right = geometry_->distance_mm * std::tan(at.yaw * degree);
        const double up = std::hypot(right, geometry_->distance_mm) * std::tan(at.pitch * degree);
        x = width_px_ / 2 + right / geometry_->pixel_width_mm;
        y = height_px_ / 2 - up / geometry_->pixel_height_mm;
    }
    return {std::clamp(x, 0.0, width_px_), std::clamp(y, 0.0, height_px_)};
}

} // namespace nictate
