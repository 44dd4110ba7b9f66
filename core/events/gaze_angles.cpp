#include "core/events/gaze_angles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr double degrees = 180 / std::numbers::pi;

double squared(double v) { return v * v; }

/// How pixels of one stimulus become angles.
class Projection {
  public:
    Projection(const Stimulus& stimulus, const EventParameters& parameters)
        : geometry_(stimulus.geometry), width_(stimulus.width_px), height_(stimulus.height_px),
          view_x_(parameters.field_of_view_x_deg), view_y_(parameters.field_of_view_y_deg) {
        in_degrees_ = geometry_.has_value() || (view_x_ > 0 && width_ > 0 && height_ > 0);
    }
    bool inDegrees() const { return in_degrees_; }

    void project(const EyeSample& gaze, AngularSample& sample) const {
        if (std::isnan(gaze.x_px) || std::isnan(gaze.y_px))
            return;
        sample.x_px = gaze.x_px;
        sample.y_px = gaze.y_px;
        const double right = gaze.x_px - 0.5 * width_, up = 0.5 * height_ - gaze.y_px;
        if (geometry_) {
            const double x = right * geometry_->pixel_width_mm, y = up * geometry_->pixel_height_mm;
            const double d = geometry_->distance_mm;
            sample.x_deg = degrees * std::atan2(x, d);
            sample.y_deg = degrees * std::atan2(y, std::hypot(x, d));
        } else if (in_degrees_) {
            sample.x_deg = right / width_ * view_x_;
            sample.y_deg = up / height_ * view_y_;
        } else {
            sample.x_deg = right;
            sample.y_deg = up;
        }
    }

  private:
    std::optional<ViewingGeometry> geometry_;
    double width_, height_, view_x_, view_y_;
    bool in_degrees_;
};

bool seen(const EyeSample& gaze) { return !std::isnan(gaze.x_px) && !std::isnan(gaze.y_px); }

struct Eyes {
    EyeSample Sample::*position = &Sample::gaze;
    EyeSample Sample::*pupil = &Sample::gaze;
};

Eyes betterEyes(const std::vector<Sample>& samples) {
    std::size_t first = 0, second = 0, first_pupil = 0, second_pupil = 0;
    for (const Sample& sample : samples) {
        first += seen(sample.gaze) ? 1 : 0;
        second += seen(sample.second) ? 1 : 0;
        first_pupil += sample.gaze.pupil > 0 ? 1 : 0;
        second_pupil += sample.second.pupil > 0 ? 1 : 0;
    }
    Eyes eyes;
    if (second > first)
        eyes = {&Sample::second, &Sample::second};
    const bool one_eyed = first == 0 || second == 0;
    if (one_eyed || (eyes.pupil == &Sample::gaze ? first_pupil : second_pupil) == 0)
        eyes.pupil = second_pupil > first_pupil ? &Sample::second : &Sample::gaze;
    return eyes;
}

double cosPitch(const AngularSample& sample) { return std::cos(sample.y_deg / degrees); }

double haversine(const AngularSample& a, double cos_a, const AngularSample& b, double cos_b) {
    const double h = squared(std::sin((b.y_deg - a.y_deg) / (2 * degrees))) +
                     cos_a * cos_b * squared(std::sin((b.x_deg - a.x_deg) / (2 * degrees)));
    return 2 * degrees * std::asin(std::min(1.0, std::sqrt(std::max(0.0, h))));
}

} // namespace

double AngularGaze::distance(const AngularSample& a, const AngularSample& b) const {
    return in_degrees ? haversine(a, cosPitch(a), b, cosPitch(b)) : std::hypot(a.x_deg - b.x_deg, a.y_deg - b.y_deg);
}

std::vector<double> AngularGaze::steps(std::span<const AngularSample> run) const {
    std::vector<double> out;
    out.reserve(run.size());
    double before = in_degrees && !run.empty() ? cosPitch(run.front()) : 0; // a sample's cosine serves both its steps
    for (std::size_t i = 1; i < run.size(); ++i) {
        if (!in_degrees) {
            out.push_back(distance(run[i - 1], run[i]));
            continue;
        }
        const double after = cosPitch(run[i]);
        out.push_back(haversine(run[i - 1], before, run[i], after));
        before = after;
    }
    return out;
}

AngularGaze angularGaze(const Recording& recording, const Stimulus& stimulus, const EventParameters& parameters) {
    const Projection projection(stimulus, parameters);
    const Eyes eyes = betterEyes(recording.samples);
    AngularGaze gaze;
    gaze.in_degrees = projection.inDegrees();
    gaze.samples.reserve(recording.samples.size());
    for (const Sample& sample : recording.samples) {
        if (!std::isfinite(sample.t_ms))
            continue;
        AngularSample angular;
        angular.t_s = sample.t_ms / 1000;
        projection.project(sample.*eyes.position, angular);
        if (const double pupil = (sample.*eyes.pupil).pupil; pupil > 0)
            angular.pupil = pupil;
        gaze.samples.push_back(angular);
    }
    auto earlier = [](const AngularSample& a, const AngularSample& b) { return a.t_s < b.t_s; };
    if (!std::is_sorted(gaze.samples.begin(), gaze.samples.end(), earlier))
        std::stable_sort(gaze.samples.begin(), gaze.samples.end(), earlier);
    auto repeated = [](const AngularSample& a, const AngularSample& b) { return a.t_s == b.t_s; };
    gaze.samples.erase(std::unique(gaze.samples.begin(), gaze.samples.end(), repeated), gaze.samples.end());

    std::vector<double> steps;
    for (std::size_t i = 1; i < gaze.samples.size() && steps.size() < 2000; ++i)
        steps.push_back(gaze.samples[i].t_s - gaze.samples[i - 1].t_s);
    if (!steps.empty()) {
        auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
        std::nth_element(steps.begin(), middle, steps.end());
        gaze.step_s = *middle;
    }
    return gaze;
}

namespace {

constexpr double clock_tolerance_s = 1e-6;

/// Of a least-squares line through positions over time.
double slopeSpeed(std::span<const AngularSample> around, bool in_degrees) {
    const auto count = static_cast<double>(around.size());
    double t = 0, x = 0, y = 0;
    for (const AngularSample& sample : around) {
        t += (sample.t_s - around.front().t_s) / count;
        x += sample.x_deg / count;
        y += sample.y_deg / count;
    }
    double tt = 0, tx = 0, ty = 0;
    for (const AngularSample& sample : around) {
        const double dt = sample.t_s - around.front().t_s - t;
        tt += dt * dt;
        tx += dt * (sample.x_deg - x);
        ty += dt * (sample.y_deg - y);
    }
    const double narrower = in_degrees ? std::cos(y * std::numbers::pi / 180) : 1; // yaw off the horizon
    return std::hypot(narrower * tx / tt, ty / tt);
}

} // namespace

std::vector<double> gazeSpeeds(const AngularGaze& gaze, std::span<const AngularSample> seen, double smoothing_s) {
    std::vector<double> speeds = gaze.steps(seen);
    for (std::size_t i = 0, begin = 0, end = 0; i < speeds.size(); ++i) {
        const double middle = (seen[i].t_s + seen[i + 1].t_s) / 2, reach = smoothing_s / 2 + clock_tolerance_s;
        while (begin < i && seen[begin].t_s < middle - reach)
            ++begin;
        while (end < seen.size() && (end < i + 2 || seen[end].t_s <= middle + reach))
            ++end;
        if (smoothing_s > 0 && end - begin > 2)
            speeds[i] = slopeSpeed(seen.subspan(begin, end - begin), gaze.in_degrees);
        else
            speeds[i] /= seen[i + 1].t_s - seen[i].t_s;
    }
    return speeds;
}

} // namespace nictate
