#include "core/events/gaze_speed.h"

#include <cmath>
#include <numbers>

namespace nictate {

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
