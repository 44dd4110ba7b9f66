#include "core/domains/gaze/saccade_form.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

double between(const SaccadeProfile& profile, double t) {
    const double place = std::clamp(t, 0.0, 1.0) * (saccade_knots - 1);
    const auto i = std::min(static_cast<std::size_t>(place), saccade_knots - 2);
    return profile[i] + (place - static_cast<double>(i)) * (profile[i + 1] - profile[i]);
}

double knot(std::size_t i) { return static_cast<double>(i) / (saccade_knots - 1); }

/// (a, b, ln c)
using Point = Eigen::Vector3d;
const Point lowest_form(0, 0, std::log(0.002));
const Point highest_form(1e9, 1, std::log(10.0));

struct Sums {
    double error = 0;
    Eigen::Matrix3d normal = Eigen::Matrix3d::Zero();
    Point gradient = Point::Zero();
};

Sums sumsAt(const Point& at, const SaccadeProfile& profile) {
    Sums sums;
    const double c = std::exp(at[2]);
    for (std::size_t i = 0; i < saccade_knots; ++i) {
        const double off = knot(i) - at[1], form = std::exp(-off * off / c), value = at[0] * form;
        const Point slope(form, value * 2 * off / c, value * off * off / c);
        const double residual = value - profile[i];
        sums.error += residual * residual;
        sums.normal += slope * slope.transpose();
        sums.gradient += slope * residual;
    }
    return sums;
}

Point startOf(const SaccadeProfile& profile) {
    const auto top = std::max_element(profile.begin(), profile.end());
    const auto above =
        static_cast<double>(std::count_if(profile.begin(), profile.end(), [&](double speed) { return speed >= *top / 2; }));
    const double half = above / saccade_knots / 2;
    return Point(*top, knot(static_cast<std::size_t>(top - profile.begin())), std::log(half * half / std::log(2.0)))
        .cwiseMax(lowest_form)
        .cwiseMin(highest_form);
}

} // namespace

SaccadeProfile saccadeProfile(std::span<const double> step_speeds) {
    SaccadeProfile profile{};
    const auto last = static_cast<double>(step_speeds.size()) - 1;
    for (std::size_t i = 0; i < saccade_knots; ++i) {
        const double place = knot(i) * last;
        const auto j = std::min(static_cast<std::size_t>(place), step_speeds.size() - 1);
        const std::size_t next = std::min(j + 1, step_speeds.size() - 1);
        profile[i] = step_speeds[j] + (place - static_cast<double>(j)) * (step_speeds[next] - step_speeds[j]);
    }
    return profile;
}

std::vector<double> stepSpeeds(const SaccadeProfile& profile, std::size_t steps) {
    std::vector<double> speeds;
    for (std::size_t j = 0; j < steps; ++j)
        speeds.push_back(between(profile, steps == 1 ? 0.5 : static_cast<double>(j) / static_cast<double>(steps - 1)));
    return speeds;
}

SaccadeProfile SaccadeForm::profile() const {
    SaccadeProfile out{};
    for (std::size_t i = 0; i < saccade_knots; ++i)
        out[i] = a * std::exp(-(knot(i) - b) * (knot(i) - b) / c);
    return out;
}

SaccadeForm fitForm(const SaccadeProfile& profile) {
    Point at = startOf(profile);
    Sums here = sumsAt(at, profile);
    double damping = 1e-3;
    for (int step = 0; step < 200 && damping < 1e12; ++step) {
        Eigen::Matrix3d normal = here.normal;
        Point gradient = here.gradient;
        for (int k = 0; k < 3; ++k) {
            normal(k, k) += damping * std::max(normal(k, k), 1e-12);
            const bool held = (at[k] <= lowest_form[k] && gradient[k] > 0) || (at[k] >= highest_form[k] && gradient[k] < 0);
            if (!held)
                continue;
            normal.row(k).setZero();
            normal.col(k).setZero();
            normal(k, k) = 1;
            gradient[k] = 0;
        }
        const Point next = (at - normal.ldlt().solve(gradient)).cwiseMax(lowest_form).cwiseMin(highest_form);
        const Sums there = sumsAt(next, profile);
        if (!(there.error < here.error)) {
            damping *= 4;
            continue;
        }
        const bool settled = here.error - there.error <= 1e-14 * (here.error + 1e-300);
        at = next;
        here = there;
        damping = std::max(damping / 5, 1e-12);
        if (settled)
            break;
    }
    return {at[0], at[1], std::exp(at[2])};
}

std::vector<double> shareOfWay(const SaccadeProfile& profile, std::size_t steps) {
    const std::vector<double> speeds = stepSpeeds(profile, steps);
    double all = 0, done = 0;
    for (double speed : speeds)
        all += speed;
    std::vector<double> shares;
    for (std::size_t j = 0; j + 1 < steps; ++j) {
        done += speeds[j];
        shares.push_back(all > 0 ? done / all : static_cast<double>(j + 1) / static_cast<double>(steps));
    }
    return shares;
}

double usualSaccadeDuration(double amplitude_deg) { return 0.021 + 0.0022 * amplitude_deg; }

} // namespace nictate
